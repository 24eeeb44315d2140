/** Which ways to pay are offered, and to whom (R1.5.2, Q1.4.b, Q3.6.e). */
import { describe, expect, test } from 'vitest';
import { balancesOf, markedWay, waysToPay } from '../../../machines/checkout/waysToPay.ts';
import { options, visa, withCredit } from '../../models/checkout/checkout.fixtures.ts';

const payer = { rest: 5000, options: { ...options, cards: [visa] }, isAsked: false, isGuest: false };

test.each([
  [0, 0, { wallet: false, points: false }],
  [12.5, 0, { wallet: true, points: false }],
  [0, 3, { wallet: false, points: true }],
])('R1.5.2: a wallet of %d and points worth %d are shown where there is something', (balance, value, shown) => {
  expect(balancesOf({ ...options, wallet: { balance }, q_points: { points: value * 100, value } })).toEqual(shown);
});

describe('the rest', () => {
  test('nothing is asked for when points and wallet pay it all', () => {
    expect(waysToPay({ ...payer, rest: 0 })).toEqual({ kind: 'none' });
  });

  test('Q3.6.e: saved cards, or a new one, which a customer may keep', () => {
    expect(waysToPay(payer)).toEqual({
      kind: 'choice',
      saved: [visa],
      mayPayExpress: true,
      newCard: 'now',
      mayKeepCard: true,
      credit: null,
    });
  });

  test('a guest has nowhere to keep a card', () => {
    expect(waysToPay({ ...payer, isGuest: true })).toMatchObject({ newCard: 'now', mayKeepCard: false });
  });

  test('a new card is left when the options could not be loaded', () => {
    expect(waysToPay({ ...payer, options: null })).toMatchObject({ kind: 'choice', saved: [], credit: null });
  });

  test('no card is asked for before the venue’s yes; credit may be chosen', () => {
    expect(waysToPay({ ...payer, isAsked: true })).toEqual({ kind: 'cardLater' });
    expect(waysToPay({ ...payer, isAsked: true, options: { ...withCredit, cards: [visa] } })).toEqual({
      kind: 'choice',
      saved: [],
      mayPayExpress: false,
      newCard: 'later',
      mayKeepCard: false,
      credit: withCredit.credit,
    });
  });
});

test.each([
  ['17', false, '17'],
  ['new', false, 'new'],
  ['credit', false, 'credit'],
  ['17', true, 'new'],
  ['credit', true, 'credit'],
])('chosen %s, the venue asked first: %s, is marked at %s', (chosen, isAsked, marked) =>
  expect(markedWay(chosen, isAsked)).toBe(marked),
);
