/** Invariants of what is given up: the refund that is shown is the refund that is done, once, and told as it is (Q7.7.b). */
import type { CancellationRef } from '../../../../machines/cancellation/cancellationMachine.ts';
import type { ListRef } from '../../../../machines/list/listMachine.ts';
import type { FacilityBooking } from '../../../../src/contract/orders/bookings.ts';
import { isCancellation } from '../server/asked.ts';
import { stamp } from '../server/clock.ts';
import type { Tab } from '../tab.ts';
import { tally } from '../tally.ts';
import { ownerName } from '../who.ts';

/** Milliseconds: the venue's clock is looked at each minute. */
const aMinute = 61_000;
/** Facility bookings that do not stand are inactive (R4.10.5). */
const inactive = 13;

/** What the server did was pressed for, for that very amount. */
function doneFaults({ shop: { had }, cancellings }: Tab): string[] {
  const own = had.cancelled.filter(({ isElsewhere }) => !isElsewhere);
  if (own.length > 0) tally('Q7.7.b: an order is given up');
  return own
    .filter(
      ({ id, refund }) => !cancellings.some((press) => press.id === id && Math.round(press.refund * 100) === refund),
    )
    .map(({ id, refund }) => `Q7.7.b: ${refund} fils came back for order ${id}, which nobody was shown`);
}

/** Whether this tab was told that the order is given up. */
const isTold = (tab: Tab, orderId: number): boolean =>
  tab.answers.some(({ asked, reply }) => {
    if (asked.path !== `orders/${orderId}/cancellation` || reply.status !== 200) return false;
    return isCancellation(asked) || (reply.body as { data: { reason: string | null } }).data.reason === 'cancelled';
  });

export function watchCancellations(tab: Tab): () => string[] {
  /** The refund that each page has shown last. */
  const shown = new WeakMap<CancellationRef, number>();
  /** Since when each page shows terms of which the deadline has passed. */
  const late = new WeakMap<CancellationRef, number>();
  /** What was given up before each list was opened. */
  const before = new WeakMap<ListRef, ReadonlySet<number>>();

  function askingFaults(actor: CancellationRef): string[] {
    const { cancellation, orderId, formerRefund } = actor.getSnapshot().context;
    if (cancellation === null) return [];
    const found: string[] = [];
    tally('Q7.7.b: a refund is offered');
    if (isTold(tab, orderId)) found.push(`Q7.7.b: order ${orderId} was told to be given up, and is offered again`);
    const last = shown.get(actor) ?? cancellation.refund;
    shown.set(actor, cancellation.refund);
    if (last !== cancellation.refund) {
      tally('Q7.7.b: the refund is another by now');
      if (formerRefund !== last)
        found.push(`Q7.7.b: ${cancellation.refund} comes back and not ${last}, of which nobody says`);
    }
    const until = cancellation.steps[0]?.until;
    if (until === undefined || stamp(Date.now()) <= until) late.delete(actor);
    else {
      tally('Q7.7.b: a deadline has passed before somebody');
      if (!late.has(actor)) late.set(actor, Date.now());
      if (Date.now() - late.get(actor)! > aMinute)
        found.push(`Q7.7.b: ${until} is over, and what came back then is offered`);
    }
    return found;
  }

  function pageFaults(): string[] {
    const page = tab.page();
    if (page.name !== 'cancellation') return [];
    const { actor } = page;
    const snapshot = actor.getSnapshot();
    const { cancellation, orderId } = snapshot.context;
    const here = ownerName(tab);
    const stranger = cancellation?.items?.find(({ name }) => name !== `Padel of ${here}`);
    if (stranger && here === page.owner) return [`T06: ${here} sees “${stranger.name}”`];
    if (snapshot.matches('asking')) return askingFaults(actor);
    if (!snapshot.matches('cancelled') && !(snapshot.matches('refused') && cancellation?.reason === 'cancelled'))
      return [];
    tally('Q7.7.b: an order is told to be given up');
    const { had } = tab.shop;
    const done = had.find(orderId)?.refunded ?? null;
    if (done === null) return [`Q7.7.b: order ${orderId} is told to be given up, and stands`];
    return had.sumOf(done) === Math.round((cancellation?.refund ?? 0) * 100)
      ? []
      : [
          `Q7.7.b: ${cancellation?.refund} is told to have come back for order ${orderId}, and ${had.sumOf(done)} fils have`,
        ];
  }

  /** A list that is opened afterwards tells the truth. */
  function listFaults(): string[] {
    const page = tab.page();
    if (page.name !== 'bookings') return [];
    const { actor } = page;
    if (!before.has(actor)) before.set(actor, new Set(tab.shop.had.cancelled.map(({ id }) => id)));
    const { kind, data } = actor.getSnapshot().context;
    if (kind !== 'facilityBookings') return [];
    const gone = ((data ?? []) as FacilityBooking[]).filter(({ order_id }) => before.get(actor)!.has(order_id));
    if (gone.length > 0) tally('Q7.7.b: a list with what was given up');
    const wrong = gone.find(({ status_id }) => status_id !== inactive);
    return wrong ? [`Q7.7.b: the list says that order ${wrong.order_id} stands`] : [];
  }

  return () => [...doneFaults(tab), ...pageFaults(), ...listFaults()];
}
