/** Invariants of time and of who is there: twelve hours, the end of a hold, and what a farewell takes along. */
import type { Step } from '../steps.ts';
import type { Tab } from '../tab.ts';
import { tally } from '../tally.ts';
import { ownerName } from '../who.ts';
import type { Before } from './cartInvariants.ts';

/** Milliseconds. */
const twelveHours = 43_200_000;

/** R4.1.2, Q4.1.b: twelve hours after the login, and no reload makes them longer. */
export function sessionFaults(tab: Tab): string[] {
  const { user, lastUpdated } = tab.session()?.getSnapshot().context ?? {};
  if (!user) return [];
  const found: string[] = [];
  tally('R4.1.2, R9.1.1: somebody is logged in');
  if (lastUpdated !== tab.since()) found.push('R4.1.2: the twelve hours do not begin with the login');
  if (Date.now() - (tab.since() ?? 0) > twelveHours)
    found.push('R9.1.1: somebody is logged in for more than twelve hours');
  return found;
}

/** The hold shown is the one the server sent, and its end is announced in time (F31). */
export function deadlineFaults(tab: Tab): string[] {
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
  tally(`F31: places are held, ${hold.value as string}`);
  const expected =
    left <= 0 ? 'over' : left <= 120_000 ? 'ending' : left <= 300_000 || isUnsure ? 'counting' : 'renewed';
  if (hold.value !== expected) found.push(`F31: with ${left} ms left the hold is ${hold.value}`);
  return found;
}

const isLogin = (name: Step['do']): boolean => name === 'logIn' || name === 'logInElsewhere';
const isLeaving = (name: Step['do']): boolean => name === 'logOut' || name === 'leaveElsewhere';

/** A 401 or the twelve hours end the session and keep the cart; a logout in any tab removes it (Q4.1.c, R4.1.7). */
export function farewellFaults(tab: Tab, { do: name }: Step, before: Before): string[] {
  const cart = tab.cart()?.getSnapshot().context;
  if (!cart || before.owner === 'nobody' || ownerName(tab) === before.owner || isLogin(name)) return [];
  // Nothing is kept for whoever does not come back.
  if (tab.shop.erasures.erased.some(({ id }) => `customer ${id}` === before.owner)) return [];
  const own = cart.aside.filter(({ owner }) => owner === before.owner).flatMap(({ lines }) => lines);
  tally(isLeaving(name) ? 'R4.1.7: a customer logs out' : 'Q4.1.c: a session ends by itself');
  if (isLeaving(name))
    return cart.lines.length + own.length === 0 ? [] : [`R4.1.7: ${before.owner} has logged out, and their cart stays`];
  const kept = new Set([...cart.lines, ...own].map(({ id }) => id));
  const lost = tab.told.slice(before.told).flatMap((news) => (news.type === 'lines.lost' ? news.lines : []));
  return before.lines
    .filter(({ id }) => !kept.has(id) && !tab.unwanted.has(id) && !lost.some((line) => line.id === id))
    .filter(({ id }) => !tab.shop.orders.some(({ lines }) => lines.some((line) => line.id === id)))
    .map(({ id }) => `Q4.1.c: ${id} is gone, although nobody has logged out`);
}

/** Whoever logs out leaves nothing in the browser, whichever page they were on (T06, R4.1.7). */
export function remainsFaults(tab: Tab, { do: name }: Step, before: Before): string[] {
  if (!isLeaving(name) || !before.owner.startsWith('customer') || tab.owner() === before.owner) return [];
  if (tab.cart() === null) return [];
  const texts = [...tab.stores.session.entries(), ...tab.stores.local.entries()];
  tally('T06: nothing is kept after a logout');
  return texts
    .filter(([, text]) => new RegExp(`${before.owner}\\b|${before.owner.slice(9)}@moved`).test(text))
    .map(([key]) => `T06: ${before.owner} has logged out, and “${key}” is kept of them`);
}

/** Nor does anything of it wait in a tab that was on another site meanwhile, whoever is there when it comes back (R4.1.7). */
export function comebackFaults(tab: Tab): string[] {
  const cart = tab.cart()?.getSnapshot().context;
  if (!cart) return [];
  const text = tab.stores.session.getItem('cart') ?? '';
  return [...tab.over]
    .filter(
      (id) =>
        [cart, ...cart.aside].some(({ lines }) => lines.some((line) => line.id === id)) || text.includes(`"${id}"`),
    )
    .map((id) => `R4.1.7: ${id} is still there, although its customer has logged out`);
}

/** After these no promotion is left (R4.8.6, R4.8.10); a signed-out customer cannot log out. */
export const isVoiding = ({ do: name }: Step, before: Before): boolean =>
  name === 'clear' || (isLeaving(name) && before.owner !== 'nobody');
