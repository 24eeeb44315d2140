/** What the content sells, as rows of the common table of products. */
import type { FacilityTables, ProductKind } from '../../schema/facilities.ts';
import { academiesOf } from './academies.ts';
import { eventsOf } from './events.ts';
import { memberships } from './memberships.ts';
import { offersOf } from './offers.ts';
import { retailProducts } from './outlets.ts';
import { freeSeatsOf } from './seats.ts';
import { trainers } from './trainers.ts';

export type ProductRow = FacilityTables['product'];

interface Sold {
  readonly id: number;
  readonly kind: ProductKind;
  readonly name: string;
  readonly ar_name: string | null;
  readonly venue_id: number | null;
  readonly parent_id: number;
  /** AED; the table keeps fils. */
  readonly price: number;
  readonly tax_amount: number;
}

/** The holder of an account and all of their family take part together. */
const mostOfFamily = 31;

const row = ({ price, tax_amount, ...sold }: Sold, rest: Partial<ProductRow> = {}): ProductRow => ({
  ...sold,
  price: Math.round(price * 100),
  tax: Math.round(tax_amount * 100),
  description: null,
  ar_description: null,
  image: null,
  category: null,
  ar_category: null,
  product_type_id: null,
  unit_minutes: null,
  participant_count: 1,
  max_quantity: 100,
  one_per_customer: false,
  installment_divisor: 1,
  is_prorata: false,
  inventory_enable: 0,
  inventory_period: null,
  stock: null,
  sales: 0,
  dependencies: [],
  ...rest,
});

/** So many and no more, for good. */
const counted = (stock: number): Partial<ProductRow> => ({ inventory_enable: 1, inventory_period: 'T', stock });

/** Rows of everything the content sells on that day; ids begin at 21000. */
export function contentProducts(today: Temporal.PlainDate): ProductRow[] {
  const tickets = eventsOf(today).flatMap((event) =>
    event.tickets.map((ticket) =>
      row(
        {
          id: ticket.product_id,
          kind: 'event',
          name: `${event.name}: ${ticket.name}`,
          ar_name: `${event.ar_name}: ${ticket.ar_name}`,
          venue_id: event.venue_id,
          parent_id: event.id,
          price: ticket.price,
          tax_amount: ticket.tax_amount,
        },
        {
          ...counted(
            ticket.seat_map_id === null ? (ticket.remaining_capacity ?? 0) : freeSeatsOf(ticket.event_ticket_id),
          ),
          category: ticket.category,
          ar_category: ticket.ar_category,
          participant_count: ticket.participant_count,
          one_per_customer: ticket.one_per_customer === 1,
        },
      ),
    ),
  );
  const places = academiesOf(today).flatMap((academy) =>
    academy.programs.flatMap((program) =>
      program.packages.map((choice) =>
        row(
          {
            id: choice.product_id,
            kind: 'academy',
            name: `${academy.name}, ${program.name}: ${choice.name}`,
            ar_name: `${academy.ar_name}، ${program.ar_name}: ${choice.ar_name}`,
            venue_id: academy.venue_id,
            parent_id: program.workshop_program_id,
            price: choice.price,
            tax_amount: choice.tax_amount,
          },
          { is_prorata: choice.is_prorata === 1, max_quantity: mostOfFamily, category: choice.package_type },
        ),
      ),
    ),
  );
  const sessions = trainers.flatMap((trainer) =>
    trainer.packages.map((choice) =>
      row(
        {
          id: choice.product_id,
          kind: 'trainer',
          name: `${trainer.name}: ${choice.name}`,
          ar_name: `${trainer.ar_name}: ${choice.ar_name}`,
          venue_id: trainer.venue_id,
          parent_id: choice.training_package_id,
          price: choice.price,
          tax_amount: choice.tax_amount,
        },
        { max_quantity: 1, unit_minutes: choice.duration },
      ),
    ),
  );
  const cards = memberships.flatMap((membership) =>
    membership.packages.map((choice) =>
      row(
        {
          id: choice.product_id,
          kind: 'membership',
          name: `${membership.name}: ${choice.name}`,
          ar_name: `${membership.ar_name}: ${choice.ar_name}`,
          venue_id: membership.venue_id,
          parent_id: choice.membership_package_id,
          price: choice.price,
          tax_amount: choice.tax_amount,
        },
        { max_quantity: 1, installment_divisor: choice.installment_divisor },
      ),
    ),
  );
  const shelves = retailProducts.map((product) =>
    row(
      {
        id: product.product_id,
        kind: 'pos',
        name: product.name,
        ar_name: product.ar_name,
        venue_id: product.venue_id,
        parent_id: product.outlet_id,
        price: product.price,
        tax_amount: product.tax_amount,
      },
      {
        description: product.description,
        ar_description: product.ar_description,
        category: product.category?.name ?? null,
        ar_category: product.category?.ar_name ?? null,
        inventory_enable: product.inventory_enable,
        inventory_period: product.inventory_period,
        stock: product.stock,
        sales: product.sales ?? 0,
      },
    ),
  );
  const bundles = offersOf(today).map((offer) =>
    row({
      id: offer.offer_id,
      kind: 'offer',
      name: offer.name,
      ar_name: offer.ar_name,
      venue_id: offer.venue_id,
      parent_id: offer.offer_id,
      price: offer.offer_price,
      tax_amount: offer.tax_amount,
    }),
  );
  return [...tickets, ...places, ...sessions, ...cards, ...shelves, ...bundles];
}
