/** What the customer does with their order and their wallet in another tab of the browser (docs/decisions/052 and 071). */
import { restoreLines } from '../../../../machines/cart/cartRules.ts';
import { newsOf } from '../../../../machines/cart/otherTabs.ts';
import type { OrderIntent } from '../../../../machines/checkout/orderIntent.ts';
import type { User } from '../../../../src/contract/customers/customers.ts';
import type { CartLine } from '../../../../src/contract/orders/cart.ts';
import type { Tab } from '../tab.ts';
import { offeredAmounts } from '../server/topUps.ts';

const name = 'orderIntent';
const topUpName = 'topUp';
const intents = [name, `${name}Aside`, topUpName, `${topUpName}Aside`];

interface Kept {
  version: number;
  value: OrderIntent & { at: number };
}

/** Written as a tab writes it, with the time of writing; each time differs, although the storm's clock stands still. */
const writtenNow = ({ at }: Kept['value']) => ({ at: Math.max(Date.now(), at + 1) });

/** The stored order of the current customer, if the server knows it. */
function underWay(tab: Tab) {
  const text = tab.stores.local.getItem(name);
  if (text === null) return null;
  const kept = JSON.parse(text) as Kept;
  const order = tab.shop.orders.find(({ key }) => key === kept.value.key);
  return order === undefined || kept.value.owner !== tab.owner() ? null : { kept, order };
}

/** The other tab changes the cart, and this tab is told. */
function follow(tab: Tab, changed: (lines: readonly CartLine[]) => readonly CartLine[]): void {
  const owner = tab.owner();
  tab.tellCart((cart) => {
    const { context } = cart.getSnapshot();
    // Of somebody else's cart nobody hears anything (T06).
    if (tab.owner() !== owner) return;
    cart.send({ type: 'cart.follow', news: newsOf({ ...context, lines: [...changed(context.lines)] }) });
  });
}

/** The other tab places the order and empties the cart. */
function accept(tab: Tab, { value }: Kept): void {
  if (value.stage !== 'placing') return;
  const ordered = new Set(value.lines.map(({ id }) => id));
  follow(tab, (lines) => lines.filter(({ id }) => !ordered.has(id)));
}

function write(tab: Tab, key: string, kept: object | null): void {
  if (intents.includes(key)) tab.settleAll();
  if (kept === null) tab.stores.local.removeItem(key);
  else tab.stores.local.setItem(key, JSON.stringify(kept));
  tab.browser.tell(key);
}

const tell = (tab: Tab, kept: Kept | null): void => write(tab, name, kept);

/** The other tab opens the cart: it finds the order, and accepts it when this tab got no answer. */
export function seeElsewhere(tab: Tab): void {
  const found = underWay(tab);
  if (found === null) return;
  const { kept, order } = found;
  const stage = kept.value.stage === 'placing' ? 'accepted' : kept.value.stage;
  accept(tab, kept);
  const transactionId = tab.shop.lastAttemptOf(order)?.id ?? null;
  const value = { ...kept.value, stage, orderId: order.id, transactionId, ...writtenNow(kept.value) };
  tell(tab, order.state === 'paid' || order.state === 'awaiting_approval' ? null : { ...kept, value });
}

/** The order is paid or declined in the other tab, whose next page tells all tabs. */
export function decideElsewhere(tab: Tab, isPaid: boolean): void {
  const found = underWay(tab);
  if (found === null) return;
  seeElsewhere(tab);
  const kept = underWay(tab)?.kept;
  const attempt = tab.shop.lastAttemptOf(found.order);
  if (kept === undefined || attempt === undefined) return;
  if (isPaid) tab.shop.pay(attempt.id);
  else tab.shop.decline(attempt.id);
  if (attempt.order.state === 'paid') return tell(tab, null);
  if (attempt.order.state === 'failed')
    tell(tab, { ...kept, value: { ...kept.value, stage: 'refused', ...writtenNow(kept.value) } });
}

