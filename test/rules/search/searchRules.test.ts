import { describe, expect, test } from 'vitest';
import { tenantOf } from '../../../machines/portal/tenants.ts';
import { groundWords } from '../../../machines/search/otherWords.ts';
import { hasSearch } from '../../../machines/search/searchOffer.ts';
import {
  addressOfHit,
  isEnough,
  isFoundByPlace,
  offered,
  searchedText,
  remembered,
  sectionsCalled,
  sectionsNearly,
  withVenueTexts,
  servicesCalled,
  servicesNearly,
  suggestedServices,
} from '../../../machines/search/searchRules.ts';
import type { VenueDetails } from '../../../src/contract/site/content.ts';
import type { VenueService } from '../../../src/contract/offered/facilities.ts';
import { input, serviceOf } from '../../models/search/search.situations.ts';
import { missingPages } from '../../../machines/site/missingPages.ts';
import { withAllPages } from '../../support/builtPages.ts';

withAllPages();

test.each([
  ['localhost', true, true],
  ['localhost', false, false],
  ['events.localhost', true, true],
  ['baps.localhost', true, false],
  ['BAPS.localhost', true, false],
  ['sports.localhost', true, false],
])('R2.7.1, R2.7.2, Q2.7.a: on %s with enable_search %s there is a search: %s', (host, enable_search, isThere) => {
  expect(hasSearch({ enable_search }, tenantOf(host))).toBe(isThere);
});

test.each([
  ['event', '/events/5'],
  ['trainer', '/training/5'],
  ['academy', '/academy/5'],
  ['service', '/service/5'],
] as const)('R2.7.5–7: %s leads to %s', (type, address) => {
  expect(addressOfHit({ type, id: 5 })).toBe(address);
});

test('a section leads to its own address, and home where none is known', () => {
  expect(addressOfHit({ type: 'section', id: 5, address: '/offers' })).toBe('/offers');
  expect(addressOfHit({ type: 'section', id: 5 })).toBe('/');
});

test.each([
  ['', false],
  ['p', false],
  ['pa', true],
  ['  p ', false],
  ['،؟!', false],
  ['بَ', false],
  ['با', true],
  ['٢٠', true],
])('%j is enough to ask: %s', (text, is) => {
  expect(isEnough(text)).toBe(is);
});

test('what is asked is short, and without blanks around it', () => {
  expect(searchedText('  full \n moon ')).toBe('full moon');
  expect(searchedText('x'.repeat(5_000))).toHaveLength(100);
  expect(searchedText(`${'x'.repeat(99)} yy`)).toBe('x'.repeat(99));
});

describe('what was looked for', () => {
  test('are the latest five, without duplicates in other spellings', () => {
    const recent = ['سباحة', 'b', 'c', 'd', 'e'];
    expect(remembered(recent, '  padel ')).toEqual(['padel', 'سباحة', 'b', 'c', 'd']);
    expect(remembered(recent, 'سباحه')).toEqual(['سباحه', 'b', 'c', 'd', 'e']);
    expect(remembered(['Padel'], 'PADEL')).toEqual(['PADEL']);
  });
  test.each(['', 'p', ' '])('is not %j', (text) => {
    expect(remembered(['a'], text)).toEqual(['a']);
  });
});

test('R2.4.2: what has no page on this site is not offered', () => {
  const hits = [
    { type: 'event', id: 1 },
    { type: 'trainer', id: 2 },
    { type: 'academy', id: 3 },
  ] as const;
  expect(offered(hits, input.site)).toEqual([hits[0]]);
  // Listed by the operator, and not built.
  const pages = missingPages as Set<string>;
  pages.add('events');
  expect(offered(hits, input.site)).toEqual([]);
  pages.delete('events');
});

