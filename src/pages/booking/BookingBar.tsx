import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useId, type ReactNode } from 'react';
import type { BookingRef } from '../../../machines/booking/bookingMachine.ts';
import * as read from '../../../machines/booking/bookingSelectors.ts';
import { arrow, back } from '../../art/icons/signs.ts';
import { Button } from '../../components/Button.tsx';
import { PriceText } from '../../components/PriceText.tsx';
import { ChosenTime } from './ChosenTime.tsx';
import { holdInSight } from './holdInSight.ts';
import { FailureNote, ProblemNote } from './ProblemNote.tsx';
import { ShareChoice } from './ShareChoice.tsx';

interface BarProps {
  booking: BookingRef;
  step: 'choosing' | 'tickets' | 'extras';
  /** Without the poster beside it the bar says what is chosen. */
  isOnPage?: boolean;
}

/** What it costs so far, the way on and the way back; and what went wrong, just above the button that was pressed. */
export function BookingBar({ booking, step, isOnPage = false }: BarProps) {
  const { t } = useLingui();
  const problem = useSelector(booking, read.problem);
  const hasFailed = useSelector(booking, read.hasFailed);
  const hasSlot = useSelector(booking, (snapshot) => read.selectedTimeSlot(snapshot) !== null);
  const hasProceed = useSelector(booking, read.hasProceed);
  const mayContinue = useSelector(booking, read.mayContinue);
  const isLocked = useSelector(booking, read.isLocked);
  const isOutOfUse = !mayContinue && !isLocked;
  const sumId = useId();
  return (
    <div className="bk__foot" ref={holdInSight}>
      {hasFailed ? null : <ProblemNote problem={problem} />}
      {/* Of the times it is told where they would stand. */}
      {hasFailed && hasSlot ? <FailureNote booking={booking} /> : null}
      <div className="modal__bar">
        {step === 'choosing' ? null : (
          <Button
            variant="quiet"
            icon={back}
            aria-label={t`Back`}
            disabled={isLocked}
            onClick={() => booking.send({ type: 'step.back' })}
          >
            <span className="not-phone">
              <Trans>Back</Trans>
            </span>
          </Button>
        )}
        {isOnPage ? <ChosenTime booking={booking} /> : null}
        {step === 'choosing' ? <SlotSum id={sumId} booking={booking} /> : null}
        {step === 'choosing' && !isOnPage ? <ShareChoice booking={booking} /> : null}
        {step === 'tickets' ? <TicketSum id={sumId} booking={booking} /> : null}
        {step === 'extras' ? <AddonSum id={sumId} booking={booking} /> : null}
        {hasProceed ? (
          <Button
            variant="cta"
            size="l"
            iconAfter={arrow}
            busy={isLocked}
            disabled={isOutOfUse}
            // What is missing stands beside it.
            aria-describedby={isOutOfUse ? sumId : undefined}
            onClick={() => booking.send({ type: 'step.continue' })}
          >
            {step === 'extras' ? <Trans>Done</Trans> : <Trans>Continue</Trans>}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

interface SumOf {
  id: string;
  booking: BookingRef;
}

interface SumProps extends SumOf {
  amount: number | null;
  end?: boolean;
  children: ReactNode;
}

function Sum({ id, amount, booking, end, children }: SumProps) {
  const { venue } = useSelector(booking, read.config);
  return (
    <div className={end ? 'bk__sum end' : 'bk__sum'}>
      {amount === null ? null : <PriceText amount={amount} currency={venue.currency} />}
      <span id={id} className="fine">
        {children}
      </span>
    </div>
  );
}

function SlotSum({ id, booking }: SumOf) {
  const slot = useSelector(booking, read.selectedTimeSlot);
  const price = useSelector(booking, read.slotPrice);
  const offer = useSelector(booking, read.offer);
  const isSoldByTicket = useSelector(booking, read.isSoldByTicket);
  const duration = useSelector(booking, read.duration);
  const hasFailed = useSelector(booking, read.hasFailed);
  if (hasFailed)
    return (
      <Sum id={id} booking={booking} amount={null}>
        <Trans>This could not be loaded</Trans>
      </Sum>
    );
  if (slot === null)
    return (
      <Sum id={id} booking={booking} amount={null}>
        <Trans>Choose a time to go on</Trans>
      </Sum>
    );
  if (offer !== null && isSoldByTicket)
    return (
      <Sum id={id} booking={booking} amount={null}>
        <Trans>Tickets are chosen next</Trans>
      </Sum>
    );
  return (
    <Sum id={id} booking={booking} amount={price}>
      {price === null ? <Trans>Looking for what is free…</Trans> : <Trans>{duration} min, VAT included</Trans>}
    </Sum>
  );
}

function TicketSum({ id, booking }: SumOf) {
  const { count, price } = useSelector(
    booking,
    read.chosenTickets,
    (one, other) => one.price === other.price && one.count === other.count,
  );
  const inCart = useSelector(booking, read.ticketsInCart);
  if (count === 0)
    return (
      <Sum id={id} booking={booking} amount={null} end>
        {inCart === 0 ? (
          <Trans>Choose a ticket to go on</Trans>
        ) : (
          <Plural value={inCart} one="# ticket in your cart" other="# tickets in your cart" />
        )}
      </Sum>
    );
  return (
    <Sum id={id} booking={booking} amount={price} end>
      <Plural value={count} one="# ticket chosen" other="# tickets chosen" />
    </Sum>
  );
}

function AddonSum({ id, booking }: SumOf) {
  const total = useSelector(booking, read.bookingTotal);
  const taken = useSelector(booking, read.addonsTaken);
  return (
    <Sum id={id} booking={booking} amount={total > 0 ? total : null} end>
      <Plural value={taken} _0="No extras" one="With # extra" other="With # extras" />
    </Sum>
  );
}
