import { expect, test } from 'vitest';
import { moveOfKey } from '../../../machines/lightbox/lightboxRules.ts';
import * as read from '../../../machines/lightbox/lightboxSelectors.ts';
import { checkLaws } from '../../support/law/checkLaw.ts';
import { isSoIn, toldIn } from '../../support/law/told.ts';
import { byDeadLink, byLink, byPress } from './lightbox.law.ts';

checkLaws(byPress, byLink, byDeadLink);

test('R2.2.1: an arrow key moves in its direction, in either direction of writing', () => {
  const keys = ['ArrowRight', 'ArrowLeft', 'Home', 'End', 'Enter', 'ArrowUp'];
  expect(keys.map((key) => moveOfKey(key, false))).toEqual(['next', 'previous', 'first', 'last', null, null]);
  expect(keys.map((key) => moveOfKey(key, true))).toEqual(['previous', 'next', 'first', 'last', null, null]);
});

test('R2.2.1, R2.1.29: which picture is on screen, whether it loaded, and whether there are others before and after it', () => {
  const open = ['first', 'middle', 'middleShown', 'middleFailed', 'last', 'lastShown', 'reading', 'middleUnconnected'];
  expect(isSoIn(byPress, read.isOpen)).toEqual(open);
  expect(isSoIn(byPress, read.isLoading)).toEqual(['first', 'middle', 'last', 'reading']);
  expect(isSoIn(byPress, read.isFailed)).toEqual(['middleFailed', 'middleUnconnected']);
  expect(isSoIn(byPress, read.isUnconnected)).toEqual(['middleUnconnected']);
  expect(open.map((situation) => toldIn(byPress, read.current)[situation])).toEqual([0, 1, 1, 1, 2, 2, 1, 1]);
  expect(open.filter((situation) => toldIn(byPress, read.hasPrevious)[situation])).toEqual(open.slice(1));
  expect(open.filter((situation) => toldIn(byPress, read.hasNext)[situation])).toEqual(
    open.filter((situation) => !situation.startsWith('last')),
  );
  expect(isSoIn(byPress, read.isReading)).toEqual(['reading']);
  expect(isSoIn(byLink, read.isLinked)).toEqual(['linked', 'again', 'reading']);
  expect(toldIn(byLink, read.tries)).toMatchObject({ linked: 1, again: 2 });
});
