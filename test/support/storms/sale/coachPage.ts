/** The page of a storm on which a coach's package is sold, as its view starts it; it is everybody's (R2.1.7, R3.6.6). */
import { createActor, type ActorRef, type ActorRefFrom, type EventObject, type Snapshot } from 'xstate';
import { daysIn, writeDays } from '../../../../machines/freeHours/daysInAddress.ts';
import { datesOfWeek, daysToCome } from '../../../../machines/freeHours/freeHours.ts';
import { freeHoursMachine } from '../../../../machines/freeHours/freeHoursMachine.ts';
import * as readHours from '../../../../machines/freeHours/freeHoursSelectors.ts';
import type { resourceMachine } from '../../../../machines/resource/resourceMachine.ts';
import type { TrainerBookingRef } from '../../../../machines/trainerBooking/trainerBookingMachine.ts';
import * as readBooking from '../../../../machines/trainerBooking/trainerBookingSelectors.ts';
import {
  selectionIn,
  writeSelection,
  type Session,
  type Trainer,
} from '../../../../machines/trainerBooking/trainerSessions.ts';
import {
  loadTrainer,
  loadWeek,
  provideTrainerBooking,
  type FreeWeek,
} from '../../../../src/adapters/actors/offered/trainerActors.ts';
import { provideResource } from '../../../../src/adapters/actors/resourceActors.ts';
import { nowAtVenue } from '../../../../src/adapters/http/serverTime.ts';
import type { Portal } from '../portal.ts';
import { coachId } from '../server/coaches.ts';

type ResourceRef = ActorRefFrom<typeof resourceMachine>;

/** What runs once the coach has come. */
interface Sale {
  booking: TrainerBookingRef;
  /** Which week is looked at, and which day of it. */
  hours: ActorRefFrom<typeof freeHoursMachine>;
  week: ResourceRef;
}

export interface CoachPage {
  name: 'coach';
  actor: ResourceRef;
  sale: Sale | null;
  /** The day on which it was opened. */
  today: string;
  /** What its address says of what is chosen and looked at. */
  params: URLSearchParams;
}

type Started = (actor: ActorRef<Snapshot<unknown>, EventObject>) => void;

/** The first day of the week that is looked at. */
export const weekOf = ({ today }: CoachPage, { hours }: Sale): string =>
  datesOfWeek(today, readHours.weeks(hours.getSnapshot()))[0]!;

/** The hours of that week as they are offered; none while they are asked for. */
export function offeredHours(page: CoachPage): Session[] {
  if (page.sale === null) return [];
  const days = page.sale.week.getSnapshot().context.data as FreeWeek | null;
  return days?.[0]?.date === weekOf(page, page.sale)
    ? daysToCome(days, nowAtVenue()).flatMap(({ hours }) => hours.map(({ date, start_time }) => ({ date, start_time })))
    : [];
}

function openSale(page: CoachPage, trainer: Trainer, running: Portal, started: Started): Sale {
  const { params, today } = page;
  const session = running.session();
  // The page is opened where the cart runs.
  const cart = running.cart()!;
  const booking = createActor(provideTrainerBooking({ cart, portal: running.portal, session }), {
    input: { trainer, selection: selectionIn(params), now: nowAtVenue() },
  });
  const [chosen] = readBooking.selection(booking.getSnapshot()).sessions;
  const looked = daysIn(params, today, chosen?.date);
  const hours = createActor(freeHoursMachine, { input: looked });
  const asked = () => ({
    trainerId: trainer.id,
    packageId: readBooking.selection(booking.getSnapshot()).packageId ?? 0,
    date: datesOfWeek(today, readHours.weeks(hours.getSnapshot()))[0]!,
  });
  const week = createActor(provideResource(loadWeek), { input: { query: asked() } });
  /** What stands in the address comes back from it. */
  const note = (write: () => void) => {
    write();
    queueMicrotask(() => booking.send({ type: 'address.changed', selection: selectionIn(params) }));
  };
  const look = () => {
    const query = asked();
    if (JSON.stringify(week.getSnapshot().context.query) !== JSON.stringify(query))
      week.send({ type: 'resource.ask', query });
  };
  booking.on('selection.changed', ({ selection }) => note(() => writeSelection(params, selection)));
  if (chosen !== undefined) writeDays(params, looked, today);
  hours.on('days.changed', ({ days }) => note(() => writeDays(params, days, today)));
  for (const actor of [booking, hours, week]) started(actor as never);
  booking.subscribe(look);
  hours.subscribe(look);
  return { booking, hours, week };
}

/** @param search of its address; null where the cart does not run yet */
export function openCoachPage(running: Portal, search: string | null, started: Started): CoachPage | null {
  if (running.cart() === null) return null;
  const actor = createActor(provideResource(loadTrainer), { input: { query: String(coachId) } });
  const page: CoachPage = {
    name: 'coach',
    actor,
    sale: null,
    today: nowAtVenue().slice(0, 10),
    params: new URLSearchParams(search ?? ''),
  };
  actor.subscribe(({ context: { data } }) => {
    if (page.sale === null && data !== null) page.sale = openSale(page, data as Trainer, running, started);
  });
  started(actor as never);
  return page;
}
