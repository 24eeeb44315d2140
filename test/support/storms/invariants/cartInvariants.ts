/** Invariants of what lies in the cart: no court twice, no group half, no line gone without a reason (I01, I05, I07, I14). */
import { ticketsIn } from '../../../../machines/cart/cartInShell.ts';
import { storedLines } from '../../../../machines/portal/portalSelectors.ts';
import { storedCart } from '../../../../src/adapters/storage/cart/storedCart.ts';
import type { CartLine } from '../../../../src/contract/orders/cart.ts';
import { stockOf } from '../server/prices.ts';
import type { Step } from '../steps.ts';
import type { Tab } from '../tab.ts';
import { tally } from '../tally.ts';
import { ownerName } from '../who.ts';

/** How it was before the step. */
export interface Before {
  lines: readonly CartLine[];
  told: number;
  owner: string;
  isGuest: boolean;
  /** Whether a code of a promotion stood. */
  hasCode: boolean;
}

const isCourt = (line: CartLine) => line.productType === 'facility' && !line.capacityBased;
export const courtOf = (line: CartLine): string =>
  line.productType === 'facility'
    ? `${line.facilityId} ${line.selectedFacilityDate} ${line.selectedFacilityTiming}`
    : '';
const groupOf = (line: CartLine): string | null => (line.productType === 'facility' ? (line.group_id ?? null) : null);

/** The extras of a product share one stock, in whichever lines they lie (R5.5.6). */
function extrasFaults(lines: readonly CartLine[]): string[] {
  const counts = new Map<number, number>();
  for (const { product_id: id, quantity } of lines.flatMap(({ addons }) => addons))
    counts.set(id, (counts.get(id) ?? 0) + quantity);
  return [...counts].flatMap(([id, count]) => {
    const most = stockOf[id] ?? Infinity;
    if (count === most) tally('I05: all that there are of an extra');
    return count > most ? [`I05: ${count} of the extra ${id}, of which there are ${most}`] : [];
  });
}

export function cartFaults(lines: readonly CartLine[]): string[] {
  const found: string[] = [];
  for (const [index, one] of lines.entries()) {
    const twin = lines
      .slice(index + 1)
      .find(
        (other) =>
          isCourt(one) &&
          isCourt(other) &&
          courtOf(one) === courtOf(other) &&
          (groupOf(one) === null || groupOf(one) !== groupOf(other)),
      );
    if (twin) found.push(`I01: ${one.id} and ${twin.id} are the same court`);
    const group = groupOf(one);
    if (group !== null) tally('I07: a group in the cart');
    if (group !== null && lines.filter((other) => groupOf(other) === group).length !== 2)
      found.push(`I07: ${one.id} stands without what belongs to it`);
    if (isCourt(one) && one.quantity !== 1) found.push(`I01: ${one.id} is had ${one.quantity} times`);
    if (one.addons.length > 0) tally('I05: a line with extras');
    const most = stockOf[one.product_id] ?? Infinity;
    if (one.quantity === most) tally('I05: a line with all that there are');
    if ([one, ...one.addons].some(({ quantity }) => !Number.isInteger(quantity) || quantity < 1) || one.quantity > most)
      found.push(`I05: ${one.id} has an impossible quantity`);
  }
  found.push(...extrasFaults(lines));
  const kinds = new Set(lines.map(({ productType }) => (productType === 'membership' ? 'membership' : 'other')));
  if (kinds.has('membership')) tally('I03: a membership lies in the cart');
  if (kinds.size > 1) found.push('I03: a membership lies beside other things');
  const outlets = lines.flatMap((line) => (line.productType === 'pos' ? [line.outlet_id] : []));
  if (outlets.length > 0) tally('I04: goods lie in the cart');
  if (new Set(outlets).size > 1) found.push(`I04: goods of the outlets ${outlets.join(' and ')} lie in one cart`);
  if (new Set(lines.map(({ id }) => id)).size < lines.length) found.push('two lines have one id');
  return found;
}

