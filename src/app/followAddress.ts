/** The one wire between the machines and the address bar: what it says is told, what is to be shown is written. */
import { askedAt, layersOf } from '../../machines/portal/bookingAddress.ts';
import { ownAddress } from '../../machines/portal/ownAddress.ts';
import type { PortalRef } from '../../machines/portal/portalMachine.ts';
import type { SiteRef } from '../../machines/site/siteMachine.ts';
import { screen } from '../../machines/site/siteSelectors.ts';
import { nowAtVenue } from '../adapters/serverTime.ts';
import { layers, onDialogs } from '../components/openDialogs.ts';
import type { Router } from './routes.tsx';
import type { AddressWriter } from './writeAddress.ts';

const pages = { home: '/', cart: '/cart', login: '/login' } as const;

export function followAddress(portal: PortalRef, router: Router): void {
  let writer: AddressWriter | undefined;
  let fetching: Promise<AddressWriter | undefined> | undefined;
  let lastKey = '';

  /** Tells of every address but those that only say what the booking knows. */
  function look(): void {
    const { location, navigation } = router.state;
    if (location.key === lastKey || navigation.state !== 'idle') return;
    lastKey = location.key;
    if (!writer?.isOwnWork()) portal.send({ type: 'address.changed', asked: askedAt(location), now: nowAtVenue() });
  }

  // The router tells of a navigation in the middle of ending it: what began at once would be taken for a way back, and
  // never reach the history.
  const turn = () =>
    queueMicrotask(() => {
      look();
      writer?.turn();
    });

  /** What writes is fetched when first there is something to write; where it is not to be had, the address stays as it is. */
  async function write(order: (writer: AddressWriter) => void, otherwise?: () => void): Promise<void> {
    fetching ??= import('./writeAddress.ts').then(
      ({ createWriter }) => (writer = createWriter(router)),
      () => (fetching = undefined),
    );
    const found = await fetching;
    if (found === undefined) return otherwise?.();
    order(found);
    turn();
  }

  portal.on('address.write', ({ shown }) => void write((writer) => writer.show(shown)));
  portal.on('page.open', ({ page }) => {
    void write(
      (writer) => writer.open(page),
      () => void router.navigate(ownAddress(pages[page])),
    );
  });
  portal.on('booking.postpone', ({ choice }) => {
    void write(
      (writer) => writer.openLogin(choice),
      () => void router.navigate(ownAddress(pages.login)),
    );
  });
  onDialogs(() => {
    if (writer || layers().length > 0) void write(() => undefined);
  });
  // A reload, or a way back from another site, leads to an entry whose layer is gone.
  if (layersOf(router.state.location.state) > 0) void write(() => undefined);

  // R4.2.7: a site that is switched off says so under its own address.
  const site = portal.system.get('site') as SiteRef;
  site.subscribe((snapshot) => {
    if (screen(snapshot) === 'disabled' && router.state.location.pathname !== '/404')
      void router.navigate('/404', { replace: true });
  });

  router.subscribe(turn);
  look();
}
