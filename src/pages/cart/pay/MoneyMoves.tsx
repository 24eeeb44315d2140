import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { CheckoutRef } from '../../../../machines/checkout/checkoutMachine.ts';
import * as read from '../../../../machines/checkout/checkoutSelectors.ts';
import { toMajor } from '../../../../machines/money/minorUnits.ts';
import { MoneyInText } from '../../../components/text/MoneyInText.tsx';
import { Note } from '../../../components/signs/Note.tsx';
import { useConfig } from '../../../actors/portalContext.tsx';

/** What an order that waits for the operator's word costs when, as the customer reads it. */
export function useMoneyMoves(checkout: CheckoutRef): { later: ReactNode; setAside: ReactNode } {
  const { currency } = useConfig().venue;
  const later = useSelector(checkout, (snapshot) => read.moves(snapshot).later);
  const setAside = useSelector(checkout, (snapshot) => read.moves(snapshot).setAside);
  const money = (minor: number) =>
    minor === 0 ? null : <MoneyInText amount={toMajor(minor, currency)} currency={currency} />;
  return { later: money(later), setAside: money(setAside) };
}

/** Above the button that asks: nothing is charged now, and what happens with a yes and with a no (decision 010). */
export function MoneyMoves({ checkout }: { checkout: CheckoutRef }) {
  const approval = useSelector(checkout, read.approval);
  const { later, setAside } = useMoneyMoves(checkout);
  if (approval === 'none') return null;
  return (
    <Note>
      <p>
        <Sentence later={later} setAside={setAside} />
      </p>
      {approval === 'part' ? (
        <p>
          <Trans>
            Only a part of your cart needs approval, and the whole order waits for it. Take that part out to pay for the
            rest at once.
          </Trans>
        </p>
      ) : null}
    </Note>
  );
}

function Sentence({ later, setAside }: { later: ReactNode; setAside: ReactNode }): ReactNode {
  if (later === null && setAside === null) return <Trans>The venue answers within a day. This costs nothing.</Trans>;
  if (later === null)
    return (
      <Trans>
        {setAside} is set aside now: the venue answers within a day, takes it with a yes, and gives it back with a no.
      </Trans>
    );
  if (setAside === null)
    return (
      <Trans>
        No card is charged now: the venue answers within a day, and with its yes you get a link and 24 hours to pay{' '}
        {later}.
      </Trans>
    );
  return (
    <Trans>
      No card is charged now: {setAside} is set aside, the venue answers within a day, with its yes you get a link and
      24 hours to pay {later}, and with a no {setAside} comes back.
    </Trans>
  );
}
