import { expect, test } from 'vitest';
import type { QuickChoiceSnapshot } from '../../../machines/quickChoice/quickChoiceMachine.ts';
import * as read from '../../../machines/quickChoice/quickChoiceSelectors.ts';
import { checkLaws } from '../../support/law/checkLaw.ts';
import { reach } from '../../support/law/moment.ts';
import { isSoIn, toldIn } from '../../support/law/told.ts';
import { done } from '../../support/paths.ts';
import { padel, swimming } from '../booking/booking.fixtures.ts';
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

test('R2.11: with a single service there is no choice', () => {
  const single = reach(law, [done('loadServices', [padel])]).snapshot as QuickChoiceSnapshot;
  expect([read.asksWhat(single), read.service(single)]).toEqual([false, padel]);
});

test('R2.11, R5.5.1–3: the options, the selection, and today', () => {
  const both = [padel, swimming];
  const today = '2026-11-20';
  expect(toldIn(law, read.services)).toEqual({
    loadingServices: [],
    servicesFailed: [],
    empty: [],
    asking: both,
    daysFailed: both,
    limited: both,
    pool: both,
    tomorrow: both,
  });
  expect(toldIn(law, read.service)).toMatchObject({ loadingServices: null, limited: padel, pool: swimming });
  expect(toldIn(law, read.day)).toMatchObject({ loadingServices: today, pool: today, tomorrow: '2026-11-21' });
  expect(new Set(Object.values(toldIn(law, read.today)))).toEqual(new Set([today]));
  // Ten days ahead is the last one; fourteen where no limit is known.
  const days = toldIn(law, read.days);
  expect(days['limited']).toHaveLength(11);
  expect([days['limited']![0], days['limited']!.at(-1), days['asking']!.at(-1)]).toEqual([
    today,
    '2026-11-30',
    '2026-12-03',
  ]);
});

test('F07: services are missing only where they failed to load, not where only the days did', () => {
  expect(isSoIn(law, read.lacksServices)).toEqual(['servicesFailed']);
});
