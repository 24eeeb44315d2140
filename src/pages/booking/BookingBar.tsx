import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useId, type ReactNode } from 'react';
import * as readChosen from '../../../machines/booking/chosenSelectors.ts';
import type { ChoosingRef } from '../../../machines/booking/choosing/choosingMachine.ts';
import * as readChoosing from '../../../machines/booking/choosing/choosingSelectors.ts';
import type { SellingRef } from '../../../machines/booking/selling/sellingMachine.ts';
import * as readSelling from '../../../machines/booking/selling/sellingSelectors.ts';
import { arrow } from '../../art/icons/signs.ts';
import { back } from '../../art/icons/steps.ts';
import { Button } from '../../components/buttons/Button.tsx';
import { PriceText } from '../../components/text/PriceText.tsx';
import { HoldNote } from '../../widgets/hold/HoldClock.tsx';
import { ChosenTime } from './choosing/ChosenTime.tsx';
import { holdInSight } from './holdInSight.ts';
import { NearestToSelection } from './choosing/NearestToSelection.tsx';
import { FailureNote, ProblemNote } from './ProblemNote.tsx';
import { ShareSelection } from './choosing/ShareSelection.tsx';
import type { BookingSteps } from './useBookingSteps.ts';

interface BarProps {
  steps: BookingSteps;
  step: 'choosing' | 'tickets' | 'extras';
  /** Without the poster beside it the bar says what is chosen. */
  isOnPage?: boolean;
}

/** What it costs so far, the way on and the way back; and what went wrong, just above the button that was pressed. */
export function BookingBar({ steps: { choosing, selling, isLocked }, step, isOnPage = false }: BarProps) {
  return (
    <div className="bk__foot" ref={holdInSight}>
      <HoldNote />
      {selling === null ? <ChoosingProblem choosing={choosing} /> : <SellingProblem selling={selling} />}
      <div className="modal__bar">
        {step !== 'choosing' && selling ? (
          <BackButton isLocked={isLocked} onClick={() => selling.send({ type: 'step.back' })} />
        ) : null}
        {isOnPage ? <ChosenTime choosing={choosing} /> : null}
        {step === 'choosing' ? (
          <ChoosingBar choosing={choosing} isLocked={isLocked} isOnPage={isOnPage} />
        ) : selling ? (
          <SellingBar selling={selling} step={step} isLocked={isLocked} />
        ) : null}
      </div>
    </div>
  );
}

function ChoosingProblem({ choosing }: { choosing: ChoosingRef }) {
  const problem = useSelector(choosing, readChoosing.problem);
  const hasFailed = useSelector(choosing, readChoosing.hasFailed);
  const hasSlot = useSelector(choosing, (snapshot) => readChoosing.selectedTimeSlot(snapshot) !== null);
  if (!hasFailed)
    return (
      <>
        <ProblemNote problem={problem} />
        <NearestToSelection choosing={choosing} />
      </>
    );
  // A failure of the times is told in their place.
  return hasSlot ? <FailureNote choosing={choosing} /> : null;
}

function SellingProblem({ selling }: { selling: SellingRef }) {
  return <ProblemNote problem={useSelector(selling, readSelling.problem)} />;
}

function BackButton({ isLocked, onClick }: { isLocked: boolean; onClick: () => void }) {
  const { t } = useLingui();
  return (
    <Button variant="quiet" icon={back} aria-label={t`Back`} disabled={isLocked} onClick={onClick}>
      <span className="not-phone">
        <Trans>Back</Trans>
      </span>
    </Button>
  );
}

interface ChoosingBarProps {
  choosing: ChoosingRef;
  isLocked: boolean;
  isOnPage: boolean;
}

function ChoosingBar({ choosing, isLocked, isOnPage }: ChoosingBarProps) {
  const mayContinue = useSelector(choosing, readChoosing.mayContinue);
  const sumId = useId();
  return (
    <>
      <SlotSum id={sumId} choosing={choosing} />
      {isOnPage ? null : <ShareSelection choosing={choosing} />}
      <OnButton
        isLocked={isLocked}
        mayContinue={mayContinue}
        reasonId={sumId}
        onClick={() => choosing.send({ type: 'step.continue' })}
      >
        <Trans>Continue</Trans>
      </OnButton>
    </>
  );
}

interface SellingBarProps {
  selling: SellingRef;
  step: 'tickets' | 'extras';
  isLocked: boolean;
}

