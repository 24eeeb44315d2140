/** Promotion codes and membership cards: which there are, and what they make of a cart (R7.3.8, R7.3.9, Q7.3.d). */
import type { InferOutput } from 'valibot';
import type { BenefitQuery, Discount } from '../../../src/contract/orders/cart.ts';
import type { Queryable } from '../../data/database.ts';
import { promotionFor } from '../../domain/content/promotions.ts';
import { handle, ok, type Answer, type Call } from '../call.ts';
import type { Product } from '../../domain/slots/slotPrice.ts';
import { limitGuesses } from '../../domain/access/limits.ts';
import { benefitRefused, benefitUnfit } from '../../answers/benefitRefused.ts';
import { invalid } from '../../answers/refused.ts';
import { amountsOf, reduced, type ReducibleLine } from '../../domain/content/reductions.ts';
import { wholeFils } from '../../domain/money/wholeFils.ts';
import { orderWords } from '../../answers/orderWords.ts';

type AskedProduct = InferOutput<typeof BenefitQuery>['products'][number];

const dirhams = (fils: number): number => fils / 100;
/** Of an amount that is no whole fils the rest is kept: the line is rounded, and not what it is made of. */
const filsOf = (amount: number): number => amount * 100;

/** Kinds that may cost less than their list price: what is left of a term, and instalments. */
const parts: ReadonlySet<string> = new Set(['academy', 'membership']);

/** By this server's own list; nothing for what it does not sell (T17). */
function unitPrice(known: Pick<Product, 'kind' | 'price' | 'tax'> | undefined, asked: AskedProduct) {
  if (!known) return { price: 0, tax: 0 };
  if (!parts.has(known.kind)) return { price: known.price, tax: known.tax };
  return { price: Math.min(known.price, filsOf(asked.price)), tax: Math.min(known.tax, filsOf(asked.tax)) };
}

/** The asked-for products as lines, with what only this server knows about them. */
async function linesOf(database: Queryable, asked: readonly AskedProduct[]): Promise<ReducibleLine[]> {
  const [products, sports] = await Promise.all([
    database
      .selectFrom('product')
      .select(['id', 'kind', 'venue_id', 'price', 'tax'])
      .where('id', 'in', [0, ...asked.map(({ product_id }) => product_id)])
      .execute(),
    database
      .selectFrom('facility')
      .innerJoin('service', 'service.id', 'facility.service_id')
      .select(['facility.id', 'service.sport', 'service.venue_id'])
      .where('facility.id', 'in', [0, ...asked.flatMap(({ facility_id }) => facility_id ?? [])])
      .execute(),
  ]);
  return asked.map((product): ReducibleLine => {
    const known = products.find(({ id }) => id === product.product_id);
    const facility = sports.find(({ id }) => id === product.facility_id);
    const parent = product.isAddon
      ? asked.findIndex(
          (other) =>
            !other.isAddon &&
            other.cartIndex === (product.parent_product_index ?? product.cartIndex) &&
            (product.parent_product_id ?? other.product_id) === other.product_id,
        )
      : -1;
    return {
      kind: known?.kind ?? 'unknown',
      sport: facility?.sport ?? null,
      venueId: facility?.venue_id ?? known?.venue_id ?? product.venue_id,
      startTime: product.start_time,
      quantity: product.quantity,
      ...unitPrice(known, product),
      parent: parent === -1 ? null : parent,
    };
  });
}

/** Of a whole line: price, tax and total before, then with the promotion, and how much that takes off. */
function discountOf(
  line: ReducibleLine,
  after: { price: number; tax: number; total: number },
  code: string,
): InferOutput<typeof Discount> {
  const before = amountsOf(line);
  return {
    price: dirhams(before.price),
    tax: dirhams(before.tax),
    total: dirhams(before.total),
    discount_price: dirhams(after.price),
    discount_tax: dirhams(after.tax),
    discount_total: dirhams(after.total),
    discount: dirhams(before.total - after.total),
    promo_code: code,
  };
}

async function benefitsOf(call: Call<'verifyBenefits'>): Promise<Answer<'verifyBenefits'>> {
  const { server, body, customer } = call;
  const benefits = { promotionCode: body.promotion_code, cardNumber: body.card_number };
  const asking = { database: server.database, customer, today: server.clock.today().toString() };
  const promotion = await limitGuesses(call, () => promotionFor(benefits, asking));
  if (!promotion) throw benefitRefused(benefits);
  const lines = await linesOf(server.database, body.products);
  const after = reduced(promotion, lines);
  if (after.every((amounts) => amounts === null)) throw benefitUnfit(benefits);
  const products = body.products.map((product, position) => {
    const amounts = after[position];
    return { ...product, discount: amounts ? discountOf(lines[position]!, amounts, promotion.code) : null };
  });
  const discount = products.reduce((fils, product) => fils + wholeFils(filsOf(product.discount?.discount ?? 0)), 0);
  return ok({ products, promotion_code: promotion.code, discount: dirhams(discount) });
}

/** Most products of a cart with its add-ons that are looked at together. */
const limit = 500;

export const benefitHandlers = handle({
  async verifyBenefits(call) {
    if (call.body.products.length > limit) throw invalid('products', orderWords.mostLines(limit));
    return benefitsOf(call);
  },
});
