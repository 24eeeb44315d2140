import { askedAt } from './bookingAddress.ts';
import { addressOf } from '../shared/addressOf.ts';

/** Whether an address of this site opens a booking, or one with a chosen time; null leads nowhere. */
export function leadsToBooking(address: string | null, origin: string): boolean {
  const url = address === null ? null : addressOf(address, origin);
  if (url?.origin !== origin) return false;
  const asked = askedAt({ pathname: url.pathname, search: url.search, hash: '', state: null });
  return asked?.surface === 'dialog' || (asked?.selection.slot ?? null) !== null;
}
