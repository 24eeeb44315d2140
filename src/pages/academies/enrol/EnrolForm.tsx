import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { EnrolmentRef } from '../../../../machines/enrolment/enrolmentMachine.ts';
import * as read from '../../../../machines/enrolment/enrolmentSelectors.ts';
import { Dialog } from '../../../components/dialogs/Dialog.tsx';
import { Joined } from '../../../components/text/Joined.tsx';
import { LocalText } from '../../../components/text/LocalText.tsx';
import { Sessions } from '../Sessions.tsx';
import { AddedToCart } from './AddedToCart.tsx';
import { ChooseDays } from './ChooseDays.tsx';
import { ChoosePackage } from './ChoosePackage.tsx';
import { ChooseStart } from './ChooseStart.tsx';
import { EnrolBar } from './EnrolBar.tsx';
import { WhoComes } from './WhoComes.tsx';
import './enrol.css';

/** Who comes, which package, on which days, from when, and what that costs; then that it lies in the cart. */
export function EnrolForm({ enrolment, onClose }: { enrolment: EnrolmentRef; onClose: () => void }) {
  const isAdded = useSelector(enrolment, read.isAdded);
  const program = useSelector(enrolment, read.program);
  const workshop = useSelector(enrolment, read.workshop);
  if (isAdded) return <AddedToCart enrolment={enrolment} onClose={onClose} />;
  return (
    <Dialog
      isEntry
      tall
      className="enrol"
      width="44rem"
      title={<Trans>Who is joining?</Trans>}
      onClose={onClose}
      bar={<EnrolBar enrolment={enrolment} />}
    >
      <p className="meta enrol__what">
        <Joined>
          <LocalText of={program} />
          <LocalText of={workshop} />
          {workshop.venue ? <LocalText of={workshop.venue} /> : null}
        </Joined>
      </p>
      <WhoComes enrolment={enrolment} />
      <Choices enrolment={enrolment} />
    </Dialog>
  );
}

/** What is chosen once for all who come. */
function Choices({ enrolment }: { enrolment: EnrolmentRef }) {
  return (
    <>
      <ChoosePackage enrolment={enrolment} />
      <ChooseDays enrolment={enrolment} />
      <ChooseStart enrolment={enrolment} />
      <Sessions enrolment={enrolment} />
    </>
  );
}
