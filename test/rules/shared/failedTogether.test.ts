/** One lost connection is reported once, and only where nothing else is on the page (A03, F01). */
import { expect, test } from 'vitest';
import { failedTogether } from '../../../machines/shared/failedTogether.ts';

const lost = { code: 'lost', message: null };
const failed = { code: 'serverFailed', message: null };
const part = { came: true, awaited: false } as const;
const asked = (is: keyof typeof part, problem: typeof lost | null = null) => ({ isThere: part[is], problem });

test.each([
  ['all that was asked for was lost', [asked('awaited', lost), asked('awaited', lost)], lost],
  ['one was lost, the other is awaited', [asked('awaited', lost), asked('awaited')], lost],
  ['one is awaited, the other was lost', [asked('awaited'), asked('awaited', lost)], lost],
  ['nothing has failed so far', [asked('awaited'), asked('awaited')], null],
  ['one has come', [asked('came'), asked('awaited', lost)], null],
  ['one that had come could not be had anew', [asked('came', lost), asked('awaited', lost)], null],
  ['one failed for a reason of its own', [asked('awaited', failed), asked('awaited', lost)], null],
  ['all failed on the operator’s side', [asked('awaited', failed), asked('awaited', failed)], null],
  ['nothing is asked for', [], null],
])('F01: %s', (_, parts, told) => expect(failedTogether(parts)).toEqual(told));
