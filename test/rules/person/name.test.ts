import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nameFault, splitName } from '../../../machines/person/name.ts';

describe('names', () => {
  test.each(['Ann Lee', 'علي', 'José', 'عَلِي', 'Zoë van Dijk', '  Al  '])('R5.2.6: %s is one', (name) =>
    expect(nameFault(name)).toBeNull(),
  );
  test.each(['Ali 1', 'Ann!', "O'Neill", 'Anne-Marie', 'Иван', '李', '١٢', '\u0301\u0301'])(
    'R5.2.6: %s is none',
    (name) => expect(nameFault(name)).toBe('nameInvalid'),
  );
  test.each(['J', 'ع', 'é'])('R5.2.7: %s is too short', (name) => expect(nameFault(name)).toBe('nameShort'));
  test.each(['', '   '])('R5.1.1: "%s" is missing', (name) => expect(nameFault(name)).toBe('nameMissing'));

  test('R5.2.6: a digit anywhere spoils it', () =>
    fc.assert(
      fc.property(fc.constantFrom('Layla', 'ليلى'), fc.nat(9), fc.nat(4), (name, digit, place) => {
        expect(nameFault(name.slice(0, place) + digit + name.slice(place))).toBe('nameInvalid');
      }),
    ));
});

test.each([
  ['Layla Haddad', 'Layla', 'Haddad'],
  ['  Hind  Al Falasi ', 'Hind', 'Al Falasi'],
  ['ليلى', 'ليلى', ''],
  ['', '', ''],
])('R3.7.7: "%s" is %s and %s', (name, first_name, last_name) =>
  expect(splitName(name)).toEqual({ first_name, last_name }),
);
