import { initialsOf } from '../../../../machines/trainerBooking/initials.ts';
import { hourOf } from '../../../../machines/slots/schedule/venueTime.ts';
import { equipmentOf } from '../../../art/equipmentOf.ts';
import { lightAt } from '../../../art/light.ts';
import { sportOf } from '../../../art/sport.ts';
import { surfaceOf } from '../../../art/surfaceOf.ts';
import type { Booked } from '../../../contract/orders/bookings.ts';
import { CourtArt, EquipmentArt } from '../../../components/pictures/CourtArt.tsx';

interface BookedArtProps {
  of: Booked;
  /** The hour whose light it stands in; noon where it has none. */
  time?: string | undefined;
  /** Across the whole width, behind words. */
  wide?: boolean;
}

const noon = '12:00:00';

/** What a booking looks like where the operator has no picture of it. */
export function BookedArt({ of: booked, time = noon, wide = false }: BookedArtProps) {
  const { kind, booking } = booked;
  const size = wide
    ? { shot: 'hero' as const, width: 920, height: 280, focus: [0.78, 0.5] as [number, number] }
    : { width: 240, height: 160 };
  const court = (seed: number, ...names: (string | null)[]) => (
    <CourtArt sport={sportOf(...names)} seed={seed} way={surfaceOf(seed)} light={lightAt(hourOf(time))} {...size} />
  );
  switch (kind) {
    case 'facility':
      return court(booking.facility_id, booking.service_name, booking.ar_service_name);
    case 'event':
      return court(booking.event_id, booking.name, booking.ar_name);
    case 'academy':
      return court(booking.workshop_id, booking.name, booking.ar_name);
    case 'trainer':
      return wide ? (
        court(booking.trainer_id, booking.name, booking.ar_name)
      ) : (
        <EquipmentArt
          item="shirt"
          seed={`coach ${booking.trainer_id}`}
          sport={sportOf(booking.name)}
          way={booking.trainer_id % 2}
          text={initialsOf(booking.trainer_name ?? booking.name)}
          width={240}
          height={160}
        />
      );
    case 'retail':
    case 'membership':
    default:
      return <EquipmentArt item={equipmentOf(booking.name)} seed={booking.id} width={240} height={160} />;
  }
}
