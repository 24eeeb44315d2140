/**
 * How a booking's choice is written into an address and read from it: /?service=11&date=2026-11-22&duration=90&slot=19:00.
 * A start after midnight counts on: slot=24:30 is half past midnight of the night of that date.
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
  /** The steps after the first lie over the page that the booking began on. */
  isOver: boolean;
}

/** Where the browser is; the parts of a router's location that are read here. */
export interface Place {
  pathname: string;
  search: string;
  hash: string;
  state: unknown;
}

const names = { service: 'service', date: 'date', duration: 'duration', slot: 'slot', facility: 'facility' } as const;
/** Stands where the service would while none is chosen. */
const anyService = 'all';
const hoursPerDay = 24;

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

function startText({ startTime, nextDay }: ChosenStart): string {
  const hour = Number(startTime.slice(0, 2)) + (nextDay ? hoursPerDay : 0);
  return `${String(hour).padStart(2, '0')}:${startTime.slice(3, 5)}`;
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

/** The query with that choice in it, or without any; whatever else it holds stays. */
function withChoice(search: string, choice: BookingChoice | null, isServiceNamed: boolean): string {
  const query = new URLSearchParams(search);
  for (const name of Object.values(names)) query.delete(name);
  const set = (name: string, value: string | number | null) => {
    if (value !== null) query.set(name, String(value));
  };
  if (choice !== null) {
    if (isServiceNamed) set(names.service, choice.serviceId ?? anyService);
    set(names.date, choice.date);
    set(names.duration, choice.duration);
    set(names.slot, choice.slot && startText(choice.slot));
    set(names.facility, choice.facilityId);
  }
  // A colon may stand in a query as it is, and is easier to read.
  const text = query.toString().replaceAll('%3A', ':');
  return text === '' ? '' : `?${text}`;
}

/** The service whose page that is; its booking panel is always there (R2.1.27). */
function serviceOfPage(pathname: string): Id | null {
  const [, id = ''] = /^\/service\/(\d+)\/?$/.exec(pathname) ?? [];
  return numberIn(id);
}

/** What an entry of the history remembers beside its address. */
interface Mark {
  place: BookingPlace;
  isOver: boolean;
  /** The entry below it is the page that the dialog was opened on. */
  isPushed: boolean;
}

function markIn(state: unknown): Mark | null {
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

export type Move =
  | { kind: 'stay' }
  | { kind: 'back' }
  | { kind: 'push' | 'replace'; address: string; state: Record<string, unknown> };

/** The address of what is shown, seen from another one: the page of its service, or any page with the service named. */
function addressOf({ pathname, search, hash }: Place, shown: Shown | null): string {
  const ofPage = serviceOfPage(pathname);
  if (shown?.place !== 'page' || ofPage === null)
    return pathname + withChoice(search, shown?.choice ?? null, true) + hash;
  return `/service/${shown.choice.serviceId ?? ofPage}${withChoice(search, shown.choice, false)}${hash}`;
}

/**
 * How to get from here to an address that says what is shown: a dialog is an entry of its own, which Back takes away;
 * everything else replaces the entry that is there.
 */
export function moveTo(here: Place, shown: Shown | null): Move {
  const asked = askedAt(here);
  const mark = markIn(here.state);
  const isDialogHere = isDialogAt(here);
  const isDialogWanted = shown !== null && (shown.place === 'dialog' || shown.isOver);
  if (shown === null && asked === null) return { kind: 'stay' };
  if (isDialogHere && !isDialogWanted && mark?.isPushed) return { kind: 'back' };
  const address = addressOf(here, shown);
  const isOpening = isDialogWanted && !isDialogHere;
  const isPushed = isOpening || (isDialogWanted && mark?.isPushed === true);
  const wanted: Mark | null = shown && { place: shown.place, isOver: shown.isOver, isPushed };
  const state = { ...(here.state as object | null), booking: wanted };
  if (isOpening) return { kind: 'push', address, state };
  const isSaidSo =
    shown === null ? mark === null : asked?.place === shown.place && (mark?.isOver ?? false) === shown.isOver;
  return isSaidSo && address === here.pathname + here.search + here.hash
    ? { kind: 'stay' }
    : { kind: 'replace', address, state };
}

/** A link to that choice for somebody else: no language, no entry of this browser's history. */
export const linkTo = (choice: BookingChoice): string => `/${withChoice('', choice, true)}`;

/** Where a login leads back to, so that the booking opens with that service. */
export const returnAddress = (here: Place, choice: BookingChoice): string =>
  here.pathname + withChoice(here.search, choice, true) + here.hash;
