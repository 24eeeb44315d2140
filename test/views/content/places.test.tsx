// @vitest-environment jsdom
/** Where the venues are, what is played there, and how to get there (R1.2.1, R2.2.2, Q1.2.a). */
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Locale } from '../../../src/i18n/languages.ts';
import { Component as FindUsPage } from '../../../src/pages/places/FindUsPage.tsx';
import { Component as PlacesPage } from '../../../src/pages/places/PlacesPage.tsx';
import { all, press, textOf, words } from '../cart.fixture.tsx';
import { answer, visit } from '../content.fixture.tsx';

/** A Saturday, five in the afternoon at the venues. */
beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-11-21T13:00:00Z'), toFake: ['Date'] }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const hoursUntil = (end_time: string) => [{ days: [], start_time: '06:00:00', end_time }];
const venue = (id: number, name: string, rest: object = {}) => ({
  id,
  name,
  ar_name: `${name} ع`,
  address: `Street ${id}`,
  map_pin: `https://maps.example/${id}`,
  phone: '+971 4 555 0110',
  services: [{ id: 10 * id, name: 'Padel', ar_name: 'بادل' }],
  ...rest,
});
const shut = venue(1, 'Sheds', { image: 'https://pictures.example/sheds.jpg', hours: hoursUntil('16:00:00') });
const open = venue(2, 'Fields', {
  hours: hoursUntil('01:00:00'),
  map_image: 'maps/2.svg',
  parking: 'Behind gate B.',
  transport: 'Bus F10.',
});
const soon = venue(3, 'Waterside', { hours: hoursUntil('17:30:00'), phone: null, map_pin: 'javascript:alert(1)' });
const silent = venue(4, 'Courts');
const page = { slug: 'places', title: 'Four places', ar_title: 'أربعة أماكن', body: '<p>Each has its own.</p>' };

const places = (answers: object, locale: Locale = 'en') =>
  visit({ route: '/places', path: '/places', Page: PlacesPage, answers, locale } as never);
const findUs = (answers: object, locale: Locale = 'en') =>
  visit({ route: '/find-us', path: '/find-us', Page: FindUsPage, answers, locale } as never);

describe('Q1.2.a: places', () => {
  test('has every venue with its address, the way there and what is played', async () => {
    await places({ venues: answer([shut, open]), 'pages/places': answer(page) });
    expect(textOf('h1')).toBe('Four places');
    expect(document.title).toBe('Four places · Saha');
    expect(textOf('.prose')).toBe('Each has its own.');
    expect(all('.venue h2').map(words)).toEqual(['Sheds', 'Fields']);
    expect(all('.venue__s a').map((link) => link.getAttribute('href'))).toEqual(['/service/10', '/service/20']);
    expect(all('.venue > div > a').map((link) => link.getAttribute('href'))).toEqual([
      'https://maps.example/1',
      'https://maps.example/2',
    ]);
  });

  test('is described for search engines', async () => {
    await places({ venues: answer([shut, silent]), 'pages/places': 404 });
    const data = JSON.parse(all('script[type="application/ld+json"]')[0]!.textContent);
    expect(data['@graph']).toMatchObject([
      {
        '@type': 'SportsActivityLocation',
        name: 'Sheds',
        address: 'Street 1',
        image: 'https://pictures.example/sheds.jpg',
        hasMap: 'https://maps.example/1',
      },
      { '@type': 'SportsActivityLocation', name: 'Courts' },
    ]);
  });

  test('has a title of its own where the operator wrote none', async () => {
    await places({ venues: answer([shut]), 'pages/places': 409 });
    expect(textOf('h1')).toBe('Our venues');
  });

  test('says when there is no venue, and tries again what failed', async () => {
    await places({ venues: answer([]), 'pages/places': 404 });
    expect(textOf('.empty h2')).toBe('No venue is listed yet');
    // Within the margins of the page, and apart from the footer.
    expect(all('.wrap.pagefoot > .empty')).toHaveLength(1);
    cleanup();
    let status: number | null = 403;
    const { settled } = await places({ venues: () => status ?? answer([shut]), 'pages/places': 404 });
    expect(all('.empty[role=alert]')).toHaveLength(1);
    status = null;
    press('Try again');
    await settled();
    expect(all('.venue')).toHaveLength(1);
  });
});

/** Answers when the test says so. */
function later(data: unknown) {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  return { said: () => promise, say: () => resolve(answer(data)) };
}

