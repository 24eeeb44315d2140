/** Invariants of another time: one press moves a booking once, to the time that was chosen, and it is told as it is (Q2.2.b). */
import type { ListRef } from '../../../../machines/list/listMachine.ts';
import type { RescheduleRef } from '../../../../machines/reschedule/rescheduleMachine.ts';
import type { FacilityBooking } from '../../../../src/contract/orders/bookings.ts';
import { chosenPlace } from '../deeds/rescheduleDeeds.ts';
import { isMove } from '../server/asked.ts';
import type { Place } from '../server/hadOrders.ts';
import type { Tab } from '../tab.ts';
import { tally } from '../tally.ts';
import { ownerName } from '../who.ts';

type Timed = Pick<FacilityBooking, 'facility_date' | 'facility_start_time' | 'facility_id'>;

const isAt = (place: Place, { facility_date, facility_start_time, facility_id }: Timed): boolean =>
  place.date === facility_date && place.start_time === facility_start_time && place.facility_id === facility_id;
const isSame = (one: Place, { date, start_time, facility_id }: Place): boolean =>
  isAt(one, { facility_date: date, facility_start_time: start_time, facility_id });

/** What the server did was pressed for. */
function doneFaults({ shop: { had }, movings }: Tab): string[] {
  const own = had.moves.filter(({ isElsewhere }) => !isElsewhere);
  if (own.length > 0) tally('Q2.2.b: a booking has another time');
  return own
    .filter(({ id, to }) => !movings.some((press) => press.id === id && isSame(press.to, to)))
    .map(({ id }) => `Q2.2.b: booking ${id} has a time that nobody chose`);
}

interface ToldSchedule {
  facilities: readonly { id: number; bookings: readonly { start_time: string }[] }[];
}

/** The server's last word on that day has somebody else at that time (I19). */
function isTakenByOther(tab: Tab, { date, start_time, facility_id }: Place, own: Timed): boolean {
  const answer = tab.answers.findLast(
    ({ asked, reply }) =>
      asked.path === 'facilities/schedule' && reply.status === 200 && asked.query.get('date') === date,
  );
  const told = (answer?.reply.body as { data: ToldSchedule } | undefined)?.data.facilities;
  const isTold = told?.find(({ id }) => id === facility_id)?.bookings.some((one) => one.start_time === start_time);
  return isTold === true && !isAt({ date, start_time, facility_id }, own);
}

export function watchMoves(tab: Tab): () => string[] {
  /** How many answers had come when each page was opened, and the answers to its presses that were looked at. */
  const opened = new WeakMap<RescheduleRef, number>();
  const looked = new WeakSet<object>();
  /** Above which a booking was opened: it has asked about the day since, and the page has not heard that. */
  const isBehind = new WeakSet<RescheduleRef>();
  /** How often each booking had been moved when a list was opened. */
  const before = new WeakMap<ListRef, ReadonlyMap<number, number>>();

  /** What the server has said of this page's presses. */
  function answerFaults(actor: RescheduleRef): string[] {
    if (!opened.has(actor)) opened.set(actor, tab.answers.length);
    const { bookingId, missed } = actor.getSnapshot().context;
    const path = `profile/bookings/facility/${bookingId}/reschedule`;
    const own = tab.answers.slice(opened.get(actor)).filter(({ asked }) => isMove(asked) && asked.path === path);
    const last = own.at(-1);
    if (last === undefined) return [];
    if (last.reply.status === 200)
      return actor.getSnapshot().matches('moved') ? [] : [`Q2.2.b: booking ${bookingId} was moved, and nobody says so`];
    if (looked.has(last)) return [];
    looked.add(last);
    const { code } = last.reply.body as { code: string };
    if (code !== 'slotTaken') return [];
    tally('Q2.2.b: somebody was faster at the new time');
    const lost = last.asked.body as Place;
    return missed !== null && isSame({ ...missed, facility_id: missed.facilityId }, lost)
      ? []
      : [`Q2.2.b: ${lost.date} ${lost.start_time} is somebody else’s, and nobody says so`];
  }

  function pageFaults(): string[] {
    const page = tab.page();
    if (page.name !== 'reschedule') return [];
    const { actor } = page;
    const snapshot = actor.getSnapshot();
    const { booking, moved, bookingId } = snapshot.context;
    const here = ownerName(tab);
    if (page.owner !== here) return [];
    for (const one of [booking, moved])
      if (one !== null && one.name !== `Court of ${here}`) return [`T06: ${here} sees “${one.name}”`];
    const found = answerFaults(actor);
    const order = tab.shop.had.find(bookingId);
    if (snapshot.matches('moved')) {
      tally('Q2.2.b: a booking is told to have another time');
      if (moved === null || !order?.places.some((place) => isAt(place, moved)))
        found.push(`Q2.2.b: booking ${bookingId} is told to have another time, and has not`);
    }
    if (tab.booking() !== null) isBehind.add(actor);
    const place = chosenPlace(tab);
    if (isBehind.has(actor) || place === null || booking === null || !snapshot.matches({ choosing: 'picking' }))
      return found;
    tally('Q2.2.b: a new time is chosen');
    if (isTakenByOther(tab, place, booking)) found.push(`I19: ${place.date} ${place.start_time} is chosen, and taken`);
    return found;
  }

  /** A list that is opened afterwards tells the new time. */
  function listFaults(): string[] {
    const page = tab.page();
    if (page.name !== 'bookings') return [];
    const { actor } = page;
    const { had } = tab.shop;
    if (!before.has(actor)) {
      const ids = new Set(had.moves.map(({ id }) => id));
      before.set(actor, new Map([...ids].map((id) => [id, had.find(id)!.places.length])));
    }
    const { kind, data } = actor.getSnapshot().context;
    if (kind !== 'facilityBookings') return [];
    const wrong = ((data ?? []) as FacilityBooking[]).find((one) => {
      const known = before.get(actor)!.get(one.order_id);
      if (known === undefined) return false;
      tally('Q2.2.b: a list with what was moved');
      return !had
        .find(one.order_id)!
        .places.slice(known - 1)
        .some((place) => isAt(place, one));
    });
    return wrong ? [`Q2.2.b: the list has booking ${wrong.order_id} at its old time`] : [];
  }

  return () => [...doneFaults(tab), ...pageFaults(), ...listFaults()];
}
