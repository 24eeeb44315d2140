import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import * as read from '../../../../machines/enrolment/enrolmentSelectors.ts';
import type { EnrolmentRef } from '../../../../machines/enrolment/enrolmentMachine.ts';
import { programmeState } from '../../../../machines/enrolment/programmes.ts';
import type { WorkshopDetails, WorkshopProgram } from '../../../contract/academies.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { Dialog } from '../../../components/dialogs/Dialog.tsx';
import { Joined } from '../../../components/text/Joined.tsx';
import { LocalText } from '../../../components/text/LocalText.tsx';
import { useVenueNow } from '../../../actors/useVenueNow.ts';
import { AddedToCart } from './AddedToCart.tsx';
import { ChoosePackage } from './ChoosePackage.tsx';
import { ChooseDays } from './ChooseDays.tsx';
import { ChooseStart } from './ChooseStart.tsx';
import { EnrolBar } from './EnrolBar.tsx';
import { WhoComes } from './WhoComes.tsx';
import { Sessions } from '../Sessions.tsx';
import { useEnrolment } from './useEnrolment.ts';
import './enrol.css';

interface EnrolDialogProps {
  workshop: WorkshopDetails;
  program: WorkshopProgram;
  onClose: () => void;
}

/** Enrolling in a programme (R2.2.4): who comes, which package, on which days, from when, and what that costs. */
export function EnrolDialog(props: EnrolDialogProps) {
  const { program, onClose } = props;
  const now = useVenueNow();
  const mayJoin = programmeState(program, now) === 'open' && program.packages.length > 0;
  if (mayJoin) return <Enrolling {...props} />;
  return (
    <Dialog
      isEntry
      title={program.remaining_capacity === 0 ? <Trans>This group is full</Trans> : <Trans>Nobody can join now</Trans>}
      onClose={onClose}
      bar={
        <Button variant="line" className="end" onClick={onClose}>
          <Trans>See the other groups</Trans>
        </Button>
      }
    >
      <p>
        <Trans>There may be a place in another group.</Trans>
      </p>
    </Dialog>
  );
}

function Enrolling({ workshop, program, onClose }: EnrolDialogProps) {
  const enrolment = useEnrolment(workshop, program);
  const isAdded = useSelector(enrolment, read.isAdded);
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
