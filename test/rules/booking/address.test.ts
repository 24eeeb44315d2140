/** The selection in the address: what is written can be read, what cannot be read is left out, and each move has its reason. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bookingStops,
  isSameSelection,
  noSelection,
  type BookingSelection,
} from '../../../machines/booking/bookingSelection.ts';
import { linkTo, moveTo, returnAddress } from '../../../machines/address/addressMoves.ts';
import { isClosed, type AddressContext } from '../../../machines/address/addressRules.ts';
import {
  askedAt,
  isDialogAt,
  markIn,
  serviceOfPage,
  type AddressContent,
  type RouterLocation,
} from '../../../machines/address/bookingAddress.ts';
import { anyPath, anyQuery } from '../../support/anyText.ts';

const at = (address: string, state: unknown = null): RouterLocation => {
  const { pathname, search, hash } = new URL(address, 'http://portal');
  return { pathname, search, hash, state };
};

const nothing = { surface: 'dialog', selection: noSelection, stop: 'choosing', isDamaged: false };

const id = fc.integer({ min: 1, max: 999_999_999 });
const date = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));
const startTime = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => `${parts.map((part) => String(part).padStart(2, '0')).join(':')}:00`);
const selection: fc.Arbitrary<BookingSelection> = fc.record({
  serviceId: fc.option(id),
  date: fc.option(date),
  duration: fc.option(fc.integer({ min: 1, max: 1440 })),
  slot: fc.option(fc.record({ startTime, nextDay: fc.boolean() })),
  facilityId: fc.option(id),
});
const surface = fc.constantFrom('page' as const, 'dialog' as const);
const shown: fc.Arbitrary<AddressContent> = fc.record({ surface, selection, stop: fc.constantFrom(...bookingStops) });
/** Addresses of pages with and without a panel, with other parameters. */
const anywhere = fc
  .tuple(
    fc.constantFrom('/', '/home', '/events', '/service/11', '/service/11/'),
    fc.constantFrom('', '?lang=ar', '?lang=en&utm_source=mail', '?nextUrl=%2Fcart%3Fa%3D1'),
    fc.constantFrom('', '#main'),
  )
  .map((parts) => at(parts.join('')));

/** Where the browser is after a move; going back is not simulated. */
function after(here: RouterLocation, wanted: AddressContent | null): RouterLocation {
  const move = moveTo(here, wanted);
  return move.kind === 'push' || move.kind === 'replace' ? at(move.address, move.state) : here;
}

describe('what is written can be read', () => {
  test('for every selection, surface and page (R2.1.27)', () => {
    fc.assert(
      fc.property(anywhere, shown, (here, wanted) => {
        // A panel is on the page of its service, so the page names it.
        const selection = { ...wanted.selection, serviceId: wanted.selection.serviceId ?? 11 };
        const asked = askedAt(after(here, { ...wanted, selection }));
        expect(asked).toMatchObject({ surface: wanted.surface, stop: wanted.stop, isDamaged: false });
        expect(isSameSelection(asked!.selection, selection)).toBe(true);
      }),
    );
  });

  test('other parameters of the address stay', () => {
    fc.assert(
      fc.property(anywhere, shown, (here, wanted) => {
        const before = new URLSearchParams(here.search);
        const next = after(here, wanted);
        for (const [name, value] of before) expect(new URLSearchParams(next.search).get(name)).toBe(value);
        expect(next.hash).toBe(here.hash);
      }),
    );
  });

  test('once written there is nothing left to write, so that nothing goes round in circles', () => {
    fc.assert(
      fc.property(anywhere, shown, (here, wanted) => {
        expect(moveTo(after(here, wanted), wanted)).toEqual({ kind: 'stay' });
      }),
    );
  });

  test.each([
    [{ ...noSelection, serviceId: 11 }, '/?service=11'],
    [noSelection, '/?service=all'],
    [
      {
        serviceId: 3,
        date: '2026-11-22',
        duration: 90,
        slot: { startTime: '19:00:00', nextDay: false },
        facilityId: null,
      },
      '/?service=3&date=2026-11-22&duration=90&slot=19:00',
    ],
    [
      {
        serviceId: 3,
        date: '2026-11-22',
        duration: 60,
        slot: { startTime: '00:30:00', nextDay: true },
        facilityId: 1102,
      },
      '/?service=3&date=2026-11-22&duration=60&slot=24:30&facility=1102',
    ],
  ])('a link to %j is %s', (selection, link) => {
    expect(linkTo(selection)).toBe(link);
    expect(askedAt(at(link))).toEqual({ ...nothing, selection });
  });
});

