/** The head of each page: one address in each language, a description, a picture, and no customer's data. */
import { describe, expect, test } from 'vitest';
import { headTags, inShort, isForEverybody, type HeadFacts } from '../../../machines/site/headTags.ts';

const facts: HeadFacts = {
  origin: 'https://portal.example',
  pathname: '/service/11',
  locale: 'ar',
  locales: ['en', 'ar'],
  title: 'بادل · ساحة',
  site: 'ساحة',
  description: 'ملاعب بادل مضاءة',
  picture: 'https://portal.example/art/padel.jpg',
  isEmpty: false,
};

const linesOf = (changes: Partial<HeadFacts> = {}) =>
  headTags({ ...facts, ...changes }).map((tag) => {
    const { tag: _, ...rest } = tag;
    return Object.values(rest).join(' | ');
  });

test('a page has all tags, in its language', () => {
  expect(linesOf()).toEqual([
    'description | ملاعب بادل مضاءة',
    'og:title | بادل · ساحة',
    'og:description | ملاعب بادل مضاءة',
    'og:site_name | ساحة',
    'og:locale | ar_AE',
    'og:image | https://portal.example/art/padel.jpg',
    'twitter:card | summary_large_image',
    'og:type | website',
    'og:url | https://portal.example/service/11?lang=ar',
    'canonical | https://portal.example/service/11?lang=ar',
    'og:locale:alternate | en_AE',
    'alternate | en | https://portal.example/service/11?lang=en',
    'alternate | ar | https://portal.example/service/11?lang=ar',
    'alternate | x-default | https://portal.example/service/11',
  ]);
});

test('each line is a tag of its kind', () => {
  const kinds = headTags(facts).map(({ tag }) => tag);
  expect(kinds).toEqual([...Array.from({ length: 9 }, () => 'meta'), 'link', 'meta', 'link', 'link', 'link']);
  expect(headTags({ ...facts, isEmpty: true })[0]).toEqual({ tag: 'meta', name: 'robots', content: 'noindex' });
});

test('a page without a picture has no tag for one', () => {
  expect(linesOf({ picture: null })).toEqual(linesOf().filter((line) => !/^(og:image|twitter:card)/.test(line)));
});

test('a site without Arabic offers none', () => {
  const lines = linesOf({ locale: 'en', locales: ['en'] });
  expect(lines.filter((line) => /ar_AE|lang=ar|\| ar/.test(line))).toEqual([]);
});

test('the home page has one address, whichever was asked for', () => {
  expect(linesOf({ pathname: '/home' })).toContain('canonical | https://portal.example/?lang=ar');
});

test.each([
  ['/SERVICE/11', '/service/11'],
  ['/service/11/', '/service/11'],
  ['//service//11', '/service/11'],
  ['/Home/', '/'],
  ['/', '/'],
  // What follows is the operator's own spelling.
  ['/Blog/Quiet-Hours', '/blog/Quiet-Hours'],
])('in any spelling a page has one canonical address: %s', (pathname, path) => {
  const lines = linesOf({ pathname });
  expect(lines).toContain(`canonical | https://portal.example${path}?lang=ar`);
  expect(lines).toContain(`og:url | https://portal.example${path}?lang=ar`);
  expect(lines).toContain(`alternate | x-default | https://portal.example${path}`);
});

test('a page with nothing to show is not indexed and has no canonical address', () => {
  const lines = linesOf({ isEmpty: true });
  expect(lines).toContain('robots | noindex');
  expect(lines.filter((line) => /canonical|alternate|og:url/.test(line))).toEqual([]);
});

test('a story is an article', () => {
  expect(linesOf({ pathname: '/BLOG/quiet-hours' })).toContain('og:type | article');
  expect(linesOf({ pathname: '/blog/quiet-hours' })).toContain('og:type | article');
  expect(linesOf({ pathname: '/blogs' })).toContain('og:type | website');
  expect(linesOf({ pathname: '/our-story/blog/quiet-hours' })).toContain('og:type | website');
});

describe('T05: what is one customer’s is in no index, and its address in no tag', () => {
  test.each([
    '/paymentsuccess/eyJ.a.b',
    '/paymentfailed',
    '/login',
    '/LOGIN/',
    '/verify-customer',
    '/home-bsl/abc',
    '/event-invite/abc',
    '/profile/user/wallet',
    '/customer-support/7',
    '/cart',
    '/404',
    '/%zz',
  ])('%s', (pathname) => {
    const lines = linesOf({ pathname });
    expect(lines).toContain('robots | noindex');
    expect(lines.filter((line) => line.includes(pathname) || /canonical|alternate|og:url/.test(line))).toEqual([]);
  });

  test.each(['/', '/service/7', '/blogs', '/terms-and-conditions', '/loginfo'])('%s is for everybody', (pathname) => {
    expect(isForEverybody(pathname)).toBe(true);
    expect(linesOf({ pathname }).join()).not.toContain('noindex');
  });
});

test.each([
  ['Short enough.', 'Short enough.'],
  ['Two\n  lines', 'Two lines'],
  [`${'word '.repeat(40)}end`, `${'word '.repeat(31).trim()}…`],
  ['x'.repeat(300), `${'x'.repeat(159)}…`],
  ['x'.repeat(160), 'x'.repeat(160)],
  [`${'x'.repeat(80)} ${'y'.repeat(100)}`, `${'x'.repeat(80)}…`],
  [`${'x'.repeat(79)} ${'y'.repeat(100)}`, `${'x'.repeat(79)} ${'y'.repeat(79)}…`],
  ['word, '.repeat(40), `${'word, '.repeat(26).slice(0, -2)}…`],
  [','.repeat(300), '…'],
  ['<b>Two</b><i>words</i>', 'Two words'],
  ['Is it <b>open</b>? Yes.', 'Is it open? Yes.'],
])('a long sentence is cut at a word', (text, short) => {
  expect(inShort(text)).toBe(short);
  expect(inShort(text).length).toBeLessThanOrEqual(160);
});
