/** The messages that developers get when a value does not fit the contract. */
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { CodeLogin, EmailChange } from '../../../src/contract/customers/auth.ts';
import { ExpressMethods } from '../../../src/contract/additions/expressPay.ts';
import { SendAgain } from '../../../src/contract/additions/sendAgain.ts';
import { ErasureWish } from '../../../src/contract/additions/erase.ts';
import { TopUpQuery, TopUpTerms } from '../../../src/contract/additions/topUp.ts';
import { orderAdditionEndpoints } from '../../../src/contract/endpoints/additions/order.ts';
import { SiteConfig } from '../../../src/contract/site/site.ts';
import { ErrorResponse, WireDate, WireTime, WireTimestamp } from '../../../src/contract/wire/wire.ts';
import { anything, faultsOf, may } from '../support/wireExample.ts';

const saidOf = (schema: v.GenericSchema, input: unknown): string[] =>
  (v.safeParse(schema, input).issues ?? []).map(({ message }) => message);

const money = { net: 100, vat: 5, total: 105 };
const invoice = {
  number: 'INV-1',
  issued_at: '2026-11-26 18:00:00',
  ...money,
  order_id: 1,
  supplied_on: '2026-11-26',
  currency: 'AED',
  seller: { name: 'Saha', address: 'Street 4', trn: '100123456700003' },
  customer: { name: 'Layla Haddad' },
  lines: [{ name: 'Court 1', quantity: 1, unit_price: 100, discount: 0, vat_rate: 5, ...money }],
  discount: 1,
  paid_with: [],
};

describe('a refusal says what should stand there', () => {
  test.each<[string, v.GenericSchema, unknown]>([
    ['a date is written YYYY-MM-DD', WireDate, '26.11.2026'],
    ['a time is written HH:mm:ss', WireTime, '18:00'],
    ['a timestamp is written YYYY-MM-DD HH:mm:ss', WireTimestamp, '2026-11-26'],
    [
      'no date',
      v.pick(SiteConfig, ['qube_custom_booking_start_date']),
      { qube_custom_booking_start_date: '2026-02-30' },
    ],
    ['an e-mail address', EmailChange, { email: 'layla' }],
    ['six digits', CodeLogin, { otp: '12345', email: 'layla@saha.example' }],
    ['six digits', ErasureWish, { otp: '12345' }],
    ['an e-mail address', SendAgain, { email: 'layla' }],
    ['a mobile number', SendAgain, { mobile: '12' }],
    ['an address or a number', SendAgain, {}],
    ['a key or a number', TopUpQuery, {}],
    ['the least is not more than the most', TopUpTerms, { currency: 'AED', min: 2, max: 1, amounts: [] }],
    ['the lines make the totals', orderAdditionEndpoints.invoice.answer, { status: true, data: invoice }],
  ])('%s', (words, schema, input) => expect(saidOf(schema, input)).toContain(words));
});

test('an error says no more than which rule, which field and a message (Q7.1.d)', () => {
  const error = {
    status: false,
    message: may('Taken'),
    data: may(anything({ left: 3 })),
    code: may('slotTaken'),
    field: may('start_time'),
  };
  expect(faultsOf(ErrorResponse, error)).toEqual([]);
  expect(saidOf(ErrorResponse, { status: true })).toHaveLength(1);
});

test('Q7.7.i: a number is taken with its plus and without', () => {
  expect(['+971501234567', '0501234567'].map((mobile) => v.is(SendAgain, { mobile }))).toEqual([true, true]);
});

test('Q7.7.k: ways of a gateway that are not known here are left out', () => {
  const known = { name: 'apple_pay', merchant_name: 'Saha', merchant_id: 'm-1', country: 'AE', networks: ['visa'] };
  expect(v.parse(ExpressMethods, [{ name: 'paying_by_heart' }, known, null])).toMatchObject([known]);
});