describe('what an address asks for', () => {
  test('a service in the query means its dialog, the page of a service its panel, anything else no booking', () => {
    expect(askedAt(at('/?service=3'))).toMatchObject({ surface: 'dialog', selection: { serviceId: 3 } });
    expect(askedAt(at('/service/3?date=2026-11-22'))).toMatchObject({
      surface: 'page',
      selection: { serviceId: 3, date: '2026-11-22' },
    });
    expect(askedAt(at('/service/3?service=5'))).toMatchObject({ surface: 'dialog', selection: { serviceId: 5 } });
    for (const address of [
      '/',
      '/events?date=2026-11-22',
      '/service/padel',
      '/service/3/more',
      '/events/service/3',
      '/cart',
    ])
      expect(askedAt(at(address))).toBeNull();
  });

  test.each(['service=0', 'service=x', 'service=1e3', 'service=', 'service=12345678901234567890'])(
    '%s names no service that could be',
    (query) => expect(askedAt(at(`/?${query}`))).toMatchObject({ selection: noSelection, isDamaged: true }),
  );

  test.each([
    'date=22-11-2026',
    'date=2026-02-30',
    'date=2026-13-01',
    'date=tomorrow',
    'date=12026-11-22',
    'date=%2B010000-01',
    'duration=-60',
    'duration=1.5',
    'slot=7pm',
    'slot=48:00',
    'slot=19:60',
    'slot=%00',
    'slot=119:00',
    'slot=19:001',
    'facility=null',
    'facility=<script>',
    'step=pay',
    'step=',
  ])('%s is left out, and reported as damaged', (query) => {
    const asked = askedAt(at(`/?service=3&${query}`));
    expect(asked).toEqual({ ...nothing, selection: { ...noSelection, serviceId: 3 }, isDamaged: true });
  });

  test('any address and any history state can be read', () => {
    fc.assert(
      fc.property(anyPath, anyQuery, fc.anything(), (pathname, query, state) => {
        const here = { pathname, search: `?${query}`, hash: '', state };
        expect(askedAt(here)?.surface ?? 'none').toMatch(/^(?:page|dialog|none)$/);
        expect(moveTo(here, null).kind).toMatch(/^(?:stay|back|replace)$/);
      }),
    );
  });
});