/** The number on the badge: a court is one, however its price is made up, and goods are counted (I08, Q3.6.a). */
export function badgeFaults(tab: Tab): string[] {
  const cart = tab.cart()?.getSnapshot();
  if (cart === undefined) return [];
  const bookings = new Map<string, number>();
  for (const line of cart.context.lines) {
    const booking = groupOf(line) ?? line.id;
    if (!bookings.has(booking)) bookings.set(booking, isCourt(line) ? 1 : line.quantity);
  }
  const tickets = [...bookings.values()].reduce((sum, count) => sum + count, 0);
  const shown = ticketsIn(cart, []);
  // SAFETY: nothing else of the portal is read.
  const next = ticketsIn(undefined, storedLines({ context: { stored: storedCart(), user: tab.user() } } as never));
  if (tickets > 0) tally('I08: the badge has a number');
  return [
    ...(shown === tickets ? [] : [`I08: the badge says ${shown}, and ${tickets} lie in the cart`]),
    ...(next === tickets ? [] : [`I08: the badge would say ${next} after a reload, and ${tickets} lie in the cart`]),
  ];
}

/** Lines leave the cart only for a reason: removed, cleared, ordered, lost to another customer, or their owner left (I14). */
const leaving: ReadonlySet<Step['do']> = new Set([
  'remove',
  'takeOut',
  'confirmTakeOut',
  'clear',
  'logOut',
  'leaveElsewhere',
  'logIn',
  'logInElsewhere',
  'beGuest',
  'reload',
  'buy',
]);

/** A line reported as lost is not in the cart any more (Q7.3.a). */
export function staleFaults(tab: Tab, { told }: Before): string[] {
  const there = new Set(
    tab
      .cart()
      ?.getSnapshot()
      .context.lines.map(({ id }) => id),
  );
  const lost = tab.told.slice(told).flatMap((news) => (news.type === 'lines.lost' ? news.lines : []));
  if (lost.length > 0) tally('Q7.3.a: lines are lost to somebody who was faster');
  return lost.filter(({ id }) => there.has(id)).map(({ id }) => `Q7.3.a: ${id} is lost, and still there`);
}

interface KeptCart {
  lines: { id: string }[];
  aside: { lines: { id: string }[] }[];
}

/** The lines in the cart, or in the browser's storage while the page is left for the bank. */
function linesIn(tab: Tab): string[] {
  const cart = tab.cart();
  if (cart !== null) return cart.getSnapshot().context.lines.map(({ id }) => id);
  const kept = tab.stores.session.getItem('cart');
  if (kept === null) return [];
  const { lines, aside } = (JSON.parse(kept) as { value: KeptCart }).value;
  return [...lines, ...aside.flatMap((one) => one.lines)].map(({ id }) => id);
}

/** A guest who takes the last line out is signed out (I10, R4.1.8). */
export function guestFaults(tab: Tab, { do: name }: Step, { lines, isGuest }: Before): string[] {
  const hasEmptied = isGuest && lines.length > 0 && tab.cart()?.getSnapshot().context.lines.length === 0;
  if (!hasEmptied || !['remove', 'quantity', 'clear', 'confirmTakeOut'].includes(name)) return [];
  tally('I10: a guest empties the cart');
  return tab.user() === null ? [] : ['I10: a guest has emptied the cart, and is still there'];
}

export function lossFaults(tab: Tab, { do: name }: Step, before: Before): string[] {
  if (leaving.has(name) || (tab.cart() !== null && before.owner !== ownerName(tab))) return [];
  const there = new Set(linesIn(tab));
  const gone = before.lines.filter(({ id }) => !there.has(id));
  if (gone.length > 0) tally('I14: lines leave the cart by themselves');
  const lost = tab.told.slice(before.told).flatMap((news) => (news.type === 'lines.lost' ? news.lines : []));
  const isOrdered = (id: string) => tab.shop.orders.some(({ lines }) => lines.some((line) => line.id === id));
  return gone
    .filter(({ id }) => !tab.unwanted.has(id))
    .filter(({ id }) => !lost.some((line) => line.id === id) && !isOrdered(id))
    .map(({ id }) => `I14: ${id} is gone after ${name}`);
}
