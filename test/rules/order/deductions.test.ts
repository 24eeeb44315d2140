import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deductions, exceedsCredit, standingCard } from '../../../machines/checkout/deductions.ts';
import { approvalNeed, moneyMoves } from '../../../machines/checkout/moneyMoves.ts';
import { paymentTerms, plainText } from '../../../machines/checkout/terms.ts';
import { event, facility } from '../../models/cart/cart.fixtures.ts';
import { options, visa, withCredit } from '../../models/checkout/checkout.fixtures.ts';

const both = { is_qpoints: true, is_wallet: true };

describe('deductions (Q1.4.b)', () => {
  test.each([
    ['points first, then the wallet, then the card', 49_800, both, { points: 3480, wallet: 8000, rest: 38_320 }],
    ['points alone', 49_800, { is_qpoints: true, is_wallet: false }, { points: 3480, wallet: 0, rest: 46_320 }],
    ['the wallet alone', 49_800, { is_qpoints: false, is_wallet: true }, { points: 0, wallet: 8000, rest: 41_800 }],
    ['nothing chosen', 49_800, { is_qpoints: false, is_wallet: false }, { points: 0, wallet: 0, rest: 49_800 }],
    ['points that are enough', 3000, both, { points: 3000, wallet: 0, rest: 0 }],
    ['both together enough', 10_000, both, { points: 3480, wallet: 6520, rest: 0 }],
    ['nothing to pay', 0, both, { points: 0, wallet: 0, rest: 0 }],
  ])('%s', (_, total, preferences, expected) =>
    expect(deductions(total, preferences, options, 'AED')).toEqual(expected),
  );

  test('know no balance before it is loaded', () =>
    expect(deductions(500, both, null, 'AED')).toEqual({ points: 0, wallet: 0, rest: 500 }));

  test('add up to the total, and take nothing that is not there', () => {
    const amount = fc.double({ min: 0, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(
        fc.nat(1e9),
        fc.boolean(),
        fc.boolean(),
        amount,
        amount,
        (total, is_qpoints, is_wallet, value, balance) => {
          const ways = { q_points: { points: 0, value }, wallet: { balance } };
          const { points, wallet, rest } = deductions(total, { is_qpoints, is_wallet }, ways, 'AED');
          expect(points + wallet + rest).toBe(total);
          expect(Math.min(points, wallet, rest)).toBeGreaterThanOrEqual(0);
          expect(points <= Math.round(value * 100) + 1 && wallet <= Math.round(balance * 100) + 1).toBe(true);
        },
      ),
    );
  });
});

describe('credit (R5.7.6)', () => {
  test.each([
    [5000, 'credit', withCredit, false],
    [5001, 'credit', withCredit, true],
    [5001, 'new', withCredit, false],
    [1, 'credit', options, true],
    [1, 'credit', null, true],
  ])('%d fils by %s', (rest, card, ways, expected) => expect(exceedsCredit(rest, card, ways, 'AED')).toBe(expected));
});

describe('the card that stands (Q4.8.d)', () => {
  const old = { ...visa, id: 'old', is_default: false };
  const noDefault = { ...options, cards: [old] };
  const several = { ...withCredit, cards: [old, visa] };
  test.each([
    ['new', false, null, 'new'],
    ['new', false, noDefault, 'new'],
    ['new', false, several, visa.id],
    ['new', true, several, 'new'],
    [old.id, true, several, old.id],
    [visa.id, true, options, visa.id],
    ['gone', true, options, 'new'],
    [visa.id, true, null, 'new'],
    ['credit', true, withCredit, 'credit'],
    ['credit', true, options, 'new'],
  ])('%s, chosen: %s', (cardId, isCardChosen, ways, expected) =>
    expect(standingCard({ cardId, isCardChosen }, ways)).toBe(expected),
  );
});

describe('what waits for the operator’s word (decision 010)', () => {
  const asked = facility('asked', { isApprovalRequired: true });
  const free = facility('free');
  test.each([
    ['nothing in the cart', [], 'none'],
    ['nothing that must be approved', [free, event('event')], 'none'],
    ['one line of several', [free, asked], 'part'],
    ['one line beside an event', [event('event'), asked], 'part'],
    ['every line', [asked, facility('more', { isApprovalRequired: true })], 'all'],
  ] as const)('%s', (_, lines, expected) => expect(approvalNeed(lines)).toBe(expected));

  test.each([
    [
      'a card is charged after the yes',
      { points: 0, wallet: 0, rest: 14_000 },
      visa.id,
      { setAside: 0, later: 14_000 },
    ],
    [
      'points and wallet are set aside',
      { points: 500, wallet: 1000, rest: 12_500 },
      'new',
      { setAside: 1500, later: 12_500 },
    ],
    [
      'credit is set aside, no card is asked for',
      { points: 500, wallet: 0, rest: 700 },
      'credit',
      { setAside: 1200, later: 0 },
    ],
    ['a wallet that covers it all', { points: 0, wallet: 14_000, rest: 0 }, 'new', { setAside: 14_000, later: 0 }],
  ])('%s', (_, parts, card, expected) => expect(moneyMoves(parts, card)).toEqual(expected));
});

describe('terms (Q5.6.a, R9.3.3)', () => {
  test.each([
    [true, null, 'none'],
    [true, '', 'none'],
    [true, '<p> </p>&nbsp;', 'none'],
    [false, 'The booking terms', 'none'],
    [true, 'Agreed', 'tick'],
    [true, '<p>Agreed</p>', 'tick'],
    [true, ' Agreed ', 'tick'],
    [true, 'Agreed!', 'read'],
    [true, '<p>I <b>agree</b></p>', 'read'],
  ])('enabled: %s, %j → %s', (isEnabled, text, expected) => expect(paymentTerms({ isEnabled, text })).toBe(expected));

  test('are counted without markup and outer blanks (Q4.6.a)', () =>
    expect(plainText('<p>No <b>refund</b></p>\n<p>Never</p>')).toBe('No refund Never'));
});

test('R5.7.6: credit is no way to pay before the ways to pay are known', () => {
  expect(standingCard({ cardId: 'credit', isCardChosen: true }, null)).toBe('new');
});
