/** A long schedule is packed beside the page, a short one on it; what a booking gets is the same. */
import fc from 'fast-check';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { packDay } from '../../../machines/slots/schedule/packedDay.ts';
import { channelOf, packSchedule } from '../../../machines/slots/slots.ts';
import type { ScheduleInput } from '../../../machines/slots/schedule/scheduleInput.ts';
import { Facility, ScheduleConfiguration } from '../../../src/contract/offered/facilities.ts';
import { buffersOf, pack, packAnswer, type Packing } from '../../../src/adapters/schedule/packAnswer.ts';
import { timeoutMs, type PackingWorker } from '../../../src/adapters/schedule/packInWorker.ts';
import { packOver, type PackingAsked, type PackingTold } from '../../../src/adapters/schedule/workerProtocol.ts';
import { readSchedule, smallestForWorker } from '../../../src/adapters/schedule/readSchedule.ts';
import { padelSchedule, today } from '../../models/booking/booking.fixtures.ts';
import { schedules } from './schedules.ts';

const packing: Packing = { date: today, allow_facility_items_reservation: true };
const quiet = new AbortController().signal;
const message = <TData>(data: TData) => new MessageEvent<TData>('message', { data });

/** A worker that says nothing by itself. */
class SilentWorker extends EventTarget {
  readonly postMessage = vi.fn<(asked: PackingAsked, handedOver: []) => void>();
  readonly terminate = vi.fn<() => void>();
  tell(told: PackingTold) {
    this.dispatchEvent(message(told));
  }
}

/** The worker's end of a channel. */
class Line extends EventTarget {
  readonly postMessage = vi.fn<(told: PackingTold, handedOver: ArrayBuffer[]) => void>();
  constructor() {
    super();
    packOver(this);
  }
  ask(asked: PackingAsked) {
    this.dispatchEvent(message(asked));
  }
}

/** The real work, on the other end of a channel that copies and transfers like the browser's. */
function workerHere(): SilentWorker {
  const worker = new SilentWorker();
  const line = new Line();
  line.postMessage.mockImplementation((told, transfer) => worker.tell(structuredClone(told, { transfer })));
  worker.postMessage.mockImplementation((asked) => line.ask(asked));
  return worker;
}

const noWorker = (): PackingWorker => {
  throw new Error('Worker is not defined');
};

/** The same answer, long enough for a worker. */
const long = (text: string) => new Blob([text, ' '.repeat(smallestForWorker)]);
const textOf = (data: unknown) => JSON.stringify({ status: true, message: null, data });
const padel = long(textOf(padelSchedule));
const packedPadel = pack(padelSchedule, packing);

/** As the server sends it. */
const sent = ({ facilities, configuration }: ScheduleInput) => ({
  configuration: v.parse(ScheduleConfiguration, configuration),
  facilities: facilities.map((facility) =>
    v.parse(Facility, {
      name: 'Facility',
      ...facility,
      capacity: facility.capacity ?? 1,
      schedule_control: facility.schedule_control?.map((control) => ({
        ...control,
        date: control.date ?? '2026-01-01',
      })),
    }),
  ),
});

afterEach(() => vi.restoreAllMocks());

test('a worker’s result is the same as the page’s, for any answer', async () => {
  await fc.assert(
    fc.asyncProperty(schedules, fc.boolean(), async (schedule, reserves) => {
      const answer = long(textOf(sent(schedule)));
      const wish = { date: schedule.date, allow_facility_items_reservation: reserves };
      expect(await readSchedule(answer, wish, quiet, workerHere)).toEqual(
        await readSchedule(answer, wish, quiet, noWorker),
      );
    }),
    { numRuns: 60 },
  );
});

test('R6.1.15: a day packed for everybody shows each customer their own hours', () => {
  fc.assert(
    fc.property(schedules, (schedule) => {
      const { customer, ...anybody } = schedule;
      expect(packDay(anybody)[channelOf(customer)]).toEqual(packSchedule(schedule));
    }),
  );
});

test('hours that no control tells apart are packed once', () => {
  const { packed } = packedPadel;
  expect(packed.Members).toBe(packed.B2C);
  expect(packed.Partners).toBe(packed.B2C);
});

