/** A running booking whose actors wait for the test's answers and record their inputs. */
import { createActor, fromCallback, fromPromise, type AnyEventObject } from 'xstate';
import type { BookingEmitted } from '../../../machines/booking/bookingEvents.ts';
import { bookingMachine, type BookingInput } from '../../../machines/booking/bookingMachine.ts';
import type { BookingNews } from '../../../machines/booking/bookingContext.ts';
import { choosingOf } from '../../../machines/booking/bookingSelectors.ts';
import { choosingMachine } from '../../../machines/booking/choosing/choosingMachine.ts';
import { sellingMachine } from '../../../machines/booking/selling/sellingMachine.ts';
import type { AttendeeDetailsOutput } from '../../../machines/attendees/attendeeDetailsContext.ts';
import type { Schedule } from '../../../src/contract/offered/facilities.ts';
import { pack, type Packing } from '../../../src/adapters/schedule/packAnswer.ts';
import { inputOf, noAttendees } from './booking.fixtures.ts';
import { sendTo, silentActors, standingOf } from './booking.standing.ts';

type AskedActor =
  | 'loadServices'
  | 'loadChoices'
  | 'loadSchedule'
  | 'loadFacilities'
  | 'loadOffer'
  | 'loadThreshold'
  | 'addToCart'
  | 'addAddon';

interface Asked {
  actor: AskedActor;
  input: unknown;
  signal: AbortSignal;
  resolve(output: unknown): void;
  reject(error: unknown): void;
}

const actors: readonly AskedActor[] = [
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
  /** How the attendee details end; null runs the real machine. */
  attendees: AttendeeDetailsOutput | null = noAttendees,
) {
  const asked: Asked[] = [];
  const told: (BookingEmitted | BookingNews)[] = [];
  const held = (actor: AskedActor) =>
    fromPromise(
      ({ input, signal }) =>
        new Promise((resolve, reject) => {
          asked.push({ actor, input, signal, resolve, reject });
        }),
    );
  const silent = fromCallback(() => undefined);
  const heldOf = (machine: { implementations: { actors: object } }) =>
    Object.fromEntries(
      actors.filter((actor) => actor in machine.implementations.actors).map((actor) => [actor, held(actor)]),
    );
  const provided = bookingMachine.provide({
    actors: {
      choosing: choosingMachine.provide({
        actors: {
          ...heldOf(choosingMachine),
          // SAFETY: it never ends, and nothing else of it matters here.
          reconnect: fromPromise(() => new Promise(() => undefined)) as never,
        },
      }),
      selling: selling.provide({
        actors: {
          ...heldOf(sellingMachine),
          // SAFETY: only its output matters here.
          ...(attendees ? { attendeeDetails: fromPromise(async () => attendees) as never } : {}),
        },
      }),
      ...Object.fromEntries(silentActors.map((name) => [name, silent])),
    },
  });
  const portal = createActor(fromCallback<BookingNews>(({ receive }) => receive((event) => told.push(event)))).start();
  const actor = createActor(provided, { input: inputOf({ parent: portal, ...changes }) });
  for (const type of ['tickets.added', 'addon.added'] as const) actor.on(type, (event) => told.push(event));
  actor.start();
  const choosing = choosingOf(actor);
  const state = () => standingOf(actor, choosing);

  const lastOf = (actor: AskedActor): Asked => {
    const found = asked.findLast((one) => one.actor === actor);
    if (found === undefined) throw new Error(`${actor} was not asked`);
    return found;
  };
  return {
    actor,
    asked,
    told,
    /** The actors' names in the order of their calls. */
    order: () => asked.map(({ actor }) => actor),
    lastOf,
    inputOf: (actor: AskedActor) => lastOf(actor).input as Record<string, unknown>,
    answer: async (actor: AskedActor, output?: unknown) => {
      const asked = lastOf(actor);
      const packed = () => pack(output as Schedule, asked.input as Packing);
      asked.resolve(actor === 'loadSchedule' ? packed() : output);
      await settled();
    },
    fail: async (actor: AskedActor, error: unknown) => {
      lastOf(actor).reject(error);
      await settled();
    },
    settled,
    send: (event: AnyEventObject) => sendTo(actor, event),
    state,
    context: () => state().context,
  };
}

export type RunningBooking = ReturnType<typeof startBooking>;
