/** Invariants after every step of a storm; each message names the broken one (docs/guide/testing.md). */
import type { CartLine } from '../../../src/contract/orders/cart.ts';
import * as readCheckout from '../../../machines/checkout/checkoutSelectors.ts';
import { tenthOf } from './shop.ts';
import { ownerName, type Step } from './steps.ts';
import type { Tab } from './tab.ts';
import { bookingFaults } from './bookingInvariants.ts';
import { walletFaults } from './walletInvariants.ts';

const fils = (amount: number): number => Math.round(Number((amount * 100).toPrecision(14)));
type Part = CartLine | CartLine['addons'][number];
const fullOf = ({ price, tax_amount, quantity }: Part): number => fils((price + tax_amount) * quantity);
const costOf = (part: Part): number => fullOf(part) - fils(part.discount?.discount ?? 0);

const isCourt = (line: CartLine) => line.productType === 'facility' && !line.capacityBased;
export const courtOf = (line: CartLine): string =>
  line.productType === 'facility'
    ? `${line.facilityId} ${line.selectedFacilityDate} ${line.selectedFacilityTiming}`
    : '';
const groupOf = (line: CartLine): string | null => (line.productType === 'facility' ? (line.group_id ?? null) : null);

function cartFaults(lines: readonly CartLine[]): string[] {
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
    if (group !== null && lines.filter((other) => groupOf(other) === group).length !== 2)
      found.push(`I07: ${one.id} stands without what belongs to it`);
    if (isCourt(one) && one.quantity !== 1) found.push(`I01: ${one.id} is had ${one.quantity} times`);
    if (!(one.quantity >= 1) || one.addons.some(({ quantity, max }) => quantity < 1 || quantity > max))
      found.push(`I05: ${one.id} has an impossible quantity`);
  }
  if (new Set(lines.map(({ id }) => id)).size < lines.length) found.push('two lines have one id');
  return found;
}

/** The owner of each line in the cart; those of guests and signed-out customers go to the customer who comes. */
export type Owners = Map<string, string>;

function privacyFaults(tab: Tab, owners: Owners): string[] {
  const cart = tab.cart()?.getSnapshot().context;
  if (cart === undefined) return [];
  const here = ownerName(tab);
  const page = tab.page();
  const checkout = page.name === 'cart' ? page.actor.getSnapshot().context : null;
  const returned = page.name === 'failed' || page.name === 'success' ? page.actor.getSnapshot().context.intent : null;
  const shown = [
    ...cart.lines,
    ...(checkout?.cartContent.lines ?? []),
    ...(checkout?.intent?.lines ?? []),
    ...(returned?.lines ?? []),
  ];
  const found: string[] = [];
  for (const { id, customers } of shown) {
    const owner = owners.get(id) ?? here;
    if (owner !== 'nobody' && owner !== here) found.push(`T06: ${here} sees ${id} of ${owner}`);
    for (const { name } of customers)
      if (name !== `Visitor of ${here}` && !name.endsWith('nobody')) found.push(`T06: ${here} sees ${name}`);
  }
  const note = cart.order_notes;
  if (note !== '' && note !== `Note of ${here}` && note !== 'Note of nobody')
    found.push(`T06: ${here} reads “${note}”`);
  const options = checkout?.options;
  if (options && options.wallet.balance > 0 && here === 'nobody') found.push('T06: nobody sees a wallet');
  return found;
}

/** Milliseconds. */
const twelveHours = 43_200_000;

const secrets = /token-[01g]|Visitor of|visitors\.example|784199012345672|signature-7/;

/** All that a snapshot holds, its children's snapshots included: what an inspector, or a report, could carry away. */
const snapshotsOf = (tab: Tab): string[] => {
  const page = tab.page();
  const actors = [
    tab.cart(),
    tab.session(),
    tab.hold(),
    tab.booking(),
    tab.login(),
    tab.search(),
    'actor' in page ? page.actor : null,
  ];
  const promotion = page.name === 'cart' ? page.promotion : null;
  const below = [...actors, promotion].flatMap((actor) =>
    actor === null ? [] : [JSON.stringify(actor.getPersistedSnapshot(), withoutCalls)],
  );
  return [JSON.stringify(tab.portal()?.getSnapshot().context ?? null, withoutCalls), ...below];
};
/** A child's input is data being sent, and not part of any stored state; the configuration is everybody's. */
const withoutCalls = (key: string, value: unknown): unknown => (key === 'input' || key === 'config' ? null : value);

