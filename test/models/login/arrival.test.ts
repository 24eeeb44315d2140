import { expect, test } from 'vitest';
import type { ArrivalSnapshot } from '../../../machines/login/arrivalMachine.ts';
import { introduced } from '../../../machines/login/arrivalSelectors.ts';
import { checkLaws } from '../../support/law/checkLaw.ts';
import { reach } from '../../support/law/moment.ts';
import { laws } from './arrival.law.ts';

checkLaws(...laws);

test('T04: whom a link names is told while it is asked, and to nobody else', () => {
  const strange = laws[2]!;
  const names = Object.entries(strange.situations).map(([name, { by }]) => [
    name,
    introduced(reach(strange, by).snapshot as ArrivalSnapshot)?.name ?? null,
  ]);
  expect(Object.fromEntries(names)).toEqual({
    introducing: null,
    confirming: 'L••• H•••',
    admitting: null,
    turningAway: null,
  });
  expect(introduced(undefined)).toBeNull();
});
