import { expect, test } from 'vitest';
import type { ArrivalSnapshot } from '../../../machines/login/arrivalMachine.ts';
import { admission, introduced } from '../../../machines/login/arrivalSelectors.ts';
import { RefusedError } from '../../../machines/shared/problem.ts';
import { checkLaws } from '../../support/law/checkLaw.ts';
import { reach } from '../../support/law/moment.ts';
import { failed } from '../../support/paths.ts';
import { laws } from './arrival.law.ts';

checkLaws(...laws);

test('T04: the customer named by a link is shown only while it is being confirmed', () => {
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
  expect([introduced(undefined), admission(undefined)]).toEqual([null, 'granted']);
});

test('T04: nothing is granted before the customer has confirmed it', () => {
  const told = laws.map((law) =>
    Object.entries(law.situations).map(([name, { by }]) => [
      name,
      admission(reach(law, by).snapshot as ArrivalSnapshot),
    ]),
  );
  const open = { introducing: 'open', confirming: 'open', admitting: 'granted', turningAway: 'refused' };
  const granted = { exchanging: 'granted', checking: 'granted', leaving: 'granted' };
  expect(told.map(Object.fromEntries)).toEqual([{ exchanging: 'granted' }, granted, open, { admitting: 'granted' }]);
});

test('Q8.4.c: the output tells why a token was refused', () => {
  const unnamed = failed('exchangeToken', new RefusedError('usernameMissing', 'usernameMissing'));
  const { output } = reach(laws[0]!, [unnamed]).snapshot as ArrivalSnapshot;
  expect(output?.problem?.code).toBe('usernameMissing');
});
