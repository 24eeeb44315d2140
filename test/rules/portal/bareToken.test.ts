import { expect, test } from 'vitest';
import { isBareToken } from '../../../machines/portal/bareToken.ts';

const token = 'aB3-_'.repeat(7);

test.each([
  [token, true],
  [token.slice(0, 32), true],
  [token.slice(0, 31), false],
  ['a'.repeat(2_000), true],
  // No token is longer than the login takes.
  ['a'.repeat(2_001), false],
  [`${token}.`, false],
  [`.${token}`, false],
  ['our-story', false],
])('Q2.1.a: %.40s is a token without its path: %s', (part, isToken) => expect(isBareToken(part)).toBe(isToken));
