/** What failed is tried again by itself: when the server is back, not only when the browser says that it is online (F01, F03). */
import { beforeEach, afterEach, describe, expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { reconnectMachine } from '../../../machines/reconnect/reconnectMachine.ts';
import { resourceMachine } from '../../../machines/resource/resourceMachine.ts';
import { ConnectionError, RefusedError } from '../../../machines/shared/problem.ts';
import { siteMachine } from '../../../machines/site/siteMachine.ts';
import type { ConfigToApply } from '../../../machines/site/siteContext.ts';
import { screen } from '../../../machines/site/siteSelectors.ts';
import type { Health, SiteConfig } from '../../../src/contract/site/site.ts';
import { provideReconnect } from '../../../src/adapters/actors/reconnectActors.ts';
import { checkLaws } from '../../support/law/checkLaw.ts';
import { reconnectLaws } from './reconnect.law.ts';
import { configOf } from '../site/site.model.ts';
import { stubPage } from '../../support/calls/stubPage.ts';

beforeEach(() => stubPage());

checkLaws(...reconnectLaws);

const silent = reconnectMachine.provide({ actors: { watchPage: fromCallback(() => undefined) } });

const afterAWhile = async (clock: SimulatedClock, milliseconds: number) => {
  clock.increment(milliseconds);
  for (let turn = 0; turn < 6; turn++) await Promise.resolve();
};

describe('when the server is back, without a report of the browser', () => {
  test('what a page shows is there without a press, and the failure is gone', async () => {
    const answers = [new ConnectionError(), new ConnectionError(), ['court']];
    const load = vi.fn<() => Promise<unknown>>(async () => {
      const answer = answers.shift();
      if (answer instanceof Error) throw answer;
      return answer;
    });
    const clock = new SimulatedClock();
    const machine = resourceMachine.provide({ actors: { loadData: fromPromise(load), reconnect: silent } });
    const resource = createActor(machine, { clock, input: { query: null } }).start();
    await afterAWhile(clock, 0);
    await afterAWhile(clock, 2_000);
    // Until then the problem stays on screen.
    expect([resource.getSnapshot().value, resource.getSnapshot().context.problem?.code]).toEqual(['failed', 'lost']);
    await afterAWhile(clock, 3_999);
    expect(load).toHaveBeenCalledTimes(2);
    await afterAWhile(clock, 1);
    expect(resource.getSnapshot()).toMatchObject({ value: 'shown', context: { data: ['court'], problem: null } });
  });

  test('a refusal is final: it is not asked about again', async () => {
    const load = vi.fn<() => Promise<unknown>>(() => Promise.reject(new RefusedError('http403', 'No', 403)));
    const clock = new SimulatedClock();
    const machine = resourceMachine.provide({ actors: { loadData: fromPromise(load), reconnect: silent } });
    const resource = createActor(machine, { clock, input: { query: null } }).start();
    await afterAWhile(clock, 0);
    await afterAWhile(clock, 600_000);
    expect(load).toHaveBeenCalledTimes(1);
    expect(resource.getSnapshot().can({ type: 'resource.reload' })).toBe(true);
  });

  test('the site opens, and its failure stands until then', async () => {
    const answers = [new ConnectionError(), new ConnectionError(), new ConnectionError(), configOf()];
    const clock = new SimulatedClock();
    const machine = siteMachine.provide({
      actors: {
        loadConfig: fromPromise<SiteConfig, void>(async () => {
          const answer = answers.shift();
          if (answer === undefined || answer instanceof Error) throw answer ?? new ConnectionError();
          return answer;
        }),
        applyConfig: fromPromise<void, ConfigToApply>(async () => undefined),
        checkHealth: fromPromise<Health, void>(() => new Promise(() => undefined)),
        reconnect: silent,
      },
    });
    const seen = new Set<string>();
    const site = createActor(machine, { clock, input: { host: 'saha.example', hostname: 'saha.example' } });
    await afterAWhile(clock, 0);
    site.start();
    await afterAWhile(clock, 0);
    expect(screen(site.getSnapshot())).toBe('failed');
    site.subscribe((snapshot) => seen.add(screen(snapshot)));
    await afterAWhile(clock, 2_000);
    await afterAWhile(clock, 4_000);
    expect(screen(site.getSnapshot())).toBe('open');
    // The splash comes at most for the moment in which the configuration is applied.
    expect([...seen][0]).toBe('failed');
  });
});

describe('what page and browser report', () => {
  afterEach(() => vi.restoreAllMocks());
  const started = () =>
    createActor(provideReconnect(), { input: { problem: { code: 'lost', message: null }, attempts: 1 } }).start();
  const hide = (hidden: boolean) => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
    document.dispatchEvent(new Event('visibilitychange'));
  };

  test('a connection that returns ends the pause at once', () => {
    const actor = started();
    globalThis.dispatchEvent(new Event('online'));
    expect(actor.getSnapshot().status).toBe('done');
  });

  test('nothing is retried while the page is hidden, and at once when it is visible again', () => {
    vi.useFakeTimers();
    const actor = started();
    hide(true);
    vi.advanceTimersByTime(600_000);
    globalThis.dispatchEvent(new Event('online'));
    expect(actor.getSnapshot().value).toEqual({ watching: 'unseen' });
    hide(false);
    expect(actor.getSnapshot().status).toBe('done');
    vi.useRealTimers();
  });

  test('a page that is hidden from the start is left alone', () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const actor = started();
    expect(actor.getSnapshot().value).toEqual({ watching: 'unseen' });
    actor.stop();
  });
});
