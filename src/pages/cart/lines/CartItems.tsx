import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { memo, useRef, type RefObject } from 'react';
import * as read from '../../../../machines/cart/cartSelectors.ts';
import { cartSections, type CartSection } from '../../../../machines/cart/cartSections.ts';
import type { LineRemovalRef } from '../../../../machines/lineRemoval/lineRemovalMachine.ts';
import * as readRemoval from '../../../../machines/lineRemoval/lineRemovalSelectors.ts';
import { useCart } from '../../../actors/portalContext.tsx';
import { CartBooking } from './CartBooking.tsx';
import { CartProblem } from '../CartProblem.tsx';
import { GoneLines } from './GoneLines.tsx';
import { RemovedBooking } from './RemovedBooking.tsx';

/** What is in the cart, booking by booking: first what goes back on sale, then what can wait. */
export const CartItems = memo(function CartItems({ removal }: { removal: LineRemovalRef }) {
  const { t } = useLingui();
  const cart = useCart();
  const lines = useSelector(cart, read.lines);
  const reserves = useSelector(cart, ({ context }) => context.reserves);
  const isReserving = useSelector(cart, read.isReserving);
  const isOffered = useSelector(removal, readRemoval.isOffered);
  const removed = useSelector(removal, readRemoval.removed);
  const section = useRef<HTMLElement>(null);
  const sections = cartSections(lines, { reserves, removed: isOffered ? removed : null });

  return (
    <section aria-label={t`Items`} aria-busy={isReserving || undefined} ref={section} tabIndex={-1}>
      <CartProblem />
      <GoneLines removal={removal} />
      {sections.map((one) => (
        <Section key={one.kind} section={one} isAlone={sections.length === 1} removal={removal} list={section} />
      ))}
    </section>
  );
});

interface SectionProps {
  section: CartSection;
  /** A single section needs no heading. */
  isAlone: boolean;
  removal: LineRemovalRef;
  list: RefObject<HTMLElement | null>;
}

function Section({ section: { kind, places }, isAlone, removal, list }: SectionProps) {
  return (
    <div className="cart__section">
      {isAlone ? null : (
        <div className="head">
          <h2>{kind === 'held' ? <Trans>On hold for you</Trans> : <Trans>No hurry</Trans>}</h2>
        </div>
      )}
      <ul className="lines">
        {places.map((booking, index) =>
          booking === null ? (
            <li key="removed">
              <RemovedBooking removal={removal} list={list} />
            </li>
          ) : (
            <CartBooking
              key={booking[0]?.id}
              booking={booking}
              heading={isAlone ? 'h2' : 'h3'}
              onRemove={() => removal.send({ type: 'booking.remove', lines: booking, index })}
            />
          ),
        )}
      </ul>
    </div>
  );
}
