import { expect, test } from 'vitest';
import type { EventInviteSnapshot } from '../../../machines/eventInvite/eventInviteMachine.ts';
import * as read from '../../../machines/eventInvite/eventInviteSelectors.ts';
import { checkLaws } from '../../support/law/checkLaw.ts';
import { reach } from '../../support/law/moment.ts';
import { byLink } from './eventInvite.law.ts';

checkLaws(byLink);

test.each([
  ['loading', 'loading', null],
  ['asked', 'asked', null],
  ['accepting', 'asked', 'accepted'],
  ['accepted', 'accepted', null],
  ['changing', 'accepted', 'declined'],
  ['notTold', 'asked', null],
  ['lookingAsked', 'asked', null],
  ['lookingAccepted', 'accepted', null],
  ['lookingDeclined', 'declined', null],
  ['failed', 'failed', null],
  ['again', 'failed', null],
  ['over', 'over', null],
])('Q2.1.b: %s is shown as %s', (situation, screen, underWay) => {
  const snapshot = reach(byLink, byLink.situations[situation]!.by).snapshot as EventInviteSnapshot;
  expect([read.screen(snapshot), read.answerUnderWay(snapshot)]).toEqual([screen, underWay]);
});
