/** Places in a programme, in words: those that were chosen, and those that lie in the cart, to compare them. */
import type { CartLine } from '../../../../src/contract/orders/cart.ts';
import { programmes, sessionsOf, type AskedPlace } from '../server/academies.ts';
import type { Shop } from '../server/shop.ts';

export type PlacesLine = Extract<CartLine, { productType: 'academy' }>;

const fils = (amount: number): number => Math.round(amount * 100);

interface Places {
  product: number | string;
  kind: string | null;
  days: readonly number[];
  from: string | undefined;
  until: string | undefined;
  who: readonly (readonly [id: number | null, name: string])[];
  price: number;
  tax: number;
}

const inWords = ({ product, kind, days, from, until, who, price, tax }: Places): string =>
  [
    `package ${product} (${kind}) on ${days.join('+')} from ${from} to ${until}`,
    `for ${who.map(([id, name]) => `${name} (${id})`).join(' and ') || 'nobody'}`,
    `at ${price} and ${tax} each`,
  ].join(', ');

/** The days that are paid for; a package that is sold as a whole has all of them (Q7.3.c). */
export const paidDaysIn = (
  programme: number,
  { productId, days }: { productId: number | null; days: readonly number[] },
): readonly number[] => (productId === 72 ? days : programmes.find(({ id }) => id === programme)!.days);

/** What was chosen, at the server's price for it. */
export function saidPlaces(
  { priceFor }: Shop['academies'],
  asked: AskedPlace,
  who: readonly { customerId: number; name: string }[],
): string {
  const [from] = sessionsOf(asked);
  const told = from === undefined ? undefined : priceFor({ ...asked, start_date: from });
  return inWords({
    product: asked.product_id,
    kind: `type ${asked.product_id}`,
    days: asked.days,
    from,
    until: told?.end_date,
    who: who.map(({ customerId, name }) => [customerId, name]),
    price: fils(told?.price ?? 0),
    tax: fils(told?.tax_amount ?? 0),
  });
}

/** What a line says. */
export function saidLine({ product_id, package_type, date_range, customers, price, tax_amount }: PlacesLine): string {
  const [range] = date_range;
  return inWords({
    product: product_id,
    kind: package_type,
    days: range?.days ?? [],
    from: range?.start_date,
    until: range?.end_date,
    who: customers.map(({ customer_id, name }) => [customer_id, name ?? '']),
    price: fils(price),
    tax: fils(tax_amount),
  });
}
