/** The price of an order by this server's own tables; what the client says is only compared (R9.3.2, T17). */
import type * as v from 'valibot';
import type { OrderProducts } from '../../../src/contract/orders/orders.ts';
import { promotionFor, type Benefits } from '../content/promotions.ts';
import { amountsOf, reduced, type Amounts, type ReducibleLine } from '../content/reductions.ts';
import { limitGuesses } from '../access/limits.ts';
import { benefitRefused } from '../../answers/benefitRefused.ts';
import { invalid, Refused } from '../../answers/refused.ts';
import { priceEventLines } from '../lines/eventLines.ts';
import { priceFacilityLines, type Buyer } from '../lines/facilityLines.ts';
import type { PricedAddon, PricedLine } from '../lines/pricedLine.ts';
import { priceAcademyLines, priceTrainerLines } from '../lines/programLines.ts';
import { priceMembershipLines, priceOfferLines, pricePosLines } from '../lines/shopLines.ts';
import { dirhams } from '../slots/slotPrice.ts';
import { wholeFils } from '../money/wholeFils.ts';
import { orderWords } from '../../answers/orderWords.ts';

type Products = v.InferOutput<typeof OrderProducts>;
type AnyLine = NonNullable<Products[keyof Products]>[number];

export interface Costed<T> {
  readonly of: T;
  /** Fils for all units, after promotion. */
  readonly total: number;
  readonly tax: number;
}

export interface CostedLine extends Costed<PricedLine> {
  readonly addons: readonly Costed<PricedAddon>[];
}

export interface OrderPrice {
  readonly lines: readonly CostedLine[];
  readonly total: number;
  readonly tax: number;
  readonly promotionCode: string | null;
}

function inGroups(products: Products): AnyLine[] {
  const {
    capacity_facility = [],
    event = [],
    membership = [],
    workshop = [],
    training = [],
    offers = [],
    pos = [],
  } = products;
  return [...capacity_facility, ...event, ...membership, ...workshop, ...training, ...offers, ...pos];
}

/** Fils of a line or an add-on, rounded once (docs/decisions/044). */
const filsOf = ({ price, tax_amount, quantity, discount }: AnyLine | AnyLine['addons'][number]): number =>
  wholeFils((discount ? discount.discount_total : (price + tax_amount) * quantity) * 100);

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/**
 * What the client would pay by its own amounts, in fils: as its lines were shown, and by their prices. One instalment is no
 * whole fils, so several of them are more, or less, than its price in whole fils says.
 */
function clientTotals(lines: readonly AnyLine[]): { shown: number; priced: number; slack: number } {
  const extras = sumOf(lines.flatMap(({ addons }) => addons.map(filsOf)));
  const shown = (line: AnyLine): number => (line.discount ? filsOf(line) : wholeFils(line.total_price * 100));
  const parts = lines.filter((line) => 'installment_divisor' in line && line.installment_divisor > 1);
  return {
    shown: extras + sumOf(lines.map(shown)),
    priced: extras + sumOf(lines.map(filsOf)),
    slack: sumOf(parts.map(({ quantity }) => quantity / 2)),
  };
}

async function priceLines(buyer: Buyer, products: Products, deliveryAddress: string | null): Promise<PricedLine[]> {
  const { server } = buyer;
  return [
    ...(await priceFacilityLines(buyer, products.capacity_facility ?? [])),
    ...(await priceEventLines(server, products.event ?? [])),
    ...(await priceMembershipLines(server, products.membership ?? [])),
    ...(await priceAcademyLines(buyer, products.workshop ?? [])),
    ...(await priceTrainerLines(server, products.training ?? [])),
    ...(await priceOfferLines(server, products.offers ?? [])),
    ...(await pricePosLines(server, products.pos ?? [], deliveryAddress)),
  ];
}

