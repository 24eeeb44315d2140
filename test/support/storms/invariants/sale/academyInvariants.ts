/** Invariants of places in a programme: one press is one line with what was chosen, and a family is its customer's (R3.6.5, T06). */
import { possibleAttendees } from '../../../../../machines/enrolment/attendees.ts';
import { selectionIn } from '../../../../../machines/enrolment/enrolmentSelection.ts';
import type { EnrolmentRef } from '../../../../../machines/enrolment/enrolmentMachine.ts';
import * as readEnrolment from '../../../../../machines/enrolment/enrolmentSelectors.ts';
import { nowAtVenue } from '../../../../../src/adapters/http/serverTime.ts';
import { dateAfter } from '../../../../../machines/slots/schedule/venueTime.ts';
import type { AcademyPage, Enrolling } from '../../sale/academyPage.ts';
import { paidDaysIn, saidLine, type PlacesLine } from '../../sale/saidPlaces.ts';
import { academyId, placesLeft, sessionsOf } from '../../server/academies.ts';
import { sessionsIn } from '../../server/lines.ts';
import { unspelled } from '../../spelled.ts';
import type { Tab } from '../../tab.ts';
import { tally } from '../../tally.ts';
import { isOfFamily, ownerName } from '../../who.ts';

const placesIn = (tab: Tab): PlacesLine[] =>
  (tab.cart()?.getSnapshot().context.lines ?? []).flatMap((line) =>
    line.productType === 'academy' && line.workshop_id === academyId ? [line] : [],
  );

const selected = ({ enrolment }: Enrolling): string => {
  const { productId, start, days } = readEnrolment.selection(enrolment.getSnapshot());
  return `package ${productId} from ${start} on ${days.join('+')}`;
};

/** What a reload would lead to is what is chosen (F14). */
function addressFaults({ params }: AcademyPage, sale: Enrolling): string[] {
  const snapshot = sale.enrolment.getSnapshot();
  const { productId, start, days } = readEnrolment.selection(snapshot);
  const written = selectionIn(params, sale.program, nowAtVenue());
  // What is in the cart stays there as it was chosen, also when its day has come.
  const isPressed = readEnrolment.isAdding(snapshot) || readEnrolment.isAdded(snapshot);
  if (params.has('from')) tally('F14: another first session of a programme is chosen');
  if (params.has('days')) tally('F14: some days of a programme are chosen');
  // Without any day there is nothing to come back to, and all of them are.
  const isSame = written.productId === productId && (written.start === start || (isPressed && start < written.start));
  return isSame && (days.length === 0 || written.days.join('+') === days.join('+'))
    ? []
    : [`F14: ${selected(sale)} is chosen, and ${params.toString()} stands in the address`];
}

/** The price is the server's for what is chosen, or there is none (R7.3.7). */
function priceFaults(tab: Tab, { enrolment, program }: Enrolling): string[] {
  const snapshot = enrolment.getSnapshot();
  const answer = readEnrolment.answer(snapshot);
  if (answer === null) return [];
  tally('R7.3.7: a price of a programme is told');
  const { productId, start, days } = readEnrolment.selection(snapshot);
  const paid = paidDaysIn(program.workshop_program_id, { productId, days });
  const asked = { product_id: productId ?? 0, start_date: start, days: paid };
  const [first] = sessionsOf(asked);
  const due = first === undefined ? undefined : tab.shop.academies.priceFor({ ...asked, start_date: first });
  return JSON.stringify(due) === JSON.stringify({ ...answer })
    ? []
    : [`R7.3.7: ${JSON.stringify(answer)} is told, and the server says ${JSON.stringify(due)}`];
}

/** Those who come are of whoever is there, and no more than there are places (T06, R2.2.4). */
function attendeeFaults(tab: Tab, { enrolment, program, family }: Enrolling): string[] {
  const here = ownerName(tab);
  const owner = here === 'nobody' ? null : tab.user()?.id;
  const attendees = readEnrolment.attendees(enrolment.getSnapshot());
  const listed = (family?.actor.getSnapshot().context.data ?? []) as { customer_id: number; name: string }[];
  const offered = family === null ? [] : possibleAttendees(tab.user(), listed as never);
  if (attendees.length > 0) tally('R2.2.4: it is chosen who comes');
  if (attendees.length === placesLeft && program.remaining_capacity === placesLeft)
    tally('R2.2.4: all places of a programme are chosen');
  return [
    ...attendees
      .filter(({ customerId }) => !isOfFamily(owner, customerId))
      .map(({ name }) => `T06: ${here} enrols ${unspelled(name)}`),
    ...offered
      .filter(({ customerId }) => !isOfFamily(owner, customerId))
      .map(({ name }) => `T06: ${unspelled(name)} is offered to ${here}`),
    ...(attendees.length > (program.remaining_capacity ?? Infinity)
      ? [`R2.2.4: ${attendees.length} come, and ${program.remaining_capacity} may`]
      : []),
    ...(attendees.length > 0 && readEnrolment.isNobodyChosen(enrolment.getSnapshot())
      ? ['R2.2.4: somebody comes, and it is told that nobody does']
      : []),
  ];
}

