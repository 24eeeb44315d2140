/** Events, effects and situations for the law of the picker. */
import { ConnectionError, RefusedError } from '../../../machines/shared/problem.ts';
import type { User } from '../../../src/contract/customers/customers.ts';
import { keyOf, type Effect, type Row } from '../../support/law/law.ts';
import { done, failed } from '../../support/paths.ts';
import { adult, adultLine, balls, family } from './picker.fixtures.ts';

export const set = (id: number, quantity: number) => ({ type: 'quantity.set', id, quantity });
export const add = (id: number) => ({ type: 'item.add', id });
export const take = (id: number, quantity: number) => ({ type: 'item.take', id, quantity });
export const addChosen = { type: 'chosen.add' };
export const close = { type: 'added.close' };
export const cartHolds = (...lines: object[]) => ({ type: 'cart.changed', lines });
export const isNow = (user: User | null) => ({ type: 'session.changed', user });
export const offers = (...items: object[]) => ({ type: 'items.changed', items });
export const inCart = done('addToCart');
export const offline = failed('addToCart', new ConnectionError());
export const closedToGuests = failed('addToCart', new RefusedError('accountNeeded'));
export const exclusive = failed('addToCart', new RefusedError('othersExclusive'));
export const callbackActors = ['watchCart', 'watchSession'];
export const picking = { state: { choosing: 'picking' }, runs: callbackActors } as const;
export const adding = { state: 'adding', runs: ['addToCart', ...callbackActors], tags: ['busy'] } as const;
export const onceLoggedIn = { state: 'awaitingLogin', runs: callbackActors } as const;
export const tells = (quantities: object): Effect => ({ emits: { type: 'chosen.changed', quantities } });
export const tellsAdded = (count: number): Effect => ({ emits: { type: 'items.added', count } });
export const adds = (...lines: object[]): Effect => ({ starts: 'addToCart', input: { lines } });

/** The cart line includes the maximum: ten places, seven of which four each, three in stock (R5.5.6). */
export const twoAdults = { ...adult.line, quantity: 2, total_price: 168, most: 10 };

export const oneFamily = { ...family.line, quantity: 1, total_price: 84, most: 1 };
export const aSingleAdult = { ...adult.line, quantity: 1, total_price: 84, most: 10 };
export const oneBox = { ...balls.line, quantity: 1, total_price: 42, most: 3 };
export const adultsInOneOrder = { ...adultLine, quantity: 2, total_price: 168 };
export const no = (itemId: number | null, code: string, values: object = {}) => ({
  itemId,
  code,
  message: null,
  values,
});
export const beyondFamily = no(502, 'capacityExceeded', { remaining: 7, requested: 8 });
export const beyondHalf = no(502, 'capacityExceeded', { remaining: 3, requested: 4 });
export const away = { code: 'lost', message: null };
export const onlyMembership = (itemId: number | null) => ({ itemId, code: 'othersExclusive', message: null });
export const accountNeeded = { itemId: 71, code: 'accountNeeded', message: null };
export const threeBoxes = { ...balls.line, id: 'boxes', quantity: 3 };
export const noMoreBoxes = no(71, 'maxQuantityReached', { max: 3 });

/** One place is left for one kind of ticket, none for the others. */
export const oneAdult = { ...adult, places: 1 };

const oneLeft = no(501, 'capacityExceeded', { remaining: 1, requested: 2 });
export const two = [set(501, 2)];
export const away501 = { ...away, itemId: 501 };
const gone = no(null, 'itemGone');

/** The quantities in each situation, its problem, and the items being added. */
export const at = {
  nothing: { chosen: {}, problem: null, adding: [], added: [] },
  two: { chosen: { 501: 2 }, problem: null, adding: [], added: [] },
  beyond: { chosen: { 502: 1 }, problem: beyondFamily, adding: [], added: [] },
  halfFull: { chosen: { 502: 1 }, problem: null, adding: [], added: [] },
  added: { chosen: {}, problem: null, adding: [], added: [501] },
  refused: { chosen: { 501: 2 }, problem: away501, adding: [], added: [] },
  awaitingLogin: { chosen: { 71: 1 }, problem: accountNeeded, adding: [71], added: [] },
  goneMeanwhile: { chosen: {}, problem: gone, adding: [71], added: [] },
  fullMeanwhile: { chosen: { 71: 1 }, problem: accountNeeded, adding: [71], added: [] },
  adding: { chosen: { 501: 2 }, problem: null, adding: [501], added: [] },
  addingAll: { chosen: { 501: 2, 502: 1 }, problem: null, adding: [501, 502], added: [] },
} as const;

type Place = keyof typeof at;
export const names = Object.keys(at) as Place[];
const isAdding = (name: Place) => name === 'adding' || name === 'addingAll';

/** The quantities that stay, and the problem with the others. */
export const afterReload: Readonly<Record<Place, { quantities?: object; problem?: object }>> = {
  nothing: {},
  two: { quantities: { 501: 1 }, problem: oneLeft },
  refused: { quantities: { 501: 1 }, problem: oneLeft },
  adding: { quantities: {}, problem: no(501, 'capacityReached') },
  addingAll: { quantities: { 501: 1 }, problem: oneLeft },
  beyond: { quantities: {}, problem: gone },
  halfFull: { quantities: {}, problem: gone },
  awaitingLogin: { quantities: {}, problem: gone },
  fullMeanwhile: { quantities: {}, problem: gone },
  added: {},
  goneMeanwhile: {},
};

/** Where a number may be changed: everywhere but while something goes into the cart. */
export const open = names.filter((name) => !isAdding(name));

/** What a situation says that is over once something else happens. */
export const over = (name: Place, { problem = true, adding = true, added = true } = {}) => ({
  ...(problem && at[name].problem !== null ? { problem: null } : {}),
  ...(adding && at[name].adding.length > 0 ? { adding: [] } : {}),
  ...(added && at[name].added.length > 0 ? { added: [] } : {}),
});

export const knows = (name: Place) => ({
  quantities: at[name].chosen,
  problem: at[name].problem,
  adding: at[name].adding,
  added: at[name].added,
});

/** Rows that say the same are one row, with several situations. */
export const joined = (rows: readonly Row[]): Row[] =>
  Object.values(Object.groupBy(rows, (row) => keyOf({ ...row, in: null }))).map((same = []) => ({
    ...same[0]!,
    in: same.flatMap((row) => row.in),
  }));
