/** The law of the portal's booking: where it stands and what the address says, from R2.11, R4.5.10, R6.1.12, F07, F12, F14, F21 and F23; see docs/guide/testing.md. */
import { expect } from 'vitest';
import { done } from '../../support/paths.ts';
import { bapsSite, draft, layla, passerBy, quietSite, standardSite } from './portal.fixtures.ts';
import {
  now,
  one,
  two,
  inDialog,
  onPage,
  says,
  nothing,
  book,
  goOn,
  panel,
  closePanel,
  retryPanel,
  chooses,
  writes,
  writesStop,
  fetches,
  begins,
  opening,
  stands,
  situations,
  ofDialog,
  arrives,
  ofPage,
  fetching,
  isOpen,
} from './portalBooking.fixtures.ts';
import {
  bookingComes,
  breaks,
  dismiss,
  emits,
  doesNotCome,
  isNow,
  lawOf,
  left,
  needCart,
  opened,
  opens,
  retry,
  row,
  starts,
} from './portalLaw.fixtures.ts';

/** Starts the booking with what was requested, at the time of the request, and with the portal as parent. */
const startsBooking = (surface: 'dialog' | 'page', rest: object = {}) =>
  starts('booking', {
    parent: expect.anything(),
    config: standardSite,
    user: null,
    now,
    surface,
    serviceId: 1,
    time: { date: null, duration: null, slot: null, facilityId: null },
    stop: 'choosing',
    isDamaged: false,
    draft: null,
    lateLimit: 15,
    ...rest,
  });

/** Where the booking stands, and how it gets there. */
export const places = lawOf({}, situations, [
  // Nothing begins before the site is open and the first address known.
  row('R1.7.1', 'waiting', opening, {
    to: 'siteOnly',
    changes: { config: standardSite },
    does: [starts('fetchCartNow', { isWanted: true }), starts('fetchLead', { isWanted: false })],
  }),
  row('R1.7.1', 'known', opening, {
    to: 'closed',
    changes: { config: standardSite },
    does: [starts('fetchCartNow', { isWanted: true }), starts('fetchLead', { isWanted: false })],
  }),

  // A button opens the dialog, even instead of a panel; an open dialog is not requested again.
  arrives('closed', book, 'dialogComing', inDialog, { asked: inDialog, chosen: one }),
  arrives(ofDialog, book, 'dialogComing', inDialog, {}),
  arrives([...ofPage, 'onPage'], book, 'dialogComing', inDialog, { asked: inDialog }),
  arrives('closed', goOn, 'dialogComing', inDialog, {
    asked: inDialog,
    chosen: one,
    draft: { owner: 'nobody', draft },
  }),
  arrives(ofDialog, goOn, 'dialogComing', inDialog, { draft: { owner: 'nobody', draft } }),
  arrives([...ofPage, 'onPage'], goOn, 'dialogComing', inDialog, {
    asked: inDialog,
    draft: { owner: 'nobody', draft },
  }),
  // R2.11: a page shows its panel, and takes it along.
  arrives('closed', panel, 'pageComing', onPage, { asked: onPage, chosen: one }),
  row('R2.11', 'onPage', closePanel, { to: 'closed', changes: { asked: null }, does: [writes(null)] }),

  row('R2.11', 'dialogComing', bookingComes, { to: 'inDialog', does: [startsBooking('dialog')] }),
  row('R2.11', 'pageComing', bookingComes, { to: 'onPage', does: [startsBooking('page')] }),
  // What failed to load is retried on the next request (F23).
  row('F23', 'dialogComing', doesNotCome('fetchBooking'), { to: 'dialogLost' }),
  row('F23', 'pageComing', doesNotCome('fetchBooking'), { to: 'pageLost' }),
  row('F23', 'inDialog', breaks('booking'), { to: 'dialogLost' }),
  row('F23', ['onPage', 'overPage'], breaks('booking'), { to: 'pageLost' }),
  row('F23', 'dialogLost', retry, { to: 'dialogComing', does: fetches }),
  row('F23', 'pageLost', retryPanel, { to: 'pageComing', does: fetches }),
  row('F23', 'dialogLost', dismiss, { to: 'closed', changes: { asked: null }, does: [writes(null)] }),
  row('R2.11', ['inDialog', 'onPage', 'overPage'], done('booking'), { to: 'closed', does: [writes(null)] }),

  // The address follows the selection; on a page the later steps open over it.
  row('F14', 'inDialog', chooses(one), { does: [writesStop('dialog', one)] }),
  row('F14', 'inDialog', chooses(two), { changes: { chosen: two }, does: [writesStop('dialog', two)] }),
  row('F14', 'inDialog', chooses(one, 'tickets'), {
    changes: { stop: 'tickets' },
    does: [writesStop('dialog', one, 'tickets')],
  }),
  row('F14', 'onPage', chooses(one), { does: [writesStop('page', one)] }),
  row('F14', 'onPage', chooses(two), { changes: { chosen: two }, does: [writesStop('page', two)] }),
  row('F14', 'onPage', chooses(one, 'tickets'), {
    to: 'overPage',
    changes: { stop: 'tickets' },
    does: [writesStop('page', one, 'tickets')],
  }),
  row('F14', 'overPage', chooses(one), {
    to: 'onPage',
    changes: { stop: 'choosing' },
    does: [writesStop('page', one)],
  }),
  row('F14', 'overPage', chooses(two), {
    to: 'onPage',
    changes: { chosen: two, stop: 'choosing' },
    does: [writesStop('page', two)],
  }),
  row('F14', 'overPage', chooses(one, 'tickets'), { does: [writesStop('page', one, 'tickets')] }),
]);

