/** Decisions about the address: which move is due, and where it leads. */
import { addressIn, moveTo, returnAddress, type AddressMove } from './addressMoves.ts';
import type { BookingSelection } from '../booking/bookingSelection.ts';
import { isDialogAt, layersOf, markIn, type AddressContent, type RouterLocation } from './bookingAddress.ts';
import { loginAddress } from '../portal/loginAddress.ts';
import { ownAddress } from '../portal/ownAddress.ts';

/** A page that the portal opens by itself. */
export type WantedPage = 'home' | 'cart' | 'login';

export interface AddressContext {
  /** The history entry that was reached last. */
  here: RouterLocation;
  /** What the address should show of the booking, `shown: null` for no booking; null: nothing was requested. */
  asked: { readonly shown: AddressContent | null } | null;
  /** The address that the current move leads to; null where only the way there is known. */
  expected: string | null;
  /** The page that replaces the booking, once the browser has gone back over the booking's entries. */
  page: string | null;
  /** The open layers by their numbers, the lowest first. */
  layers: readonly number[];
  /** The layers that were asked to close and are still open. */
  left: readonly number[];
}

type Known = Readonly<AddressContext>;

/** The layers that were not asked to close. */
export const standingLayers = ({ layers, left }: Pick<Known, 'layers' | 'left'>): readonly number[] =>
  layers.filter((layer) => !left.includes(layer));

/** Whether this is the entry that the current move was to reach. */
export const isExpectedEntry = ({ expected }: Known, here: RouterLocation): boolean =>
  expected === null || expected === addressIn(here);

/** Whether only layers opened or closed: the address is the same as before. */
export const isLayerMove = ({ here: before }: Known, here: RouterLocation): boolean =>
  addressIn(before) === addressIn(here) && layersOf(before.state) !== layersOf(here.state);

/** How many history entries the dialog has below the current one: its steps, and the layers on top of them. */
export const entriesToLeave = ({ here }: Known): number =>
  (markIn(here.state)?.below.length ?? 0) + layersOf(here.state);

/** How many layers of this entry were closed; negative: how many are new. */
export const layersGone = (known: Known): number => layersOf(known.here.state) - standingLayers(known).length;

/** The move from the current address to the requested one. */
export const askedMove = ({ here, asked }: Known): AddressMove =>
  asked === null ? { kind: 'stay' } : moveTo(here, asked.shown);

/** Layers are on top of the booking's entries, so its move waits until they are closed. */
export const dueMove = (known: Known): AddressMove =>
  layersOf(known.here.state) > 0 ? { kind: 'stay' } : askedMove(known);

/** Whether the booking is over, and the move removes the last of it from the address. */
export function isClosing(known: Known): boolean {
  const move = dueMove(known);
  return known.asked?.shown === null && move.kind !== 'stay' && (move.kind !== 'back' || move.isAll);
}

/** Whether the booking is over and has been removed from the address. */
export const isClosed = (known: Known): boolean =>
  known.asked?.shown === null && layersOf(known.here.state) === 0 && askedMove(known).kind === 'stay';

/** The address once the requested move is done. */
function addressSoon(known: Known): string {
  const move = askedMove(known);
  return 'address' in move ? move.address : addressIn(known.here);
}

/** The address of that page; the login leads back to the booking in the address (R4.5.10, R8.1.1). */
export function pageAddress(known: Known, page: WantedPage): string {
  if (page === 'login') return ownAddress(loginAddress(addressSoon(known)));
  return page === 'cart' ? '/cart' : '/';
}

/** The login page that comes before the booking of that selection (R6.1.12). */
export const loginBefore = ({ here }: Known, selection: BookingSelection): string =>
  ownAddress(loginAddress(returnAddress(here, selection)));

/** The address that a move leads to; null where only the way there is known. */
export const addressLedTo = (move: AddressMove): string | null => ('address' in move ? ownAddress(move.address) : null);

/** A page that follows a dialog replaces its entry, so that Back from there leads past it. */
export const isReplaced = ({ here }: Known): boolean => isDialogAt(here);