function secretFaults(tab: Tab): string[] {
  const found: string[] = [];
  const contexts = snapshotsOf(tab);
  const kept = tab.stores.session.getItem('orderKey');
  const orderKey = kept === null ? null : (JSON.parse(kept) as { value: string }).value;
  for (const context of contexts) {
    if (/token-[01g]/.test(context)) found.push('I32: a token stands in a snapshot');
    if (orderKey !== null && context.includes(orderKey)) found.push('I32: the key of an order stands in a snapshot');
  }
  for (const text of tab.stores.session.texts()) if (secrets.test(text)) found.push('I32: a secret is kept in the tab');
  for (const text of tab.stores.local.texts())
    if (secrets.test(text.replaceAll(/"token-[\w-]+"/g, ''))) found.push('I32: a secret is kept in the browser');
  return found;
}

/** R4.1.2, Q4.1.b: twelve hours after the login, and no reload makes them longer. */
function sessionFaults(tab: Tab): string[] {
  const { user, lastUpdated } = tab.session()?.getSnapshot().context ?? {};
  if (!user) return [];
  const found: string[] = [];
  if (lastUpdated !== tab.since()) found.push('R4.1.2: the twelve hours do not begin with the login');
  if (Date.now() - (tab.since() ?? 0) > twelveHours)
    found.push('R9.1.1: somebody is logged in for more than twelve hours');
  return found;
}

/** The hold shown is the one the server sent, and its end is announced in time (F31). */
function deadlineFaults(tab: Tab): string[] {
  const cart = tab.cart()?.getSnapshot().context;
  const hold = tab.hold()?.getSnapshot();
  if (!cart || !hold) return [];
  const { until, endsAt, isUnsure } = hold.context.held;
  const found: string[] = [];
  if (until !== cart.heldUntil) found.push(`F31: the hold says ${until}, the cart ${cart.heldUntil}`);
  if (until === null)
    return hold.value === 'idle' ? found : [...found, `F31: nothing is held, and it is ${hold.value}`];
  if (!tab.shop.promises.has(until)) found.push(`F31: nobody promised ${until}`);
  if (endsAt !== Date.parse(`${until.replace(' ', 'T')}+04:00`)) found.push(`F31: ${until} is not ${endsAt}`);
  const left = endsAt - Date.now();
  const expected =
    left <= 0 ? 'over' : left <= 120_000 ? 'ending' : left <= 300_000 || isUnsure ? 'counting' : 'renewed';
  if (hold.value !== expected) found.push(`F31: with ${left} ms left the hold is ${hold.value}`);
  return found;
}

/** What is taken off is what the server took off this very cart, under a code that stands (Q4.8.b). */
function discountFaults(tab: Tab): string[] {
  const { lines = [], promotion } = tab.cart()?.getSnapshot().context ?? {};
  const lowered = lines.flatMap((line) => [line, ...line.addons]).filter(({ discount }) => discount !== null);
  if (lowered.length > 0 && (promotion?.code !== 'TEN' || promotion.loading))
    return ['Q4.8.b: something is taken off under no code'];
  return lowered.some((part) => fils(part.discount!.discount) !== tenthOf(fullOf(part)))
    ? ['Q4.8.b: what is taken off was reckoned on another cart']
    : [];
}

/** The amount on the button is the sum of the lines, and what the ways to pay take of it. */
function totalFaults(tab: Tab): string[] {
  const page = tab.page();
  if (page.name !== 'cart') return [];
  const snapshot = page.actor.getSnapshot();
  const { lines } = snapshot.context.cartContent;
  const sum = lines.flatMap((line) => [line, ...line.addons]).reduce((so, part) => so + costOf(part), 0);
  const { total } = readCheckout.totals(snapshot);
  const { points, wallet, rest } = readCheckout.deductions(snapshot);
  if (total !== sum) return [`I02: the total is ${total}, the lines cost ${sum}`];
  return points + wallet + rest === total && Math.min(points, wallet, rest) >= 0
    ? []
    : ['I02: the ways to pay do not cover the total'];
}

/** Only agreed amounts are charged, at the sum on the button. */
function agreementFaults({ shop, presses }: Tab): string[] {
  return shop.orders.flatMap(({ key, total, id }) => {
    const agreed = presses.find((press) => press.key === key);
    if (agreed === undefined) return [`I13: order ${id} was placed by nobody`];
    if (!agreed.hasAgreed) return [`R5.6.8: order ${id} was placed without the terms`];
    return agreed.total === total ? [] : [`T17: order ${id} costs ${total}, the button said ${agreed.total}`];
  });
}