/** Lines and add-ons in one list, as promotions see them. */
function reducible(lines: readonly PricedLine[]): ReducibleLine[] {
  const list: ReducibleLine[] = [];
  for (const line of lines) {
    const parent = list.length;
    list.push({
      kind: line.product.kind,
      sport: line.sport,
      venueId: line.venueId,
      startTime: line.startTime,
      quantity: line.quantity,
      price: line.price,
      tax: line.tax,
      parent: null,
    });
    for (const { product, quantity } of line.addons) {
      list.push({
        kind: product.kind,
        sport: line.sport,
        venueId: line.venueId,
        startTime: line.startTime,
        quantity,
        price: product.price,
        tax: product.tax,
        parent,
      });
    }
  }
  return list;
}

interface Costs {
  readonly amounts: readonly Amounts[];
  /** Of the promotion that lowers them. */
  readonly code: string | null;
  /** A promotion was asked for, and there is none for this customer. */
  readonly isRefused: boolean;
}

async function costsOf(buyer: Buyer, lines: readonly PricedLine[], benefits: Benefits): Promise<Costs> {
  const list = reducible(lines);
  const full = list.map(amountsOf);
  if (benefits.cardNumber === null && benefits.promotionCode === null)
    return { amounts: full, code: null, isRefused: false };
  const { server, customer, session, address } = buyer;
  const asking = { database: server.database, customer, today: server.clock.today().toString() };
  // An order is as good a place to try codes as any other (B09).
  const caller = { server, customer, sessionId: session, address };
  const promotion = await limitGuesses(caller, () => promotionFor(benefits, asking));
  if (!promotion) return { amounts: full, code: null, isRefused: true };
  const after = reduced(promotion, list);
  const code = after.some((amounts) => amounts !== null) ? promotion.code : null;
  return { amounts: full.map((amounts, index) => after[index] ?? amounts), code, isRefused: false };
}

/**
 * Checks and prices every line. Throws Refused: 404 for products that are not sold, 409 when a slot is not open, an offer is over
 * or the client's sum is not this server's (`priceChanged`, with the server's amounts; also when it was lowered by a promotion that
 * does not hold any more), 422 for inputs that break a rule, a promotion that takes nothing off among them.
 */
export async function priceOrder(
  buyer: Buyer,
  products: Products,
  benefits: Benefits,
  deliveryAddress: string | null,
): Promise<OrderPrice> {
  const asked = inGroups(products);
  if (asked.length === 0) throw invalid('product', orderWords.empty, 'emptyOrder');
  if (products.membership?.length && asked.length > products.membership.length) {
    throw invalid('product', orderWords.membershipExclusive, 'membershipExclusive');
  }
  const lines = await priceLines(buyer, products, deliveryAddress);
  const { amounts, code, isRefused } = await costsOf(buyer, lines, benefits);

  let next = 0;
  const take = <T>(of: T): Costed<T> => {
    const { total, tax } = amounts[next]!;
    next += 1;
    return { of, total, tax };
  };
  const costed = lines.map((line): CostedLine => ({ ...take(line), addons: line.addons.map(take) }));
  const total = amounts.reduce((sum, one) => sum + one.total, 0);
  const tax = amounts.reduce((sum, one) => sum + one.tax, 0);

  const client = clientTotals(asked);
  // Nothing is taken that was not shown, not even a fils.
  if (client.shown !== total || Math.abs(client.priced - total) > client.slack) {
    throw new Refused(409, orderWords.priceChanged, {
      code: 'priceChanged',
      data: {
        total: dirhams(total),
        lines: costed.map((line) => ({
          product_id: line.of.product.id,
          quantity: line.of.quantity,
          price: dirhams(line.of.price),
          tax_amount: dirhams(line.of.tax),
          total: dirhams(line.total),
          addons: line.addons.map((addon) => ({
            product_id: addon.of.product.id,
            price: dirhams(addon.of.product.price),
            tax_amount: dirhams(addon.of.product.tax),
            total: dirhams(addon.total),
          })),
        })),
      },
    });
  }
  if (isRefused) throw benefitRefused(benefits);
  return { lines: costed, total, tax, promotionCode: code };
}
