/**
 * The law of choosing by quantity, from R4.8.3, R5.7.1, R5.7.9, R6.1.3, R8.2.10, R8.2.11, Q5.7.b; see
 * docs/guide/testing.md.
 */
import { pickerMachine } from '../../../machines/picker/pickerMachine.ts';
import { type Law } from '../../support/law/law.ts';
import { guest, layla } from '../cart/cart.fixtures.ts';
import { adult, balls, family, familyLine, pass } from './picker.fixtures.ts';
import {
  set,
  add,
  take,
  addChosen,
  close,
  cartHolds,
  isNow,
  offers,
  inCart,
  offline,
  closedToGuests,
  exclusive,
  callbackActors,
  picking,
  adding,
  onceLoggedIn,
  tells,
  tellsAdded,
  adds,
  twoAdults,
  oneFamily,
  aSingleAdult,
  oneBox,
  adultsInOneOrder,
  no,
  beyondFamily,
  beyondHalf,
  away,
  onlyMembership,
  accountNeeded,
  threeBoxes,
  noMoreBoxes,
  oneAdult,
  two,
  away501,
  at,
  names,
  afterReload,
  open,
  over,
  knows,
  joined,
} from './picker.situations.ts';

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
    adding: { by: [...two, add(501), cartHolds(adultsInOneOrder)], ...adding, knows: knows('adding') },
    addingAll: { by: [...two, set(502, 1), addChosen], ...adding, knows: knows('addingAll') },
    added: {
      by: [...two, add(501), cartHolds(adultsInOneOrder), inCart],
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
    // Up to the number of places; earlier problems are cleared (R5.7.1).
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
    // One per customer (R5.7.9).
    ...open
      .filter((name) => name !== 'goneMeanwhile')
      .map((name) => ({
        law: 'R5.7.9',
        in: [name],
        on: set(503, 2),
        to: picking.state,
        changes: { ...over(name), problem: no(503, 'onePerCustomer') },
      })),
    // Chosen and added with one press; one too many is refused without a call (R4.8.5).
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
    // What is already in the cart counts.
    { law: 'Q5.7.b', in: ['halfFull'], on: addChosen, changes: { problem: beyondHalf } },
    // All or none.
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

    // Guests cannot buy goods; after the login adding continues automatically (R6.1.3).
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
      // What is in the customer's own cart after the login counts.
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

    // Items that are no longer offered are dropped, with a message.
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
