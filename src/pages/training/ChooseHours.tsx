import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { TrainerBookingRef } from '../../../machines/trainerBooking/trainerBookingMachine.ts';
import * as read from '../../../machines/trainerBooking/trainerBookingSelectors.ts';
import type { Trainer, TrainerPackage } from '../../../machines/trainerBooking/trainerSessions.ts';
import { FreeHours } from '../../widgets/freeHours/FreeHours.tsx';

interface ChooseHoursProps {
  booking: TrainerBookingRef;
  trainer: Trainer;
  chosen: TrainerPackage;
}

/** The hours of a package that is being bought; the only one of it is changed by another (Q3.6.d). */
export function ChooseHours({ booking, trainer, chosen }: ChooseHoursProps) {
  const taken = useSelector(booking, read.taken);
  const { sessions } = useSelector(booking, read.selection);
  const isFull = useSelector(booking, read.isFull);
  return (
    <FreeHours
      trainerId={trainer.id}
      packageId={chosen.training_package_id}
      taken={taken}
      chosen={sessions}
      hasRoom={!isFull || chosen.sessions === 1}
      nothing={<Trans>No free hour in these days. Look a week further, or choose your hours later.</Trans>}
      onChoose={(session) => booking.send({ type: 'session.choose', session })}
      onRemove={(session) => booking.send({ type: 'session.remove', session })}
    />
  );
}
