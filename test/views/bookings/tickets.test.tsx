// @vitest-environment jsdom
/** The tickets of an order: the state of each, and what can be done with them (R2.3.3, R2.2.9). */
import { act, cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { notices } from '../../../src/actors/notices.ts';
import { fetchSender } from '../../../src/adapters/http/client.ts';
import { openedTickets, persistTickets } from '../../../src/adapters/nextVisit/openedTickets.ts';
import { persistedToken } from '../../../src/adapters/storage/login/credentials.ts';
import type { OrderState, Ticket } from '../../../src/contract/orders/orders.ts';
import type { Locale } from '../../../src/i18n/languages.ts';
import { TicketsView } from '../../../src/pages/tickets/TicketsPage.tsx';
import { payment } from '../../models/checkout/payment.fixtures.ts';
import { picture, teachCanvas } from '../../support/canvasElement.ts';
import { polyfillDialogs } from '../../support/dialogElement.ts';
import { all, press, stage, textOf, words } from '../cart.fixture.tsx';

polyfillDialogs();
teachCanvas();
// The sender is loaded before the tests, so that none waits for the disk.
beforeAll(() => fetchSender());

const now = Date.parse('2026-11-21T08:00:00Z');
beforeEach(() => vi.useFakeTimers({ now, toFake: ['Date'] }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const [ticket] = payment('paid').tickets as [Ticket];
/** Layla, by her number. */
const owner = 'customer 20418';
const others = [
  { ...ticket, ticket_number: 'TWO', name: 'Omar' },
  { ...ticket, ticket_number: 'THREE', name: 'Nour' },
];
const answered = () => act(() => new Promise((resolve) => setTimeout(resolve)));

interface Order {
  state?: OrderState;
  tickets?: Ticket[];
  /** An answer instead of the tickets; once. */
  status?: number;
  locale?: Locale;
  at?: string;
}

/** The page, and what it asked for. */
async function open({ state = 'paid', tickets = [ticket], status, locale = 'en', at = '100001' }: Order = {}) {
  const asked: string[] = [];
  let refusal = status;
  vi.stubGlobal('fetch', async (request: Request | string) => {
    const { pathname } = new URL(typeof request === 'string' ? request : request.url, 'http://localhost');
    asked.push(pathname.replace('/api/v2/', ''));
    if (pathname.endsWith('/download'))
      return new Response(picture, { headers: { 'Content-Type': 'application/pdf' } });
    // The PDF fonts fail to load.
    if (!pathname.endsWith('/tickets')) return new Response(null, { status: 404 });
    if (refusal !== undefined) {
      const response = Response.json({ status: false, message: null }, { status: refusal });
      refusal = undefined;
      return response;
    }
    const order = { order_id: 100001, state, date: '2026-11-20 13:42:00', total: 498, currency: 'AED' };
    return Response.json({ status: true, message: null, data: { order, tickets } });
  });
  const { show } = await stage({ locale });
  show(<TicketsView order={at} />);
  await answered();
  return asked;
}

const buttons = () => all('main button').map(words);

describe('R2.3.3: the tickets of one order', () => {
  test('one for each person, with all that is shown in one answer', async () => {
    const asked = await open({ tickets: [ticket, ...others] });
    expect(asked).toEqual(['orders/100001/tickets']);
    expect(textOf('.acct__main > .meta')).toBe('Order 100001 · 3 tickets');
    expect(all('.pitch')).toHaveLength(3);
    await waitFor(() => expect(all('.pitch img')).toHaveLength(3));
    expect(all('.pitch').map((pitch) => /Layla Haddad|Omar|Nour/.exec(words(pitch))?.[0])).toEqual([
      'Layla Haddad',
      'Omar',
      'Nour',
    ]);
  });

  test.each<[Ticket['state'] | 'expired', string]>([
    ['used', 'UsedIt let somebody in already.'],
    ['cancelled', 'Ticket cancelledIt does not let anybody in any more.'],
    ['refused', 'RefusedThe venue said no to this booking.'],
    ['expired', 'OverIts time has passed.'],
  ])('one that is %s says so, has no code and nothing to press', async (state, said) => {
    const fields = state === 'expired' ? { date: '2026-11-20' } : { state };
    await open({ tickets: [{ ...ticket, ...fields }] });
    const [stamp, note] = [textOf('.pitch__x'), textOf('.pitch__c .fine')];
    expect(stamp + note).toBe(said);
    expect(all('.pitch img')).toEqual([]);
    for (const name of ['Show at the gate', 'Share this ticket', 'Download', 'Add to calendar', 'Print'])
      expect(buttons()).not.toContain(name);
  });

  test.each<[OrderState, string]>([
    ['awaiting_payment', 'This order is not paid yet'],
    ['awaiting_approval', 'Awaiting approval'],
    ['paid', 'This order has no tickets'],
    ['failed', 'The payment failed'],
    ['expired', 'The time to pay ran out'],
    ['rejected', 'Declined by the venue'],
    ['cancelled', 'This order is cancelled'],
  ])('an order without any says why: %s', async (state, title) => {
    await open({ state, tickets: [] });
    expect(textOf('.empty h2')).toBe(title);
    expect(all('.empty a[href="/profile/facility-bookings"]')).toHaveLength(1);
  });

  test('T21: one that is missing, or another’s, gets the same plain sentence with a way out; an invalid id makes no call', async () => {
    for (const [at, calls] of [
      ['100001', 1],
      ['abc', 0],
    ] as const) {
      const asked = await open({ status: 404, at });
      expect([at, asked.length, textOf('.empty h2')]).toEqual([at, calls, 'We cannot find these tickets']);
      expect(all('.empty a[href="/profile/facility-bookings"]')).toHaveLength(1);
      cleanup();
    }
  });

  test.each([
    [429, 1, 'We cannot look them up right now'],
    [403, 1, 'We cannot look them up right now'],
    [400, 1, 'We cannot look them up right now'],
    [404, 0, 'We cannot find these tickets'],
  ])('T24: tickets opened before, and an answer %i: %i of them are shown', async (status, count, said) => {
    const order = {
      order_id: 100001,
      state: 'paid' as const,
      date: '2026-11-20 13:42:00',
      total: 498,
      currency: 'AED',
    };
    persistedToken.write('of Layla');
    persistTickets(owner, { order, tickets: [ticket] });
    await open({ status });
    expect(all('.pitch')).toHaveLength(count);
    expect(textOf('.acct__main')).toContain(said);
    expect(openedTickets(owner)).toHaveLength(count);
    localStorage.clear();
  });

  test.each([429, 403, 500])(
    'T21, T24: whom an answer %i keeps from their tickets is not told that there are none, and asks again',
    async (status) => {
      await open({ status });
      expect(all('.pitch')).toEqual([]);
      expect(textOf('.acct__main')).not.toContain('We cannot find these tickets');
      expect(all('.pitch')).toEqual([]);
      press('Try again');
      await answered();
      expect(all('.pitch')).toHaveLength(1);
    },
  );
});

describe('at the gate', () => {
  const gate = () => [textOf('dialog.gate h2'), textOf('.gate__number'), textOf('.gate__name')];

  test('R2.3.3: one ticket at a time, in large type, by button and key', async () => {
    await open({ tickets: [{ ...ticket, state: 'used' }, ...others] });
    press('Show at the gate');
    expect(gate()).toEqual(['Ticket 1 of 2', 'TWO', 'Omar']);
    press('Next ticket', 'dialog');
    expect(gate()).toEqual(['Ticket 2 of 2', 'THRE E', 'Nour']);
    fireEvent.keyDown(all('.gate__in')[0]!, { key: 'ArrowLeft' });
    expect(gate()[0]).toBe('Ticket 1 of 2');
    press('Close', 'dialog');
    expect(all('dialog')).toEqual([]);
  });

  test('the screen is kept awake, again after a look elsewhere, and let go with the ticket', async () => {
    const locks: EventTarget[] = [];
    const release = vi.fn<() => Promise<void>>(async () => undefined);
    const request = vi.fn<() => Promise<unknown>>(async () => {
      locks.push(Object.assign(new EventTarget(), { release }));
      return locks.at(-1);
    });
    vi.stubGlobal('navigator', { wakeLock: { request } });
    await open();
    press('Show at the gate');
    expect(textOf('.gate footer')).toContain('touch the screen');
    await answered();
    expect(textOf('.gate footer')).toBe('The screen stays on. Turn its brightness up.');
    await act(async () => locks[0]!.dispatchEvent(new Event('release')));
    expect(textOf('.gate footer')).toContain('touch the screen');
    await act(async () => document.dispatchEvent(new Event('visibilitychange')));
    expect(request).toHaveBeenCalledTimes(2);
    expect(textOf('.gate footer')).toContain('stays on');
    press('Close', 'dialog');
    await answered();
    expect(release).toHaveBeenCalledTimes(1);
    await act(async () => document.dispatchEvent(new Event('visibilitychange')));
    expect(request).toHaveBeenCalledTimes(2);
  });
});

describe('taken along', () => {
  /** What was saved, by its name. */
  function saved(): string[] {
    const names: string[] = [];
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      names.push(this.download);
    });
    return names;
  }

  test('R2.2.9: where the portal cannot write the file, it is the operator’s', async () => {
    const names = saved();
    const asked = await open();
    press('Download');
    await waitFor(() => expect(names).toEqual(['tickets-100001.pdf']));
    expect(asked).toContain('orders/100001/tickets/download');
    expect(textOf('.note')).toBe('');
  });

  test('a friend gets a picture of one ticket through the phone’s share sheet, without the order’s address', async () => {
    const names = saved();
    const share = vi.fn<(data: ShareData) => Promise<void>>(async () => undefined);
    vi.stubGlobal('navigator', { share, canShare: () => true });
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    await open({ tickets: [ticket, ...others] });
    press('Share this ticket');
    await waitFor(() => expect(share).toHaveBeenCalledTimes(1));
    const [told] = share.mock.calls[0]!;
    expect([Object.keys(told).toSorted(), told.title]).toEqual([['files', 'title'], 'Padel, Court 3']);
    expect(told.files!.map(({ name, type }) => [name, type])).toEqual([['ticket-884122075513.png', 'image/png']]);
    expect(names).toEqual([]);
  });

  test.each([
    ['there is no sheet', {}, false],
    ['the sheet takes no files', { share: async () => undefined, canShare: () => false }, true],
  ])('where %s it is saved, and that is said', async (_, navigator, isHandHeld) => {
    const names = saved();
    vi.stubGlobal('navigator', navigator);
    vi.stubGlobal('matchMedia', () => ({ matches: isHandHeld }));
    await open();
    press('Share this ticket');
    await waitFor(() => expect(names).toEqual(['ticket-884122075513.png']));
    await waitFor(() =>
      expect(notices.getSnapshot().context.shown?.text).toBe(
        'The ticket is saved as a picture. Send it to your friend.',
      ),
    );
  });

  test('a sheet that was put away saves nothing', async () => {
    const names = saved();
    const share = vi.fn<() => Promise<void>>(async () => {
      throw new DOMException('put away', 'AbortError');
    });
    vi.stubGlobal('navigator', { share, canShare: () => true });
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    await open();
    press('Share this ticket');
    await waitFor(() => expect(share).toHaveBeenCalledTimes(1));
    await answered();
    expect(names).toEqual([]);
  });
});
