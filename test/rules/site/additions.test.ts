/** Q7.7.a: what the operator's server has beyond the specification shows only where the configuration names it. */
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { hasAddition } from '../../../machines/site/additions.ts';
import { siteConfig } from '../../../sandbox/data/seed/site.ts';
import { tenantSites } from '../../../sandbox/data/seed/tenantSites.ts';
import { additionNames } from '../../../src/contract/additions/names.ts';
import { SiteConfig } from '../../../src/contract/site/site.ts';
import { configurationFaults } from '../../../tools/configuration/faults.ts';

const venue = { id: 1, name: 'Harbour' };
const read = (written: object) => v.parse(SiteConfig, { venue, ...written });

describe('Q7.7.a: an addition', () => {
  test.each([
    ['of a list that is absent', {}, false],
    ['of no list', { additions: null }, false],
    ['of an empty list', { additions: [] }, false],
    ['of a list of others', { additions: ['cancel', 'topUp'] }, false],
    ['written otherwise', { additions: ['Invoice', ' invoice', 'invoices'] }, false],
    ['among names that nobody knows', { additions: ['teleport', 'invoice'] }, true],
    ['on its own', { additions: ['invoice'] }, true],
  ])('%s', (_, written, isThere) => {
    expect(hasAddition(read(written), 'invoice')).toBe(isThere);
  });

  test('there is none before the configuration is loaded', () => {
    expect(hasAddition(null, 'invoice')).toBe(false);
  });

  test('the sandbox has every one of them, for every tenant', () => {
    for (const own of [{}, ...Object.values(tenantSites)])
      expect(
        additionNames.filter((name) => !hasAddition(v.parse(SiteConfig, { ...siteConfig, ...own }), name)),
      ).toEqual([]);
  });

  test('T12: an unknown name is reported to the operator', () => {
    const told = configurationFaults({ status: true, data: { venue, venue_id: 1, additions: ['invoice', 'topup'] } });
    expect(told).toEqual([
      { where: 'data.additions', what: '"topup" is no addition: it does nothing; is topUp meant?' },
    ]);
  });
});
