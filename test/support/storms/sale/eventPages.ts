/** The pages of a storm on which tickets and seats of an event are sold, as their views start them (R4.6.1–3, Q7.6.k). */
import { createActor, type ActorRef, type ActorRefFrom, type EventObject, type Snapshot } from 'xstate';
import { eventItems } from '../../../../machines/events/eventLines.ts';
import { readChosen, writeChosen } from '../../../../machines/picker/chosenInAddress.ts';
import type { PickerRef } from '../../../../machines/picker/pickerMachine.ts';
import type { resourceMachine } from '../../../../machines/resource/resourceMachine.ts';
import type { SeatMapRef } from '../../../../machines/seatMap/seatMapMachine.ts';
import { providePicker } from '../../../../src/adapters/actors/booking/pickerActors.ts';
import { loadEvent, type EventAtVenue } from '../../../../src/adapters/actors/offered/eventActors.ts';
import { provideSeatMap } from '../../../../src/adapters/actors/offered/seatMapActors.ts';
import { provideResource } from '../../../../src/adapters/actors/resourceActors.ts';
import { seatsIn, writeSeats } from '../../../../src/pages/events/seats/seatAddress.ts';
import type { Portal } from '../portal.ts';
import { eventId, planId } from '../server/events.ts';

type ResourceRef = ActorRefFrom<typeof resourceMachine>;

/** `sale`: what runs once the event has come; `params`: what its address says of what is chosen. */
interface Opened<TName extends string, TSale> {
  name: TName;
  actor: ResourceRef;
  sale: TSale | null;
  params: URLSearchParams;
  /** Whether it says what is chosen by now, and not only what a link asked for. */
  isWritten: boolean;
}
export type EventPage = Opened<'event', PickerRef>;
export type SeatsPage = Opened<'seats', SeatMapRef>;

type Started = (actor: ActorRef<Snapshot<unknown>, EventObject>) => void;

function open<TName extends string, TSale>(
  name: TName,
  search: string | null,
  started: Started,
  begin: (event: EventAtVenue['event'], page: Opened<TName, TSale>) => TSale,
): Opened<TName, TSale> {
  const actor = createActor(provideResource(loadEvent), { input: { query: eventId } });
  const page: Opened<TName, TSale> = {
    name,
    actor,
    sale: null,
    params: new URLSearchParams(search ?? ''),
    isWritten: false,
  };
  actor.subscribe(({ context: { data } }) => {
    if (page.sale !== null || data === null) return;
    page.sale = begin((data as EventAtVenue).event, page);
    started(page.sale as never);
  });
  started(actor as never);
  return page;
}

/** @param search of its address; null where the cart does not run yet */
export function openEventPage(running: Portal, search: string | null, started: Started): EventPage | null {
  const [cart, session] = [running.cart(), running.session()];
  if (cart === null) return null;
  return open('event', search, started, (event, page: EventPage) => {
    const { lines: cartLines } = cart.getSnapshot().context;
    const input = { items: eventItems(event), quantities: readChosen(page.params), currency: 'AED', cartLines };
    const picker = createActor(providePicker({ cart, portal: running.portal, session }), { input });
    picker.on('chosen.changed', ({ quantities }) => {
      writeChosen(page.params, quantities);
      page.isWritten = true;
    });
    return picker;
  });
}

/** @param search of its address; null where the cart does not run yet */
export function openSeatsPage(running: Portal, search: string | null, started: Started): SeatsPage | null {
  const cart = running.cart();
  if (cart === null) return null;
  return open('seats', search, started, (event, { params }) => {
    const seats = createActor(provideSeatMap(cart), { input: { event, mapId: planId, chosen: seatsIn(params) } });
    seats.on('selection.changed', ({ chosen }) => writeSeats(params, chosen));
    return seats;
  });
}
