import { expect, test } from 'vitest';
import { countdown } from '../../../src/components/text/countdown.ts';

test.each([
  [900, '15:00'],
  [125, '2:05'],
  [59, '0:59'],
  [0, '0:00'],
])('%d seconds are %s', (seconds, text) => expect(countdown(seconds)).toBe(text));
