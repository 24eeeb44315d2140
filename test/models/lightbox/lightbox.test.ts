import { expect, test } from 'vitest';
import type { LightboxSnapshot } from '../../../machines/lightbox/lightboxMachine.ts';
import { moveOfKey } from '../../../machines/lightbox/lightboxRules.ts';
import * as read from '../../../machines/lightbox/lightboxSelectors.ts';
import { checkLaws } from '../../support/law/checkLaw.ts';
import { reach } from '../../support/law/moment.ts';
import { byDeadLink, byLink, byPress } from './lightbox.law.ts';

checkLaws(byPress, byLink, byDeadLink);

test('R2.2.1: an arrow goes where it points, in either direction of writing', () => {
  const keys = ['ArrowRight', 'ArrowLeft', 'Home', 'End', 'Enter', 'ArrowUp'];
  expect(keys.map((key) => moveOfKey(key, false))).toEqual(['next', 'previous', 'first', 'last', null, null]);
  expect(keys.map((key) => moveOfKey(key, true))).toEqual(['previous', 'next', 'first', 'last', null, null]);
});

test('R2.2.1: at an end there is nothing beyond', () => {
  const at = (situation: string) => reach(byPress, byPress.situations[situation]!.by).snapshot as LightboxSnapshot;
  const ends = (situation: string) => [read.hasPrevious(at(situation)), read.hasNext(at(situation))];
  expect([ends('first'), ends('middle'), ends('last')]).toEqual([
    [false, true],
    [true, true],
    [true, false],
  ]);
  expect([read.isOpen(at('closed')), read.isFailed(at('middleFailed')), read.isLoading(at('last'))]).toEqual([
    false,
    true,
    true,
  ]);
});
