/** A reason in a few English words, for the operator's page and the inspector; never shown to customers. */
import type { RelatedFacility, Reason } from './slotReason.ts';
import type { BookedInput, HeldInput, SpanInput } from '../schedule/scheduleInput.ts';
import { dayOf, timeAsSent } from '../schedule/venueTime.ts';

/** 18:00, or 01:00+1 on the day after the picked date. */
export const clockText = (minute: number): string => {
  const day = dayOf(minute);
  const time = timeAsSent(minute - day * 1440).slice(0, 5);
  return day === 0 ? time : `${time}${day > 0 ? '+' : ''}${day}`;
};

const blockWords = {
  maintenance: 'maintenance',
  event: 'event',
  workshop: 'workshop',
  booking: 'booked',
  hold: 'held by a cart',
} as const;

const facilityText = ({ id, relation }: RelatedFacility): string =>
  relation === 'own' ? '' : ` on its ${relation} ${id}`;

function recordText(record: SpanInput | BookedInput | HeldInput): string {
  const last =
    ('booking_end_date' in record ? record.booking_end_date : 'end_date' in record ? record.end_date : null) ?? null;
  if (!record.start_time || !record.end_time || ('is_full_day' in record && record.is_full_day)) return 'all day';
  const end = `${last !== null && last !== record.date ? `${last} ` : ''}${record.end_time.slice(0, 5)}`;
  return `${record.date} ${record.start_time.slice(0, 5)} to ${end}`;
}

/** The reason as a phrase, without a full stop. */
export function reasonText(reason: Reason): string {
  switch (reason.code) {
    case 'date':
      return `only dates from ${reason.first}${reason.last === null ? '' : ` to ${reason.last}`} may be picked`;
    case 'duration':
      return `bookings take ${reason.shortest} minutes or ${reason.increment} more each${Number.isFinite(reason.longest) ? `, ${reason.longest} at most` : ''}`;
    case 'otherFacility':
      return 'another facility was chosen';
    case 'otherProduct':
      return `begins in product ${reason.product}, which was not chosen`;
    case 'closed':
      return 'closed';
    case 'betweenStarts':
      return `slots begin every ${reason.increment} minutes from ${clockText(reason.opens)}`;
    case 'lastNight':
      return 'part of last night, on its own date’s list';
    case 'control': {
      const { channels, interval_type: only, times } = reason.record;
      const spans = (times ?? []).map((time) => `${time.start_time.slice(0, 5)} to ${time.end_time.slice(0, 5)}`);
      const when = spans.length === 0 ? 'all day' : spans.join(', ');
      return `a control for ${channels?.length ? channels.join(', ') : 'everybody'} ${only === 1 ? 'opens only' : 'closes'} ${when}`;
    }
    case 'closingTime':
      return `closes at ${clockText(reason.closes)}`;
    case 'minimum':
      return `booked for ${reason.shortest} minutes at least`;
    case 'full':
      return `all ${reason.capacity} places taken ${clockText(reason.from)} to ${clockText(reason.until)}`;
    case 'fullDay':
      return `all ${reason.capacity} places of the day taken`;
    case 'past':
      return 'past';
    case 'notice':
      return `wants ${reason.delay} minutes’ notice`;
    case 'maintenance':
    case 'event':
    case 'workshop':
    case 'booking':
    case 'hold':
      return `${blockWords[reason.code]}${facilityText(reason.facility)}, ${recordText(reason.record)}`;
    default:
      return reason satisfies never;
  }
}
