import { expect, test } from 'vitest';
import { shortName } from '../../../src/shell/shortName.ts';
import { layla } from '../../models/cart/cart.fixtures.ts';

test.each([
  ['Layla', 'Layla'],
  ['Omar Saleh', 'Omar Saleh'],
  ['Layla Haddad', 'Layla Hadd…'],
  // No blank is left before the ellipsis.
  ['Alexandra Xu Y', 'Alexandra…'],
  // A letter is what people see as one.
  ['👨‍👩‍👧‍👦'.repeat(11), `${'👨‍👩‍👧‍👦'.repeat(10)}…`],
  ['عبدالرحمن المنصوري', 'عبدالرحمن…'],
])('R2.6.1, R9.3.11: %s is %s on a small screen', (name, shown) => {
  expect(shortName({ ...layla, name })).toBe(shown);
});