describe.each([
  ['places', places, 'Our venues'],
  ['find-us', findUs, 'Find us'],
] as const)('R8.1.6: %s', (slug, visitPage, title) => {
  const headings = () => all('h1').map(words);

  test('is called so while it loads, and as the operator calls it when it is there', async () => {
    const venues = later([shut]);
    const { settled } = await visitPage({ venues: venues.said, [`pages/${slug}`]: answer(page) });
    expect([headings(), all('.skel').length > 0]).toEqual([[title], true]);
    venues.say();
    await settled();
    expect([headings(), all('.skel')]).toEqual([['Four places'], []]);
  });

  test('is called so where it failed', async () => {
    await visitPage({ venues: 403, [`pages/${slug}`]: 404 });
    expect([headings(), all('.empty[role=alert] h2').length]).toEqual([[title], 1]);
  });
});

describe('R2.2.2: find us', () => {
  const answers = { venues: answer([shut, silent, open, soon]), 'pages/find-us': 404 };

  test('shows which venues are open, those first', async () => {
    await findUs(answers);
    expect(all('.find h2').map(words)).toEqual(['Fields', 'Waterside', 'Sheds', 'Courts']);
    expect(all('.find__o').map(words)).toEqual([
      'Open until 01:00 AM',
      'Closes in 30 minutes',
      'Closed, opens at 06:00 AM',
    ]);
    expect(textOf('.finds > .meta')).toBe('It is 05:00 PM at our venues. 2 of them are open.');
    expect(all<HTMLDetailsElement>('details').map((one) => one.open)).toEqual([true, false, false, false]);
    // Nothing is drawn for venues without hours.
    expect(all('.dayl')).toHaveLength(3);
  });

  test('has directions, and no invalid address', async () => {
    await findUs(answers);
    const [first, second] = all('.find__b');
    expect([...first!.querySelectorAll('.ways li')].map(words)).toEqual([
      'Parking Behind gate B.',
      'Without a car Bus F10.',
      '+971 4 555 0110',
    ]);
    expect([...first!.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      'https://maps.example/2',
      'tel:+97145550110',
    ]);
    expect(second!.querySelectorAll('a')).toHaveLength(0);
  });

  test('R9.4.2: what is written of a way there may have links', async () => {
    const parking = 'See [https://plan.example/gate-b](the plan).';
    const { settled } = await findUs({ venues: answer([venue(2, 'Fields', { parking })]) });
    await settled();
    await vi.waitFor(() => expect(words(all('.ways li')[0])).toBe('Parking See the plan.'));
    expect(all<HTMLAnchorElement>('.ways a').map(({ href, target }) => [href, target])).toEqual([
      ['https://plan.example/gate-b', '_blank'],
    ]);
  });

  test('is read in Arabic', async () => {
    await findUs(answers, 'ar');
    expect(all('.find__o').map(words)).toEqual([
      expect.stringContaining('مفتوح حتى 01:00'),
      'يغلق بعد 30 دقيقة',
      expect.stringContaining('مغلق، يفتح الساعة 06:00'),
    ]);
  });

  test('is described for search engines', async () => {
    await findUs(answers);
    const data = JSON.parse(all('script[type="application/ld+json"]')[0]!.textContent);
    expect(data['@graph'][2]).toMatchObject({
      '@type': 'SportsActivityLocation',
      name: 'Fields',
      telephone: '+971 4 555 0110',
      openingHoursSpecification: [{ opens: '06:00', closes: '01:00' }],
    });
    expect(data['@graph'][2].openingHoursSpecification[0].dayOfWeek).toHaveLength(7);
    expect(data['@graph'][3].hasMap).toBeUndefined();
  });

  test('the map comes when it is wanted, and can be asked for again', async () => {
    let isThere = false;
    const decode = vi.fn<() => Promise<void>>(async () => {
      if (!isThere) throw new Error('no picture');
    });
    vi.stubGlobal(
      'Image',
      class {
        src = '';
        decode = decode;
      },
    );
    const { settled } = await findUs(answers);
    expect(decode).not.toHaveBeenCalled();
    all<HTMLButtonElement>('.mapp button')[0]!.focus();
    press('Show the map');
    await settled();
    expect(all('.mapp .empty[role=alert]')).toHaveLength(1);
    // The button is gone: Tab goes on in its place, at the way to try again.
    expect(document.activeElement).toBe(all('.mapp')[0]);
    expect(document.activeElement!.getAttribute('aria-label')).toBe('Map of the streets around Fields');
    isThere = true;
    press('Try again');
    await settled();
    const picture = all<HTMLImageElement>('.mapp img')[0]!;
    expect([picture.alt, new URL(picture.src).pathname]).toEqual(['Map of the streets around Fields', '/maps/2.svg']);
    expect(document.activeElement).toBe(picture);
  });
});
