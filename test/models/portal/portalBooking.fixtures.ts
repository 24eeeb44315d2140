/** Situations, events and effects for the laws of the portal's booking. */
import type { AnyEventObject } from 'xstate';
import type { Row } from '../../support/law/law.ts';
import { draft, standardSite } from './portal.fixtures.ts';
import {
  before,
  bookingComes,
  emits,
  doesNotCome,
  needCart,
  needsCart,
  opened,
  opens,
  row,
  running,
  runningOpen,
  starts,
} from './portalLaw.fixtures.ts';

export const now = '2026-11-20 21:00:00';
const service = (serviceId: number) => ({ serviceId, date: null, duration: null, slot: null, facilityId: null });
export const one = service(1);
export const two = service(2);

export const asks = (surface: 'dialog' | 'page', selection: object, stop = 'choosing') => ({
  surface,
  selection,
  stop,
  isDamaged: false,
});
export const inDialog = asks('dialog', one);
export const ticketsInDialog = asks('dialog', one, 'tickets');
export const onPage = asks('page', one);
export const ticketsOnPage = asks('page', one, 'tickets');
export const otherOnPage = asks('page', two);

export const says = (asked: unknown) => ({ type: 'address.changed', asked, now });
export const nothing = says(null);
export const book = { type: 'booking.open', serviceId: 1, now };
/** With a draft of what was typed before. */
export const goOn = { ...book, draft };
export const panel = { type: 'panel.open', serviceId: 1, date: null, now };
export const closePanel = { type: 'panel.close' };
export const retryPanel = { type: 'panel.retry' };
export const chooses = (selection: object, stop = 'choosing') => ({ type: 'selection.changed', selection, stop });

/** What the address is to say. */
export const writes = (shown: unknown) => emits({ type: 'address.write', shown });
export const writesStop = (surface: string, selection: object, stop = 'choosing') =>
  writes({ surface, selection, stop });
export const fetches = [needsCart, starts('fetchBooking')];
export const begins = (asked: unknown) => [writes(asked), ...fetches];
export const visits = (stop: string) => ({ sends: { type: 'stop.visit', stop }, to: 'booking' });

export const opening = opens(standardSite);
const ready = [needCart, opening, nothing];
const asleep = { state: before({ shop: 'needed' }), runs: running() };
export const stands = (booking: unknown, ...runs: string[]) => ({
  state: opened({ booking }),
  runs: runningOpen(...runs),
});
export const fetching = { ...stands('fetching', 'fetchBooking'), tags: ['busy'] };
export const isOpen = (surface: string) => stands({ open: surface }, 'booking');

const begun = { chosen: one, stop: 'choosing' };
export const situations = {
  waiting: { by: [needCart], ...asleep, knows: { asked: undefined } },
  known: { by: [needCart, nothing], ...asleep, knows: { asked: null } },
  siteOnly: { by: [needCart, opening], ...stands('waiting'), knows: { asked: undefined } },
  closed: { by: ready, ...stands('closed'), knows: { asked: null, stop: 'choosing', draft: null } },
  dialogComing: { by: [...ready, book], ...fetching, knows: { asked: inDialog, ...begun } },
  pageComing: { by: [...ready, panel], ...fetching, knows: { asked: onPage, ...begun } },
  dialogLost: {
    by: [...ready, book, doesNotCome('fetchBooking')],
    ...stands({ failed: 'inDialog' }),
    tags: ['failed'],
    knows: { asked: inDialog },
  },
  pageLost: {
    by: [...ready, panel, doesNotCome('fetchBooking')],
    ...stands({ failed: 'onPage' }),
    knows: { asked: onPage },
  },
  inDialog: { by: [...ready, book, bookingComes], ...isOpen('inDialog'), knows: { asked: inDialog, ...begun } },
  onPage: { by: [...ready, panel, bookingComes], ...isOpen('onPage'), knows: { asked: onPage, ...begun } },
  overPage: {
    by: [...ready, panel, bookingComes, chooses(one, 'tickets')],
    ...isOpen('overPage'),
    knows: { asked: onPage, chosen: one, stop: 'tickets' },
  },
};

export const ofDialog = ['dialogComing', 'dialogLost'];
export const ofPage = ['pageComing', 'pageLost'];

type To = 'dialogComing' | 'pageComing';
export const arrives = (
  from: string | string[],
  on: AnyEventObject,
  to: To,
  asked: object,
  changes: NonNullable<Row['changes']>,
): Row => row(to === 'pageComing' ? 'R2.1.27' : 'F14', from, on, { to, changes, does: begins(asked) });
