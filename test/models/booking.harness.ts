/** A running booking whose jobs wait for the test to answer them, and remember what they were asked. */
import { createActor, fromCallback, fromPromise, type AnyEventObject } from 'xstate';
import {
  bookingMachine,
  type BookingEmitted,
  type BookingEvent,
  type BookingInput,
} from '../../machines/booking/bookingMachine.ts';
import type { AttendeeDetailsOutput } from '../../machines/attendees/attendeeDetailsContext.ts';
import type { Schedule } from '../../src/contract/facilities.ts';
import { pack, type Packing } from '../../src/adapters/schedule/packAnswer.ts';
import { inputOf, noAttendees } from './booking.fixtures.ts';

type Job =
  | 'loadServices'
  | 'loadChoices'
  | 'loadSchedule'
  | 'loadFacilities'
  | 'loadOffer'
  | 'loadThreshold'
  | 'addToCart'
  | 'addAddon';

interface Asked {
  job: Job;
  input: unknown;
  signal: AbortSignal;
  resolve(output: unknown): void;
  reject(error: unknown): void;
}

const jobs: readonly Job[] = [
  'loadServices',
  'loadChoices',
  'loadSchedule',
  'loadFacilities',
  'loadOffer',
  'loadThreshold',
  'addToCart',
  'addAddon',
];
const listeners = ['watchMinute', 'watchSession', 'watchCart', 'persistDraft', 'tellChoice'] as const;

const settled = async () => {
  for (let turn = 0; turn < 4; turn++) await Promise.resolve();
};

export function startBooking(
  changes: Partial<BookingInput> = {},
  machine = bookingMachine,
  /** How the visitors' details end; null leaves them to the machine. */
  visitors: AttendeeDetailsOutput | null = noAttendees,
) {
  const asked: Asked[] = [];
  const told: BookingEmitted[] = [];
  const held = (job: Job) =>
    fromPromise(
      ({ input, signal }) =>
        new Promise((resolve, reject) => {
          asked.push({ job, input, signal, resolve, reject });
        }),
    );
  const silent = fromCallback(() => undefined);
  const provided = machine.provide({
    actors: {
      ...Object.fromEntries(jobs.map((job) => [job, held(job)])),
      ...Object.fromEntries(listeners.map((name) => [name, silent])),
      // SAFETY: only its end matters here.
      // SAFETY: only its end matters here, and it never ends.
      reconnect: fromPromise(() => new Promise(() => undefined)) as never,
      ...(visitors ? { attendeeDetails: fromPromise(async () => visitors) as never } : {}),
    },
  });
  const actor = createActor(provided, { input: inputOf(changes) });
  for (const type of ['login.wanted', 'cart.wanted', 'tickets.added', 'addon.added'] as const)
    actor.on(type, (event) => told.push(event));
  actor.start();

  const lastOf = (job: Job): Asked => {
    const found = asked.findLast((one) => one.job === job);
    if (found === undefined) throw new Error(`${job} was not asked`);
    return found;
  };
  return {
    actor,
    asked,
    told,
    /** Names of the jobs, in the order in which they were asked. */
    order: () => asked.map(({ job }) => job),
    lastOf,
    inputOf: (job: Job) => lastOf(job).input as Record<string, unknown>,
    answer: async (job: Job, output?: unknown) => {
      const asked = lastOf(job);
      const packed = () => pack(output as Schedule, asked.input as Packing);
      asked.resolve(job === 'loadSchedule' ? packed() : output);
      await settled();
    },
    fail: async (job: Job, error: unknown) => {
      lastOf(job).reject(error);
      await settled();
    },
    settled,
    send: (event: BookingEvent | AnyEventObject) => actor.send(event as BookingEvent),
    state: () => actor.getSnapshot(),
    context: () => actor.getSnapshot().context,
  };
}

export type RunningBooking = ReturnType<typeof startBooking>;
