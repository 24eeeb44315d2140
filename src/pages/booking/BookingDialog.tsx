import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { memo, useDeferredValue, useId, useState } from 'react';
import type { BookingRef } from '../../../machines/booking/bookingMachine.ts';
import type { BookingStep as BookingStepName } from '../../../machines/booking/bookingSelectors.ts';
import { mayGoBack as mayGoBackFrom } from '../../../machines/booking/selling/sellingSelectors.ts';
import { comeToHeading } from '../../components/comeToHeading.ts';
import { Dialog } from '../../components/dialogs/Dialog.tsx';
import { Leaving } from '../../components/dialogs/leaving.ts';
import { Skeleton } from '../../components/signs/Skeleton.tsx';
import { Steps as StepList } from '../../components/signs/Steps.tsx';
import { ChooseAddons } from './ChooseAddons.tsx';
import { BookingBar } from './BookingBar.tsx';
import { BookingPoster } from './BookingPoster.tsx';
import { BookingStatus } from './BookingStatus.tsx';
import { BookingTitle } from './BookingTitle.tsx';
import { stops, titles } from './bookingWords.ts';
import { ChooseTickets } from './ChooseTickets.tsx';
import { ChooseTime } from './choosing/ChooseTime.tsx';
import { AttendeeDetails } from './attendees/AttendeeDetails.tsx';
import { ComingPrompt, MorePrompt } from './MorePrompt.tsx';
import { useBookingNotices } from './useBookingNotices.ts';
import { useBookingSteps, useRestoringStep, type BookingSteps as Steps } from './useBookingSteps.ts';
import { useSteadyFocus } from './useSteadyFocus.ts';
import './booking.css';

type SoldStep = Exclude<BookingStepName, 'prompting' | 'closed'>;
const order = ['choosing', 'tickets', 'extras'] as const;

export interface BookingDialogProps {
  booking: BookingRef;
  /** The booking is over: it shows what it showed last, until it is removed. */
  isOver?: boolean;
}

/**
 * Booking a facility in three steps, and the question whether another one should follow (R2.12.1–4). Of a booking that
 * began in the panel of a page it shows what comes after step 1.
 */
export function BookingDialog({ booking, isOver = false }: BookingDialogProps) {
  // The code may arrive when the booking is over already: then nothing was shown that could close.
  const [hasBegun] = useState(!isOver);
  return hasBegun ? <RunningBooking booking={booking} isOver={isOver} /> : null;
}

function RunningBooking({ booking, isOver }: Required<BookingDialogProps>) {
  const now = useBookingSteps(booking);
  const last = useDeferredValue(now);
  const isLeaving = isOver || now.step === 'closed';
  const steps = isLeaving ? last : now;
  const { step, selling } = steps;
  const isShown = useSelector(booking, ({ context }) => context.surface === 'dialog') || step !== 'choosing';
  useBookingNotices(booking);
  return (
    <Leaving value={isLeaving}>
      {isShown ? <BookingStep booking={booking} steps={steps} /> : null}
      {selling ? <AttendeeDetails selling={selling} /> : null}
    </Leaving>
  );
}

const BookingStep = memo(function BookingStep({ booking, steps }: { booking: BookingRef; steps: Steps }) {
  const { step, selling } = steps;
  const restoringStep = useRestoringStep(steps);
  if (step === 'closed') return null;
  if (restoringStep === 'prompting') return <ComingPrompt booking={booking} choosing={steps.choosing} />;
  if (step !== 'prompting')
    return <ShownStep booking={booking} steps={steps} step={step} restoringStep={restoringStep} />;
  return selling ? <MorePrompt selling={selling} /> : null;
});

interface ShownStepProps {
  booking: BookingRef;
  steps: Steps;
  step: SoldStep;
  restoringStep: SoldStep | null;
}

function ShownStep({ booking, steps, step: reached, restoringStep }: ShownStepProps) {
  const { t, i18n } = useLingui();
  const headingId = useId();
  const { choosing, selling, isLocked } = steps;
  const mayGoBack = useSelector(selling ?? undefined, (snapshot) => snapshot !== undefined && mayGoBackFrom(snapshot));
  const step = restoringStep ?? reached;
  const travel = useTravel(step);
  useSteadyFocus(booking, headingId);
  return (
    <Dialog
      isEntry
      className="bk"
      tall
      bare
      width="72rem"
      labelledBy={headingId}
      onClose={() => booking.send({ type: 'dialog.close' })}
    >
      <BookingTitle of={choosing} step={i18n._(titles[step])} />
      <BookingPoster choosing={choosing} />
      <div className="bk__main">
        <div className="bk__head">
          <h2 key={step} id={headingId} className="vh" tabIndex={-1} ref={travel && takeFocus}>
            {i18n._(titles[step])}
          </h2>
          <StepList
            label={t`Booking steps`}
            steps={order.map((key) => ({ key, label: i18n._(stops[key]) }))}
            current={step}
            // From the add-ons the only way back is the one in the bar.
            onStep={step === 'tickets' && mayGoBack ? () => selling?.send({ type: 'step.back' }) : undefined}
          />
        </div>
        <div className="bk__body" key={step} data-travel={travel} inert={isLocked}>
          {restoringStep ? <Skeleton of="lines" count={3} /> : null}
          {reached === 'choosing' && !restoringStep ? <ChooseTime choosing={choosing} /> : null}
          {reached === 'tickets' && selling ? <ChooseTickets selling={selling} /> : null}
          {reached === 'extras' && selling ? <ChooseAddons selling={selling} /> : null}
        </div>
        {restoringStep ? null : <BookingBar steps={steps} step={step} />}
        <BookingStatus choosing={choosing} isQuiet={step !== 'choosing'} />
      </div>
    </Dialog>
  );
}

/** Another step moves the focus to its heading (A03); at the first one the dialog itself does so. */
function takeFocus(heading: HTMLElement | null): void {
  const dialog = heading?.closest('dialog');
  if (dialog) comeToHeading(dialog, document.activeElement === document.body);
}

/** Which way across the court the last step led; nowhere at first. */
function useTravel(step: SoldStep): 'on' | 'back' | undefined {
  const [last, setLast] = useState<{ step: SoldStep; travel?: 'on' | 'back' }>({ step });
  if (last.step === step) return last.travel;
  const travel = order.indexOf(step) > order.indexOf(last.step) ? 'on' : 'back';
  setLast({ step, travel });
  return travel;
}
