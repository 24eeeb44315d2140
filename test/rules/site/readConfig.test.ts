// @vitest-environment jsdom
/** A wrong field of the configuration costs that field, never the site (T12). */
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { NotUnderstood } from '../../../machines/shared/problem.ts';
import { bookableDates } from '../../../machines/slots/bookingDates.ts';
import { navigationOf } from '../../../machines/site/navigationRules.ts';
import { socialLinks } from '../../../machines/site/socialLinks.ts';
import { isInMaintenance } from '../../../machines/site/siteRules.ts';
import { paint } from '../../../src/app/firstPaint.ts';
import { SiteConfig } from '../../../src/contract/site/site.ts';
import { readConfig } from '../../../src/adapters/http/readConfig.ts';
import { defaultColors, deriveTheme } from '../../../src/theme/deriveTheme.ts';

const venue = { id: 7, name: 'Saha', ar_name: 'ساحة', currency: 'AED', child_venues: [] };
const read = (data: unknown, beside: object = {}) => readConfig(Response.json({ status: true, data, ...beside }));
const fields = Object.keys(SiteConfig.entries).filter((field) => field !== 'venue');
const normal = v.parse(SiteConfig, { venue });

const warned: string[] = [];
beforeEach(() => {
  warned.length = 0;
  vi.spyOn(console, 'warn').mockImplementation((text: string) => void warned.push(text));
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

/** What an operator, or an attacker with their access, may write. */
const hostile: unknown[] = [
  'red',
  'red;}',
  'url(//evil.test/x)',
  'expression(alert(1))',
  '</style><script>alert(1)</script>',
  "x');alert(1)//",
  'javascript:alert(1)',
  'x'.repeat(1_000_000),
  '',
  7,
  -1,
  1e308,
  true,
  [],
  [null],
  [[['x']]],
  ['x', 7, null, {}],
  Array.from({ length: 2_000 }, () => 'x'),
  {},
  { title: 7, en: [], id: 'x', name: {} },
  { constructor: 'x', toString: 'x' },
  JSON.parse('{"__proto__":{"primary":"red"},"primary":{"a":1}}'),
];

describe.each(fields)('%s', (field) => {
  test.each(hostile.map((value) => [JSON.stringify(value).slice(0, 40), value]))('%s', async (_, value) => {
    const config = await read({ venue, [field]: value });
    // It may be taken, or its default stands; the others are what they are without it.
    const { [field as 'tnc']: taken, ...rest } = config;
    const { [field as 'tnc']: usual, ...others } = normal;
    expect(rest).toEqual(others);
    expect(v.is(v.unknown(), taken)).toBe(true);
    const isNamed = warned.some((text) => text.includes(field));
    const isAsWritten = v.safeParse(SiteConfig, { venue, [field]: value }).success;
    expect(isNamed).toBe(!isAsWritten);
    expect(warned.length).toBeLessThanOrEqual(1);
    if (!isAsWritten && typeof value !== 'object') expect(taken).toEqual(usual);
    expect((warned[0] ?? '').length).toBeLessThan(10_000);
    // Every reader of it must be able to handle it.
    navigationOf(config);
    socialLinks(config.social_media ?? {});
    isInMaintenance(config);
    bookableDates({ today: '2026-11-22', ...config });
    expect(Object.values(deriveTheme(config.colors ?? {})).join()).not.toMatch(/url|expression|[;}]/);
  });
});

describe('what it costs', () => {
  test('one wrong entry of a list is left out, the others stay', async () => {
    const entry = (path: string) => ({ link_text: path, path });
    const config = await read({
      venue,
      header_nav: [entry('a'), { link_text: 'no path' }, entry('b'), 7, { path: 'no text' }, entry('c')],
      carousel: [{ title: 'no id' }, { id: 2, title: 'Play', image: 9 }],
    });
    expect(config.header_nav?.map(({ path }) => path)).toEqual(['a', 'b', 'c']);
    expect(config.carousel).toMatchObject([{ id: 2, title: 'Play', image: null }]);
    expect(warned).toHaveLength(1);
    expect(warned[0]).toMatch(/header_nav\.1\.path.*/);
  });

  test('a wrong colour is the default of that colour, and is named', async () => {
    const { colors } = await read({ venue, colors: { primary: 'red;}', cta: 7, accent: '#0a0' } });
    const { tokens } = paint(colors ?? {});
    expect(tokens).toEqual(deriveTheme({ accent: '#0a0' }));
    expect(deriveTheme({ primary: 'red;}' })).toEqual(deriveTheme({ primary: defaultColors.primary }));
    expect(warned).toEqual([expect.stringContaining('colors.cta'), expect.stringMatching(/colours.*: primary$/)]);
  });

  test('what the venue lacks is filled in', async () => {
    expect((await read({ venue: { ...venue, name: 7 } })).venue).toEqual({ ...venue, name: 'localhost' });
    expect((await read({ venue: 'Saha' })).venue).toMatchObject({ id: 1, name: 'localhost', currency: 'AED' });
    expect((await read({})).venue).toMatchObject({ id: 1, name: 'localhost' });
  });

  test('a day that is not in the calendar closes no booking', async () => {
    const config = await read({
      venue,
      qube_enable_custom_booking_date_range: 1,
      qube_custom_booking_start_date: '2026-02-31',
      qube_custom_booking_end_date: '',
    });
    expect(bookableDates({ today: '2026-11-22', ...config })).toEqual({ first: '2026-11-22', last: null });
  });

  test('what is next to the data is mended as well', async () => {
    expect(await read({ venue }, { carousel: 'x', session_id: 7, vtoken: 'v' })).toMatchObject({
      carousel: [],
      session_id: null,
      vtoken: 'v',
    });
  });

  test('a configuration as it should be is not spoken of', async () => {
    await read({ venue });
    expect(warned).toEqual([]);
  });
});

test.each([null, 'x', 7])('no configuration at all is an answer that is not understood: %j', async (data) => {
  await expect(read(data)).rejects.toBeInstanceOf(NotUnderstood);
});
