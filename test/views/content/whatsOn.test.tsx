// @vitest-environment jsdom
/** What the home page shows of the sections, where each is listed and when it comes near (R2.1.1, R2.4.1). */
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WhatsOn } from '../../../src/pages/home/WhatsOn.tsx';
import { all, textOf, words } from '../cart.fixture.tsx';
import { answer, listOf, visit } from '../content.fixture.tsx';

let comeNear: (() => void)[] = [];
beforeEach(() => {
  comeNear = [];
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T06:00:00Z') });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly observe: () => void;
      readonly disconnect = () => undefined;
      constructor(tell: (entries: object[]) => void) {
        this.observe = () => comeNear.push(() => tell([{ isIntersecting: false }, { isIntersecting: true }]));
      }
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const event = (id: number, name: string, price_from: number | null) => ({
  id,
  name,
  ar_name: null,
  image: null,
  sport: 'padel',
  start_date: '2026-11-26',
  venue: { id: 2, name: 'Fields', ar_name: null },
  event_schedules: [{ date: null, start_time: '19:00:00', end_time: '22:00:00' }],
  price_from,
});
const offer = {
  offer_id: 1,
  name: 'Starter set',
  description: 'Racket and balls.',
  offer_price: 600,
  tax_amount: 30,
  valid_from: '2026-11-01',
  valid_to: '2026-12-27',
  products: [],
};
const story = {
  slug: 'glass',
  title: 'The glass',
  ar_title: null,
  image: null,
  sport: null,
  excerpt: 'About it',
  published_at: '2026-11-05 09:00:00',
};
const events = [event(1, 'Full moon', 35), event(2, 'Open day', 0), event(3, 'Secret', null)];
const answers = {
  events: listOf(events),
  offers: answer([offer, { ...offer, offer_id: 2 }, { ...offer, offer_id: 3 }, { ...offer, offer_id: 4 }]),
  blogs: listOf([story]),
};
const entry = (path: string) => ({ link_text: path, ar_link_text: null, path, page_id: null });
const open = (sections: string[], said: object = answers) =>
  visit({ route: '/', path: '/', Page: WhatsOn, answers: said, site: { header_nav: sections.map(entry) } } as never);
const near = async (settled: () => Promise<void>) => {
  act(() => comeNear.splice(0).forEach((tell) => tell()));
  await settled();
};

test('R2.1.1: nothing is loaded before it comes near', async () => {
  const { asked, settled } = await open(['/events', '/offers', '/blogs']);
  expect(asked).toEqual([]);
  await near(settled);
  expect(asked.toSorted()).toEqual(['blogs?page=1&size=3', 'events?page=1&size=6', 'offers']);
  expect(all('h2').map(words)).toEqual(['/events', '/offers', '/blogs']);
  expect(all('.coming__p').map(words)).toEqual(['from AED 35', '', '']);
  expect(all('.offered li')).toHaveLength(3);
  expect(textOf('.offered li:first-child .facts')).toBe('01 Nov 2026 – 27 Dec 2026');
  expect(all('.latest a').map((link) => link.getAttribute('href'))).toEqual(['/blogs', '/blog/glass']);
});

test.each([
  ['/events', ['offers', 'blogs?page=1&size=3']],
  ['/offers', ['events?page=1&size=6', 'blogs?page=1&size=3']],
  ['/blogs', ['events?page=1&size=6', 'offers']],
])('R2.4.1: without %s in the navigation nothing of it is shown or loaded', async (removed, calls) => {
  const { asked, settled } = await open(['/events', '/offers', '/blogs'].filter((one) => one !== removed));
  await near(settled);
  expect(asked).toEqual(calls);
  expect(all('h2')).toHaveLength(2);
});

test('R9.4.2: a link that is written in an offer leads away, and the offer to itself', async () => {
  const linked = { ...offer, description: 'With [https://racket.example/](a racket).' };
  const { settled } = await open(['/offers'], { offers: answer([linked]) });
  await near(settled);
  await vi.waitFor(() => expect(textOf('.offered .meta')).toBe('With a racket.'));
  expect(all('.offered a').map((link) => link.getAttribute('href'))).toEqual([
    '/offers?offer=1',
    'https://racket.example/',
  ]);
});

test('R2.1.1: empty or failed parts are left out', async () => {
  const { settled } = await open(['/events', '/offers', '/blogs'], { events: 403, offers: answer([]), blogs: 403 });
  await near(settled);
  expect(all('section')).toEqual([]);
});

test('R3.5.18: an event that is over is not shown as upcoming', async () => {
  vi.setSystemTime(new Date('2026-11-26T18:30:00Z'));
  const later = { ...event(4, 'Moon again', 35), start_date: '2026-11-27' };
  const said = { ...answers, events: listOf([...events, later]) };
  const { settled } = await open(['/events'], said);
  await near(settled);
  expect(all('.coming h3').map(words)).toEqual(['Moon again']);
});
