import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { isOffline } from '../../../machines/connection/connectionSelectors.ts';
import { provideConnection } from '../../../src/adapters/actors/connectionActors.ts';
import { checkLaws } from '../../support/law/checkLaw.ts';
import { toldIn } from '../../support/law/told.ts';
import { stubPage } from '../../support/calls/stubPage.ts';
import { connection } from './connection.law.ts';

checkLaws(connection);

test('F41: it is said only once it has lasted', () => {
  expect(toldIn(connection, isOffline)).toEqual({ there: false, wavering: false, lost: true });
});

describe('F41: what the browser tells', () => {
  beforeEach(() => {
    stubPage();
    vi.stubGlobal('navigator', { onLine: true });
  });
  afterEach(() => vi.unstubAllGlobals());
  const started = () => {
    const clock = new SimulatedClock();
    const actor = createActor(provideConnection(), { clock }).start();
    return { actor, clock, said: () => isOffline(actor.getSnapshot()) };
  };

  test('is believed when it goes, after a moment, and when it is back, at once', () => {
    const { actor, clock, said } = started();
    globalThis.dispatchEvent(new Event('offline'));
    clock.increment(1_499);
    expect(said()).toBe(false);
    clock.increment(1);
    expect(said()).toBe(true);
    globalThis.dispatchEvent(new Event('online'));
    expect(said()).toBe(false);
    actor.stop();
    globalThis.dispatchEvent(new Event('offline'));
    clock.increment(1_500);
    expect(said()).toBe(false);
  });

  test('is heard by a page that begins offline', () => {
    vi.stubGlobal('navigator', { onLine: false });
    const { clock, said } = started();
    clock.increment(1_500);
    expect(said()).toBe(true);
  });
});
