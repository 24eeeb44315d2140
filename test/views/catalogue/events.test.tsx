// @vitest-environment jsdom
/** The operator's events (R1.2.2, R2.1.4, R2.1.5, R3.5.18, R2.12.6–8). */
import { act, cleanup, fireEvent } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { notices } from '../../../src/actors/notices.ts';
import { Component as EventPage } from '../../../src/pages/events/EventPage.tsx';
import { Component as EventsPage } from '../../../src/pages/events/EventsPage.tsx';
import { polyfillDialogs } from '../../support/dialogElement.ts';
import { all, elsewhere, press, textOf, words } from '../cart.fixture.tsx';
import { answer, listOf, visit } from '../content.fixture.tsx';

beforeAll(polyfillDialogs);
/** Sunday, 22 November 2026, ten in the morning at the venues. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T06:00:00Z') });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const ticket = (event_ticket_id: number, name: string, more: object = {}) => ({
  event_ticket_id,
  product_id: 20_000 + event_ticket_id,
  name,
  ar_name: `${name} بالعربية`,
  price: 80.95,
  tax_amount: 4.05,
  remaining_capacity: 12,
  ...more,
});
const event = (id: number, name: string, start_date: string, more: object = {}) => ({
  id,
  name,
  sport: 'padel',
  start_date,
  end_date: start_date,
  venue: { id: 2, name: 'Mirdif Fields', ar_name: 'ملاعب مردف' },
  event_schedules: [{ date: start_date, start_time: '19:00:00', end_time: '23:00:00' }],
  price_from: 85,
  ...more,
});
const list = [
  event(1, 'Open night', '2026-11-22', { price_from: 0 }),
  event(2, 'Moon open', '2026-11-26'),
  event(3, 'Cup', '2026-12-12', { end_date: '2026-12-13' }),
];
const venues = [{ id: 2, name: 'Mirdif Fields', address: 'Mirdif 1', map_pin: 'https://maps.example/mirdif' }];
const details = (more: object = {}) => ({
  ...event(2, 'Moon open', '2026-11-26', { end_date: '2026-11-27' }),
  description: 'One long evening.',
  venue_id: 2,
  event_schedules: [
    { date: '2026-11-27', start_time: '09:00:00', end_time: '12:00:00' },
    { date: '2026-11-26', start_time: '19:00:00', end_time: '23:00:00' },
  ],
  tickets: [
    ticket(21, 'Pair', { participant_count: 2, remaining_capacity: 3, category: 'Players' }),
    ticket(22, 'Spectator', { category: 'Spectators' }),
    ticket(23, 'Late seat', { category: 'Spectators', remaining_capacity: 0 }),
    ticket(24, 'Plan', { seat_map_id: 30, category: 'Spectators' }),
  ],
  ...more,
});

const site = {
  venue: {
    id: 1,
    name: 'Saha',
    child_venues: [
      { id: 2, name: 'Mirdif Fields' },
      { id: 3, name: 'Jaddaf' },
    ],
  },
};
const openList = (answers: object, path = '/events') =>
  visit({ route: '/events', path, Page: EventsPage, answers, site } as never);
const openEvent = (answers: object, id = '2', more: object = {}) =>
  visit({ route: '/events/:id', path: `/events/${id}`, Page: EventPage, answers, ...more } as never);
const told = (more: object = {}) => ({
  'events/2': answer(details(more)),
  events: listOf(list),
  venues: answer(venues),
});

describe('R2.1.4: the list', () => {
  test('has the next one first and the others under headings by date; each links to its page', async () => {
    await openList({ events: listOf(list) });
    expect(document.title).toBe('What’s on · Saha');
    expect(all('main a').map((link) => link.getAttribute('href'))).toEqual(['/events/1', '/events/2', '/events/3']);
    expect(words(all('.evnext')[0])).toContain('Free tickets');
    expect(all('.evgroup h2').map(words)).toEqual(['In the next days', 'December 2026']);
    expect(words(all('.ev')[0])).toContain('from');
    expect(words(all('.ev')[0])).toContain('AED 85');
    expect(words(all('.ev')[1])).toContain('Sat 12 Dec – Sun 13 Dec');
  });

  test('R3.5.18: begins with the next that is not over; what was today stays below it, and says so', async () => {
    vi.setSystemTime(new Date('2026-11-22T19:00:00Z'));
    await openList({ events: listOf(list) });
    expect(all('.evnext').map((link) => link.getAttribute('href'))).toEqual(['/events/2']);
    expect(words(all('.ev')[0])).toContain('Open night');
    expect(words(all('.ev')[0])).toContain('Over');
  });

  test('is filtered by the address, and loads what is chosen', async () => {
    const { asked, settled } = await openList(
      { events: listOf(list) },
      '/events?when=weekend&venue_id=2&price_max=100',
    );
    expect(asked).toEqual(['events?page=1&size=16&from=2026-11-22&to=2026-11-22&venue_id=2&price_max=100']);
    // A filtered list has no leading event.
    expect(all('.evnext')).toEqual([]);
    const [venue, price] = all<HTMLSelectElement>('select');
    expect([venue!.value, price!.value]).toEqual(['2', '100']);
    act(() => void fireEvent.change(venue!, { target: { value: '3' } }));
    await settled();
    expect(asked.at(-1)).toContain('venue_id=3');
    act(() => void fireEvent.change(price!, { target: { value: '' } }));
    await settled();
    expect(asked.at(-1)).toBe('events?page=1&size=16&from=2026-11-22&to=2026-11-22&venue_id=3');
    press('Show all events');
    await settled();
    expect(asked.at(-1)).toBe('events?page=1&size=16');
  });

  test('says that none matches, and offers all events', async () => {
    await openList({ events: listOf([]) }, '/events?search=chess');
    expect(textOf('.empty h2')).toBe('No event fits');
    expect(all<HTMLInputElement>('input[type=search]')[0]?.value).toBe('chess');
  });

  test('says that none is planned', async () => {
    await openList({ events: listOf([]) });
    expect(textOf('.empty h2')).toBe('No events are planned yet');
  });
});

describe('R2.1.5: one of them', () => {
  test('R3.5.18: what else comes up leaves out what is over', async () => {
    const others = () => all('section[aria-labelledby="coming-up"] a').map((link) => link.getAttribute('href'));
    await openEvent(told());
    expect(others()).toEqual(['/events/1', '/events/3']);
    cleanup();
    vi.setSystemTime(new Date('2026-11-22T19:00:00Z'));
    await openEvent(told());
    expect(others()).toEqual(['/events/3']);
  });

  test('R3.5.18: shows when and where with a map, all of its days, and how to save or share it', async () => {
    await openEvent(told());
    expect(textOf('h1')).toBe('Moon open');
    expect(all('.sched li').map((row) => words(row.querySelector('b')))).toEqual([
      'Thursday 26 November 2026',
      'Friday 27 November 2026',
    ]);
    expect(words(all('.bigfacts dd')[0])).toBe('Thu 26 Nov – Fri 27 Nov');
    expect(all('.bigfacts a').map((link) => link.getAttribute('href'))).toEqual(['https://maps.example/mirdif']);
    expect(all('.event__a button').map(words)).toEqual(['Share this event', 'Add to calendar']);
    const data = JSON.parse(document.head.querySelector('[type="application/ld+json"]')!.textContent) as {
      startDate: string;
      endDate: string;
      offers: { price: string; availability: string }[];
    };
    expect(data).toMatchObject({
      '@type': 'Event',
      startDate: '2026-11-26T19:00:00+04:00',
      endDate: '2026-11-27T12:00:00+04:00',
      location: { name: 'Mirdif Fields', address: 'Mirdif 1' },
      organizer: { '@type': 'Organization', name: 'Saha' },
    });
    expect(data.offers.map(({ price, availability }) => [price, availability.split('/').at(-1)])).toEqual([
      ['85.00', 'InStock'],
      ['85.00', 'InStock'],
      ['85.00', 'SoldOut'],
      ['85.00', 'InStock'],
    ]);
  });

  test('R3.5.18: the page and search engines call its venue the same', async () => {
    await openEvent(told({ venue: { id: 2, name: 'Fields of Mirdif', ar_name: null } }));
    expect(words(all('.bigfacts dd')[1])).toContain('Fields of Mirdif');
    const data = JSON.parse(document.head.querySelector('[type="application/ld+json"]')!.textContent) as object;
    expect(data).toMatchObject({ location: { name: 'Fields of Mirdif', address: 'Mirdif 1' } });
  });

  test('R9.4.2: a link that is written in its description leads away by its label', async () => {
    const { settled } = await openEvent(told({ description: 'Read [https://padel.example/rules](the rules) first.' }));
    await settled();
    await vi.waitFor(() => expect(textOf('p.lead')).toBe('Read the rules first.'));
    const [link] = all<HTMLAnchorElement>('p.lead a');
    expect([link?.href, link?.target, link?.rel]).toEqual([
      'https://padel.example/rules',
      '_blank',
      'noopener noreferrer',
    ]);
  });

  test('R9.4.2: so does one in what is told of a ticket', async () => {
    const described = ticket(21, 'Pair', { description: 'By [https://padel.example/](the rules).' });
    const { settled } = await openEvent(told({ tickets: [described] }));
    await settled();
    await vi.waitFor(() => expect(textOf('.tkt .fine')).toContain('By the rules.'));
    expect(all<HTMLAnchorElement>('.tkt .fine a').map(({ href }) => href)).toEqual(['https://padel.example/']);
  });

  test('is shown without what the operator says of the venue', async () => {
    await openEvent({ ...told(), venues: 500 });
    expect(textOf('h1')).toBe('Moon open');
    expect(all('.bigfacts a')).toEqual([]);
  });

  test.each([
    ['404', 404],
    ['abc', 404],
  ])('an id that nothing belongs to leads to /404: %s', async (id, status) => {
    await openEvent({ events: status }, id);
    expect(elsewhere()).toBe('/404');
  });

  test('what did not come can be asked for again', async () => {
    let isRefused = true;
    const { settled } = await openEvent({ ...told(), 'events/2': () => (isRefused ? 403 : answer(details())) });
    expect(all('[role=alert]')).toHaveLength(1);
    isRefused = false;
    press('Try again');
    await settled();
    expect(textOf('h1')).toBe('Moon open');
  });

  test('R2.12.6–8, R4.6.1–3: its tickets by kind, chosen together, and more of them or the cart', async () => {
    const { lines, settled } = await openEvent(told());
    expect(all('.chip').map(words)).toEqual(['All tickets', 'Players', 'Spectators']);
    // A pair needs two of three places; sold-out tickets and those of a plan have no stepper.
    expect(all('.tkt').map((row) => [words(row.querySelector('h3')), row.querySelector('.stepper') !== null])).toEqual([
      ['Pair', true],
      ['Spectator', true],
      ['Late seat', false],
      ['Plan', false],
    ]);
    expect(words(all('.tkt')[0])).toContain('1 left');
    fireEvent.click(all('.chip input')[2]!);
    expect(all('.tkt h3').map(words)).toEqual(['Spectator', 'Late seat', 'Plan']);
    for (const _ of [1, 2]) fireEvent.click(all('.tkt button[aria-label="More"]')[0]!);
    expect(textOf('.picked__total .sum')).toContain('AED 170');
    fireEvent.click(all('.picked__total .btn--cta')[0]!);
    await settled();
    expect(lines()).toMatchObject([
      { name: 'Moon open: Spectator', quantity: 2, event_id: 2, event_ticket_id: 22, seat_map_id: null, venue_id: 2 },
    ]);
    expect(textOf('dialog')).toContain('2 tickets are in your cart.');
    // The page stays, with the numbers at 0 and a notice that hides nothing.
    press('Yes', 'dialog');
    expect(all('dialog')).toEqual([]);
    expect(all('.tkt output').map(words)).toEqual(['0']);
    expect(notices.getSnapshot().context.shown?.text).toBe('2 tickets are in your cart');
    fireEvent.click(all('.tkt button[aria-label="More"]')[0]!);
    fireEvent.click(all('.picked__total .btn--cta')[0]!);
    await settled();
    expect(textOf('dialog')).toContain('3 tickets are in your cart.');
    press('No, go to the cart', 'dialog');
    expect(elsewhere()).toBe('/cart');
  });

  test('says that all is sold', async () => {
    await openEvent(told({ tickets: [ticket(21, 'Pair', { remaining_capacity: 0 })] }));
    expect(textOf('.evhero .tag')).toBe('Sold out');
    expect(all('.picked__total')).toEqual([]);
  });

  test('sells nothing once it is over', async () => {
    vi.setSystemTime(new Date('2026-11-27T09:00:00Z'));
    await openEvent(told());
    expect(textOf('.event__t')).toContain('This event is over.');
    expect(all('.tkt')).toEqual([]);
  });

  test('A03: an event that ends beneath its seat plan takes its place, and goes on at its heading', async () => {
    vi.setSystemTime(new Date('2026-11-27T07:59:00Z'));
    const main = Object.assign(document.createElement('div'), { id: 'main' });
    document.body.append(main);
    try {
      const { settled } = await openEvent(told(), '2?seats=30', { container: main });
      expect(all('.event__t')).toEqual([]);
      vi.setSystemTime(new Date('2026-11-27T09:00:00Z'));
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
      await settled();
      expect(textOf('.event__t')).toContain('This event is over.');
      expect(document.activeElement).toBe(document.querySelector('h1'));
    } finally {
      main.remove();
    }
  });
});
