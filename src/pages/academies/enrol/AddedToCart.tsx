import { Plural, Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { EnrolmentRef } from '../../../../machines/enrolment/enrolmentMachine.ts';
import * as read from '../../../../machines/enrolment/enrolmentSelectors.ts';
import { check } from '../../../art/icons/signs.ts';
import { Button, LinkButton } from '../../../components/buttons/Button.tsx';
import { Dialog } from '../../../components/dialogs/Dialog.tsx';
import { Icon } from '../../../components/pictures/Icon.tsx';
import { Joined } from '../../../components/text/Joined.tsx';
import { LocalText } from '../../../components/text/LocalText.tsx';
import { formatDay } from '../../../i18n/dates.ts';
import { useLocale } from '../../../i18n/useLocale.ts';

/** The enrolment is in the cart: who, in what, from when; the way there, and the way on. */
export function AddedToCart({ enrolment, onClose }: { enrolment: EnrolmentRef; onClose: () => void }) {
  const locale = useLocale();
  const attendees = useSelector(enrolment, read.attendees);
  const program = useSelector(enrolment, read.program);
  const first = useSelector(enrolment, read.firstDate);
  const names = attendees.map(({ customerId, name }) => <bdi key={customerId}>{name}</bdi>);
  return (
    <Dialog
      isEntry
      className="enrol"
      title={<Trans>In your cart</Trans>}
      onClose={onClose}
      bar={
        <>
          <Button variant="line" onClick={onClose}>
            <Trans>Keep looking</Trans>
          </Button>
          <LinkButton variant="cta" className="end" to="/cart" replace>
            <Trans>Go to cart</Trans>
          </LinkButton>
        </>
      }
    >
      <p className="enrol__added">
        <Icon of={check} />
        <span>
          <b>
            <Joined>{names}</Joined>
          </b>
          <span className="meta">
            <LocalText of={program} />
            {first ? (
              <>
                {' · '}
                <Trans>from {formatDay(first, locale)}</Trans>
              </>
            ) : null}
          </span>
        </span>
      </p>
      <p className="fine">
        <Plural
          value={attendees.length}
          one="The place is theirs as soon as it is paid."
          other="The places are theirs as soon as they are paid."
        />
      </p>
    </Dialog>
  );
}
