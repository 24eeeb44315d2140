import fc from 'fast-check';
import { beforeEach, afterEach, describe, expect, test } from 'vitest';
import { isSpecial, type Journey } from '../../../machines/portal/specialTreatment.ts';
import { tenantOf } from '../../../machines/portal/tenants.ts';
import { hasSpecialTreatment, noteJourney } from '../../../src/adapters/http/specialTreatment.ts';
import { stubPage } from '../../support/calls/stubPage.ts';

beforeEach(() => stubPage());

const sports: Journey = { tenant: tenantOf('sports.localhost'), asked: null, secret: 'Captain-7', kept: false };

describe('special treatment (R4.1.10–12)', () => {
  test.each(['Captain-7', 'captain-7', 'CAPTAIN-7'])('R4.1.10: %s turns it on', (asked) => {
    expect(isSpecial({ ...sports, asked })).toBe(true);
  });

  test.each(['x', '', 'Captain-7 ', 'Captain', 'Captain-77'])('R4.1.11: "%s" turns it off', (asked) => {
    expect(isSpecial({ ...sports, asked, kept: true })).toBe(false);
  });

  test.each([true, false])('Q4.1.e: without a journey it stays %s', (kept) => {
    expect(isSpecial({ ...sports, kept })).toBe(kept);
  });

  test('without a secret nothing turns it on', () => {
    expect(isSpecial({ ...sports, secret: '', asked: '' })).toBe(false);
  });

  test('R4.1.12: other tenants have no such flag', () => {
    fc.assert(
      fc.property(fc.constantFrom('localhost', 'events.localhost', 'baps.localhost'), fc.boolean(), (host, kept) => {
        expect(isSpecial({ tenant: tenantOf(host), asked: 'Captain-7', secret: 'Captain-7', kept })).toBe(false);
      }),
    );
  });
});

describe('what the tab keeps', () => {
  const openAt = (address: string) => {
    // jsdom serves localhost only; the tenant is recognised by the name.
    Object.defineProperty(globalThis, 'location', { value: new URL(address), configurable: true });
    noteJourney('Captain-7');
    return hasSpecialTreatment();
  };
  const { location } = globalThis;
  afterEach(() => {
    Object.defineProperty(globalThis, 'location', { value: location, configurable: true });
    sessionStorage.clear();
  });

  test('the flag lives as long as the tab, until another journey', () => {
    expect(openAt('http://sports.localhost/?journey=captain-7')).toBe(true);
    expect(JSON.parse(sessionStorage.getItem('specialTreatment')!).value).toBe(true);
    expect(openAt('http://sports.localhost/cart')).toBe(true);
    expect(openAt('http://sports.localhost/?journey=x')).toBe(false);
    expect(sessionStorage.getItem('specialTreatment')).toBeNull();
  });

  test('on another host the same address does nothing', () => {
    expect(openAt('http://localhost/?journey=captain-7')).toBe(false);
  });
});
