/** How often a customer's card has lowered a price, what that came to, and who the card is for (Q7.7.m, docs/decisions/064). */
import { peopleOfPackage } from '../data/seed/content/memberships.ts';
import type { MembershipUse } from '../../src/contract/additions/membershipUse.ts';
import type { Server } from '../server.ts';
import { bilingual } from '../words.ts';
import { cardTerms } from './content/plainPromotions.ts';
import { amountsOf } from './content/reductions.ts';
import { monthOf, standing } from './content/promotionUses.ts';
import type { Customer } from './customer.ts';
import { dirhams } from './slots/slotPrice.ts';
import { memberOf } from './attendees/family.ts';

export interface OwnCard {
  readonly id: number;
  readonly card_number: string;
  readonly end_date: string;
  readonly membership_package_id: number | null;
}

const memberPrice = bilingual('Member’s price on courts, pitches and pools', 'سعر الأعضاء على الملاعب والمسابح');

/** The orders that stand and were lowered by one of these cards, each with what it would have cost and what it did. */
async function loweredOrders({ database }: Server, customer: Customer, cards: readonly OwnCard[]) {
  const rows = await database
    .selectFrom('orders')
    .innerJoin('order_item as item', 'item.order_id', 'orders.id')
    .innerJoin('product', 'product.id', 'item.product_id')
    .select(['orders.id', 'orders.promotion_code', 'orders.created_at', 'product.kind'])
    .select(['item.price', 'item.tax', 'item.quantity', 'item.total'])
    .where('orders.customer_id', '=', customer.id)
    .where('orders.state', 'in', standing)
    .where('orders.promotion_code', 'in', ['', ...cards.map(({ card_number }) => card_number)])
    .execute();
  return rows;
}

/** The customer, then the family in the order in which it was told, as many as the card is for. */
async function peopleOf({ database }: Server, customer: Customer, { membership_package_id: id }: OwnCard) {
  const places = id === null ? undefined : peopleOfPackage.get(id);
  if (places === undefined) return null;
  const family = await database
    .selectFrom('family_member')
    .select(['customer_id', 'data'])
    .where('owner_id', '=', customer.id)
    .orderBy('customer_id')
    .limit(places - 1)
    .execute();
  const names = [customer.name, ...family.map((row) => memberOf(row).name)];
  return { places, names: names.map((name) => name ?? '').filter((name) => name !== '') };
}

/** Of every card of this customer, and of nobody else's. */
export async function membershipUseOf(
  server: Server,
  customer: Customer,
  cards: readonly OwnCard[],
): Promise<MembershipUse[]> {
  const today = server.clock.today();
  const month = monthOf(today.toString());
  const lowered = await loweredOrders(server, customer, cards);
  return Promise.all(
    cards.map(async (card) => {
      const terms = await cardTerms(server.database, card.card_number);
      const people = await peopleOf(server, customer, card);
      const { id, card_number } = card;
      if (!terms) return { id, card_number, benefits: [], people };
      const { kinds } = terms.scope;
      const own = lowered.filter(({ promotion_code }) => promotion_code === card_number);
      const saved = own
        .filter(({ kind }) => kinds.length === 0 || kinds.includes(kind))
        .reduce((sum, { total, ...line }) => sum + amountsOf({ ...line, ...noPlace }).total - total, 0);
      const isOver = card.end_date < today.toString();
      const allowed = isOver ? null : (terms.perMonth ?? null);
      const counted = allowed === null ? own : own.filter(({ created_at }) => created_at >= month);
      const monthEnd = today.with({ day: today.daysInMonth }).toString();
      const until = monthEnd < card.end_date ? monthEnd : card.end_date;
      const benefit = {
        name: memberPrice.en,
        ar_name: memberPrice.ar,
        used: new Set(counted.map((order) => order.id)).size,
        allowed,
        until: allowed === null ? null : until,
        saved: dirhams(saved),
      };
      return { id, card_number, benefits: [benefit], people };
    }),
  );
}

/** What the price of a line does not depend on. */
const noPlace = { sport: null, venueId: null, startTime: null, parent: null } as const;