describe('the moves', () => {
  const wanted = (changes: Partial<AddressContent> = {}): AddressContent => ({
    surface: 'dialog',
    selection: { ...noSelection, serviceId: 3 },
    stop: 'choosing',
    ...changes,
  });
  const opened = after(at('/?lang=en'), wanted());

  test('opening a dialog adds a history entry, which Back removes', () => {
    expect(moveTo(at('/?lang=en'), wanted())).toMatchObject({ kind: 'push', address: '/?lang=en&service=3' });
    expect(moveTo(opened, null)).toEqual({ kind: 'back', by: 1, isAll: true });
  });

  test('a dialog over the panel of a page is an entry above it, which Back removes', () => {
    const page = at('/service/11?date=2026-11-22');
    const move = moveTo(page, wanted());
    expect(move).toMatchObject({ kind: 'push', address: '/service/11?service=3' });
    expect(move).toMatchObject({ state: { booking: { surface: 'dialog', isPushed: true, below: [] } } });
    expect(moveTo(after(page, wanted()), null)).toEqual({ kind: 'back', by: 1, isAll: true });
    // A dialog that stands there already is the same entry.
    expect(moveTo(after(page, wanted()), wanted({ selection: { ...noSelection, serviceId: 5 } })).kind).toBe('replace');
  });

  test('R4.5.6: so does opening the panel of a page that can do without it; what is chosen there replaces the entry', () => {
    const panel = wanted({ surface: 'page' });
    expect(moveTo(at('/?lang=en'), panel)).toMatchObject({ kind: 'push', address: '/?lang=en&service=3' });
    const there = after(at('/?lang=en'), panel);
    const selection = { ...noSelection, serviceId: 5, date: '2026-11-22' };
    const other = moveTo(there, { ...panel, selection });
    expect(other).toMatchObject({ kind: 'replace', address: '/?lang=en&service=5&date=2026-11-22' });
    expect(moveTo(there, null)).toEqual({ kind: 'back', by: 1, isAll: true });
    expect(moveTo(after(there, { ...panel, selection }), null)).toEqual({ kind: 'back', by: 1, isAll: true });
    const tickets = after(there, { ...panel, stop: 'tickets' });
    expect(moveTo(tickets, panel)).toEqual({ kind: 'back', by: 1, isAll: false });
    expect(moveTo(tickets, null)).toEqual({ kind: 'back', by: 2, isAll: true });
  });

  test('while choosing, the entry is replaced', () => {
    const selection = { ...noSelection, serviceId: 3, date: '2026-11-22' };
    expect(moveTo(opened, wanted({ selection }))).toMatchObject({ kind: 'replace' });
    expect(moveTo(at('/service/3'), wanted({ surface: 'page', selection }))).toMatchObject({
      kind: 'replace',
      address: '/service/3?date=2026-11-22',
    });
  });

  test('a dialog that was opened by a link has no entry below: closing it cleans the address', () => {
    expect(moveTo(at('/events?lang=ar&service=3&date=2026-11-22'), null)).toMatchObject({
      kind: 'replace',
      address: '/events?lang=ar',
    });
  });

  test('the steps over a page are an entry above it; closing them leads back to the page', () => {
    const page = at('/service/3?date=2026-11-22');
    const over = wanted({
      surface: 'page',
      stop: 'tickets',
      selection: { ...noSelection, serviceId: 3, date: '2026-11-22' },
    });
    expect(moveTo(page, over)).toMatchObject({ kind: 'push', address: '/service/3?date=2026-11-22&step=tickets' });
    expect(moveTo(after(page, over), { ...over, stop: 'choosing' })).toEqual({ kind: 'back', by: 1, isAll: false });
  });

  test('each step is an entry; the browser goes back to a step below at once', () => {
    const tickets = after(opened, wanted({ stop: 'tickets' }));
    expect(tickets.search).toBe('?lang=en&service=3&step=tickets');
    const addons = after(tickets, wanted({ stop: 'extras' }));
    expect(moveTo(addons, wanted())).toEqual({ kind: 'back', by: 2, isAll: false });
    expect(moveTo(addons, wanted({ stop: 'tickets' }))).toEqual({ kind: 'back', by: 1, isAll: false });
    expect(moveTo(addons, null)).toEqual({ kind: 'back', by: 3, isAll: true });
  });

  test('a step without an entry below it, as after a link, is written over', () => {
    const linked = at('/?service=3&step=extras');
    expect(moveTo(linked, wanted())).toMatchObject({ kind: 'replace', address: '/?service=3' });
    expect(moveTo(linked, wanted({ stop: 'prompt' }))).toMatchObject({ kind: 'push' });
  });

  test('given details make room for what follows', () => {
    const details = after(opened, wanted({ stop: 'details' }));
    expect(moveTo(details, wanted({ stop: 'extras' }))).toMatchObject({ kind: 'replace' });
    expect(moveTo(after(details, wanted({ stop: 'extras' })), null)).toEqual({ kind: 'back', by: 2, isAll: true });
  });

  test('another service in a page’s panel leads to the page of that service', () => {
    const selection = { ...noSelection, serviceId: 5, duration: 90 };
    expect(moveTo(at('/service/3?lang=ar&duration=60'), wanted({ surface: 'page', selection }))).toMatchObject({
      kind: 'replace',
      address: '/service/5?lang=ar&duration=90',
    });
  });

  test('a page without a booking keeps its address, whatever it is', () => {
    fc.assert(
      fc.property(fc.constantFrom('/', '/events', '/cart'), anyQuery, (path, query) => {
        const here = at(`${path}?${query}`);
        fc.pre(askedAt(here) === null);
        expect(moveTo(here, null)).toEqual({ kind: 'stay' });
      }),
    );
  });

  test('R4.5.10: a login leads back to the booking that was wanted', () => {
    expect(returnAddress(at('/?lang=ar'), { ...noSelection, serviceId: 3 })).toBe('/?lang=ar&service=3');
    expect(returnAddress(at('/events'), noSelection)).toBe('/events?service=all');
  });
});

