/** Promotion codes and membership cards: which there are, and what they make of a cart (R7.3.8, R7.3.9, Q7.3.d). */
import type { InferOutput } from 'valibot';
import type { BenefitQuery, Discount } from '../../../src/contract/cart.ts';
import type { Promotion } from '../../data/seed/content/promotions.ts';
import type { Queryable } from '../../data/database.ts';
import { findPromotion, isOwnCard } from '../../domain/content/promotions.ts';
import { handle, ok, type Answer, type Call } from '../call.ts';
import { limitGuesses } from '../../domain/limits.ts';
import { invalid, Refused } from '../../answers/refused.ts';
import { amountsOf, reduced, type ReducibleLine } from '../../domain/content/reductions.ts';
import { wholeFils } from '../../domain/wholeFils.ts';
import { orderWords } from '../../answers/orderWords.ts';

type AskedProduct = InferOutput<typeof BenefitQuery>['products'][number];

const dirhams = (fils: number): number => fils / 100;
/** Of an amount that is no whole fils the rest is kept: the line is rounded, and not what it is made of. */
const filsOf = (amount: number): number => amount * 100;

/** The asked-for products as lines, with what only this server knows about them. */
async function linesOf(database: Queryable, asked: readonly AskedProduct[]): Promise<ReducibleLine[]> {
  const [products, sports] = await Promise.all([
    database
      .selectFrom('product')
      .select(['id', 'kind', 'venue_id'])
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
          (other) => !other.isAddon && other.cartIndex === (product.parent_product_index ?? product.cartIndex),
        )
      : -1;
    return {
      kind: known?.kind ?? 'unknown',
      sport: facility?.sport ?? null,
      venueId: facility?.venue_id ?? known?.venue_id ?? product.venue_id,
      startTime: product.start_time,
      quantity: product.quantity,
      price: filsOf(product.price),
      tax: filsOf(product.tax),
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

const invalidPromo = (): Refused =>
  new Refused(422, orderWords.promoInvalid, { code: 'promoInvalid', field: 'promotion_code' });

type Asked = Pick<Call<'verifyBenefits'>, 'server' | 'customer' | 'body'>;

async function askedPromotion({ server, customer, body }: Asked): Promise<Promotion> {
  const today = server.clock.today().toString();
  if (body.card_number) {
    const promotion = isOwnCard(customer, body.card_number)
      ? await findPromotion(server.database, 'membership', body.card_number, today)
      : undefined;
    if (promotion) return promotion;
    throw new Refused(422, orderWords.membershipNotApplied, { code: 'membershipInvalid', field: 'card_number' });
  }
  const promotion = body.promotion_code
    ? await findPromotion(server.database, 'promo', body.promotion_code, today)
    : undefined;
  if (!promotion) throw invalidPromo();
  return promotion;
}

async function benefitsOf(asked: Asked): Promise<Answer<'verifyBenefits'>> {
  const { server, body } = asked;
  const promotion = await askedPromotion(asked);
  const lines = await linesOf(server.database, body.products);
  const after = reduced(promotion, lines);
  if (after.every((amounts) => amounts === null)) {
    if (body.card_number)
      throw new Refused(422, orderWords.membershipNotApplied, { code: 'membershipInvalid', field: 'card_number' });
    throw new Refused(422, orderWords.promoNotValid, {
      code: 'promoNotValid',
      field: 'promotion_code',
    });
  }
  const products = body.products.map((product, position) => {
    const amounts = after[position];
    return { ...product, discount: amounts ? discountOf(lines[position]!, amounts, promotion.code) : null };
  });
  const discount = products.reduce((fils, product) => fils + wholeFils(filsOf(product.discount?.discount ?? 0)), 0);
  return ok({ products, promotion_code: promotion.code, discount: dirhams(discount) });
}

/** Most products of a cart with its extras that are looked at together. */
const limit = 500;

export const benefitHandlers = handle({
  async verifyBenefits(call) {
    if (call.body.products.length > limit) throw invalid('products', orderWords.mostLines(limit));
    return limitGuesses(call, () => benefitsOf(call));
  },
});
