/** The law of bookings requested by the address, from R2.1.27, F12 and F14; see docs/guide/testing.md. */
import {
  now,
  one,
  two,
  inDialog,
  ticketsInDialog,
  onPage,
  ticketsOnPage,
  otherOnPage,
  says,
  nothing,
  writesStop,
  visits,
  situations,
  ofDialog,
  ofPage,
  arrives,
} from './portalBooking.fixtures.ts';
import { lawOf, row } from './portalLaw.fixtures.ts';

/** What an address asks for, in every state of the booking. */
export const addresses = lawOf({}, situations, [
  row('R2.1.27', [...ofDialog, ...ofPage, 'inDialog', 'onPage', 'overPage'], nothing, {
    to: 'closed',
    changes: { asked: null },
  }),
  row('R2.1.27', 'waiting', nothing, { to: 'known', changes: { asked: null, now } }),
  row('R2.1.27', 'siteOnly', nothing, { to: 'closed', changes: { asked: null, now } }),

  ...[inDialog, ticketsInDialog, onPage, ticketsOnPage, otherOnPage].flatMap((asked) => [
    row('R2.1.27', 'waiting', says(asked), { changes: { asked, now } }),
    row('R2.1.27', 'known', says(asked), { changes: { asked } }),
  ]),

  arrives('siteOnly', says(inDialog), 'dialogComing', inDialog, { asked: inDialog, now, chosen: one }),
  arrives('closed', says(inDialog), 'dialogComing', inDialog, { asked: inDialog, chosen: one }),
  arrives(ofDialog, says(inDialog), 'dialogComing', inDialog, {}),
  arrives(ofPage, says(inDialog), 'dialogComing', inDialog, { asked: inDialog }),

  arrives('siteOnly', says(ticketsInDialog), 'dialogComing', ticketsInDialog, {
    asked: ticketsInDialog,
    now,
    chosen: one,
    stop: 'tickets',
  }),
  arrives('closed', says(ticketsInDialog), 'dialogComing', ticketsInDialog, {
    asked: ticketsInDialog,
    chosen: one,
    stop: 'tickets',
  }),
  arrives([...ofDialog, ...ofPage], says(ticketsInDialog), 'dialogComing', ticketsInDialog, {
    asked: ticketsInDialog,
    stop: 'tickets',
  }),

  arrives('siteOnly', says(onPage), 'pageComing', onPage, { asked: onPage, now, chosen: one }),
  arrives('closed', says(onPage), 'pageComing', onPage, { asked: onPage, chosen: one }),
  arrives(ofPage, says(onPage), 'pageComing', onPage, {}),
  // A dialog does not take over a panel's selection.
  arrives([...ofDialog, 'inDialog'], says(onPage), 'pageComing', onPage, { asked: onPage }),

  arrives('siteOnly', says(ticketsOnPage), 'pageComing', ticketsOnPage, {
    asked: ticketsOnPage,
    now,
    chosen: one,
    stop: 'tickets',
  }),
  arrives('closed', says(ticketsOnPage), 'pageComing', ticketsOnPage, {
    asked: ticketsOnPage,
    chosen: one,
    stop: 'tickets',
  }),
  arrives([...ofDialog, ...ofPage, 'inDialog'], says(ticketsOnPage), 'pageComing', ticketsOnPage, {
    asked: ticketsOnPage,
    stop: 'tickets',
  }),

  arrives('siteOnly', says(otherOnPage), 'pageComing', otherOnPage, { asked: otherOnPage, now, chosen: two }),
  arrives(['closed', ...ofDialog, ...ofPage, 'inDialog', 'onPage'], says(otherOnPage), 'pageComing', otherOnPage, {
    asked: otherOnPage,
    chosen: two,
  }),
  arrives('overPage', says(otherOnPage), 'pageComing', otherOnPage, {
    asked: otherOnPage,
    chosen: two,
    stop: 'choosing',
  }),

  // Already open: the address is right, but its history entry's state may be lost.
  row('F12', 'inDialog', says(inDialog), { does: [writesStop('dialog', one)] }),
  ...[says(inDialog), says(onPage)].flatMap((on) => [
    row('F12', 'onPage', on, { does: [writesStop('page', one)] }),
    // Back and Forward move between steps; where one cannot be reached, the address is set back.
    row('F12', 'overPage', on, { does: [writesStop('page', one, 'tickets'), visits('choosing')] }),
  ]),
  ...[says(ticketsInDialog), says(ticketsOnPage)].flatMap((on) => [
    row('F12', 'onPage', on, { does: [writesStop('page', one), visits('tickets')] }),
    row('F12', 'overPage', on, { does: [writesStop('page', one, 'tickets')] }),
  ]),
  row('F12', 'inDialog', says(ticketsInDialog), { does: [writesStop('dialog', one), visits('tickets')] }),
]);
