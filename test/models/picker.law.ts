/** The law of choosing by number, from R4.8.3, R5.7.1, R5.7.9, R6.1.3, R8.2.10, R8.2.11, Q5.7.b; see docs/guide/testing.md. */
import { pickerMachine } from '../../machines/picker/pickerMachine.ts';
import { ConnectionError, RefusedError } from '../../machines/shared/problem.ts';
import type { User } from '../../src/contract/customers.ts';
import { keyOf, type Effect, type Law, type Row } from '../support/law/law.ts';
import { done, failed } from '../support/paths.ts';
import { guest, layla } from './cart.fixtures.ts';
import { adult, adultLine, balls, family, familyLine, pass } from './picker.fixtures.ts';

const set = (id: number, quantity: number) => ({ type: 'quantity.set', id, quantity });
const add = (id: number) => ({ type: 'item.add', id });
const take = (id: number, quantity: number) => ({ type: 'item.take', id, quantity });
const addChosen = { type: 'chosen.add' };
const close = { type: 'added.close' };
const cartHolds = (...lines: object[]) => ({ type: 'cart.changed', lines });
const isNow = (user: User | null) => ({ type: 'session.changed', user });
const offers = (...items: object[]) => ({ type: 'items.changed', items });
const inCart = done('addToCart');
const offline = failed('addToCart', new ConnectionError());
const closedToGuests = failed('addToCart', new RefusedError('accountNeeded'));
const exclusive = failed('addToCart', new RefusedError('othersExclusive'));

const callbackActors = ['watchCart', 'watchSession'];
const picking = { state: { choosing: 'picking' }, runs: callbackActors } as const;
const adding = { state: 'adding', runs: ['addToCart', ...callbackActors], tags: ['busy'] } as const;
const onceLoggedIn = { state: 'awaitingLogin', runs: callbackActors } as const;

const tells = (quantities: object): Effect => ({ emits: { type: 'chosen.changed', quantities } });
const tellsAdded = (count: number): Effect => ({ emits: { type: 'items.added', count } });
const adds = (...lines: object[]): Effect => ({ starts: 'addToCart', input: { lines } });
/** The cart is told how many of each there are: ten places, seven of which four each, three in stock (R5.5.6). */
const twoAdults = { ...adult.line, quantity: 2, total_price: 168, most: 10 };
const oneFamily = { ...family.line, quantity: 1, total_price: 84, most: 1 };
const aSingleAdult = { ...adult.line, quantity: 1, total_price: 84, most: 10 };
const oneBox = { ...balls.line, quantity: 1, total_price: 42, most: 3 };
const bothAdults = { ...adultLine, quantity: 2, total_price: 168 };

const no = (itemId: number | null, code: string, values: object = {}) => ({ itemId, code, message: null, values });
const beyondFamily = no(502, 'capacityExceeded', { remaining: 7, requested: 8 });
const beyondHalf = no(502, 'capacityExceeded', { remaining: 3, requested: 4 });
const away = { code: 'lost', message: null };

const onlyMembership = (itemId: number | null) => ({ itemId, code: 'othersExclusive', message: null });
const accountNeeded = { itemId: 71, code: 'accountNeeded', message: null };
const threeBoxes = { ...balls.line, id: 'boxes', quantity: 3 };
const noMoreBoxes = no(71, 'maxQuantityReached', { max: 3 });
/** A single place is left of one kind of ticket, the others are gone. */
const oneAdult = { ...adult, places: 1 };
const oneLeft = no(501, 'capacityExceeded', { remaining: 1, requested: 2 });

const two = [set(501, 2)];
const away501 = { ...away, itemId: 501 };
const gone = no(null, 'itemGone');

