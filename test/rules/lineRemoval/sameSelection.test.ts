/** Whether what was taken out can go back into the cart as it is by now (A09). */
import { expect, test } from 'vitest';
import { isSameContent } from '../../../machines/lineRemoval/lineRemovalRules.ts';
import { addon, event, swim } from '../../models/cart/cart.fixtures.ts';

const pool = swim('swim');
const towel = { ...addon(), product_id: 31, quantity: 1 };
const taken = { ...pool, addons: [towel] };

test.each([
  ['the same', taken, true],
  ['another price', { ...taken, price: 36 }, true],
  ['another addon', { ...taken, addons: [{ ...towel, product_id: 32 }] }, false],
  ['more of an addon', { ...taken, addons: [{ ...towel, quantity: 2 }] }, false],
  ['no addon', pool, false],
  ['more of it', { ...taken, quantity: 2 }, false],
  ['something else', event('event'), false],
])('%s is the same selection: %s', (_, now, expected) => expect(isSameContent([taken], [now])).toBe(expected));