function SellingBar({ selling, step, isLocked }: SellingBarProps) {
  const hasProceed = useSelector(selling, readSelling.hasProceed);
  const mayContinue = useSelector(selling, readSelling.mayContinue);
  const sumId = useId();
  return (
    <>
      {step === 'tickets' ? <TicketSum id={sumId} selling={selling} /> : <AddonSum id={sumId} selling={selling} />}
      {hasProceed ? (
        <OnButton
          isLocked={isLocked}
          mayContinue={mayContinue}
          reasonId={sumId}
          onClick={() => selling.send({ type: 'step.continue' })}
        >
          {step === 'extras' ? <Trans>Done</Trans> : <Trans>Continue</Trans>}
        </OnButton>
      ) : null}
    </>
  );
}

interface OnButtonProps {
  isLocked: boolean;
  mayContinue: boolean;
  /** What is missing stands beside it. */
  reasonId: string;
  onClick: () => void;
  children: ReactNode;
}

function OnButton({ isLocked, mayContinue, reasonId, onClick, children }: OnButtonProps) {
  const isOutOfUse = !mayContinue && !isLocked;
  return (
    <Button
      variant="cta"
      size="l"
      iconAfter={arrow}
      busy={isLocked}
      disabled={isOutOfUse}
      aria-describedby={isOutOfUse ? reasonId : undefined}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}

interface SumProps {
  id: string;
  of: ChoosingRef | SellingRef;
  amount: number | null;
  end?: boolean;
  children: ReactNode;
}

function Sum({ id, amount, of, end, children }: SumProps) {
  const { venue } = useSelector(of, readChosen.config);
  return (
    <div className={end ? 'bk__sum end' : 'bk__sum'}>
      {amount === null ? null : <PriceText amount={amount} currency={venue.currency} />}
      <span id={id} className="fine">
        {children}
      </span>
    </div>
  );
}

function SlotSum({ id, choosing }: { id: string; choosing: ChoosingRef }) {
  const slot = useSelector(choosing, readChoosing.selectedTimeSlot);
  const price = useSelector(choosing, readChoosing.slotPrice);
  const offer = useSelector(choosing, readChoosing.offer);
  const isSoldByTicket = useSelector(choosing, readChoosing.isSoldByTicket);
  const duration = useSelector(choosing, readChoosing.duration);
  const hasFailed = useSelector(choosing, readChoosing.hasFailed);
  // The price may be known before it is known whether the facility is available at that price.
  const isAsking = useSelector(choosing, readChoosing.awaited) === 'offer';
  if (hasFailed)
    return (
      <Sum id={id} of={choosing} amount={null}>
        <Trans>This could not be loaded</Trans>
      </Sum>
    );
  if (slot === null)
    return (
      <Sum id={id} of={choosing} amount={null}>
        <Trans>Choose a time to go on</Trans>
      </Sum>
    );
  if (offer !== null && isSoldByTicket)
    return (
      <Sum id={id} of={choosing} amount={null}>
        <Trans>Tickets are chosen next</Trans>
      </Sum>
    );
  return (
    <Sum id={id} of={choosing} amount={price}>
      {price === null || isAsking ? (
        <Trans>Looking for what is free…</Trans>
      ) : (
        <Trans>{duration} min, VAT included</Trans>
      )}
    </Sum>
  );
}

function TicketSum({ id, selling }: { id: string; selling: SellingRef }) {
  const { count, price } = useSelector(
    selling,
    readSelling.chosenTickets,
    (one, other) => one.price === other.price && one.count === other.count,
  );
  const inCart = useSelector(selling, readSelling.ticketsInCart);
  if (count === 0)
    return (
      <Sum id={id} of={selling} amount={null} end>
        {inCart === 0 ? (
          <Trans>Choose a ticket to go on</Trans>
        ) : (
          <Plural value={inCart} one="# ticket in your cart" other="# tickets in your cart" />
        )}
      </Sum>
    );
  return (
    <Sum id={id} of={selling} amount={price} end>
      <Plural value={count} one="# ticket chosen" other="# tickets chosen" />
    </Sum>
  );
}

function AddonSum({ id, selling }: { id: string; selling: SellingRef }) {
  const total = useSelector(selling, readSelling.bookingTotal);
  const taken = useSelector(selling, readSelling.addonsTaken);
  return (
    <Sum id={id} of={selling} amount={total > 0 ? total : null} end>
      <Plural value={taken} _0="No extras" one="With # extra" other="With # extras" />
    </Sum>
  );
}