const hers = [needCart, isNow(layla), opening];

/** Progress belongs to its customer, once: for the next booking, or dropped when they ask for none (F07, F21). */
export const drafts = lawOf(
  { draft: left },
  {
    siteOnly: { by: hers, ...stands('waiting'), knows: { user: layla, draft: left } },
    closed: { by: [...hers, nothing], ...stands('closed'), knows: { draft: null } },
    coming: { by: [...hers, says(onPage)], ...fetching, knows: { draft: left } },
    awayClosed: { by: [needCart, opening, nothing], ...stands('closed'), knows: { user: null, draft: left } },
    awayComing: { by: [needCart, opening, nothing, panel], ...fetching, knows: { user: null, draft: left } },
    onPage: { by: [...hers, says(onPage), bookingComes], ...isOpen('onPage'), knows: { draft: null } },
  },
  [
    row('F21', 'siteOnly', nothing, { to: 'closed', changes: { asked: null, now, draft: null } }),
    row('F21', 'coming', nothing, { to: 'closed', changes: { asked: null, draft: null } }),
    row('F21', ['awayComing', 'onPage'], nothing, { to: 'closed', changes: { asked: null } }),
    row('F21', 'coming', bookingComes, {
      to: 'onPage',
      changes: { draft: null },
      does: [startsBooking('page', { user: layla, draft: { ...draft, surface: 'page' } })],
    }),
    row('F21', 'awayComing', bookingComes, { to: 'onPage', does: [startsBooking('page')] }),
    row('F21', ['coming', 'awayComing'], doesNotCome('fetchBooking'), {
      to: opened({ booking: { failed: 'onPage' } }),
    }),
  ],
);

/** On baps sites the login comes before the dialog; the panel of a page needs none (R4.5.10, R6.1.12). */
export const onBaps = lawOf(
  {},
  {
    closed: { by: [needCart, opens(bapsSite), nothing], ...stands('closed'), knows: { user: null } },
    asGuest: { by: [needCart, opens(bapsSite), nothing, isNow(passerBy)], ...stands('closed') },
    asCustomer: { by: [needCart, opens(bapsSite), nothing, isNow(layla)], ...stands('closed') },
  },
  [
    ...[book, says(inDialog)].flatMap((on) => [
      row('R4.5.10', 'closed', on, {
        changes: { asked: inDialog },
        does: [emits({ type: 'booking.postpone', selection: one })],
      }),
      row('R6.1.12', ['asGuest', 'asCustomer'], on, {
        to: opened({ booking: 'fetching' }),
        changes: { asked: inDialog, chosen: one },
        does: begins(inDialog),
      }),
    ]),
    ...[panel, says(onPage)].map((on) =>
      row('R6.1.12', ['closed', 'asGuest', 'asCustomer'], on, {
        to: opened({ booking: 'fetching' }),
        changes: { asked: onPage, chosen: one },
        does: begins(onPage),
      }),
    ),
  ],
);

/** Where facilities cannot be booked online, no request opens anything. */
export const offline = lawOf({}, { closed: { by: [needCart, opens(quietSite), nothing], ...stands('closed') } }, [
  ...[book, says(inDialog)].map((on) => row('R1.2.3', 'closed', on, { changes: { asked: inDialog } })),
  row('R1.2.3', 'closed', panel, { changes: { asked: onPage } }),
]);