/** Nothing lies in the cart twice, and nobody trains twice at a time (R5.7.12, R5.7.13). */
function repetitionFaults(lines: readonly PlacesLine[]): string[] {
  const found: string[] = [];
  for (const [index, one] of lines.entries())
    for (const other of lines.slice(index + 1)) {
      tally('R5.7.13: two packages of an academy lie in the cart');
      if (one.product_id === other.product_id) found.push(`R5.7.12: package ${one.product_id} lies in the cart twice`);
      const dates = new Set(sessionsIn(one.date_range));
      const known = new Set(one.customers.map(({ customer_id }) => customer_id));
      const isShared =
        other.customers.some(({ customer_id }) => known.has(customer_id)) &&
        sessionsIn(other.date_range).some((date) => dates.has(date));
      if (isShared) found.push('R5.7.13: somebody is enrolled twice on a day');
    }
  return found;
}

/** Of those who come nothing is kept but their numbers (T06, docs/decisions/012). */
function keptFaults(tab: Tab): string[] {
  const texts = [...tab.stores.session.entries(), ...tab.stores.local.entries()];
  return texts
    .filter(([key, text]) => /cart|order/i.test(key) && text.includes('Relative'))
    .map(([key]) => `T06: the name of a relative is kept in “${key}”`);
}

export function watchAcademy(tab: Tab): () => string[] {
  const known = new Set<string>();
  let orders = 0;
  /** Whom the page has told that places are in the cart, and of which dialog. */
  let told: { enrolment: EnrolmentRef; by: string } | null = null;
  /** What was chosen in that dialog, and after how many choices. */
  let chosen: { enrolment: EnrolmentRef; said: string; start: string; choices: number } | null = null;

  /** What has come into the cart since it was looked at last. */
  function lineFaults(lines: readonly PlacesLine[]): string[] {
    const here = ownerName(tab);
    return lines.flatMap((line) => {
      const strangers = line.customers.filter(({ customer_id }) => !isOfFamily(tab.user()?.id, customer_id));
      const found = [
        ...strangers.map(({ customer_id }) => `T06: ${customer_id} comes to a programme in the cart of ${here}`),
        ...(line.quantity === line.customers.length
          ? []
          : [`R3.6.5: ${line.quantity} places are for ${line.customers.length}`]),
      ];
      if (known.has(line.id)) return found;
      known.add(line.id);
      tally('R3.6.5: places in a programme come into the cart');
      const press = tab.sales.enrolment;
      if (press === null || press.isUsed || press.by !== here)
        return [...found, `R3.6.5: ${saidLine(line)} came into the cart, and ${here} has not wanted it`];
      press.isUsed = true;
      if (press.said !== saidLine(line))
        found.push(`R3.6.5: ${saidLine(line)} came into the cart, and ${press.said} was chosen`);
      return found;
    });
  }

  /** Those who come are of whoever has ordered it. */
  function orderFaults(): string[] {
    const placed = tab.shop.orders.slice(orders);
    orders = tab.shop.orders.length;
    return placed.flatMap(({ id, account, lines }) =>
      lines
        .filter(({ workshop_id }) => workshop_id === academyId)
        .flatMap(({ customers = [] }) => {
          tally('R3.6.5: places in a programme are ordered');
          return customers
            .filter(({ customer_id }) => !isOfFamily(account.id, customer_id))
            .map(({ customer_id }) => `T06: order ${id} of customer ${account.id} has ${customer_id} come`);
        }),
    );
  }

  function toldFaults({ enrolment }: Enrolling): string[] {
    const here = ownerName(tab);
    if (!readEnrolment.isAdded(enrolment.getSnapshot())) {
      told = null;
      return [];
    }
    const found: string[] = [];
    if (told?.enrolment !== enrolment) {
      told = { enrolment, by: here };
      tally('R3.6.5: places are told to be in the cart');
      if (tab.sales.enrolment?.isUsed !== true) found.push('R3.6.5: places are told to be in the cart, and are not');
    }
    if (told.by !== here) found.push(`T06: ${here} reads that the places of ${told.by} are in the cart`);
    return found;
  }

  /** What is chosen changes by a choice alone, whoever comes or goes; and a first day that has come is another one (R2.2.4). */
  function choiceFaults(sale: Enrolling): string[] {
    const { enrolment } = sale;
    const before = chosen;
    const { start } = readEnrolment.selection(enrolment.getSnapshot());
    chosen = { enrolment, said: selected(sale), start, choices: tab.sales.enrolmentChoices };
    if (before?.enrolment !== enrolment || before.choices !== chosen.choices) return [];
    const today = nowAtVenue().slice(0, 10);
    const hasCome = before.start < start && before.start <= today && [today, dateAfter(today, 1)].includes(start);
    if (hasCome) tally('R2.2.4: the first day of a programme has come while it was chosen');
    return before.said.replace(before.start, hasCome ? start : before.start) !== chosen.said
      ? [`R2.2.4: ${before.said} was chosen, and is ${chosen.said} by itself`]
      : [];
  }

  return () => {
    const page = tab.page();
    const lines = placesIn(tab);
    const found = [...lineFaults(lines), ...repetitionFaults(lines), ...orderFaults(), ...keptFaults(tab)];
    if (page.name !== 'academy' || page.sale === null) {
      told = null;
      return found;
    }
    const { sale } = page;
    return [
      ...found,
      ...addressFaults(page, sale),
      ...priceFaults(tab, sale),
      ...attendeeFaults(tab, sale),
      ...toldFaults(sale),
      ...choiceFaults(sale),
    ];
  };
}