/** What is chosen in each situation, what is said there, and what is being added. */
const at = {
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

const names = Object.keys(at) as Place[];
const isAdding = (name: Place) => name === 'adding' || name === 'addingAll';
/** What stays chosen, and what is said of the rest. */
const afterReload: Readonly<Record<Place, { quantities?: object; problem?: object }>> = {
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
const open = names.filter((name) => !isAdding(name));

/** What a situation says that is over once something else happens. */
const over = (name: Place, { problem = true, adding = true, added = true } = {}) => ({
  ...(problem && at[name].problem !== null ? { problem: null } : {}),
  ...(adding && at[name].adding.length > 0 ? { adding: [] } : {}),
  ...(added && at[name].added.length > 0 ? { added: [] } : {}),
});
const knows = (name: Place) => ({
  quantities: at[name].chosen,
  problem: at[name].problem,
  adding: at[name].adding,
  added: at[name].added,
});

/** Rows that say the same are one row, with several situations. */
const joined = (rows: readonly Row[]): Row[] =>
  Object.values(Object.groupBy(rows, (row) => keyOf({ ...row, in: null }))).map((same = []) => ({
    ...same[0]!,
    in: same.flatMap((row) => row.in),
  }));

export const byNumber: Law = {
  machine: pickerMachine,
  begins: [
    { starts: 'watchCart', input: undefined },
    { starts: 'watchSession', input: undefined },
  ],
  input: { items: [adult, family, pass, balls], quantities: {}, currency: 'AED', cartLines: [] },
  callbackActors,
  situations: {
    nothing: { by: [], ...picking, knows: knows('nothing') },
    two: { by: two, ...picking, knows: knows('two') },
    beyond: { by: [set(502, 1), set(502, 2)], ...picking, knows: knows('beyond') },
    /** A family more than there is room for, beside the one in the cart. */
    halfFull: { by: [set(502, 1), cartHolds(familyLine)], ...picking, knows: knows('halfFull') },
    /** The cart tells what it holds before it answers. */
    adding: { by: [...two, add(501), cartHolds(bothAdults)], ...adding, knows: knows('adding') },
    addingAll: { by: [...two, set(502, 1), addChosen], ...adding, knows: knows('addingAll') },
    added: {
      by: [...two, add(501), cartHolds(bothAdults), inCart],
      state: { choosing: 'added' },
      runs: callbackActors,
      knows: knows('added'),
    },
    refused: { by: [...two, add(501), offline], ...picking, knows: knows('refused') },
    awaitingLogin: { by: [set(71, 1), add(71), closedToGuests], ...onceLoggedIn, knows: knows('awaitingLogin') },
    /** It was taken from the counter while the login was open. */
    goneMeanwhile: {
      by: [set(71, 1), add(71), closedToGuests, offers(adult)],
      ...onceLoggedIn,
      knows: knows('goneMeanwhile'),
    },
    /** The cart that was waiting behind the login holds all boxes already. */
    fullMeanwhile: {
      by: [set(71, 1), add(71), closedToGuests, cartHolds(threeBoxes)],
      ...onceLoggedIn,
      knows: knows('fullMeanwhile'),
    },
  },
  rows: joined([
    // R5.7.1: as many as there are places; what was said before is over.
    ...open.map((name) => ({
      law: 'R5.7.1',
      in: [name],
      on: set(501, 3),
      to: picking.state,
      changes: { ...over(name), quantities: { ...at[name].chosen, 501: 3 } },
      does: [tells({ ...at[name].chosen, 501: 3 })],
    })),
    // R8.2.11: one too many changes nothing, and says how many people there is room for.
    ...open
      .filter((name) => name !== 'beyond' && name !== 'goneMeanwhile')
      .map((name) => ({
        law: 'R8.2.11',
        in: [name],
        on: set(502, 2),
        to: picking.state,
        changes: {
          ...over(name),
          problem: name === 'halfFull' ? no(502, 'capacityExceeded', { remaining: 3, requested: 8 }) : beyondFamily,
        },
      })),
    // R5.7.9: everybody has one of it.
    ...open
      .filter((name) => name !== 'goneMeanwhile')
      .map((name) => ({
        law: 'R5.7.9',
        in: [name],
        on: set(503, 2),
        to: picking.state,
        changes: { ...over(name), problem: no(503, 'onePerCustomer') },
      })),
    // R4.8.5: chosen and added with one press; one too many is told before anything is asked.
    ...open.map((name) => ({
      law: 'R4.8.5',
      in: [name],
      on: take(501, 1),
      to: adding.state,
      changes: {
        ...over(name, { adding: false }),
        adding: [501],
        quantities: { ...at[name].chosen, 501: 1 },
      },
      does: [adds(aSingleAdult)],
    })),
    ...open
      .filter((name) => name !== 'beyond' && name !== 'goneMeanwhile')
      .map((name) => ({
        law: 'R8.2.11',
        in: [name],
        on: take(502, 2),
        to: picking.state,
        changes: {
          ...over(name),
          problem: name === 'halfFull' ? no(502, 'capacityExceeded', { remaining: 3, requested: 8 }) : beyondFamily,
        },
      })),
    // On the way down nothing is asked.
    ...(['two', 'refused'] as const).map((name) => ({
      law: 'R4.6.1',
      in: [name],
      on: set(501, 0),
      changes: { ...over(name), quantities: {} },
      does: [tells({})],
    })),
    ...(['nothing', 'beyond', 'halfFull', 'added', 'awaitingLogin', 'goneMeanwhile', 'fullMeanwhile'] as const).map(
      (name) => ({
        law: 'R4.6.1',
        in: [name],
        on: set(501, 0),
        to: picking.state,
        changes: over(name),
        does: [tells(at[name].chosen)],
      }),
    ),

    // Into the cart.
    { law: 'R1.3.3', in: ['two'], on: add(501), to: 'adding', changes: { adding: [501] }, does: [adds(twoAdults)] },
    {
      law: 'R1.3.3',
      in: ['refused'],
      on: add(501),
      to: 'adding',
      changes: { adding: [501], problem: null },
      does: [adds(twoAdults)],
    },
    { law: 'R1.3.3', in: ['two'], on: addChosen, to: 'adding', changes: { adding: [501] }, does: [adds(twoAdults)] },
    {
      law: 'R1.3.3',
      in: ['refused'],
      on: addChosen,
      to: 'adding',
      changes: { adding: [501], problem: null },
      does: [adds(twoAdults)],
    },
    {
      law: 'R1.3.3',
      in: ['beyond'],
      on: addChosen,
      to: 'adding',
      changes: { adding: [502], problem: null },
      does: [adds(oneFamily)],
    },
    // What lies in the cart already counts.
    { law: 'Q5.7.b', in: ['halfFull'], on: addChosen, changes: { problem: beyondHalf } },
    // All of it or none.
    {
      law: 'R4.6.3',
      in: ['adding'],
      on: inCart,
      to: 'added',
      changes: { quantities: {}, adding: [], added: [501] },
      does: [tells({}), tellsAdded(2)],
    },
    {
      law: 'R4.6.3',
      in: ['addingAll'],
      on: inCart,
      to: 'added',
      changes: { quantities: {}, adding: [], added: [501, 502] },
      does: [tells({}), tellsAdded(0)],
    },
    { law: 'R8.1.6', in: ['adding'], on: offline, to: 'two', changes: { adding: [], problem: away501 } },
    {
      law: 'R8.1.6',
      in: ['addingAll'],
      on: offline,
      to: 'two',
      changes: { adding: [], problem: { ...away, itemId: null } },
    },
    { law: 'R8.2.2', in: ['adding'], on: exclusive, to: 'two', changes: { adding: [], problem: onlyMembership(501) } },
    {
      law: 'R8.2.2',
      in: ['addingAll'],
      on: exclusive,
      to: 'two',
      changes: { adding: [], problem: onlyMembership(null) },
    },
    { law: 'R2.12.8', in: ['added'], on: close, to: 'nothing', changes: { added: [] } },

    // R6.1.3: goods are not for guests; whoever logs in goes on by themselves.
    {
      law: 'R6.1.3',
      in: ['adding'],
      on: closedToGuests,
      to: onceLoggedIn.state,
      changes: { problem: { ...accountNeeded, itemId: 501 } },
    },
    {
      law: 'R6.1.3',
      in: ['addingAll'],
      on: closedToGuests,
      to: onceLoggedIn.state,
      changes: { problem: { ...accountNeeded, itemId: null } },
    },
    ...[isNow(layla), add(71), addChosen].flatMap((on) => [
      { law: 'R6.1.3', in: ['awaitingLogin'], on, to: 'adding', changes: { problem: null }, does: [adds(oneBox)] },
      // What lies in the cart that was waiting behind the login counts.
      {
        law: 'Q5.7.b',
        in: ['fullMeanwhile'],
        on,
        to: picking.state,
        changes: { adding: [], problem: noMoreBoxes },
      },
    ]),
    { law: 'R6.1.3', in: ['goneMeanwhile'], on: isNow(layla), to: picking.state, changes: { adding: [] } },

    {
      law: 'Q3.6.a',
      in: names.filter((name) => name !== 'halfFull'),
      on: cartHolds(familyLine),
      changes: { cartLines: [familyLine] },
    },

    // What is not offered any more falls out, and that is said.
    ...names.map((name) => ({
      law: 'R5.7.1',
      in: [name],
      on: offers(oneAdult),
      changes: {
        items: [oneAdult],
        ...afterReload[name],
      },
      does: [tells(afterReload[name].quantities ?? at[name].chosen)],
    })),
  ]),
  refused: [
    isNow(guest),
    isNow(null),
    set(999, 1),
    add(503),
    take(999, 1),
    { type: 'quantity.set', id: 'constructor', quantity: 1 },
  ],
};
