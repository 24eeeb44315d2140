/** The selection of a programme in its address, and the request for its price (Q2.2.a, R7.3.7). */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isStart,
  selectionIn,
  clearSelection,
  priceQuestionOf,
  writeSelection,
  type EnrolmentSelection,
} from '../../../machines/enrolment/enrolmentSelection.ts';
import { sessionDates } from '../../../machines/enrolment/programmes.ts';
import { monday, now, program, programOf, term, trial, wednesday } from '../../models/enrolment/enrolment.fixtures.ts';

const usual: EnrolmentSelection = { productId: 11, start: '2026-11-24', days: [monday, wednesday] };
const read = (search: string) => selectionIn(new URLSearchParams(search), program, now);

describe('an address', () => {
  test.each([
    ['nothing', '', usual],
    ['a package', 'package=13', { ...usual, productId: 13 }],
    ['a first day and days', 'from=2026-12-01&days=8', { ...usual, start: '2026-12-01', days: [wednesday] }],
    ['a package that is not sold here', 'package=99', usual],
    ['a start in the past', 'from=2026-11-23', usual],
    ['a start after the end', 'from=2026-12-17', usual],
    ['no date', 'from=tomorrow', usual],
    ['a date and more', 'from=2026-12-01x', usual],
    ['more and a date', 'from=2026-11-302026-12-01', usual],
    ['days without training', 'days=69', usual],
    // Of repeated parameters the first valid one counts (014).
    ['a first day twice', 'from=soon&from=2026-12-01&from=2026-11-30', { ...usual, start: '2026-12-01' }],
    ['nonsense', 'package=x&days=-0.5&from=%00', usual],
  ])('that asks for %s', (_, search, selection) => {
    expect(read(search)).toEqual(selection);
  });

  const choices = fc.record({
    productId: fc.constantFrom(11, 13),
    start: fc.constantFrom(...sessionDates('2026-11-24', '2026-12-16', [127]), '2026-11-24', '2026-12-16'),
    days: fc.constantFrom([monday], [wednesday], [monday, wednesday]),
  });
  test('writes the selection, and keeps other parameters', () => {
    fc.assert(
      fc.property(choices, (selection) => {
        const params = new URLSearchParams('lang=ar&enrol=41&from=2026-11-30&days=2');
        writeSelection(params, selection, program, now);
        expect(selectionIn(params, program, now)).toEqual(selection);
        expect(params.get('lang')).toBe('ar');
        clearSelection(params);
        expect(params.toString()).toBe('lang=ar');
      }),
    );
  });
  test('writes no defaults, and no names', () => {
    const params = new URLSearchParams('enrol=41');
    writeSelection(params, usual, program, now);
    expect(params.toString()).toBe('enrol=41&package=11');
    writeSelection(params, { ...usual, days: [] }, program, now);
    expect(params.toString()).toBe('enrol=41&package=11');
  });
});

describe('R7.3.7: the price is asked for', () => {
  test.each([
    [
      'the first session of the chosen days',
      { ...usual, days: [monday] },
      { workshop_program_id: 41, product_id: 11, start_date: '2026-11-30', days: [monday] },
    ],
    [
      'all days of a package that is bought whole (Q7.3.c)',
      { ...usual, productId: trial.product_id, days: [monday] },
      { workshop_program_id: 41, product_id: 13, start_date: '2026-11-25', days: [monday, wednesday] },
    ],
    ['nothing without a day', { ...usual, days: [] }, null],
    ['nothing after the last session', { ...usual, start: '2026-12-16', days: [monday] }, null],
    ['nothing without a package', { ...usual, productId: null }, null],
  ])('%s', (_, selection, question) => {
    expect(priceQuestionOf(program, selection)).toEqual(question);
  });
  test('nothing where nothing is sold', () => {
    const unsold = programOf({ packages: [] });
    expect(selectionIn(new URLSearchParams(), unsold, now).productId).toBeNull();
    expect(priceQuestionOf(programOf({ packages: [term] }), { ...usual, productId: 13 })).toBeNull();
  });
});

test('R7.3.7: the first day is between the first possible one and the programme’s last', () => {
  const starts = ['2026-11-23', '2026-11-24', '2026-12-16', '2026-12-17'];
  expect(starts.filter((date) => isStart(program, now, date))).toEqual(['2026-11-24', '2026-12-16']);
});
