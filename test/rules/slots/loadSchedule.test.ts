/** How a service's day is loaded (R7.2.5), and what is known of the service afterwards (R5.5.2). */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dayLimits } from '../../../src/adapters/schedule/dayLimits.ts';
import { loadSchedule } from '../../../src/adapters/schedule/loadSchedule.ts';
import { pack } from '../../../src/adapters/schedule/packAnswer.ts';
import { startScheduleWorker } from '../../../src/adapters/schedule/startScheduleWorker.ts';
import { padelAfterwards, today } from '../../models/booking/booking.fixtures.ts';
import { serveCalls, type ServedCalls } from '../../support/calls/servedCalls.ts';

const wish = { venue_service_id: 7, date: today, is_outdoor: 1 as const, allow_facility_items_reservation: true };
let served: ServedCalls;
beforeEach(() => {
  dayLimits.clear();
  served = serveCalls();
  served.answers = { 'GET facilities/schedule': { data: padelAfterwards } };
});
afterEach(() => void vi.unstubAllGlobals());

describe('the schedule of a day', () => {
  test('is asked for with what the customer wants, and packed by what the operator wants', async () => {
    const { signal } = new AbortController();
    const packing = { date: today, allow_facility_items_reservation: true };
    expect(await loadSchedule(wish, signal)).toEqual(pack(padelAfterwards, packing));
    expect(served.asked.map(({ line }) => line)).toEqual([
      `GET facilities/schedule?venue_service_id=7&date=${today}&is_outdoor=1`,
    ]);
  });

  test('Q2.2.b: has the slot of a booking that is being moved', async () => {
    const moved = { facilityId: 101, date: today, start_time: '10:00:00', end_time: '12:00:00', people: 1 };
    const { packed } = await loadSchedule(wish, new AbortController().signal, moved);
    const { packed: taken } = await loadSchedule(wish, new AbortController().signal);
    expect(packed).not.toEqual(taken);
  });

  test('R5.5.2: says how many days ahead the service may be booked, while it is on its way already', async () => {
    const answer = loadSchedule({ ...wish, venue_service_id: 9 }, new AbortController().signal);
    const limit = dayLimits.get(9);
    await answer;
    expect(await limit).toBe(30);
  });

  test('that fails does so for its caller only', async () => {
    served.answers = { 'GET facilities/schedule': { refuses: 422 } };
    const unheard = vi.fn<() => void>();
    process.on('unhandledRejection', unheard);
    await expect(loadSchedule(wish, new AbortController().signal)).rejects.toMatchObject({ status: 422 });
    await new Promise((resolve) => setImmediate(resolve));
    process.off('unhandledRejection', unheard);
    expect(unheard).not.toHaveBeenCalled();
  });

  test('Q4.4.a: is not waited for after the caller has gone', async () => {
    served.isSilentAfter = 0;
    const gone = new AbortController();
    const answer = loadSchedule(wish, gone.signal);
    await vi.waitFor(() => expect(served.asked).toHaveLength(1));
    gone.abort();
    await expect(answer).rejects.toThrow(/abort/i);
    expect(served.asked[0]!.signal.aborted).toBe(true);
  });
});

describe('the worker beside the page', () => {
  test('is a module, by the name under which the page’s policy allows it', () => {
    const allowed: string[] = [];
    const createPolicy = (name: string, rules: object) => {
      allowed.push(name);
      return rules;
    };
    vi.stubGlobal('trustedTypes', { createPolicy });
    class Worker {
      readonly asked: unknown[];
      constructor(...asked: unknown[]) {
        this.asked = asked;
      }
    }
    vi.stubGlobal('Worker', Worker);
    expect(startScheduleWorker()).toEqual(new Worker(expect.stringContaining('scheduleWorker'), { type: 'module' }));
    expect(allowed).toEqual(['schedule-worker']);
  });

  test('listens as soon as it runs', async () => {
    const heard = vi.fn<(type: string) => void>();
    vi.stubGlobal('addEventListener', heard);
    await import('../../../src/adapters/schedule/scheduleWorker.ts');
    expect(heard.mock.calls.map(([type]) => type)).toEqual(['message']);
  });
});
