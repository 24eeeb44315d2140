import { expect, test } from 'vitest';
import * as read from '../../../machines/picture/pictureSelectors.ts';
import { checkLaws } from '../../support/law/checkLaw.ts';
import { reach } from '../../support/law/moment.ts';
import { picture } from './picture.law.ts';

checkLaws(picture);

const wide = { address: 'blob:1', width: 400, height: 200 };
const nothing = { source: null, problem: undefined, isReading: false, isCutting: false, beside: false, above: false };

test.each([
  ['resting', nothing],
  ['refused', { ...nothing, problem: 'pictureInvalid' }],
  ['reading', { ...nothing, isReading: true }],
  // Twice as wide as high: there is room to its sides, and above it once it is enlarged.
  ['cropping', { ...nothing, source: wide, beside: true }],
  ['enlarged', { ...nothing, source: wide, beside: true, above: true }],
  ['cutting', { ...nothing, source: wide, beside: true, isCutting: true }],
])('R3.7.10: the selectors in %s', (situation, said) => {
  const snapshot = reach(picture, picture.situations[situation]!.by).snapshot as never;
  expect({
    source: read.source(snapshot),
    problem: read.problem(snapshot)?.code,
    isReading: read.isReading(snapshot),
    isCutting: read.isCutting(snapshot),
    beside: read.hasRoomBeside(snapshot),
    above: read.hasRoomAbove(snapshot),
  }).toEqual(said);
  expect(read.crop(snapshot)).toEqual({ x: 0.5, y: 0.5, zoom: situation === 'enlarged' ? 2 : 1 });
});
