import { describe, expect, test } from 'vitest';
import * as read from '../../../machines/topUp/topUpSelectors.ts';
import { checkLaws } from '../../support/law/checkLaw.ts';
import { reach, step } from '../../support/law/moment.ts';
import { isSoIn, toldIn } from '../../support/law/told.ts';
import { offer, offered } from './topUp.fixtures.ts';
import { topUp } from './topUp.law.ts';
import { topUpElsewhere } from './topUp.elsewhere.law.ts';
import { leftLate, topUpReturned, unsaid } from './topUp.returned.law.ts';
import { topUpCounted, topUpUnsettled } from './topUp.unsettled.law.ts';
import {
  connectionError,
  declined,
  loaded,
  newOne,
  no,
  notStarted,
  paid,
  pending,
  persistCard,
  persisted,
  sends,
  submit,
  unsafeProblem,
} from './topUp.situations.ts';

checkLaws(topUp, topUpReturned, leftLate, unsaid, topUpElsewhere, topUpUnsettled, topUpCounted);

test('Q7.7.c: a card that is saved already is not saved once more, whatever was ticked for a new one', () => {
  const chosen = { type: 'card.choose', card: 'card-1', transactionId: null };
  const now = reach(topUp, [loaded, newOne, persistCard, chosen, submit]);
  expect(step(topUp.machine, now, persisted).does).toEqual([sends(false)]);
});

test('K01: what this tab sent is asked for after a reload, before anything else', () => {
  const intent = { owner: 'customer 7', key: 'k-1', amount: 250, card: 'card-1', transactionId: null };
  const reloaded = { ...topUp, input: { owner: intent.owner, transactionId: null, intent } };
  expect(reach(reloaded, []).snapshot.value).toBe('asking');
});

describe('what the page of a top-up is told', () => {
  test('F16, F38: what stands there, and still stands while something is asked', () => {
    expect(toldIn(topUp, read.screen)).toEqual({
      loading: 'loading',
      failed: 'failed',
      choosing: 'form',
      little: 'form',
      toKeep: 'form',
      persisting: 'form',
      persistingToKeep: 'form',
      notKept: 'form',
      starting: 'form',
      leaving: 'waiting',
      refusedStart: 'form',
      turnedAway: 'form',
      startedOver: 'form',
      asking: 'form',
      waiting: 'waiting',
      polling: 'waiting',
      lastPoll: 'waiting',
      unsafe: 'waiting',
      unreachable: 'unreachable',
      askingAgain: 'unreachable',
      noneOfIt: 'form',
      settlingPaid: 'waiting',
      settlingDeclined: 'waiting',
      credited: 'credited',
      refused: 'refused',
      closing: 'waiting',
      closingLate: 'waiting',
    });
    expect(toldIn(topUpReturned, read.screen)).toEqual({ asking: 'loading', unknown: 'loading', strange: 'waiting' });
  });

  test('K01: that another tab has sent one, as long as it may not be known what became of it', () => {
    expect(toldIn(topUpElsewhere, read.screen)).toEqual({
      loading: 'loading',
      failed: 'failed',
      choosing: 'form',
      persisting: 'form',
      starting: 'form',
      leaving: 'waiting',
      asking: 'elsewhere',
      coming: 'elsewhere',
      waiting: 'waiting',
      unreachable: 'unreachable',
      askingAgain: 'unreachable',
      comingAgain: 'unreachable',
      waitingAgain: 'waiting',
      askingItsEnd: 'waiting',
      turnedAway: 'form',
      startedOver: 'form',
      noneThere: 'form',
      credited: 'credited',
      refused: 'refused',
    });
  });

  test('R8.1.6: why it did not work', () => {
    const { failed, unsafe, refusedStart, noneOfIt, unreachable, choosing } = toldIn(topUp, read.problem);
    expect({ failed, unsafe, refusedStart, noneOfIt, unreachable, choosing }).toEqual({
      failed: connectionError,
      unsafe: unsafeProblem,
      refusedStart: no,
      noneOfIt: notStarted,
      unreachable: connectionError,
      choosing: null,
    });
  });

  test('Q7.7.c: what is offered and chosen, and how much that is', () => {
    const at = toldIn(topUp, (snapshot: never) =>
      [read.offer, read.selection, read.amount].map((ask) => (ask as (one: never) => unknown)(snapshot)),
    );
    const first = { offered: null, written: '', card: 'new', keepsCard: false };
    expect(at['loading']).toEqual([null, first, null]);
    expect(at['choosing']).toEqual([offer, offered, 250]);
    expect(at['little']).toEqual([offer, { ...offered, offered: null, written: '9.99' }, null]);
  });

  test('Q7.7.c: what is wrong with the amount, once it was sent and no sooner', () => {
    const { little, choosing, persisting, loading } = toldIn(topUp, read.fault);
    expect({ little, choosing, persisting, loading }).toEqual({
      little: null,
      choosing: null,
      persisting: null,
      loading: null,
    });
    const sent = topUp.situations['little']!.by.concat({ type: 'topUp.submit' });
    expect(toldIn({ ...topUp, situations: { sent: { by: sent, state: 'choosing' } } }, read.fault)).toEqual({
      sent: 'tooLittle',
    });
  });

  test('F16: what the bank has said, and whether its page can be gone back to', () => {
    const { starting, waiting, settlingPaid, refused } = toldIn(topUp, read.topUp);
    expect({ starting, waiting, settlingPaid, refused }).toEqual({
      starting: null,
      waiting: pending,
      settlingPaid: paid,
      refused: declined,
    });
    const hasPage = toldIn(topUp, read.hasGatewayPage);
    expect([hasPage['starting'], hasPage['waiting'], hasPage['refused']]).toEqual([false, true, false]);
    expect(toldIn(topUpReturned, read.hasGatewayPage)).toEqual({ asking: false, unknown: false, strange: false });
  });

  test('R8.1.6: whether it is at work', () => {
    expect(isSoIn(topUp, (snapshot) => !read.isBusy(snapshot))).toEqual([
      'failed',
      'choosing',
      'little',
      'toKeep',
      'notKept',
      'turnedAway',
      'waiting',
      'lastPoll',
      'unsafe',
      'unreachable',
      'startedOver',
      'credited',
      'refused',
    ]);
  });
});
