/** Lines of the other kinds, built from the sandbox's own answers. */
import { plainLine } from './orders.ts';
import type { Client } from './client.ts';
import { testNow } from './seededSandbox.ts';

/** The first event that sells a ticket without seats, or with one. */
export async function eventLine(client: Client, { seated = false, quantity = 1 } = {}) {
  const [line] = await eventLines(client, seated, quantity);
  return line!;
}

/** As many lines as there are free seats of the first such ticket; one where it has none. */
export const seatLines = async (client: Client, count: number) => (await eventLines(client, true, 1)).slice(0, count);

async function eventLines(client: Client, seated: boolean, quantity: number) {
  const { data: events } = await client.get('events', { query: { size: 100 } });
  for (const { id } of events) {
    const { data: event } = await client.get('event', { params: { id } });
    const ticket = event.tickets.find(
      ({ seat_map_id, price, remaining_capacity, one_per_customer }) =>
        (seat_map_id !== null) === seated && price > 0 && (remaining_capacity ?? 1) > 2 && one_per_customer !== 1,
    );
    if (!ticket) continue;
    let seats: (number | null)[] = [null];
    if (ticket.seat_map_id !== null) {
      const { data: map } = await client.get('seatMap', { params: { id, seat_map_id: ticket.seat_map_id } });
      seats = map.sections
        .flatMap(({ rows }) => rows.flatMap(({ seats: inRow }) => inRow))
        .filter(({ status, event_ticket_id }) => status === 'free' && event_ticket_id === ticket.event_ticket_id)
        .map(({ seat_map_id }) => seat_map_id);
    }
    return seats.map((seat) => ({
      productType: 'event',
      ...plainLine(ticket.product_id, ticket.name, quantity, ticket.price, ticket.tax_amount),
      event_ticket_id: ticket.event_ticket_id,
      event_id: id,
      seat_map_id: seat,
    }));
  }
  throw new Error('no such event');
}

/** A ticket of which each customer may have one. */
export async function oneTicketLine(client: Client) {
  const { data: events } = await client.get('events', { query: { size: 100 } });
  for (const { id } of events) {
    const { data: event } = await client.get('event', { params: { id } });
    const ticket = event.tickets.find(({ one_per_customer }) => one_per_customer === 1);
    if (ticket === undefined) continue;
    return {
      productType: 'event',
      ...plainLine(ticket.product_id, ticket.name, 1, ticket.price, ticket.tax_amount),
      event_ticket_id: ticket.event_ticket_id,
      event_id: id,
      seat_map_id: null,
    };
  }
  throw new Error('no such ticket');
}

export async function membershipLine(client: Client, startDate: string) {
  const { data: memberships } = await client.get('memberships');
  const choice = memberships[0]!.packages[0]!;
  return {
    productType: 'membership',
    ...plainLine(choice.product_id, choice.name, 1, choice.price, choice.tax_amount),
    membership_package_id: choice.membership_package_id,
    start_date: startDate,
    pricing: null,
    installment_divisor: 1,
  };
}

const today = testNow.slice(0, 10);

export async function academyLine(client: Client) {
  const { data: workshops } = await client.get('workshops', { query: { size: 100 } });
  for (const { id } of workshops) {
    const { data: workshop } = await client.get('workshop', { params: { id } });
    for (const program of workshop.programs) {
      const choice = program.packages.find(({ is_prorata }) => is_prorata === 1);
      if (!choice || program.end_date < today) continue;
      const start_date = program.start_date < today ? today : program.start_date;
      const { data: price } = await client.get('checkWorkshop', {
        body: {
          workshop_program_id: program.workshop_program_id,
          product_id: choice.product_id,
          start_date,
          days: program.days,
        },
      });
      return {
        productType: 'academy',
        ...plainLine(choice.product_id, choice.name, 1, price.price, price.tax_amount),
        workshop_id: id,
        workshop_program_id: program.workshop_program_id,
        date_range: [{ start_date, end_date: program.end_date, days: program.days }],
        package_type: choice.package_type,
        workshop_type_id: workshop.workshop_type_id,
      };
    }
  }
  throw new Error('no such programme');
}

/** A package of several sessions, some of them booked. */
export async function trainerLine(client: Client, sessions: number, dates: readonly string[]) {
  const { data: trainers } = await client.get('trainers', { query: { size: 100 } });
  for (const { id } of trainers) {
    const { data: trainer } = await client.get('trainer', { params: { id } });
    const choice = trainer.packages.find((one) => one.sessions > 2);
    if (!choice) continue;
    const booked: { date: string; start_time: string }[] = [];
    for (const date of dates) {
      const { data: free } = await client.get('trainerAvailability', {
        params: { id },
        query: { date, training_package_id: choice.training_package_id },
      });
      if (free[0] && booked.length < sessions) booked.push({ date, start_time: free[0].start_time });
    }
    if (booked.length < sessions) continue;
    return {
      productType: 'trainer',
      ...plainLine(choice.product_id, choice.name, 1, choice.price, choice.tax_amount),
      trainer_id: id,
      training_package_id: choice.training_package_id,
      sessions: booked,
    };
  }
  throw new Error('no such trainer');
}

export async function posLine(client: Client, quantity = 1) {
  const { data: products } = await client.get('retailProducts', { query: { size: 100 } });
  const product = products.find(({ stock, sales }) => (stock ?? 100) - (sales ?? 0) > quantity)!;
  return {
    productType: 'pos',
    ...plainLine(product.product_id, product.name, quantity, product.price, product.tax_amount),
    outlet_id: product.outlet_id,
    delivered: false,
  };
}

export async function offerLine(client: Client, position = 0) {
  const { data: offers } = await client.get('offers');
  const offer = offers[position]!;
  return {
    productType: 'offer',
    ...plainLine(offer.offer_id, offer.name, 1, offer.offer_price, offer.tax_amount),
    offer_id: offer.offer_id,
    offer_price: offer.offer_price,
  };
}
