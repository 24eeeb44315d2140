/** The rows for the form of a top-up. */
import type { AnyEventObject } from 'xstate';
import type { Effect, Row } from '../../support/law/law.ts';
import { offer, offered } from './topUp.fixtures.ts';
import {
  pending,
  other,
  hundred,
  write,
  newOne,
  persistCard,
  cardsAre,
  second,
  former,
  found,
  finds,
} from './topUp.situations.ts';

/** The selection in each situation of the form. */
export const form: readonly [name: string, selection: object][] = [
  ['choosing', offered],
  ['notKept', offered],
  ['turnedAway', offered],
  ['startedOver', offered],
  ['little', { ...offered, offered: null, written: '9.99' }],
  ['toKeep', { ...offered, card: 'new', keepsCard: true }],
];

export const wishes: readonly [on: AnyEventObject, changes: object][] = [
  [hundred, { offered: 100 }],
  [other, { offered: null }],
  [write('9.99'), { written: '9.99' }],
  [write('٢٥٠'), { written: '٢٥٠' }],
  [newOne, { card: 'new' }],
  [persistCard, { keepsCard: true }],
];

/** A fault is shown after sending, and cleared once another amount is chosen. */
export const wish = (name: string, selection: object, on: AnyEventObject, changes: object): Row => {
  const next = { ...selection, ...changes };
  const isOther = JSON.stringify(next) !== JSON.stringify(selection);
  return {
    law: 'Q7.7.c',
    in: [name],
    on,
    changes: {
      ...(isOther ? { selection: next } : {}),
      ...(['notKept', 'turnedAway', 'startedOver'].includes(name) && on.type === 'amount.choose'
        ? { isChecked: false }
        : {}),
    },
  };
};

/** Asked afresh, from where the bank or the server had been silent. */
export const asksAgain = (from: string, on: AnyEventObject, changes: Row['changes'] = {}): Row => ({
  law: 'F13',
  in: [from],
  on,
  to: 'asking',
  changes,
  does: finds(),
});

/**
 * Rows for an outcome of the bank, where it was asked for; before that nothing was known, or only that the bank had not
 * answered.
 */
export const says = (law: string, topUp: unknown, to: string, does: readonly Effect[] = []): Row[] => [
  { law, in: ['asking'], on: found(topUp), to, changes: { topUp }, does },
  { law, in: ['polling'], on: found(topUp), to, changes: topUp === pending ? {} : { topUp }, does },
  { law, in: ['askingAgain'], on: found(topUp), to, changes: { topUp, problem: null, tries: 0 }, does },
];

export const everywhereWaited = ['waiting', 'lastPoll', 'unsafe'];

/** The page's updated list of cards is what can be chosen; a card that is gone is deselected (Q4.8.d). */
export const cardsOf = (name: string): Row[] => {
  const selection = (form.find(([known]) => known === name)?.[1] ?? offered) as typeof offered;
  const isNew = selection.card === 'new' || name === 'persistingToKeep';
  const kept = { ...offered, card: 'new', keepsCard: true };
  const chosen = name === 'persistingToKeep' ? kept : selection;
  return [
    {
      law: 'Q4.8.d',
      in: [name],
      on: cardsAre(),
      changes: { offer: { ...offer, cards: [] }, ...(isNew ? {} : { selection: { ...chosen, card: 'new' } }) },
    },
    {
      law: 'Q4.8.d',
      in: [name],
      on: cardsAre(second),
      changes: { offer: { ...offer, cards: [second] }, ...(isNew ? {} : { selection: { ...chosen, card: 'card-2' } }) },
    },
    {
      law: 'Q4.8.d',
      in: [name],
      on: cardsAre(second, former),
      changes: { offer: { ...offer, cards: [second, former] } },
    },
  ];
};

/** What is said of several situations at once is one row. */
export const joined = (all: readonly Row[]): Row[] =>
  [...Map.groupBy(all, (row) => JSON.stringify({ ...row, in: null })).values()].map(([first, ...same]) => ({
    ...first!,
    in: [first!, ...same].flatMap((row) => row.in),
  }));
