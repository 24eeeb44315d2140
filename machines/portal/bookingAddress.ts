/**
 * How a booking's choice is read from an address: /?service=11&date=2026-11-22&duration=90&slot=19:00. A start after
 * midnight counts on: slot=24:30 is half past midnight of the night of that date.
 */
import type { Id } from '../../src/contract/wire.ts';
import type { BookingChoice, BookingPlace, ChosenStart } from '../booking/bookingChoice.ts';

/** What an address asks for. */
export interface Asked {
  place: BookingPlace;
  choice: BookingChoice;
  /** Something of it could not be read and was left out. */
  isDamaged: boolean;
}

/** What the portal wants the address to say. */
export interface Shown {
  place: BookingPlace;
  choice: BookingChoice;
  /** The steps after the first lie over the page that the booking began on; null: as it was. */
  isOver: boolean | null;
}

/** Where the browser is; the parts of a router's location that are read here. */
export interface Place {
  pathname: string;
  search: string;
  hash: string;
  state: unknown;
}

export const names = {
  service: 'service',
  date: 'date',
  duration: 'duration',
  slot: 'slot',
  facility: 'facility',
} as const;
/** Stands where the service would while none is chosen. */
export const anyService = 'all';
export const hoursPerDay = 24;

const numberIn = (text: string): number | null => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);

function dateIn(text: string): string | null {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text ? null : text;
}

function startIn(text: string): ChosenStart | null {
  const [, hours = '', minutes = ''] = /^([0-3]\d|4[0-7]):([0-5]\d)$/.exec(text) ?? [];
  if (hours === '') return null;
  const nextDay = Number(hours) >= hoursPerDay;
  const hour = nextDay ? Number(hours) - hoursPerDay : Number(hours);
  return { startTime: `${String(hour).padStart(2, '0')}:${minutes}:00`, nextDay };
}

/** What can be read of a choice; what cannot is left out and told. */
function choiceIn(query: URLSearchParams): Pick<Asked, 'choice' | 'isDamaged'> {
  let isDamaged = false;
  const read = <TValue>(name: string, parse: (text: string) => TValue | null): TValue | null => {
    const text = query.get(name);
    const value = text === null ? null : parse(text);
    if (text !== null && value === null) isDamaged = true;
    return value;
  };
  const choice: BookingChoice = {
    serviceId: query.get(names.service) === anyService ? null : read(names.service, numberIn),
    date: read(names.date, dateIn),
    duration: read(names.duration, numberIn),
    slot: read(names.slot, startIn),
    facilityId: read(names.facility, numberIn),
  };
  return { choice, isDamaged };
}

/** The service whose page that is; its booking panel is always there (R2.1.27). */
export function serviceOfPage(pathname: string): Id | null {
  const [, id = ''] = /^\/service\/(\d+)\/?$/.exec(pathname) ?? [];
  return numberIn(id);
}

/** What an entry of the history remembers beside its address. */
export interface Mark {
  place: BookingPlace;
  isOver: boolean;
  /** The entry below it is the page that the dialog was opened on. */
  isPushed: boolean;
}

export function markIn(state: unknown): Mark | null {
  const { booking } = (state ?? {}) as { booking?: Partial<Mark> };
  if (booking?.place !== 'page' && booking?.place !== 'dialog') return null;
  return { place: booking.place, isOver: booking.isOver === true, isPushed: booking.isPushed === true };
}

/** What that place asks for: the panel of a service's page, a dialog where a service is named, or nothing. */
export function askedAt({ pathname, search, state }: Place): Asked | null {
  const query = new URLSearchParams(search);
  const { choice, isDamaged } = choiceIn(query);
  if (query.has(names.service)) return { place: markIn(state)?.place ?? 'dialog', choice, isDamaged };
  const serviceId = serviceOfPage(pathname);
  return serviceId === null ? null : { place: 'page', choice: { ...choice, serviceId }, isDamaged };
}

/** Whether the entry that is there is a dialog's. */
export function isDialogAt(place: Place): boolean {
  const asked = askedAt(place);
  return asked?.place === 'dialog' || (asked !== null && markIn(place.state)?.isOver === true);
}
