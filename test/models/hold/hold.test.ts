import { expect, test } from 'vitest';
import type { HoldSnapshot } from '../../../machines/hold/holdMachine.ts';
import * as read from '../../../machines/hold/holdSelectors.ts';
import { heldAt } from '../../../machines/hold/holdTime.ts';
import { checkLaws } from '../../support/law/checkLaw.ts';
import { reach } from '../../support/law/moment.ts';
import { holdLaw, oneLine, tenMinutes } from './hold.law.ts';

checkLaws(holdLaw, oneLine, tenMinutes);

test.each([
  ['idle', { counting: false, ending: false, expired: false, unsure: false, until: null, endsAt: 0, gone: 0 }],
  ['renewed', { counting: false, ending: false, expired: false, unsure: false, endsAt: 1_800_000_900_000, gone: 0 }],
  ['unsure', { counting: true, ending: false, expired: false, unsure: true, endsAt: 1_800_000_840_000, gone: 0 }],
  ['ending', { counting: true, ending: true, expired: false, unsure: false, endsAt: 1_800_000_120_000, gone: 0 }],
  ['over', { counting: true, ending: false, expired: true, unsure: false, endsAt: 1_800_000_000_000, gone: 0 }],
  ['lost', { counting: false, ending: false, expired: false, unsure: false, until: null, endsAt: 0, gone: 2 }],
] as const)('A16, F31: what views read of %s', (situation, said) => {
  const snapshot = reach(holdLaw, holdLaw.situations[situation]!.by).snapshot as HoldSnapshot;
  expect({
    counting: read.isCounting(snapshot),
    ending: read.isEnding(snapshot),
    expired: read.isExpired(snapshot),
    unsure: read.isUnsure(snapshot),
    until: read.until(snapshot),
    endsAt: read.endsAt(snapshot),
    gone: read.gone(snapshot).length,
  }).toEqual({ until: '2026-11-21 18:15:00', ...said });
});

test('Q7.3.a: the end is on the venue’s clock, the remaining time on the server’s', () => {
  // 18:15 in Dubai; the device is four minutes ahead of the server.
  const serverNow = Date.UTC(2026, 10, 21, 14, 5);
  const now = serverNow + 240_000;
  const held = { heldUntil: '2026-11-21 18:15:00', isHoldUnsure: true };
  expect(heldAt(held, { now, serverNow })).toEqual({
    until: '2026-11-21 18:15:00',
    left: 600_000,
    endsAt: now + 600_000,
    isUnsure: true,
  });
  expect(heldAt({ ...held, heldUntil: null }, { now, serverNow })).toMatchObject({ until: null, left: 0, endsAt: 0 });
});
