/** How often the calls may be made that cost others something (B09). Counted on the sandbox's clock; a reset forgets the counts. */
import type { EndpointName } from '../../../src/contract/endpoints.ts';
import { countOnce, takeBack, type Limit } from './rateLimit.ts';
import { said } from '../../answers/accessWords.ts';
import type { Server } from '../../server.ts';
import type { Customer } from '../customer.ts';
import { Refused } from '../../answers/refused.ts';

interface Bound {
  /** For one customer, or one browser of whom nobody knows; one that does not name its session shares with its address. */
  readonly caller: Limit;
  /** For all whom nobody knows at one address. It is generous: all customers of a portal share its proxy's address. */
  readonly strangers: Limit;
}

const minute = 60;
const hour = 60 * minute;
const bound = (count: number, seconds: number): Bound => ({
  caller: { count, seconds },
  strangers: { count: count * 20, seconds },
});

const bounds: Partial<Record<EndpointName, Bound>> = {
  search: bound(60, minute),
  captchaChallenge: bound(30, minute),
  reserve: bound(60, minute),
  submitLead: bound(5, hour),
  submitSiteForm: bound(10, hour),
  loginAsGuest: bound(10, hour),
  sendOrdersAgain: bound(5, hour),
  startTopUp: bound(60, hour),
};

/** Codes and cards that were refused. */
const promoGuesses = bound(20, 10 * minute);
const orders = bound(10, minute);
/** Orders that were refused are no orders, but work. */
const orderTries = bound(120, minute);
/** Places that strangers begin to hold, in the time that a hold lasts. */
const strangersPlaces: Limit = { count: 300, seconds: 15 * minute };

interface Caller {
  readonly server: Server;
  readonly customer: Customer | null;
  readonly sessionId: string | null;
  readonly address: string;
}

/** Nobody, or a guest. */
export const isStranger = ({ customer }: Pick<Caller, 'customer'>): boolean => customer?.is_anonymous ?? true;

const refuse = (wait: number): void => {
  if (wait > 0) throw new Refused(429, said.tooManyRequests(wait), { code: 'tooManyRequests', retryAfter: wait });
};

const nameOf = ({ customer, sessionId, address }: Caller): string =>
  customer ? `customer ${customer.id}` : `session ${sessionId ?? address}`;

/** Under which names something is counted, and how far. */
function countsOf(caller: Caller, what: string, { caller: own, strangers }: Bound): [key: string, limit: Limit][] {
  const all: [string, Limit] = [`${what} of strangers at ${caller.address}`, strangers];
  return [[`${what} of ${nameOf(caller)}`, own], ...(isStranger(caller) ? [all] : [])];
}

async function count(caller: Caller, what: string, limit: Bound): Promise<void> {
  if (!caller.server.countsCalls) return;
  const waits: number[] = [];
  for (const [key, each] of countsOf(caller, what, limit)) waits.push(await countOnce(caller.server, key, each));
  refuse(Math.max(...waits));
}

async function uncount(caller: Caller, what: string, limit: Bound): Promise<void> {
  if (!caller.server.countsCalls) return;
  for (const [key] of countsOf(caller, what, limit)) await takeBack(caller.server, key);
}

/** Counts a call where it is bounded. Throws Refused 429 when that was too often. */
export async function limitCall(name: EndpointName, caller: Caller): Promise<void> {
  const limit = bounds[name];
  if (limit) await count(caller, name, limit);
}

/** Places an order, counted before and not counted when it is refused. One that is sent again with its key is the same order. */
export async function limitOrders<T>(caller: Caller, key: string, place: () => Promise<T>): Promise<T> {
  if (!caller.server.countsCalls) return place();
  await count(caller, 'order tries', orderTries);
  const isAgain = (await countOnce(caller.server, `order ${nameOf(caller)} ${key}`, { count: 1, seconds: hour })) > 0;
  if (isAgain) return place();
  await count(caller, 'orders', orders);
  try {
    return await place();
  } catch (error) {
    await uncount(caller, 'orders', orders);
    throw error;
  }
}

/** Finds what may be a guess: counted before it is looked at, and not counted when it is there. Throws Refused 429 after too many. */
export async function limitGuesses<T>(caller: Caller, find: () => Promise<T | undefined>): Promise<T | undefined> {
  await count(caller, 'guesses', promoGuesses);
  const found = await find();
  if (found !== undefined) await uncount(caller, 'guesses', promoGuesses);
  return found;
}

/** Counts places that a stranger begins to hold. Throws Refused 429 when all at that address began too many. */
export async function limitPlaces(caller: Caller, added: number): Promise<void> {
  if (!caller.server.countsCalls || !isStranger(caller) || added <= 0) return;
  refuse(await countOnce(caller.server, `places of strangers at ${caller.address}`, strangersPlaces, added));
}