const isPromotionEmpty = (tab: Tab): boolean => {
  const { promotion, lines } = tab.cart()!.getSnapshot().context;
  const all = lines.flatMap((line) => [line, ...line.addons]);
  return promotion.code === null && all.every(({ discount }) => !discount);
};
const isLogin = (name: Step['do']): boolean => name === 'logIn' || name === 'logInElsewhere';
const isLeaving = (name: Step['do']): boolean => name === 'logOut' || name === 'leaveElsewhere';

/** A 401 or the twelve hours end the session and keep the cart; a logout in any tab removes it (Q4.1.c, R4.1.7). */
function farewellFaults(tab: Tab, { do: name }: Step, before: Before): string[] {
  const cart = tab.cart()?.getSnapshot().context;
  if (!cart || before.owner === 'nobody' || ownerName(tab) === before.owner || isLogin(name)) return [];
  const own = cart.aside.filter(({ owner }) => owner === before.owner).flatMap(({ lines }) => lines);
  if (isLeaving(name))
    return cart.lines.length + own.length === 0 ? [] : [`R4.1.7: ${before.owner} has logged out, and their cart stays`];
  const kept = new Set([...cart.lines, ...own].map(({ id }) => id));
  const lost = tab.told.slice(before.told).flatMap((news) => (news.type === 'lines.lost' ? news.lines : []));
  return before.lines
    .filter(({ id }) => !kept.has(id) && !tab.unwanted.has(id) && !lost.some((line) => line.id === id))
    .filter(({ id }) => !tab.shop.orders.some(({ lines }) => lines.some((line) => line.id === id)))
    .map(({ id }) => `Q4.1.c: ${id} is gone, although nobody has logged out`);
}

/** After these no promotion is left (R4.8.6, R4.8.10); a signed-out customer cannot log out. */
const isVoiding = ({ do: name }: Step, before: Before): boolean =>
  name === 'clear' || (isLeaving(name) && before.owner !== 'nobody');

export interface Before {
  lines: readonly CartLine[];
  told: number;
  owner: string;
}

/** Lines leave the cart only for a reason: removed, cleared, ordered, lost to another customer, or their owner left (I14). */
const leaving: ReadonlySet<Step['do']> = new Set([
  'remove',
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
function staleFaults(tab: Tab, { told }: Before): string[] {
  const there = new Set(
    tab
      .cart()
      ?.getSnapshot()
      .context.lines.map(({ id }) => id),
  );
  const lost = tab.told.slice(told).flatMap((news) => (news.type === 'lines.lost' ? news.lines : []));
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

function lossFaults(tab: Tab, { do: name }: Step, before: Before): string[] {
  if (leaving.has(name) || (tab.cart() !== null && before.owner !== ownerName(tab))) return [];
  const there = new Set(linesIn(tab));
  const gone = before.lines.filter(({ id }) => !there.has(id));
  const lost = tab.told.slice(before.told).flatMap((news) => (news.type === 'lines.lost' ? news.lines : []));
  const isOrdered = (id: string) => tab.shop.orders.some(({ lines }) => lines.some((line) => line.id === id));
  return gone
    .filter(({ id }) => !tab.unwanted.has(id))
    .filter(({ id }) => !lost.some((line) => line.id === id) && !isOrdered(id))
    .map(({ id }) => `I14: ${id} is gone after ${name}`);
}

/** What breaks a rule now. */
export function faultsOf(tab: Tab, step: Step, before: Before, owners: Owners): string[] {
  const cart = tab.cart()?.getSnapshot().context;
  const here = ownerName(tab);
  // What was chosen while signed out belongs to the customer who comes.
  for (const { id } of cart?.lines ?? []) if ((owners.get(id) ?? 'nobody') === 'nobody') owners.set(id, here);
  return [
    ...tab.faults.splice(0),
    ...cartFaults(cart?.lines ?? []),
    ...discountFaults(tab),
    ...totalFaults(tab),
    ...agreementFaults(tab),
    ...privacyFaults(tab, owners),
    ...secretFaults(tab),
    ...sessionFaults(tab),
    ...deadlineFaults(tab),
    ...lossFaults(tab, step, before),
    ...staleFaults(tab, before),
    ...farewellFaults(tab, step, before),
    ...walletFaults(tab),
    ...bookingFaults(tab),
    ...(isVoiding(step, before) && cart && !isPromotionEmpty(tab)
      ? [`R4.8.6: a promotion is left after ${step.do}`]
      : []),
    ...tab.shop.faults(),
  ];
}