describe('services', () => {
  const services = [
    serviceOf(1, 'Padel'),
    serviceOf(2, 'Swimming', { ar_name: 'سباحة' }),
    serviceOf(3, 'pos'),
    serviceOf(4, 'Padel hidden', { is_public: false }),
  ] as unknown as VenueService[];
  const found = (text: string, site = input.site) => servicesCalled(services, text, site).map(({ id }) => id);
  test('R2.11.2, R6.1.14: are found by either name, where they can be booked', () => {
    expect([found('pad'), found('بادل'), found('سباحه'), found('p'), found('pos')]).toEqual([[1], [1], [2], [], []]);
    expect(found('pad', { ...input.site, enable_facility_booking: false })).toEqual([]);
  });
  test('Q2.7.b: are found by their venue in either language, those with a matching name first', () => {
    const venues = [
      { id: 1, name: 'Al Quoz Sheds', ar_name: 'عنابر القوز', area: 'Al Quoz 3', ar_area: 'القوز 3' },
      { id: 2, name: 'Mirdif Fields', ar_name: 'ملاعب مردف', address: 'Street 78, Dubai', ar_address: 'شارع 78، دبي' },
    ] as unknown as VenueDetails[];
    const placed = withVenueTexts(
      [
        serviceOf(1, 'Padel'),
        serviceOf(2, 'Football', { venue_id: 2, ar_name: 'كرة القدم' }),
        serviceOf(3, 'Quoz run', { venue_id: 2 }),
        serviceOf(4, 'Padel', { venue_id: 9 }),
      ] as unknown as VenueService[],
      venues,
    );
    const at = (text: string) => servicesCalled(placed, text, input.site).map(({ id }) => id);
    expect([at('mirdif'), at('مِردف'), at('dubai'), at('دبي'), at('street ٧٨')]).toEqual([
      [2, 3],
      [2, 3],
      [2, 3],
      [2, 3],
      [2, 3],
    ]);
    expect([at('quoz'), at('القوز 3'), at('padel al-quoz'), at('padel mirdif')]).toEqual([[3, 1], [1], [1], []]);
    // Where the venue is not known there is nothing more to be found by.
    expect(placed[3]!.venueTexts).toEqual([]);
    expect([at('here'), found('here')]).toEqual([[], []]);
  });
  test.each([
    ['court', [1]],
    ['courts', [1]],
    ['ملعب', [1, 3, 5, 6]],
    ['الملاعب', [1, 3, 5, 6]],
    ['pitch', [3, 5, 6]],
    ['pool', [2]],
    ['مسبح', [2]],
    ['المسابح', [2]],
    ['gym', [4]],
    ['padel court', [1]],
    ['padel pool', []],
    ['paddle', [1]],
    ['soccer', [3]],
    ['field', [3, 5, 6]],
  ])('Q2.7.c: what is played on %s is found', (text, ids) => {
    const played = [
      serviceOf(1, 'Padel'),
      serviceOf(2, 'Swimming', { ar_name: 'سباحة' }),
      serviceOf(3, 'Football', { ar_name: 'كرة القدم' }),
      serviceOf(4, 'Fitness', { ar_name: null }),
      serviceOf(5, 'Nets', { ar_name: 'كريكيت' }),
      serviceOf(6, 'Indoor nets', { ar_name: 'الكريكت' }),
    ] as unknown as VenueService[];
    expect(servicesCalled(played, text, input.site).map(({ id }) => id)).toEqual(ids);
  });
  test('Q2.7.c: what is played on no ground has no other words', () => {
    expect([groundWords('Chess', null), groundWords(null)]).toEqual([[], []]);
  });
  test.each([
    ['padle', [1]],
    ['padl', [1]],
    ['swiming', [2]],
    ['swimimg lanes', []],
    ['fotball', [3]],
    ['ملعبب', [1, 3]],
    ['الباديل', [1]],
    ['pol', []],
    ['mirdff', [3]],
    ['padle mirdif', []],
  ])('Q2.7.d: %s, a letter from the right word, finds', (text, ids) => {
    const venues = [{ id: 2, name: 'Mirdif Fields', ar_name: null, area: null }] as unknown as VenueDetails[];
    const placed = withVenueTexts(
      [
        serviceOf(1, 'Padel'),
        serviceOf(2, 'Swimming', { ar_name: 'سباحة' }),
        serviceOf(3, 'Football', { ar_name: 'كرة القدم', venue_id: 2 }),
      ] as unknown as VenueService[],
      venues,
    );
    expect(servicesCalled(placed, text, input.site)).toEqual([]);
    expect(servicesNearly(placed, text, input.site).map(({ id }) => id)).toEqual(ids);
  });
  test('are suggested, six of them', () => {
    expect(suggestedServices(services, input.site).map(({ id }) => id)).toEqual([1, 2]);
    const many = Array.from({ length: 9 }, (_, id) => serviceOf(id + 1, `S${id}`)) as unknown as VenueService[];
    expect(suggestedServices(many, input.site)).toHaveLength(6);
    expect(suggestedServices(many, { ...input.site, enable_facility_booking: false })).toEqual([]);
  });
});

