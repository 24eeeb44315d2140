import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useRef } from 'react';
import type { BookingRef } from '../../../machines/booking/bookingMachine.ts';
import { close } from '../../art/icons/signs.ts';
import { IconButton } from '../../components/buttons/IconButton.tsx';
import { BookingBar } from './BookingBar.tsx';
import { BookingStatus } from './BookingStatus.tsx';
import { ChooseTime } from './choosing/ChooseTime.tsx';
import { ShareSelection } from './choosing/ShareSelection.tsx';
import { useBookingSteps } from './useBookingSteps.ts';
import { useSteadyFocus } from './useSteadyFocus.ts';
import './booking.css';

interface BookingPanelProps {
  booking: BookingRef;
  /** Given where the panel can be closed. */
  onClose?: (() => void) | undefined;
}

/** Step 1 on a page: the facility booking filter panel (R2.11). What follows is in the dialog. */
export function BookingPanel({ booking, onClose }: BookingPanelProps) {
  const { t } = useLingui();
  const headingId = useId();
  const panel = useRef<HTMLElement>(null);
  const steps = useBookingSteps(booking);
  const { choosing, step, isLocked } = steps;
  useSteadyFocus(booking, headingId, panel);
  return (
    <section ref={panel} className="panel bk bk--panel" aria-labelledby={headingId} inert={step !== 'choosing'}>
      <div className="bk__head">
        <h2 id={headingId} tabIndex={-1}>
          <Trans>Book a time</Trans>
        </h2>
        <ShareSelection choosing={choosing} />
        {onClose ? <IconButton icon={close} label={t`Close`} onClick={onClose} /> : null}
      </div>
      <div className="bk__body" inert={isLocked}>
        <ChooseTime choosing={choosing} />
      </div>
      <BookingBar steps={steps} step="choosing" isOnPage />
      <BookingStatus choosing={choosing} isQuiet={step !== 'choosing'} />
    </section>
  );
}
