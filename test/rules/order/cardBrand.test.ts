import { expect, test } from 'vitest';
import { cardBrand, cardEnding, cardName } from '../../../machines/checkout/cardBrand.ts';

test.each([
  ['411111******1111', 'Visa'],
  ['555555******4444', 'Mastercard'],
  ['4***1111', 'Unknown'],
  ['4****11111', 'Visa'],
  ['378282*****0005', 'Unknown'],
  ['', 'Unknown'],
])('%j is %s (R9.3.4, R9.3.5)', (cardNumber, brand) => expect(cardBrand(cardNumber)).toBe(brand));

test('shows the last four only', () => expect(cardEnding('411111******1234')).toBe('1234'));

test.each([
  ['411111******1111', 'Visa ••••\u00a01111'],
  ['378282*****0005', '••••\u00a00005'],
])('%s is called %s', (number, name) => expect(cardName(number)).toBe(name));
