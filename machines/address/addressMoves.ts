/** How a booking's selection gets into the address; loaded when the first one is to be written. */
import {
  bookingStops,
  type BookingSelection,
  type BookingStop,
  type ChosenStart,
} from '../booking/bookingSelection.ts';
import {
  anyService,
  askedAt,
  hoursPerDay,
  markIn,
  names,
  serviceOfPage,
  type Mark,
  type RouterLocation,
  type AddressContent,
} from './bookingAddress.ts';

function startText({ startTime, nextDay }: ChosenStart): string {
  const hour = Number(startTime.slice(0, 2)) + (nextDay ? hoursPerDay : 0);
  return `${String(hour).padStart(2, '0')}:${startTime.slice(3, 5)}`;
}

/** The query with the selection, or without any; other parameters stay. */
function withSelection(
  search: string,
  selection: BookingSelection | null,
  isServiceNamed: boolean,
  stop?: BookingStop,
): string {
  const query = new URLSearchParams(search);
  for (const name of Object.values(names)) query.delete(name);
  const set = (name: string, value: string | number | null) => {
    if (value !== null) query.set(name, String(value));
  };
  if (selection !== null) {
    if (isServiceNamed) set(names.service, selection.serviceId ?? anyService);
    set(names.date, selection.date);
    set(names.duration, selection.duration);
    set(names.slot, selection.slot && startText(selection.slot));
    set(names.facility, selection.facilityId);
    set(names.step, stop === undefined || stop === 'choosing' ? null : stop);
  }
  // A colon is allowed in a query and easier to read.
  const text = query.toString().replaceAll('%3A', ':');
  return text === '' ? '' : `?${text}`;
}

export type AddressMove =
  | { kind: 'stay' }
  /** Goes back by so many entries; unless `isAll`, the entry that is reached must be written as well. */
  | { kind: 'back'; by: number; isAll: boolean }
  | { kind: 'push' | 'replace'; address: string; state: Record<string, unknown> };

/**
 * The address with that content, as seen from another one: the page of its service, or any page with the service in the
 * query.
 */
function addressOf({ pathname, search, hash }: RouterLocation, shown: AddressContent | null): string {
  const ofPage = serviceOfPage(pathname);
  if (shown?.surface !== 'page' || ofPage === null)
    return pathname + withSelection(search, shown?.selection ?? null, true, shown?.stop) + hash;
  return `/service/${shown.selection.serviceId ?? ofPage}${withSelection(search, shown.selection, false, shown.stop)}${hash}`;
}

const rank = (stop: BookingStop): number => bookingStops.indexOf(stop);

/** How to leave the booking: back over its own entries; an address opened by a link is cleaned instead. */
function moveAway(here: RouterLocation): AddressMove {
  const mark = markIn(here.state);
  if (askedAt(here) === null) return { kind: 'stay' };
  const isAll = mark?.isPushed === true;
  const by = (mark?.below.length ?? 0) + (isAll ? 1 : 0);
  if (by > 0) return { kind: 'back', by, isAll };
  const address = addressOf(here, null);
  return mark === null && address === addressIn(here)
    ? { kind: 'stay' }
    : { kind: 'replace', address, state: { ...(here.state as object | null), booking: null } };
}

/** The whole address of a location. */
export const addressIn = ({ pathname, search, hash }: RouterLocation): string => pathname + search + hash;

/**
 * How to get from here to an address with the content. A dialog is a history entry of its own, which Back removes; so is
 * a panel that the page had not, and each step after the first. A choice within a step replaces its entry.
 */
export function moveTo(here: RouterLocation, shown: AddressContent | null): AddressMove {
  if (shown === null) return moveAway(here);
  const asked = askedAt(here);
  const mark = markIn(here.state);
  const { surface, stop } = shown;
  const address = addressOf(here, shown);
  const write = (kind: 'push' | 'replace', booking: Mark): AddressMove => ({
    kind,
    address,
    state: { ...(here.state as object | null), booking },
  });
  if (asked === null || (surface === 'dialog' && asked.surface !== 'dialog'))
    return write('push', { surface, isPushed: true, below: [] });
  const isPushed = mark?.isPushed === true;
  const below = mark?.below ?? [];
  if (stop === asked.stop)
    return asked.surface === surface && address === addressIn(here)
      ? { kind: 'stay' }
      : write('replace', { surface, isPushed, below });
  const before = below.lastIndexOf(stop);
  if (before >= 0) return { kind: 'back', by: below.length - before, isAll: false };
  // After a link or a login the step was never an entry below this one; and details that were submitted cannot be
  // submitted again.
  const isInstead = rank(stop) < rank(asked.stop) || asked.stop === 'details';
  return isInstead
    ? write('replace', { surface, isPushed, below: below.filter((one) => rank(one) < rank(stop)) })
    : write('push', { surface, isPushed, below: [...below, asked.stop] });
}

/** The query that opens a booking at that selection. */
export const bookingSearch = (selection: BookingSelection): string => withSelection('', selection, true);

/** A link to that selection for sharing: without the language and this browser's history. */
export const linkTo = (selection: BookingSelection): string => `/${bookingSearch(selection)}`;

/** The address that a login returns to, so that the booking opens with that service. */
export const returnAddress = (here: RouterLocation, selection: BookingSelection): string =>
  here.pathname + withSelection(here.search, selection, true) + here.hash;
