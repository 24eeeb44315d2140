import { expect, test } from 'vitest';
import type { QuickChoiceSnapshot } from '../../../machines/quickChoice/quickChoiceMachine.ts';
import * as read from '../../../machines/quickChoice/quickChoiceSelectors.ts';
import { checkLaws } from '../../support/law/checkLaw.ts';
import { reach } from '../../support/law/moment.ts';
import { padel } from '../booking/booking.fixtures.ts';
import { backAgain, quickChoiceLaw as law } from './quickChoice.law.ts';

checkLaws(law, backAgain);

const at = (situation: string) => reach(law, law.situations[situation]!.by).snapshot as QuickChoiceSnapshot;

test.each([
  ['loadingServices', null, null],
  // Today is where the panel begins by itself.
  ['limited', padel.id, null],
  ['tomorrow', padel.id, '2026-11-21'],
] as const)('R2.11: %s, the panel is opened with service %s on %s', (situation, serviceId, date) => {
  expect(read.wanted(at(situation))).toEqual({ serviceId, date });
});

test.each([
  ['loadingServices', true],
  ['servicesFailed', true],
  ['empty', false],
  ['limited', true],
] as const)('R2.11: %s, the question what keeps its place: %s', (situation, asks) => {
  expect(read.asksWhat(at(situation))).toBe(asks);
});