describe('Q2.7.c: sections', () => {
  const entry = (path: string, link_text: string, ar_link_text: string | null, children: object[] = []) => ({
    ...input.site.header_nav[0]!,
    path,
    link_text,
    ar_link_text,
    children,
  });
  const listed = [
    entry('events', 'What is on', null, [entry('memberships', 'Join in', 'انضم')]),
    entry('about-us', 'Membership of the club', null),
  ];
  // SAFETY: entries as the operator's server sends them.
  const site = { ...input.site, header_nav: listed } as unknown as typeof input.site;
  const found = (text: string) =>
    sectionsCalled(text, site).map(({ name, ar_name, address }) => [name, ar_name, address]);
  const memberships = ['Join in', 'انضم', '/memberships'];
  test.each(['membership', 'Memberships', 'عضوية', 'عضويه', 'العضويات', 'join', 'انضم'])('%s', (text) =>
    expect(found(text)).toEqual([memberships]),
  );
  test('have no picture and nothing more to say', () => {
    const fields = { description: null, ar_description: null, image_path: null };
    expect(sectionsCalled('what is on', site)).toEqual([
      { type: 'section', id: 0, name: 'What is on', ar_name: null, address: '/events', ...fields },
    ]);
  });
  test('by the operator’s word; not for one letter, and none that is not listed', () => {
    expect(found('what is on')).toEqual([['What is on', null, '/events']]);
    expect([found('m'), found('offers')]).toEqual([[], []]);
    expect(sectionsCalled('membership', input.site)).toEqual([]);
  });
  const sectionsIn = (text: string, ...header_nav: object[]) =>
    sectionsCalled(text, { ...input.site, header_nav } as unknown as typeof input.site);
  const called = (text: string, ...header_nav: object[]) =>
    sectionsIn(text, ...header_nav).map(({ address }) => address);
  test('each page once, as its first entry writes it', () => {
    const academies = entry('/academies', 'Academies', null, [entry('/academies', 'All academies', null)]);
    expect(sectionsIn('academy', academies).map(({ name }) => name)).toEqual(['Academies']);
    expect(called('membership', entry('/Memberships?kind=1', 'Join in', null))).toEqual(['/Memberships?kind=1']);
  });
  test('R2.4.2: what only groups others is not found, and they are', () => {
    // Listed by the operator, and not built.
    const pages = missingPages as Set<string>;
    pages.add('events');
    const group = entry('/events', 'Tournaments', null, [entry('/memberships', 'Join in', null)]);
    expect([called('tournament', group), called('join', group)]).toEqual([[], ['/memberships']]);
    pages.delete('events');
  });
  test.each([
    ['المتجر', '/retail'],
    ['goods', '/retail'],
    ['photos', '/media-library'],
    ['stories', '/blogs'],
    ['tournament', '/events'],
    ['tournaments', '/events'],
    ['بطولة', '/events'],
    ['البطولات', '/events'],
    ['competition', '/events'],
    ['coaches', '/training'],
    ['المدربين', '/training'],
    ['shops', '/outlets'],
    ['المنافذ', '/outlets'],
    ['discount', '/offers'],
    ['العروض', '/offers'],
    ['join', '/memberships'],
    ['انضمام', '/memberships'],
    ['انضم', '/memberships'],
    ['membership card', '/memberships'],
    ['member card', '/memberships'],
    ['بطاقة العضوية', '/memberships'],
    ['بطاقه عضويه', '/memberships'],
  ])('%s', (text, page) => expect(called(text, entry(page, 'Goods', null))).toContain(page));
  const nearly = (text: string, ...header_nav: object[]) =>
    sectionsNearly(text, { ...input.site, header_nav } as unknown as typeof input.site).map(({ address }) => address);
  test.each([
    ['turnaments', entry('/events', 'Tournaments', null), '/events'],
    ['بطوله', entry('/events', 'Events', 'البطولات'), '/events'],
    ['memebership', entry('/memberships', 'Memberships', 'العضويات'), '/memberships'],
    ['العضويه', entry('/memberships', 'Memberships', 'العضوية'), '/memberships'],
    ['عضووية', entry('/memberships', 'Memberships', 'العضوية'), '/memberships'],
    ['godos', entry('/memberships', 'Goods', null), '/memberships'],
  ])('Q2.7.d: %s, by its own name but for one letter', (text, section, page) => {
    expect(nearly(text, section)).toEqual([page]);
  });
  test.each(['cart', 'care', 'coin', 'stop', 'shoe', 'score', 'court', 'مدينة', 'turnament'])(
    'Q2.7.d: %s is another word, not a misspelled usual one',
    (text) => {
      const own = ['events', 'academies', 'memberships', 'blogs', 'outlets', 'retail', 'offers', 'training'];
      expect(nearly(text, ...own.map((page) => entry(page, 'Goods', 'أشياء')))).toEqual([]);
    },
  );
  test('Q2.7.d: a section is not near what is called otherwise, nor one that is not listed', () => {
    expect([sectionsNearly('xylophone', site), sectionsNearly('memebership', input.site)]).toEqual([[], []]);
  });
  test('the middle of a usual word finds nothing', () => {
    expect(called('cou', entry('/offers', 'Deals', null))).toEqual([]);
  });
  test('lead to their page', () => {
    const [section] = sectionsCalled('عضوية', site);
    expect(addressOfHit(section!)).toBe('/memberships');
  });
});

test.each([
  ['padel', false],
  ['mirdif', true],
  ['padel mirdif', true],
  ['كرة', false],
  ['full moon', false],
])('Q2.7.b: found by %s, an event says where it is: %s', (text, is) => {
  const hit = {
    type: 'event',
    id: 1,
    name: 'Padel night',
    ar_name: 'ليلة كرة',
    description: 'Full moon',
    ar_description: null,
  };
  expect(isFoundByPlace({ ...hit, type: 'event', image_path: null, venue_id: 2 }, text)).toBe(is);
});
