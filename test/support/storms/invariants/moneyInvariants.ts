/** Invariants of money: what is shown, taken off and agreed to (I02, I13, Q4.8.b). */
import * as readCheckout from '../../../../machines/checkout/checkoutSelectors.ts';
import type { CartLine } from '../../../../src/contract/orders/cart.ts';
import { isStanding } from '../server/orders.ts';
import { tenthOf } from '../server/prices.ts';
import type { Step } from '../steps.ts';
import type { Tab } from '../tab.ts';
import { tally } from '../tally.ts';
import { ownerName } from '../who.ts';
import type { Before } from './cartInvariants.ts';

const fils = (amount: number): number => Math.round(Number((amount * 100).toPrecision(14)));
type Part = CartLine | CartLine['addons'][number];
const fullOf = ({ price, tax_amount, quantity }: Part): number => fils((price + tax_amount) * quantity);
const costOf = (part: Part): number => fullOf(part) - fils(part.discount?.discount ?? 0);

/** What is taken off is what the server took off this very cart, under a code that stands (Q4.8.b). */
export function discountFaults(tab: Tab): string[] {
  const { lines = [], promotion } = tab.cart()?.getSnapshot().context ?? {};
  const lowered = lines.flatMap((line) => [line, ...line.addons]).filter(({ discount }) => discount !== null);
  if (lowered.length > 0) tally('Q4.8.b: a discount stands in the cart');
  if (lowered.length > 0 && (promotion?.code !== 'TEN' || promotion.loading))
    return ['Q4.8.b: something is taken off under no code'];
  return lowered.some((part) => fils(part.discount!.discount) !== tenthOf(fullOf(part)))
    ? ['Q4.8.b: what is taken off was reckoned on another cart']
    : [];
}

/** The amount on the button is the sum of the lines, and what the ways to pay take of it. */
export function totalFaults(tab: Tab): string[] {
  const page = tab.page();
  if (page.name !== 'cart') return [];
  const snapshot = page.actor.getSnapshot();
  const { lines } = snapshot.context.cartContent;
  const sum = lines.flatMap((line) => [line, ...line.addons]).reduce((so, part) => so + costOf(part), 0);
  const { total } = readCheckout.totals(snapshot);
  const { points, wallet, rest } = readCheckout.deductions(snapshot);
  if (Math.max(points, wallet) > 0) tally('I02: a balance pays a part');
  if (Math.min(points, wallet) > 0) tally('I02: points and wallet pay together');
  if (total !== sum) return [`I02: the total is ${total}, the lines cost ${sum}`];
  return points + wallet + rest === total && Math.min(points, wallet, rest) >= 0
    ? []
    : ['I02: the ways to pay do not cover the total'];
}

/** Only agreed amounts are charged, at the sum on the button. */
export function agreementFaults({ shop, presses }: Tab): string[] {
  if (shop.orders.length > 0) tally('I12, I13, T17: the server has an order');
  return shop.orders.flatMap(({ key, total, id }) => {
    const agreed = presses.find((press) => press.key === key);
    if (agreed === undefined) return [`I13: order ${id} was placed by nobody`];
    if (!agreed.hasAgreed) return [`R5.6.8: order ${id} was placed without the terms`];
    return agreed.total === total ? [] : [`T17: order ${id} costs ${total}, the button said ${agreed.total}`];
  });
}

/** Nothing is taken off an empty cart, and after an order nothing is preset any more (R4.8.6, R4.8.10). */
export function emptyCartFaults(tab: Tab, { do: name }: Step, { lines }: Before): string[] {
  const cart = tab.cart()?.getSnapshot().context;
  if (cart === undefined || cart.lines.length > 0) return [];
  const found = isPromotionEmpty(tab) ? [] : ['R4.8.6: a promotion stands over an empty cart'];
  // What an order gave back is in the cart again, and goes by its customer's wish.
  const isOrdered = ({ id }: CartLine) =>
    tab.shop.orders.some((order) => isStanding(order) && order.lines.some((line) => line.id === id));
  // Otherwise the customer, or another tab, has taken them out.
  const isAnswer = name === 'answer' || name === 'settle';
  // While nobody has told the portal of the order, the server may take its lines out of the cart by another answer.
  const page = tab.page();
  const isUnderWay =
    page.name === 'cart'
      ? readCheckout.placement(page.actor.getSnapshot()) !== undefined
      : // Whoever has left the page meanwhile is told of it when the cart is opened again.
        [tab.stores.session, tab.stores.local].some((store) => store.getItem('orderIntent') !== null);
  if (isUnderWay || !isAnswer || lines.length === 0 || !lines.every(isOrdered)) return found;
  tally('R4.8.10: the cart has become an order');
  const { is_wallet, is_qpoints, save_card } = cart;
  return is_wallet || is_qpoints || save_card
    ? [...found, 'R4.8.10: the next order has the ways to pay of this one']
    : found;
}

/** What is sold at a fixed price takes the promotion away (I09, R4.8.6). */
export function fixedPriceFaults(tab: Tab, { do: name }: Step, { lines, hasCode, owner }: Before): string[] {
  if (
    (name !== 'add' && name !== 'addApart' && name !== 'addEnrolment') ||
    owner !== ownerName(tab) ||
    tab.cart() === null
  )
    return [];
  const known = new Set(lines.map(({ id }) => id));
  const isFixed = ({ productType }: CartLine) => ['membership', 'event', 'academy'].includes(productType);
  const come = tab
    .cart()!
    .getSnapshot()
    .context.lines.find((line) => isFixed(line) && !known.has(line.id));
  if (come === undefined) return [];
  if (hasCode) tally('I09: a fixed price comes into a cart with a code');
  return isPromotionEmpty(tab) ? [] : [`I09: a promotion stands beside ${come.id}`];
}

export const isPromotionEmpty = (tab: Tab): boolean => {
  const { promotion, lines } = tab.cart()!.getSnapshot().context;
  const all = lines.flatMap((line) => [line, ...line.addons]);
  return promotion.code === null && all.every(({ discount }) => !discount);
};
