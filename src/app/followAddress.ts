/** The one wire between the machines and the address bar: what it says is told, what is to be shown is written. */
import { askedAt, isDialogAt, markIn, type Shown } from '../../machines/portal/bookingAddress.ts';
import { ownAddress } from '../../machines/portal/ownAddress.ts';
import type { PortalRef } from '../../machines/portal/portalMachine.ts';
import type { SiteRef } from '../../machines/site/siteMachine.ts';
import { screen } from '../../machines/site/siteSelectors.ts';
import { nowAtVenue } from '../edge/serverTime.ts';
import type { Router } from './routes.tsx';

/** Why the address is changing: to say what is chosen, since the booking is over, or since another page is wanted. */
type Purpose = 'follow' | 'close' | 'page';

/** What writes is fetched with the first booking; where it is not to be had, the address stays as it is. */
const fetchMoves = () => import('../../machines/portal/addressMoves.ts').catch(() => undefined);
type Moves = Awaited<ReturnType<typeof fetchMoves>>;

const loginAddress = (nextAddress: string): string => `/login?nextUrl=${encodeURIComponent(nextAddress)}`;

export function followAddress(portal: PortalRef, router: Router): void {
  let moves: Moves;
  /** What the address is to say; undefined: nothing that would have to be written. */
  let wanted: Shown | null | undefined;
  /** The move under way, and the address that it leads to; one at a time, so that none overtakes another. */
  let pending: { purpose: Purpose; address: string | null } | undefined;
  /** The page that the booking is left for, once its own entries of the history are behind. */
  let leavingFor: string | undefined;
  let lastKey = '';

  const here = () => router.state.location;
  const addressHere = () => here().pathname + here().search + here().hash;
  /** What the address will be once all is written. */
  function addressSoon(): string {
    const move = wanted === undefined ? undefined : moves?.moveTo(here(), wanted);
    return move && 'address' in move ? move.address : addressHere();
  }

  function go(purpose: Purpose, address: string, options?: { replace?: boolean; state?: unknown }): void {
    const own = ownAddress(address);
    pending = { purpose, address: own };
    void router.navigate(own, { preventScrollReset: purpose !== 'page', ...options });
  }

  function goBack(purpose: Purpose, by: number): void {
    pending = { purpose, address: null };
    void router.navigate(-by);
  }

  /** A page takes the place of the whole dialog: the way back from it does not lead through the steps of what is booked. */
  function leave(): void {
    if (leavingFor === undefined || (pending !== undefined && pending.purpose !== 'page')) return;
    const below = markIn(here().state)?.below.length ?? 0;
    if (below > 0) return goBack('follow', below);
    const address = leavingFor;
    leavingFor = undefined;
    go('page', address, { replace: isDialogAt(here()) });
  }

  function write(): void {
    const isBusy = pending !== undefined || !router.state.initialized || router.state.navigation.state !== 'idle';
    if (wanted === undefined || moves === undefined || isBusy || leavingFor !== undefined) return;
    const move = moves.moveTo(here(), wanted);
    const isLast = move.kind !== 'back' || move.isAll;
    const purpose = wanted === null && isLast ? 'close' : 'follow';
    if (wanted === null && isLast) wanted = undefined;
    if (move.kind === 'back') goBack(purpose, move.by);
    else if (move.kind !== 'stay') go(purpose, move.address, { replace: move.kind === 'replace', state: move.state });
  }

  /** Tells of every address but those that only say what the booking knows. */
  function look(): void {
    const { key } = here();
    if (key === lastKey || router.state.navigation.state !== 'idle') return;
    lastKey = key;
    const ended = pending;
    pending = undefined;
    const isExpected = ended !== undefined && (ended.address === null || ended.address === addressHere());
    const isFollowing = isExpected && ended.purpose === 'follow';
    const isReopened = isExpected && ended.purpose === 'close' && wanted !== undefined;
    if (isFollowing || isReopened) return;
    wanted = undefined;
    portal.send({ type: 'address.changed', asked: askedAt(here()), now: nowAtVenue() });
  }

  portal.on('address.write', async ({ shown }) => {
    wanted = shown;
    // A page that is wanted in the same breath goes first.
    moves ??= await fetchMoves();
    queueMicrotask(write);
  });

  const open = (address: string) => {
    leavingFor = address;
    leave();
  };
  portal.on('page.open', ({ page }) => {
    if (page === 'home') open('/');
    if (page === 'cart') open('/cart');
    if (page === 'login' && here().pathname !== '/login') open(loginAddress(addressSoon()));
  });
  portal.on('booking.postpone', async ({ choice }) => {
    moves ??= await fetchMoves();
    open(loginAddress(moves?.returnAddress(here(), choice) ?? addressHere()));
  });

  // R4.2.7: a site that is switched off says so under its own address.
  const site = portal.system.get('site') as SiteRef;
  site.subscribe((snapshot) => {
    if (screen(snapshot) === 'disabled' && here().pathname !== '/404') go('page', '/404', { replace: true });
  });

  // The router tells of a navigation in the middle of ending it: what began at once would be taken for a way back, and
  // never reach the history.
  const turn = () => {
    look();
    leave();
    write();
  };
  router.subscribe(() => queueMicrotask(turn));
  look();
}
