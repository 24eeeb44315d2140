/** Which form /register shows (R2.1.20, Q3.10.c). */
import { expect, test } from 'vitest';
import { accountKindIn, accountKindSearch } from '../../../machines/registration/accountKind.ts';

const query = (text: string) => new URLSearchParams(text);

test.each([
  ['', 'customer'],
  ['as=partner', 'partner'],
  ['as=Partner', 'customer'],
  ['as=operator&nextUrl=%2Fcart', 'customer'],
])('Q3.10.c: %s is the form of a %s', (search, kind) => expect(accountKindIn(query(search))).toBe(kind));

test('Q3.10.c: the other form keeps where the login leads, and the query that was read stays as it was', () => {
  const before = query('nextUrl=%2Fcart');
  expect(String(accountKindSearch('partner', before))).toBe('nextUrl=%2Fcart&as=partner');
  expect(String(accountKindSearch('customer', query('as=partner&nextUrl=%2Fcart')))).toBe('nextUrl=%2Fcart');
  expect(String(before)).toBe('nextUrl=%2Fcart');
});
