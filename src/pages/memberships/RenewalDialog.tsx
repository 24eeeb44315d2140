import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { MembershipPurchaseRef } from '../../../machines/membershipPurchase/membershipPurchaseMachine.ts';
import * as read from '../../../machines/membershipPurchase/membershipPurchaseSelectors.ts';
import { renewalStart } from '../../../machines/membershipPurchase/membershipRules.ts';
import { Button } from '../../components/buttons/Button.tsx';
import { Dialog } from '../../components/dialogs/Dialog.tsx';
import { formatDate } from '../../i18n/dates.ts';
import { useLocale } from '../../i18n/useLocale.ts';

/** The customer holds that package already (R5.7.10): renewed, it goes on from the day after it ends. */
export function RenewalDialog({ purchase }: { purchase: MembershipPurchaseRef }) {
  const locale = useLocale();
  const until = useSelector(purchase, read.heldUntil);
  if (until === null) return null;
  const [last, next] = [formatDate(until, locale), formatDate(renewalStart(until), locale)];
  const dismiss = () => purchase.send({ type: 'renewal.dismiss' });
  return (
    <Dialog
      isLayer
      title={<Trans>Membership already exist, did you mean to renew?</Trans>}
      onClose={dismiss}
      bar={
        <>
          <Button variant="line" onClick={dismiss}>
            <Trans>Not now</Trans>
          </Button>
          <Button variant="cta" className="end" onClick={() => purchase.send({ type: 'renewal.confirm' })}>
            <Trans>Renew from {next}</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>Yours runs until {last}. Renewed, it goes on the day after, and not a day is lost.</Trans>
      </p>
    </Dialog>
  );
}