describe('a long answer', () => {
  test('is packed by a worker of its own, which then ends', async () => {
    const worker = workerHere();
    expect(await readSchedule(padel, packing, quiet, () => worker)).toEqual(packedPadel);
    expect(worker.postMessage).toHaveBeenCalledExactlyOnceWith({ answer: padel, packing }, []);
    expect(worker.terminate).toHaveBeenCalledOnce();
  });

  test('changes hands without its columns being copied', () => {
    const told = packAnswer(textOf(padelSchedule), packing);
    const buffers = 'schedule' in told ? buffersOf(told.schedule) : [];
    expect(buffers).toHaveLength(16);
    structuredClone(told, { transfer: buffers });
    expect(buffers.every(({ detached }) => detached)).toBe(true);
  });

  test('is packed by a worker from the size on at which that is faster', async () => {
    const made = { schedule: { ...packedPadel, date: '2026-12-01' } };
    const worker = new SilentWorker();
    worker.postMessage.mockImplementation(() => worker.tell(made));
    const text = textOf(padelSchedule);
    const smallest = new Blob([text, ' '.repeat(smallestForWorker - text.length)]);
    expect(smallest.size).toBe(400_000);
    expect(await readSchedule(smallest, packing, quiet, () => worker)).toBe(made.schedule);
  });

  test('is transferred with all its columns, a refusal without any', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const line = new Line();
    const handedOver = async (text: string) => {
      line.postMessage.mockClear();
      line.ask({ answer: new Blob([text]), packing });
      await vi.waitFor(() => expect(line.postMessage).toHaveBeenCalled());
      return line.postMessage.mock.calls[0]![1].length;
    };
    expect([await handedOver(textOf(padelSchedule)), await handedOver('null')]).toEqual([16, 0]);
  });

  test('that is not JSON is reported as such', () => {
    expect(packAnswer('{"status":', packing)).toEqual({ violations: 'the answer is not JSON' });
  });

  test('leaves no timer behind', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const worker = new SilentWorker();
    worker.postMessage.mockImplementation(() => worker.tell({ schedule: packedPadel }));
    await readSchedule(padel, packing, quiet, () => worker);
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  test('a short one needs no worker', async () => {
    const start = vi.fn<() => PackingWorker>(noWorker);
    expect(await readSchedule(new Blob([textOf(padelSchedule)]), packing, quiet, start)).toEqual(packedPadel);
    expect(start).not.toHaveBeenCalled();
  });
});

describe('an answer that breaks the contract', () => {
  beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => undefined));

  test.each([
    ['a wrong field', textOf({ ...padelSchedule, facilities: [{ id: 1, name: 'Court', facility_rentals: 'none' }] })],
    ['no facilities', textOf({ configuration: {} })],
    ['nothing', 'null'],
    ['half of it', textOf(padelSchedule).slice(0, 90)],
  ])('by %s is refused in the same words wherever it is read', async (_, text) => {
    const here = await readSchedule(long(text), packing, quiet, noWorker).catch((error: unknown) => error);
    const beside = await readSchedule(long(text), packing, quiet, workerHere).catch((error: unknown) => error);
    expect(beside).toEqual(here);
    expect(beside).toMatchObject({ name: 'ContractError', endpoint: 'GET facilities/schedule' });
    expect(vi.mocked(console.error).mock.calls).toEqual([[(here as Error).message], [(here as Error).message]]);
  });

  test('is reported with the name of its field', async () => {
    const text = textOf({ configuration: {}, facilities: [{ id: 1, name: 'Court', bookings: [{ date: 'today' }] }] });
    await expect(readSchedule(long(text), packing, quiet, workerHere)).rejects.toThrow(
      'data.facilities.0.bookings.0.date',
    );
  });
});

describe('a worker that fails', () => {
  const failures: [string, (worker: SilentWorker) => void][] = [
    ['cannot load', (worker) => worker.dispatchEvent(new Event('error'))],
    ['cannot be understood', (worker) => worker.dispatchEvent(new Event('messageerror'))],
    ['cannot do it', (worker) => worker.tell(null)],
  ];
  test.each(failures)('because it %s leaves the work to the page', async (_, fail) => {
    const worker = new SilentWorker();
    worker.postMessage.mockImplementation(() => fail(worker));
    expect(await readSchedule(padel, packing, quiet, () => worker)).toEqual(packedPadel);
    expect(worker.terminate).toHaveBeenCalledOnce();
  });

  test('because there are none leaves the work to the page', async () => {
    expect(await readSchedule(padel, packing, quiet, noWorker)).toEqual(packedPadel);
  });

  test('because it died silently leaves the work to the page', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const worker = new SilentWorker();
      const reading = readSchedule(padel, packing, quiet, () => worker);
      vi.advanceTimersByTime(timeoutMs - 1);
      expect(worker.terminate).not.toHaveBeenCalled();
      vi.advanceTimersByTime(1);
      expect(await reading).toEqual(packedPadel);
      expect(worker.terminate).toHaveBeenCalledOnce();
    } finally {
      vi.useRealTimers();
    }
  });

  test('caused by the answer itself is reported instead of killing it', async () => {
    const line = new Line();
    const answer = Object.assign(new Blob(), { text: () => Promise.reject(new Error('gone')) });
    line.ask({ answer, packing });
    await vi.waitFor(() => expect(line.postMessage).toHaveBeenCalledExactlyOnceWith(null, []));
  });
});

describe('Q4.4.a: an answer that is not needed any more', () => {
  test('ends its worker while it works; a late result changes nothing', async () => {
    const worker = new SilentWorker();
    const gone = new AbortController();
    const reading = readSchedule(padel, packing, gone.signal, () => worker);
    gone.abort(new Error('another day'));
    worker.tell({ schedule: packedPadel });
    await expect(reading).rejects.toThrow('another day');
    expect(worker.terminate).toHaveBeenCalledOnce();
  });

  test('starts no worker', async () => {
    const start = vi.fn<() => PackingWorker>(noWorker);
    const reading = readSchedule(padel, packing, AbortSignal.abort(new Error('another day')), start);
    await expect(reading).rejects.toThrow('another day');
    expect(start).not.toHaveBeenCalled();
  });

  test('is not packed on the page either', async () => {
    const gone = new AbortController();
    const reading = readSchedule(padel, packing, gone.signal, noWorker);
    gone.abort(new Error('another day'));
    await expect(reading).rejects.toThrow('another day');
  });
});
