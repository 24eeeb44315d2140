/** The cart line of an enrolment (R3.6.5), and what of it a browser may persist (012). */
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { withoutAttendees } from '../../../machines/cart/carts.ts';
import { addLines } from '../../../machines/cart/cartRules.ts';
import { academyLine } from '../../../machines/enrolment/academyLines.ts';
import type { Attendee } from '../../../machines/enrolment/attendees.ts';
import { AcademyLine } from '../../../src/contract/orders/cart.ts';
import { facility } from '../../models/cart/cart.fixtures.ts';
import { adam, lina, monday, older, program, wednesday, workshop } from '../../models/enrolment/enrolment.fixtures.ts';

const lineOf = (attendees: readonly Attendee[], changes: Partial<Parameters<typeof academyLine>[0]> = {}) => ({
  ...academyLine({
    workshop,
    program,
    selection: { productId: 11, start: '2026-11-24', days: [monday, wednesday] },
    answer: { price: 450, tax_amount: 22.5, end_date: null },
    attendees,
    ...changes,
  }),
  id: `line ${attendees.map(({ name }) => name).join()} ${changes.program?.name ?? ''}`,
});

describe('R3.6.5: the line', () => {
  test('fits the contract, and costs what was answered for each', () => {
    const line = lineOf([adam, lina]);
    expect(v.parse(AcademyLine, line)).toEqual(line);
    expect(line).toMatchObject({ quantity: 2, price: 450, tax_amount: 22.5, total_price: 945, venue_id: 2 });
  });
  test('is at the academy’s venue, by its id or as an object', () => {
    const venueOf = (changes: object) => lineOf([adam], { workshop: { ...workshop, ...changes } }).venue_id;
    const venue = { ...workshop.venue, id: 9 };
    expect([venueOf({ venue }), venueOf({ venue_id: null, venue }), venueOf({ venue_id: null, venue: null })]).toEqual([
      2,
      9,
      null,
    ]);
  });
  test('ends with the programme where the operator tells no last session', () => {
    expect(lineOf([adam]).date_range).toEqual([
      { start_date: '2026-11-25', end_date: '2026-12-16', days: [monday, wednesday] },
    ]);
  });
  test('is Arabic as far as the operator is', () => {
    const english = { ...workshop, ar_name: null };
    expect(lineOf([adam], { workshop: english }).ar_name).toBe('Padel School، تحت 10 سنوات');
    expect(lineOf([adam], { workshop: english, program: { ...program, ar_name: null } }).ar_name).toBeNull();
  });
});

describe('012: at rest', () => {
  test('it persists attendees by id only, and can be ordered after a reload', () => {
    const kept = withoutAttendees(lineOf([adam, lina]));
    expect(kept.undescribed).toBeUndefined();
    expect(kept.customers.map(({ customer_id }) => customer_id)).toEqual([adam.customerId, lina.customerId]);
    expect(JSON.stringify(kept.customers)).not.toMatch(/Adam|Lina|2018|2019/);
  });
  test('one without numbers is described again, as every other', () => {
    const line = lineOf([adam]);
    const typed = { ...line, customers: line.customers.map((one) => ({ ...one, customer_id: null })) };
    expect(withoutAttendees(typed)).toMatchObject({ undescribed: true, customers: [] });
  });
  test('a relative who visits a court must be described again, since more than their id was given', () => {
    const visited = facility('court', { customers: lineOf([adam]).customers });
    expect(withoutAttendees(visited)).toMatchObject({ undescribed: true, customers: [] });
  });
});

describe('R5.7.12, R5.7.13: in one cart', () => {
  const venueId = 1;
  const forBoth = [adam, lina];
  test.each([
    ['the same programme again', [lineOf([adam])], lineOf([lina]), 'workshopInCart'],
    ['one child in two groups at a time', [lineOf([adam])], lineOf([adam], { program: older }), 'workshopDaysRepeat'],
    ['one of two children', [lineOf(forBoth)], lineOf([lina], { program: older }), 'workshopDaysRepeat'],
    [
      'a child whose line has no numbers',
      [{ ...lineOf([adam]), customers: [] }],
      lineOf([lina], { program: older }),
      'workshopDaysRepeat',
    ],
  ])('%s is refused', (_, lines, line, code) => {
    expect(addLines({ lines, venueId }, [line])).toEqual({ ok: false, code });
  });
  test('brother and sister train at the same time, each in their own group', () => {
    expect(addLines({ lines: [lineOf([adam])], venueId }, [lineOf([lina], { program: older })])).toMatchObject({
      ok: true,
    });
  });
  test('also when the cart comes back after a reload', () => {
    const lines = [withoutAttendees(lineOf([adam]))];
    expect(addLines({ lines, venueId }, [lineOf([lina], { program: older })])).toMatchObject({ ok: true });
    expect(addLines({ lines, venueId }, [lineOf([adam], { program: older })])).toMatchObject({
      code: 'workshopDaysRepeat',
    });
  });
});
