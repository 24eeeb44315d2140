import { expect, test } from 'vitest';
import * as read from '../../../machines/support/supportThreadSelectors.ts';
import { isInThread, withReply } from '../../../machines/support/threadRules.ts';
import { checkLaws } from '../../support/law/checkLaw.ts';
import { isSoIn, toldIn } from '../../support/law/told.ts';
import { firstAnswer, law } from './supportThread.law.ts';

checkLaws(law, firstAnswer);

test('R2.2.5: the request, and how many answers arrived while it was open', () => {
  expect(toldIn(law, read.request)).toMatchObject({ loading: null, shown: { id: 7, status: 'answered' } });
  expect(toldIn(law, read.arrived)).toMatchObject({ loading: 0, shown: 0, news: 2 });
});

test('Q7.6.r, R8.1.6: whether it is missing or loading, and why it failed', () => {
  expect(isSoIn(law, read.isMissing)).toEqual(['missing']);
  expect(isSoIn(law, read.isBusy)).toEqual(['loading', 'trying']);
  expect(toldIn(law, read.problem)).toMatchObject({ shown: null, failed: { code: 'lost', message: null } });
});

const reply = {
  id: 4,
  author: 'Layla',
  from_operator: false,
  message: 'Thank you.',
  date: '2026-11-20 10:00:00',
  files: [],
};

test('Q7.6.r: a reply to a request that is gone does not bring it back', () => {
  expect(withReply(null, reply)).toBeNull();
});

test('Q7.6.r, F03: whether a reply whose answer was lost has arrived; blanks around it do not count, nor who else says it', () => {
  const from = (from_operator: boolean, message: string) => ({ ...reply, from_operator, message });
  const inThread = (...replies: (typeof reply)[]) => isInThread({ replies }, ' Thank you.\n');
  expect([
    inThread(),
    inThread(from(false, 'Thank you')),
    inThread(from(true, 'Thank you.')),
    inThread(from(true, 'Hello'), from(false, '  Thank you. '), from(false, 'Bye')),
  ]).toEqual([false, false, false, true]);
});
