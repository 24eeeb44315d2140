import { describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { ConnectionError, RefusedError } from '../../../machines/shared/problem.ts';
import { siteMachine, type SiteSnapshot } from '../../../machines/site/siteMachine.ts';
import type { ConfigToApply } from '../../../machines/site/siteContext.ts';
import { isBaps } from '../../../machines/site/siteRules.ts';
import * as read from '../../../machines/site/siteSelectors.ts';
import type { Health } from '../../../src/contract/site/site.ts';
import { checkLaws } from '../../support/law/checkLaw.ts';
import { momentsOf } from '../../support/law/moments.ts';
import { isSoIn, toldIn } from '../../support/law/told.ts';
import { isDecided, isSettled } from '../../../machines/site/siteSettled.ts';
import { siteLaws } from './site.law.ts';
import { formerLaw } from './siteFormer.law.ts';
import { healthLaw } from './siteHealth.law.ts';
import { titled } from './site.words.ts';
import { configOf, healthOf } from './site.model.ts';

const input = { host: 'saha.example:4600', hostname: 'saha.example' };

checkLaws(...siteLaws);

const moments = momentsOf(siteLaws) as SiteSnapshot[];

describe('what the screen shows', () => {
  const screenOf: Readonly<Record<string, read.SiteScreen>> = {
    loading: 'splash',
    applying: 'splash',
    open: 'open',
    renewing: 'open',
    renewed: 'open',
    maintenance: 'maintenance',
    disabled: 'disabled',
    failed: 'failed',
  };
  test('Q2.10.a: health beats all, then 404, then maintenance', () => {
    for (const snapshot of moments) {
      const { config, health } = snapshot.value;
      const name = typeof config === 'string' ? config : Object.keys(config)[0]!;
      const isClosed = typeof health === 'object' && 'closed' in health;
      expect(read.screen(snapshot)).toBe(isClosed ? 'closed' : screenOf[name]);
    }
    const seen = new Set(moments.map(read.screen));
    expect(seen).toEqual(new Set(['splash', 'open', 'maintenance', 'disabled', 'failed', 'closed']));
  });

  test('the site is open only with a configuration, a failed start says why, and a closed site shows the reason', () => {
    for (const snapshot of moments) {
      if (snapshot.matches({ config: 'open' })) expect(read.config(snapshot)).not.toBeNull();
      if (snapshot.matches({ config: 'failed' })) expect(read.problem(snapshot)).not.toBeNull();
      expect(read.health(snapshot) !== null).toBe(snapshot.matches({ health: 'closed' }));
    }
  });
});

describe('site (R4.2)', () => {
  const startOf = (loadConfig: () => Promise<ReturnType<typeof configOf>>) => {
    const load = vi.fn<typeof loadConfig>(loadConfig);
    const clock = new SimulatedClock();
    const machine = siteMachine.provide({
      actors: {
        loadConfig: fromPromise(load),
        checkHealth: fromPromise<Health, void>(() => new Promise(() => undefined)),
        applyConfig: fromPromise<void, ConfigToApply>(async () => undefined),
      },
    });
    const site = createActor(machine, { input, clock });
    // A callback actor that was not provided ends in its own state, and in this test's console.
    site.subscribe({ error: () => undefined });
    return { load, clock, site: site.start() };
  };

  test.each([
    ['a lost connection is tried exactly once more (Q4.2.b)', new ConnectionError(), 2, 'failed'],
    ['a 404 is final at once (R4.2.7)', new RefusedError('http404', undefined, 404), 1, 'disabled'],
    ['another refusal is tried once more', new RefusedError('http403', undefined, 403), 2, 'failed'],
  ])('%s', async (_, error, calls, screen) => {
    const { load, site } = startOf(() => Promise.reject(error));
    await vi.waitFor(() => expect(read.screen(site.getSnapshot())).toBe(screen));
    expect(load).toHaveBeenCalledTimes(calls);
  });

  test('a configuration that does not come in 30 seconds is no endless splash (R9.4.12, Q9.4.f)', () => {
    const { clock, site } = startOf(() => new Promise<never>(() => undefined));
    clock.increment(29_999);
    expect(read.screen(site.getSnapshot())).toBe('splash');
    clock.increment(1);
    expect(read.screen(site.getSnapshot())).toBe('failed');
    site.send({ type: 'site.retry' });
    expect(read.screen(site.getSnapshot())).toBe('splash');
  });

  test('a slow health check delays nothing, and is given up after 60 seconds (Q9.4.c, R4.2.2, R9.4.6)', async () => {
    const { clock, site } = startOf(async () => configOf());
    await vi.waitFor(() => expect(read.screen(site.getSnapshot())).toBe('open'));
    clock.increment(59_999);
    expect(site.getSnapshot().matches({ health: 'checking' })).toBe(true);
    clock.increment(1);
    expect(site.getSnapshot().matches({ health: 'ok' })).toBe(true);
  });
});

describe('while the health check closes the site (R2.10.6)', () => {
  /** Closed by the first answer; the next ones are given. */
  const closedSite = async (next: () => Promise<Health>) => {
    const checkHealth = vi.fn<() => Promise<Health>>(next).mockResolvedValueOnce(healthOf());
    const clock = new SimulatedClock();
    const machine = siteMachine.provide({
      actors: {
        loadConfig: fromPromise(async () => configOf()),
        checkHealth: fromPromise(checkHealth),
        applyConfig: fromPromise<void, ConfigToApply>(async () => undefined),
      },
    });
    const site = createActor(machine, { input, clock }).start();
    await vi.waitFor(() => expect(read.screen(site.getSnapshot())).toBe('closed'));
    await vi.waitFor(() => expect(site.getSnapshot().matches({ config: 'open' })).toBe(true));
    expect(site.getSnapshot().can({ type: 'site.retry' })).toBe(true);
    site.send({ type: 'site.retry' });
    expect(read.health(site.getSnapshot())?.title).toBe('Back at six');
    return { checkHealth, clock, site };
  };

  test('may look whether it is over', async () => {
    const { checkHealth, site } = await closedSite(async () => healthOf({ web_enable: 0 }));
    await vi.waitFor(() => expect(read.screen(site.getSnapshot())).toBe('open'));
    expect(checkHealth).toHaveBeenCalledTimes(2);
    expect(read.health(site.getSnapshot())).toBeNull();
  });

  test('the latest notice is shown', async () => {
    const { site } = await closedSite(async () => healthOf({ title: 'Back at nine' }));
    await vi.waitFor(() => expect(read.health(site.getSnapshot())?.title).toBe('Back at nine'));
    expect(read.screen(site.getSnapshot())).toBe('closed');
  });

  test.each([
    ['fails', () => Promise.reject(new ConnectionError())],
    ['takes more than a minute', () => new Promise<never>(() => undefined)],
  ])('is let in by no answer that %s', async (_, next) => {
    const { clock, site } = await closedSite(next);
    await vi.waitFor(() => {
      clock.increment(60_000);
      expect(site.getSnapshot().matches({ health: { closed: 'waiting' } })).toBe(true);
    });
    expect(read.health(site.getSnapshot())?.title).toBe('Back at six');
  });
});

test('colours in baps mode make a baps site (R3.1.3, R1.7.5)', () => {
  expect([isBaps(configOf({ colors: { mode: 'baps' } })), isBaps(configOf({ colors: { mode: 'dark' } }))]).toEqual([
    true,
    false,
  ]);
});

test('T24: whether something newer is on its way, and whether it is waited for', () => {
  const { applyingFormer, renewing, renewingLate, lostMeanwhile } = toldIn(formerLaw, isSettled);
  expect([applyingFormer, renewing, renewingLate, lostMeanwhile]).toEqual([false, false, false, true]);
  const decided = toldIn(formerLaw, isDecided);
  expect(decided).toMatchObject({ applyingFormer: false, renewing: false, renewingLate: true, lostMeanwhile: true });
  expect([toldIn(healthLaw, isSettled)['healthy'], toldIn(healthLaw, isDecided)['healthy']]).toEqual([true, true]);
  expect([toldIn(healthLaw, isSettled)['checkingLost'], toldIn(healthLaw, isDecided)['checkingLost']]).toEqual([
    false,
    false,
  ]);
});

test('R2.10.3: the reason of the check, else of the configuration, and whether it is being checked again', () => {
  const { healthy, closed, closedInMaintenance } = toldIn(healthLaw, read.notice);
  const known = toldIn(healthLaw, read.health);
  expect([healthy, closed, closedInMaintenance]).toEqual([null, known['closed'], known['closedInMaintenance']]);
  expect(known['closed']).not.toBeNull();
  const inMaintenance = siteLaws.find(({ situations }) => 'maintenance' in situations)!;
  expect(toldIn(inMaintenance, read.notice)['maintenance']).toEqual(titled.maintenance);
  expect(isSoIn(healthLaw, read.isRechecking)).toEqual(['rechecking']);
});

test('R2.10, R8.1.6: the current configuration, and why there is none', () => {
  const law = siteLaws.find(({ situations }) => 'maintenance' in situations)!;
  expect(toldIn(law, read.config)).toMatchObject({ failed: null, maintenance: titled });
  expect(toldIn(law, read.problem)).toMatchObject({ open: null, failed: { code: 'lost' } });
});

test('R1.7.5: before the configuration is loaded the tenant’s type is unknown', () => {
  expect(isBaps(null)).toBe(false);
});
