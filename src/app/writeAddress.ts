/** Writes the address: what a booking has chosen, the steps and layers that Back takes away, and the pages that follow. */
import type { BookingSelection } from '../../machines/booking/bookingSelection.ts';
import { moveTo, returnAddress } from '../../machines/portal/addressMoves.ts';
import { isDialogAt, layersOf, markIn, type AddressContent } from '../../machines/portal/bookingAddress.ts';
import { loginAddress } from '../../machines/portal/loginAddress.ts';
import { ownAddress } from '../../machines/portal/ownAddress.ts';
import { layers } from '../components/openDialogs.ts';
import type { Router } from './routes.tsx';

/** Why the address is changing: to say what is open, since the booking is over, or since another page is wanted. */
type Purpose = 'follow' | 'close' | 'page';

export interface AddressWriter {
  /** What the address is to say of the booking; null: nothing. */
  show(shown: AddressContent | null): void;
  open(page: 'home' | 'cart' | 'login'): void;
  /** Logging in comes first; it leads back to that choice. */
  openLogin(choice: BookingSelection): void;
  /** Whether the entry that was just reached says nothing that the machines do not know. */
  isOwnWork(): boolean;
  turn(): void;
}

export function createWriter(router: Router): AddressWriter {
  /** What the address is to say; undefined: nothing that would have to be written. */
  let wanted: AddressContent | null | undefined;
  /** The move under way, and the address that it leads to; one at a time, so that none overtakes another. */
  let pending: { purpose: Purpose; address: string | null } | undefined;
  /** The page that the booking is left for, once its own entries of the history are behind. */
  let leavingFor: string | undefined;
  /** The layers that Back has taken away, until they are gone. */
  const left = new WeakSet<() => void>();

  const here = () => router.state.location;
  const addressHere = () => here().pathname + here().search + here().hash;
  const layersHere = () => layersOf(here().state);
  const layersOpen = () => layers().filter((leave) => !left.has(leave));
  let last = { address: addressHere(), layers: layersHere() };

  /** What the address will be once all is written. */
  function addressSoon(): string {
    const move = wanted === undefined ? undefined : moveTo(here(), wanted);
    return move && 'address' in move ? move.address : addressHere();
  }

  function go(purpose: Purpose, address: string, options?: { replace?: boolean; state?: unknown }): void {
    const own = ownAddress(address);
    pending = { purpose, address: own };
    void router.navigate(own, { preventScrollReset: purpose !== 'page', ...options });
  }

  function goBack(purpose: Purpose, by: number, address: string | null = null): void {
    pending = { purpose, address };
    void router.navigate(-by);
  }

  /** Whatever leads away from a layer's entry, Back or a page in the place of all, closes it. */
  function closeLayers(from: number, to: number): void {
    for (const layer of layersOpen().slice(from, to)) {
      left.add(layer);
      layer();
    }
  }

  /** A page takes the place of the whole dialog: the way back from it does not lead through the steps of what is booked. */
  function leave(): void {
    if (leavingFor === undefined || (pending !== undefined && pending.purpose !== 'page')) return;
    closeLayers(0, layersHere());
    const below = (markIn(here().state)?.below.length ?? 0) + layersHere();
    if (below > 0) return goBack('follow', below);
    const address = leavingFor;
    leavingFor = undefined;
    go('page', address, { replace: isDialogAt(here()) });
  }

  /** The booking's own entries; whether there was something to write. */
  function writeBooking(): boolean {
    if (wanted === undefined) return false;
    const move = moveTo(here(), wanted);
    const isLast = move.kind !== 'back' || move.isAll;
    const purpose = wanted === null && isLast ? 'close' : 'follow';
    if (wanted === null && isLast) wanted = undefined;
    if (move.kind === 'back') goBack(purpose, move.by);
    else if (move.kind !== 'stay') go(purpose, move.address, { replace: move.kind === 'replace', state: move.state });
    return move.kind !== 'stay';
  }

  /** Layers lie on top of the booking's entries: what it has to say waits until they are gone. */
  function write(): void {
    const isBusy = pending !== undefined || !router.state.initialized || router.state.navigation.state !== 'idle';
    if (isBusy || leavingFor !== undefined) return;
    const below = layersHere();
    const open = layersOpen().length;
    if (below > open) return goBack('follow', below - open, addressHere());
    if (below === 0 && writeBooking()) return;
    if (open > below) go('follow', addressHere(), { state: { ...(here().state as object | null), layers: open } });
  }

  function isOwnWork(): boolean {
    const ended = pending;
    pending = undefined;
    const before = last;
    last = { address: addressHere(), layers: layersHere() };
    const isExpected = ended !== undefined && (ended.address === null || ended.address === last.address);
    if (isExpected && (ended.purpose === 'follow' || (ended.purpose === 'close' && wanted !== undefined))) return true;
    closeLayers(last.layers, before.layers);
    if (before.address === last.address && before.layers !== last.layers) return true;
    wanted = undefined;
    return false;
  }

  const open = (address: string) => {
    leavingFor = address;
    leave();
  };
  return {
    show: (shown) => (wanted = shown),
    open(page) {
      if (page === 'home') open('/');
      if (page === 'cart') open('/cart');
      if (page === 'login' && here().pathname !== '/login') open(loginAddress(addressSoon()));
    },
    openLogin: (choice) => open(loginAddress(returnAddress(here(), choice))),
    isOwnWork,
    turn() {
      leave();
      write();
    },
  };
}