/** The other tab gives up the order: its lines are in the cart again. */
export function giveUpElsewhere(tab: Tab): void {
  if (underWay(tab) === null) return;
  seeElsewhere(tab);
  const found = underWay(tab);
  const attempt = found && tab.shop.lastAttemptOf(found.order);
  if (!found || !attempt || !tab.shop.giveUp(attempt.id)) return;
  follow(tab, (lines) => {
    const verdict = restoreLines({ lines, venueId: 1 }, found.kept.value.lines);
    return verdict.ok ? verdict.lines : lines;
  });
  tell(tab, null);
}

/** The other tab sends a top-up, which is accepted, unless one is under way. */
export function topUpElsewhere(tab: Tab, n: number): void {
  const owner = tab.owner();
  const account = [...tab.shop.accounts.values()].find(({ id }) => `customer ${id}` === owner);
  if (account === undefined || tab.stores.local.getItem(topUpName) !== null) return;
  const amount = offeredAmounts[n % offeredAmounts.length]!;
  const key = `key-of-another-tab-${tab.shop.wallets.topUps.length}`;
  const wish = { amount, card: 'new' };
  tab.wishes.push(amount);
  const asked = { key, query: new URLSearchParams(), body: wish };
  const { data } = tab.shop.wallets.answer(account, 'POST', 'wallet/top-up', asked) as {
    data: { transactionId: string };
  };
  const value = { owner, key, ...wish, transactionId: data.transactionId, at: Date.now() };
  write(tab, topUpName, { version: 1, value });
}

/** The stored top-up gets the bank's result, or the customer begins another one in the other tab. */
export function endTopUpElsewhere(tab: Tab, n: number): void {
  const text = tab.stores.local.getItem(topUpName);
  if (text === null) return;
  const { value } = JSON.parse(text) as { value: { owner: string; key: string } };
  const known = tab.shop.wallets.topUps.find(({ key }) => key === value.key);
  if (value.owner !== tab.owner() || known === undefined) return;
  if (n % 3 !== 0) tab.shop.wallets.decide(known.id, n % 3 === 1);
  write(tab, topUpName, null);
}

/** What the browser keeps of orders and top-ups goes with a logout. */
function dropIntents(tab: Tab): void {
  for (const key of intents) if (tab.stores.local.getItem(key) !== null) write(tab, key, null);
}

const record = (value: unknown) => ({ version: 1, value });

/** Somebody logs in there, also in place of whoever was logged in. */
export function logInElsewhere(tab: Tab, next: User, token: string): void {
  const owner = `customer ${next.id}`;
  if (tab.owner() === owner) return;
  // Whoever comes in the place of a customer who is there leaves them nothing here (012).
  if (tab.owner().startsWith('customer')) {
    tab.support.farewell();
    tab.asking.written.clear();
    tab.leads.written = null;
  }
  tab.noteLogin(next.id!);
  const { dob: _, ...kept } = next;
  tab.stores.local.removeItem('expired');
  tab.stores.local.setItem('token', JSON.stringify(record(token)));
  write(tab, 'session', record({ user: kept, lastUpdated: Date.now() }));
}

/** What a tab writes down whose customer logs out, for those that are on another site. */
function noteFor({ stores: { local } }: Tab): void {
  const last = (JSON.parse(local.getItem('logout') ?? '{"value":0}') as { value: number }).value;
  local.setItem('logout', JSON.stringify(record(Math.max(Date.now(), last + 1))));
}

/** The customer logs out there, or a call is answered 401 (Q4.1.c). */
export function leaveElsewhere(tab: Tab, by: 'logout' | 'refusal'): void {
  if (!tab.owner().startsWith('customer')) return;
  if (by === 'logout') tab.noteLogout();
  if (by === 'refusal') tab.stores.local.setItem('expired', JSON.stringify(record(true)));
  else tab.stores.local.removeItem('expired');
  // The tickets go with the token.
  for (const key of ['token', 'session', 'tickets']) tab.stores.local.removeItem(key);
  if (by === 'logout') noteFor(tab);
  for (const key of ['token', 'session']) tab.browser.tell(key);
  if (by === 'refusal') return;
  tab.noteFarewell();
  dropIntents(tab);
  tab.browser.tell('logout');
}
