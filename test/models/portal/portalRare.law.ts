/**
 * The law of rare cases in the portal: a site that opens again, a missing child, a draft in a dialog (R2.7, R2.11, F07,
 * F14, F21).
 */
import { expect } from 'vitest';
import { draft, layla, quietSite, standardSite } from './portal.fixtures.ts';
import {
  chooses,
  closePanel,
  fetching,
  isOpen,
  now,
  one,
  panel,
  says,
  inDialog,
  nothing,
  opening,
  stands,
  two,
  writesStop,
} from './portalBooking.fixtures.ts';
import {
  bookingComes,
  isNow,
  lawOf,
  left,
  needCart,
  opened,
  opens,
  row,
  running,
  runningOpen,
  searchComes,
  starts,
} from './portalLaw.fixtures.ts';

/** The operator has changed the configuration while the page is open. */
export const openedAnew = lawOf(
  {},
  {
    fetching: {
      by: [opening],
      state: opened({ shop: { open: 'fetching' } }),
      runs: running('fetchCart', 'fetchLead'),
      knows: { config: standardSite },
    },
  },
  [row('R1.7.1', 'fetching', opens(quietSite), { changes: { config: quietSite } })],
);

const ready = [needCart, opening, nothing];

/** Everything that was open is closed and stopped. */
export const gone = {
  ...lawOf(
    {},
    {
      panelClosed: { by: [...ready, panel, bookingComes, closePanel], ...stands('closed') },
      searchClosed: {
        by: [needCart, opening, { type: 'search.open' }, searchComes, { type: 'search.close' }],
        state: opened({ search: 'closed' }),
        runs: runningOpen(),
      },
      overPage: { by: [...ready, panel, bookingComes, chooses(one, 'tickets')], ...isOpen('overPage') },
    },
    [
      // F14: a later step on another selection is still that step.
      row('F14', 'overPage', chooses(two, 'tickets'), {
        changes: { chosen: two },
        does: [writesStop('page', two, 'tickets')],
      }),
    ],
  ),
  unnoticed: { 'a wrong start: booking.open · onPage': 'Every way into it says where it stands.' },
};

/** F07, F21: what a customer left is theirs once, also where an address opens it in a dialog. */
export const draftInDialog = lawOf(
  { draft: left },
  {
    coming: {
      by: [needCart, isNow(layla), opening, says(inDialog)],
      ...fetching,
      knows: { draft: left, user: layla },
    },
  },
  [
    row('F21', 'coming', bookingComes, {
      to: opened({ booking: { open: 'inDialog' } }),
      changes: { draft: null },
      does: [
        starts('booking', {
          parent: expect.anything(),
          config: standardSite,
          user: layla,
          now,
          surface: 'dialog',
          serviceId: 1,
          time: { date: null, duration: null, slot: null, facilityId: null },
          stop: 'choosing',
          isDamaged: false,
          draft: { ...draft, surface: 'dialog' },
          lateLimit: 15,
        }),
      ],
    }),
  ],
);
