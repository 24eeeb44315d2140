/**
 * How a booking's selection is read from an address: /?service=11&date=2026-11-22&duration=90&slot=19:00. Hours continue
 * after midnight: slot=24:30 is half past midnight in the night after that date. step=tickets is a later step.
 */
import type { Id } from '../../src/contract/wire/wire.ts';
import {
  bookingStops,
  type BookingSelection,
  type BookingSurface,
  type BookingStop,
  type ChosenStart,
} from '../booking/bookingSelection.ts';

/** What an address asks for. */
export interface RequestedBooking {
  surface: BookingSurface;
  selection: BookingSelection;
  stop: BookingStop;
  /** Whether a part of it could not be read and was left out. */
  isDamaged: boolean;
}

/** What the portal wants the address to show. */
export interface AddressContent {
  surface: BookingSurface;
  selection: BookingSelection;
  stop: BookingStop;
}

/** The parts of a router's location that are read here. */
export interface RouterLocation {
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
  step: 'step',
} as const;
/** The service parameter while no service is chosen. */
export const anyService = 'all';
export const hoursPerDay = 24;

const numberIn = (text: string): number | null => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);

function dateIn(text: string): string | null {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text ? null : text;
}

function startIn(text: string): ChosenStart | null {
  if (!/^(?:[0-3]\d|4[0-7]):[0-5]\d$/.test(text)) return null;
  const hours = Number(text.slice(0, 2));
  const ofDay = String(hours % hoursPerDay).padStart(2, '0');
  return { startTime: `${ofDay}:${text.slice(3)}:00`, nextDay: hours >= hoursPerDay };
}

const isStop = (text: unknown): text is BookingStop => bookingStops.some((stop) => stop === text);

/** The readable part of selection and step; the rest is left out, and reported by `isDamaged`. */
function selectionIn(query: URLSearchParams): Omit<RequestedBooking, 'surface'> {
  let isDamaged = false;
  const read = <TValue>(name: string, parse: (text: string) => TValue | null): TValue | null => {
    const text = query.get(name);
    const value = text === null ? null : parse(text);
    if (text !== null && value === null) isDamaged = true;
    return value;
  };
  const selection: BookingSelection = {
    serviceId: query.get(names.service) === anyService ? null : read(names.service, numberIn),
    date: read(names.date, dateIn),
    duration: read(names.duration, numberIn),
    slot: read(names.slot, startIn),
    facilityId: read(names.facility, numberIn),
  };
  return { selection, stop: read(names.step, (text) => (isStop(text) ? text : null)) ?? 'choosing', isDamaged };
}

/** The service of a service page, which always shows its booking panel (R2.1.27); null on other pages. */
export const serviceOfPage = (pathname: string): Id | null => numberIn(pathname.replace(/^\/service\/(\d+)\/?$/, '$1'));

/** What a history entry's state remembers besides the address. */
export interface Mark {
  surface: BookingSurface;
  /** Whether the page on which the dialog or panel was opened is below the entries of the booking. */
  isPushed: boolean;
  /** The steps of the same booking below it, the first one lowest. */
  below: readonly BookingStop[];
}

export function markIn(state: unknown): Mark | null {
  const { booking } = (state ?? {}) as { booking?: Partial<Mark> };
  if (booking?.surface !== 'page' && booking?.surface !== 'dialog') return null;
  const below = Array.isArray(booking.below) ? booking.below.filter(isStop) : [];
  return { surface: booking.surface, isPushed: booking.isPushed === true, below };
}

/** How many dialogs are open on top of what the entry's address shows: the login, terms to read (F12). */
export function layersOf(state: unknown): number {
  const { layers } = (state ?? {}) as { layers?: unknown };
  return typeof layers === 'number' ? layers : 0;
}

/** What a location asks for: the panel of a service's page, a dialog where a service is in the query, or nothing. */
export function askedAt({ pathname, search, state }: RouterLocation): RequestedBooking | null {
  const query = new URLSearchParams(search);
  const read = selectionIn(query);
  if (query.has(names.service)) return { surface: markIn(state)?.surface ?? 'dialog', ...read };
  const serviceId = serviceOfPage(pathname);
  return serviceId === null ? null : { surface: 'page', ...read, selection: { ...read.selection, serviceId } };
}

/** Whether the current entry belongs to a dialog. */
export function isDialogAt(entry: RouterLocation): boolean {
  const asked = askedAt(entry);
  return asked !== null && (asked.surface === 'dialog' || asked.stop !== 'choosing');
}
