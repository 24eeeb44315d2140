/** How a booking's choice gets into the address; fetched when the first one is to be written. */
import type { BookingChoice, ChosenStart } from '../booking/bookingChoice.ts';
import {
  anyService,
  askedAt,
  hoursPerDay,
  isDialogAt,
  markIn,
  names,
  serviceOfPage,
  type Mark,
  type Place,
  type Shown,
} from './bookingAddress.ts';

function startText({ startTime, nextDay }: ChosenStart): string {
  const hour = Number(startTime.slice(0, 2)) + (nextDay ? hoursPerDay : 0);
  return `${String(hour).padStart(2, '0')}:${startTime.slice(3, 5)}`;
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
  const isOver = shown?.isOver ?? mark?.isOver === true;
  const isDialogWanted = shown !== null && (shown.place === 'dialog' || isOver);
  if (shown === null && asked === null) return { kind: 'stay' };
  if (isDialogHere && !isDialogWanted && mark?.isPushed) return { kind: 'back' };
  const address = addressOf(here, shown);
  const isOpening = isDialogWanted && !isDialogHere;
  const isPushed = isOpening || (isDialogWanted && mark?.isPushed === true);
  const wanted: Mark | null = shown && { place: shown.place, isOver, isPushed };
  const state = { ...(here.state as object | null), booking: wanted };
  if (isOpening) return { kind: 'push', address, state };
  const isSaidSo = shown === null ? mark === null : asked?.place === shown.place && (mark?.isOver ?? false) === isOver;
  return isSaidSo && address === here.pathname + here.search + here.hash
    ? { kind: 'stay' }
    : { kind: 'replace', address, state };
}

/** A link to that choice for somebody else: no language, no entry of this browser's history. */
export const linkTo = (choice: BookingChoice): string => `/${withChoice('', choice, true)}`;

/** Where a login leads back to, so that the booking opens with that service. */
export const returnAddress = (here: Place, choice: BookingChoice): string =>
  here.pathname + withChoice(here.search, choice, true) + here.hash;
