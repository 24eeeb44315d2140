/** Connects the machines with the address bar: tells them what the address says, and writes what is to be shown. */
import { createPath } from 'react-router';
import { askedAt, layersOf, type RouterLocation } from '../../../machines/address/bookingAddress.ts';
import { here, isOnTheWay } from '../../../machines/pageChange/pageChangeSelectors.ts';
import { ownAddress } from '../../../machines/portal/ownAddress.ts';
import type { PortalRef } from '../../../machines/portal/portalMachine.ts';
import type { SiteRef } from '../../../machines/site/siteMachine.ts';
import { screen } from '../../../machines/site/siteSelectors.ts';
import { nowAtVenue } from '../../adapters/http/serverTime.ts';
import { layers, onDialogs } from '../../components/dialogs/openDialogs.ts';
import type { Router } from './pageRouter.ts';
import type { AddressOrder, AddressWriter } from './writeAddress.ts';

const pages = { home: '/', cart: '/cart', login: '/login' } as const;

export function followAddress(portal: PortalRef, router: Router): void {
  const { pageChange } = router;
  let writer: AddressWriter | undefined;
  let fetching: Promise<AddressWriter | undefined> | undefined;
  let lastEntry = '';

  const tell = (here: RouterLocation) =>
    portal.send({ type: 'address.changed', asked: askedAt(here), now: nowAtVenue() });

  /** Tells of every entry of the history; once the machine runs, of those only that it did not make. */
  function look(): void {
    const snapshot = pageChange.getSnapshot();
    const reached = here(snapshot);
    // An entry that the portal did not make, such as a fragment typed by hand, has no key of its own.
    const entry = reached.key + createPath(reached);
    if (entry === lastEntry || isOnTheWay(snapshot)) return;
    lastEntry = entry;
    if (writer) writer.reach();
    else tell(reached);
  }

  // Whoever asked for something completes first.
  const turn = () =>
    queueMicrotask(() => {
      look();
      writer?.endTurn();
    });

  /**
   * The machine of the address is there when there is something to write, or is loaded then; where it cannot be loaded,
   * the address stays as it is.
   */
  async function write(order?: AddressOrder, otherwise?: () => void): Promise<void> {
    fetching ??= import('./writeAddress.ts').then(
      ({ startAddress }) => (writer = startAddress(router, tell)),
      () => (fetching = undefined),
    );
    const found = await fetching;
    if (found === undefined) return otherwise?.();
    look();
    if (order) found.order(order);
    turn();
  }

  portal.on('address.write', (order) => void write(order));
  portal.on('page.open', (order) => {
    void write(order, () => router.navigate(ownAddress(pages[order.page])));
  });
  portal.on('booking.postpone', (order) => {
    void write(order, () => router.navigate(ownAddress(pages.login)));
  });
  onDialogs(() => {
    if (writer || layers().length > 0) void write();
  });
  // A reload, or a way back from another site, leads to an entry whose layer is gone.
  if (layersOf(here(pageChange.getSnapshot()).state) > 0) void write();

  // R4.2.7: a site that is switched off says so under its own address.
  const site = portal.system.get('site') as SiteRef;
  site.subscribe((snapshot) => {
    if (screen(snapshot) === 'disabled' && here(pageChange.getSnapshot()).pathname !== '/404')
      router.navigate('/404', { replace: true });
  });

  pageChange.subscribe(turn);
  look();
}
