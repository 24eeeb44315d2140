import { afterEach, describe, expect, test } from 'vitest';
import { userInitials } from '../../../src/shell/personName.ts';
import { customer } from '../../models/session/session.model.ts';

const segmenter = Object.getOwnPropertyDescriptor(Intl, 'Segmenter')!;
afterEach(() => Object.defineProperty(Intl, 'Segmenter', segmenter));

const initials = (name: string) => userInitials({ ...customer, name });

describe('the initials of a name', () => {
  test.each([
    ['Layla Haddad', 'L H'],
    ['layla bint omar haddad', 'L H'],
    ['Layla', 'L'],
    ['ليلى حداد', 'ل ح'],
    ['👩‍👧 Haddad', '👩‍👧 H'],
  ])('of %s are %s', (name, letters) => expect(initials(name)).toBe(letters));

  test('stand where a browser cannot tell letters (Firefox before 125)', () => {
    Reflect.deleteProperty(Intl, 'Segmenter');
    expect(initials('Layla Haddad')).toBe('L H');
    expect(initials('ليلى حداد')).toBe('ل ح');
  });
});
