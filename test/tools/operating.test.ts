/**
 * What operators can set: documented from the contract, shown by valid examples, and checked for mistakes (R1.7.1,
 * R3.1.1, T12).
 */
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { tenantOf } from '../../machines/portal/tenants.ts';
import { settingsOf, type Setting } from '../../tools/configuration/describe.ts';
import { configurationFaults } from '../../tools/configuration/faults.ts';
import { configurationRecords } from '../../tools/configuration/records.ts';
import { tables, withTables } from '../../tools/configuration/tables.ts';
import { tenantHosts } from '../support/everyPage/tenantHosts.ts';

const settings = new Map<string, Setting>(
  configurationRecords.flatMap((record) =>
    settingsOf(record).map((setting) => [`${record.title}: ${setting.key}`, setting] as const),
  ),
);

describe('the tables of the guide', () => {
  test('R3.1.1, R3.1.2: every setting has words, a type and what stands without it', () => {
    expect([...settings.values()].filter(({ effect }) => !/^[A-Z`].{10,}\.$/.test(effect))).toEqual([]);
  });

  test.each([
    ['The configuration: allow_facility_items_reservation', 'on or off', 'on'],
    ['The configuration: enable_search', 'on or off', 'off'],
    ['The configuration: qube_custom_booking_end_date', 'date, `YYYY-MM-DD`', 'none'],
    ['The configuration: image_base', 'text', '`/`'],
    ['The configuration: religions', 'list of `{ id, name, ar_name }`', 'none'],
    ['The configuration: carousel', 'list of [a slide](#a-slide)', 'none'],
    ['The venue: currency', 'text', '`AED`'],
    ['The venue: name', 'text', 'must be there'],
  ])('%s takes %s, otherwise %s', (key, takes, otherwise) => {
    expect(settings.get(key)).toMatchObject({ takes, otherwise });
  });

  test('a setting documented differently from the contract is noticed', () => {
    const guide = `before\n<!-- written by npm run operating -->\n\n${tables()}\n\n<!-- until here -->\nafter\n`;
    expect(withTables(guide)).toBe(guide);
    expect(withTables(guide.replace('`AED`', '`USD`'))).toBe(guide);
    expect(() => withTables('no place')).toThrow(/no place for the tables/);
  });

  test('a field without documentation is refused', () => {
    const schema = v.object({ inner: v.object({ colour: v.string() }) });
    expect(() => settingsOf({ title: '', about: '', effects: {}, schema })).toThrow(/what colour/);
  });
});

describe('R1.7.2: the example of each tenant', () => {
  test.each(Object.entries(tenantHosts))('%s has no fault', (name, host) => {
    const example: unknown = JSON.parse(readFileSync(`docs/guide/configurations/${name}.json`, 'utf8'));
    expect(configurationFaults(example)).toEqual([]);
    expect(tenantOf(host).id).toBe(name);
  });
});

describe('T12: faults of a configuration are reported', () => {
  const sound = { status: true, data: { venue: { id: 1, name: 'Harbour' }, venue_id: 1 } };
  const told = (data: object) =>
    configurationFaults({ ...sound, data: { ...sound.data, ...data } }).map(({ where, what }) => `${where} ${what}`);

  test('nothing, when nothing is', () => {
    expect(told({})).toEqual([]);
    const below = [
      { link_text: 'B', path: 'events' },
      { link_text: 'C', path: 'events/301' },
      { link_text: 'D', path: 'https://tickets.example/', custom: 1 },
      { link_text: 'E', path: 'our-story' },
    ];
    expect(told({ header_nav: [{ link_text: 'A', path: '#', children: below }] })).toEqual([]);
  });

  test.each<[string, object, RegExp]>([
    [
      'a slip of the pen',
      { enable_serach: 1 },
      /^data\.enable_serach is no setting: it does nothing; is enable_search meant\?$/,
    ],
    ['a setting nobody knows', { weather: 1 }, /^data\.weather is no setting: it does nothing$/],
    [
      'a slip in an entry',
      { header_nav: [{ link_text: 'A', path: '/', childern: [] }] },
      /^data\.header_nav\.0\.childern .*children/,
    ],
    ['a flag that is none', { enable_search: 'yes' }, /^data\.enable_search does not fit/],
    [
      'a date that is none',
      { qube_custom_booking_start_date: '2027-02-30' },
      /^data\.qube_custom_booking_start_date does not fit/,
    ],
    ['a venue without a name', { venue: { id: 1 } }, /^data\.venue\.name is missing$/],
    ['a colour that is none', { colors: { cta: 'orange-ish' } }, /^data\.colors\.cta "orange-ish" is no colour/],
    ['a mode that is none', { colors: { mode: 'night' } }, /^data\.colors\.mode "night" is none of/],
    ['a currency that is none', { venue: { id: 1, name: 'A', currency: 'dirham' } }, /^data\.venue\.currency "dirham"/],
    ['no venue to sell under', { venue_id: null }, /^data\.venue_id is missing: the cart answers "Invalid Config"/],
    [
      'a script that comes in the open',
      { ad_pixel_url: 'http://ads.example/p.js' },
      /^data\.ad_pixel_url "http:\/\/ads\.example\/p\.js" is no address/,
    ],
    ['a container that is none', { gtm_code: 'UA-1' }, /^data\.gtm_code "UA-1" is no container/],
    [
      'an entry whose section has none',
      {
        header_nav: [
          { link_text: 'A', path: '/blogs' },
          { link_text: 'B', path: 'events/301' },
        ],
      },
      /^data\.header_nav\.1\.path "events\/301" leads to \/404/,
    ],
    [
      'an entry of what is switched off',
      { header_nav: [{ link_text: 'A', path: 'customer-support' }] },
      /^data\.header_nav\.0\.path "customer-support" leads to \/404/,
    ],
    [
      'a child whose address is none',
      {
        header_menu: [
          { link_text: 'A', path: '#', children: [{ link_text: 'B', path: 'tickets.example', custom: 1 }] },
        ],
      },
      /^data\.header_menu\.0\.children\.0\.path "tickets\.example" is no address that begins with https:\/\/: nothing opens$/,
    ],
    [
      'a parent without children',
      { header_nav: [{ link_text: 'A', path: '#' }] },
      /^data\.header_nav\.0\.path "#" is no page, and nothing opens below it$/,
    ],
    [
      'a range that ends before it begins',
      {
        qube_enable_custom_booking_date_range: 1,
        qube_custom_booking_start_date: '2027-02-02',
        qube_custom_booking_end_date: '2027-02-01',
      },
      /^data\.qube_custom_booking_end_date 2027-02-01 lies before/,
    ],
  ])('%s', (_, data, said) => {
    expect(told(data)).toEqual([expect.stringMatching(said)]);
  });

  test('all that is wrong at once, each thing once', () => {
    expect(told({ enable_search: 'yes', venue_id: 'one', colors: { cta: 'orange-ish' }, weather: 1 })).toEqual([
      expect.stringMatching(/^data\.venue_id does not fit/),
      expect.stringMatching(/^data\.enable_search does not fit/),
      expect.stringMatching(/^data\.colors\.cta "orange-ish" is no colour/),
      'data.weather is no setting: it does nothing',
    ]);
  });

  test('an answer that is no configuration', () => {
    expect(configurationFaults('<html>')).toHaveLength(1);
    expect(configurationFaults({ status: true })).toEqual([{ where: 'data', what: 'is missing' }]);
  });
});
