import { expect, test } from 'vitest';
import { isFaultless, presentFaults } from '../../../machines/shared/faults.ts';

test('only what is wrong is there', () => {
  const faults = presentFaults<{ name?: string; email?: string }>({ name: null, email: 'emailMissing' });
  expect(Object.keys(faults)).toEqual(['email']);
});

test.each([
  ['nothing', {}, true],
  ['no answer is wrong', { answers: {} }, true],
  ['a field that is not wrong after all', { captcha: undefined }, true],
  ['a field', { email: 'emailMissing' }, false],
  ['one answer', { answers: { 7: 'answerMissing' } }, false],
  ['a field beside good answers', { answers: {}, captcha: 'captchaMissing' }, false],
])('a form may be sent with nothing wrong in it (R5.6.9): %s', (_, faults, expected) => {
  expect(isFaultless(faults)).toBe(expected);
});
