import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { whereHindered } from '../../../machines/erasure/whereHindered.ts';
import { isPageOpen } from '../../../machines/site/sections.ts';
import { useConfig } from '../../actors/portalContext.tsx';
import { TextLink } from '../../components/buttons/TextLink.tsx';
import { MoneyInText } from '../../components/text/MoneyInText.tsx';
import type { Erasure, Hindrance } from '../../contract/additions/erase.ts';

/** Why the account cannot be deleted yet, each with the way there. */
export function ErasureHindrances({ of: { hindrances, currency }, onLeave }: { of: Erasure; onLeave: () => void }) {
  const config = useConfig();
  return (
    <>
      <p>
        <Trans>Not yet: something still stands in the way.</Trans>
      </p>
      <ul className="lines safety__reasons">
        {hindrances.map((hindrance) => {
          const to = whereHindered(hindrance);
          return (
            <li key={`${hindrance.reason} ${hindrance.kind}`}>
              <Reason of={hindrance} currency={currency} />
              {to !== null && isPageOpen(config, to) ? (
                <TextLink to={to} onClick={onLeave}>
                  <PageName of={hindrance} />
                </TextLink>
              ) : null}
            </li>
          );
        })}
      </ul>
    </>
  );
}

type Words = (facts: { count: number; sum: ReactNode; kind: Hindrance['kind'] }) => ReactNode;

const reasons: Readonly<Record<Hindrance['reason'], Words>> = {
  booked: ({ count }) => <Plural value={count} one="# booking is still ahead." other="# bookings are still ahead." />,
  // An order may wait for its payment or for a yes; what is no order fills the wallet.
  underWay: ({ count, kind }) =>
    kind === null ? (
      <Plural value={count} one="# payment is not finished yet." other="# payments are not finished yet." />
    ) : (
      <Plural value={count} one="# order is not finished yet." other="# orders are not finished yet." />
    ),
  refund: ({ sum }) => <Trans>{sum} is on its way back to your card.</Trans>,
  wallet: ({ sum }) => <Trans>{sum} is in your wallet. Spend it, or ask us to pay it out.</Trans>,
  credit: ({ sum }) => <Trans>{sum} of your credit is still to be paid.</Trans>,
  unreachable: () => (
    <Trans>We have no address of yours for a code. Please add your email to your details first.</Trans>
  ),
};

function Reason({ of: { reason, kind, count, amount }, currency }: { of: Hindrance; currency: string }) {
  const sum = <MoneyInText amount={amount ?? 0} currency={currency} />;
  return <span>{reasons[reason]({ count: count ?? 1, sum, kind })}</span>;
}

const lists: Readonly<Record<NonNullable<Hindrance['kind']>, ReactNode>> = {
  facility: <Trans>Facility bookings</Trans>,
  event: <Trans>Event bookings</Trans>,
  trainer: <Trans>Coaching sessions</Trans>,
  academy: <Trans>Workshops</Trans>,
  membership: <Trans>Memberships</Trans>,
  retail: <Trans>Shop orders</Trans>,
};

/** What the page is called that the way leads to. */
function PageName({ of: { reason, kind } }: { of: Hindrance }) {
  if (kind !== null) return lists[kind];
  return reason === 'credit' ? <Trans>Ask us</Trans> : <Trans>Wallet</Trans>;
}
