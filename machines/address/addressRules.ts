/** What is decided about the address: what is due where the browser is, and where it leads. */
import { addressIn, moveTo, returnAddress, type AddressMove } from './addressMoves.ts';
import type { BookingSelection } from '../booking/bookingSelection.ts';
import { isDialogAt, layersOf, markIn, type AddressContent, type RouterLocation } from './bookingAddress.ts';
import { loginAddress } from '../portal/loginAddress.ts';
import { ownAddress } from '../portal/ownAddress.ts';

/** A page that the portal leads to by itself. */
export type WantedPage = 'home' | 'cart' | 'login';

export interface AddressContext {
  /** The entry of the history that was reached last. */
  here: RouterLocation;
  /** What the portal wants the address to say of the booking, or that it is to say nothing of one; null: nothing is asked. */
  asked: { readonly shown: AddressContent | null } | null;
  /** The address that the move under way leads to; null where only the way there is known. */
  expected: string | null;
  /** The page that the booking is left for, once its own entries of the history are behind. */
  page: string | null;
  /** The layers that are open, each by a number of its own, the lowest first. */
  layers: readonly number[];
  /** Those of them that were asked to close and are still there. */
  left: readonly number[];
}

type Known = Readonly<AddressContext>;

/** The layers that nobody has asked to close. */
export const standingLayers = ({ layers, left }: Pick<Known, 'layers' | 'left'>): readonly number[] =>
  layers.filter((layer) => !left.includes(layer));

/** What the move that was made led to. */
export const isExpectedEntry = ({ expected }: Known, here: RouterLocation): boolean =>
  expected === null || expected === addressIn(here);

/** Only layers came or went: the address says the same as before. */
export const isLayerMove = ({ here: before }: Known, here: RouterLocation): boolean =>
  addressIn(before) === addressIn(here) && layersOf(before.state) !== layersOf(here.state);

/** How many entries of the dialog lie below the one that is there: its steps, and the layers on top of them. */
export const entriesToLeave = ({ here }: Known): number =>
  (markIn(here.state)?.below.length ?? 0) + layersOf(here.state);

/** How many layers of this entry are gone; less than none: so many are new. */
export const layersGone = (known: Known): number => layersOf(known.here.state) - standingLayers(known).length;

/** The move from the address that is there to the one that is asked for. */
export const askedMove = ({ here, asked }: Known): AddressMove =>
  asked === null ? { kind: 'stay' } : moveTo(here, asked.shown);

/** Layers lie on top of the booking's entries: what it has to say waits until they are gone. */
export const dueMove = (known: Known): AddressMove =>
  layersOf(known.here.state) > 0 ? { kind: 'stay' } : askedMove(known);

/** The booking is over, and that move takes the last of it out of the address. */
export function isClosing(known: Known): boolean {
  const move = dueMove(known);
  return known.asked?.shown === null && move.kind !== 'stay' && (move.kind !== 'back' || move.isAll);
}

/** Nothing of the booking that is over is in the address. */
export const isClosed = (known: Known): boolean =>
  known.asked?.shown === null && layersOf(known.here.state) === 0 && askedMove(known).kind === 'stay';

/** What the address will be once all is written. */
function addressSoon(known: Known): string {
  const move = askedMove(known);
  return 'address' in move ? move.address : addressIn(known.here);
}

/** Where that page is; the login leads back to what the address says then (R4.5.10, R8.1.1). */
export function pageAddress(known: Known, page: WantedPage): string {
  if (page === 'login') return ownAddress(loginAddress(addressSoon(known)));
  return page === 'cart' ? '/cart' : '/';
}

/** The login that comes before the booking of that selection (R6.1.12). */
export const loginBefore = ({ here }: Known, selection: BookingSelection): string =>
  ownAddress(loginAddress(returnAddress(here, selection)));

/** The address that a move leads to; null where only the way there is known. */
export const addressLedTo = (move: AddressMove): string | null => ('address' in move ? ownAddress(move.address) : null);

/** A dialog gives its entry to the page, so that Back from there leads past it. */
export const isReplaced = ({ here }: Known): boolean => isDialogAt(here);
