/** A running booking whose jobs wait for the test to answer them, and remember what they were asked. */
import { createActor, fromCallback, fromPromise, type AnyEventObject } from 'xstate';
import { bookingMachine, type BookingEmitted, type BookingInput } from '../../machines/booking/bookingMachine.ts';
import { choosingOf } from '../../machines/booking/bookingSelectors.ts';
import { choosingMachine } from '../../machines/booking/choosing/choosingMachine.ts';
import { sellingMachine } from '../../machines/booking/selling/sellingMachine.ts';
import type { AttendeeDetailsOutput } from '../../machines/attendees/attendeeDetailsContext.ts';
import type { Schedule } from '../../src/contract/facilities.ts';
import { pack, type Packing } from '../../src/adapters/schedule/packAnswer.ts';
import { inputOf, noAttendees } from './booking.fixtures.ts';
import { sendTo, silentActors, standingOf } from './booking.standing.ts';

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

const settled = async () => {
  for (let turn = 0; turn < 4; turn++) await Promise.resolve();
};

export function startBooking(
  changes: Partial<BookingInput> = {},
  selling = sellingMachine,
  /** How the attendees' details end; null leaves them to the machine. */
  attendees: AttendeeDetailsOutput | null = noAttendees,
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
  const heldOf = (machine: { implementations: { actors: object } }) =>
    Object.fromEntries(jobs.filter((job) => job in machine.implementations.actors).map((job) => [job, held(job)]));
  const provided = bookingMachine.provide({
    actors: {
      choosing: choosingMachine.provide({
        actors: {
          ...heldOf(choosingMachine),
          // SAFETY: only its end matters here, and it never ends.
          reconnect: fromPromise(() => new Promise(() => undefined)) as never,
        },
      }),
      selling: selling.provide({
        actors: {
          ...heldOf(sellingMachine),
          // SAFETY: only its end matters here.
          ...(attendees ? { attendeeDetails: fromPromise(async () => attendees) as never } : {}),
        },
      }),
      ...Object.fromEntries(silentActors.map((name) => [name, silent])),
    },
  });
  const actor = createActor(provided, { input: inputOf(changes) });
  for (const type of ['login.wanted', 'cart.wanted', 'tickets.added', 'addon.added'] as const)
    actor.on(type, (event) => told.push(event));
  actor.start();
  const choosing = choosingOf(actor);
  const state = () => standingOf(actor, choosing);

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
    send: (event: AnyEventObject) => sendTo(actor, event),
    state,
    context: () => state().context,
  };
}

export type RunningBooking = ReturnType<typeof startBooking>;