describe('what the state of a history entry contains', () => {
  const marked = (below: unknown, isPushed = true) => ({ booking: { surface: 'dialog', isPushed, below } });
  const to = (stop: AddressContent['stop'], surface: AddressContent['surface'] = 'dialog'): AddressContent => ({
    surface,
    selection: { ...noSelection, serviceId: 3 },
    stop,
  });
  const written = (here: RouterLocation, shown: AddressContent) => {
    const move = moveTo(here, shown);
    return move.kind === 'replace' ? move.state['booking'] : move.kind;
  };

  test('unknown steps are ignored', () => {
    expect(markIn(marked(['choosing', 'pay', 7]))?.below).toEqual(['choosing']);
    expect(markIn(marked('choosing'))?.below).toEqual([]);
  });

  test('a step that was never below is replaced, without later steps below it', () => {
    const here = at('/?service=3&step=extras', marked(['choosing', 'details']));
    expect(written(here, to('tickets'))).toEqual({ surface: 'dialog', isPushed: true, below: ['choosing'] });
    const linked = { surface: 'dialog', isPushed: false, below: [] };
    expect(written(at('/?service=3&step=extras'), to('tickets'))).toEqual(linked);
    expect(written(at('/?service=3'), { ...to('choosing'), selection: { ...noSelection, serviceId: 5 } })).toEqual(
      linked,
    );
  });

  test('a panel is written as a panel, also over the dialog of a link', () => {
    const panel = { surface: 'page', isPushed: false, below: [] };
    expect(moveTo(at('/'), to('choosing', 'page'))).toMatchObject({ state: { booking: { ...panel, isPushed: true } } });
    expect(written(at('/?service=3'), to('choosing', 'page'))).toEqual(panel);
  });

  test('a service’s page stays as it is; the state of its entry is cleared', () => {
    expect(moveTo(at('/service/3'), null)).toEqual({ kind: 'stay' });
    const state = { booking: { surface: 'page', isPushed: false, below: [] }, layers: 0 };
    expect(moveTo(at('/service/3', state), null)).toEqual({
      kind: 'replace',
      address: '/service/3',
      state: { booking: null, layers: 0 },
    });
    expect(moveTo(at('/events?service=3'), null)).toMatchObject({ kind: 'replace', address: '/events' });
  });

  test('F12: a booking is closed when it is in no address, and no layer is open', () => {
    const nobody = { asked: { shown: null }, expected: null, page: null, layers: [], left: [] };
    const isGone = (here: RouterLocation) => isClosed({ ...nobody, here } satisfies AddressContext);
    expect([at('/'), at('/', { layers: 1 }), at('/?service=3')].map(isGone)).toEqual([true, false, false]);
  });
});

test('R2.1.27: a dialog has its service in the query, or is a step over a service’s page', () => {
  const places = ['/', '/service/3', '/?service=3', '/service/3?step=tickets'];
  expect(places.map((place) => isDialogAt(at(place)))).toEqual([false, false, true, true]);
  expect(['/service/31', '/service/31/', '/service/3/4'].map(serviceOfPage)).toEqual([31, 31, null]);
});
