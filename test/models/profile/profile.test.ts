import { expect, test } from 'vitest';
import { parse } from 'valibot';
import { createActor, createEmptyActor } from 'xstate';
import { profileMachine, type ProfileSnapshot } from '../../../machines/profile/profileMachine.ts';
import { Profile } from '../../../src/contract/customers/customers.ts';
import { RefusedError } from '../../../machines/shared/problem.ts';
import { checkLaws } from '../../support/law/checkLaw.ts';
import { reach } from '../../support/law/moment.ts';
import { failed } from '../../support/paths.ts';
import { holdActors } from '../../support/replay.ts';
import { profile, saidBefore } from './profile.law.ts';

checkLaws(profile, saidBefore);

test('R4.1.6: what was typed before, and not saved, is there again', () => {
  const input = {
    profile: parse(Profile, { first_name: 'Layla', city: 'Dubai' }),
    written: { city: 'Sharjah' },
    today: '2026-11-22',
    session: createEmptyActor(),
  };
  const { context } = createActor(holdActors(profileMachine).machine, { input }).getSnapshot();
  expect(context.draft).toMatchObject({ first_name: 'Layla', city: 'Sharjah' });
});

test('R8.1.6: a request that is too large is laid at an ID card that goes along, not at one that is taken away', () => {
  const tooLarge = failed('saveProfile', new RefusedError('tooLarge', 'The request is too large', 413));
  const fieldOf = (...changes: object[]) => {
    const by = [...changes, { type: 'form.submit' }, tooLarge] as Parameters<typeof reach>[1];
    return (reach(profile, by).snapshot as ProfileSnapshot).context.refusedField;
  };
  const change = (file: unknown) => ({ type: 'file.change', field: 'id_card', file });
  const city = { type: 'draft.change', changes: { city: 'Sharjah' } };
  expect([fieldOf(city, change({ name: 'id.pdf' })), fieldOf(city, change('removed')), fieldOf(city)]).toEqual([
    'id_card',
    null,
    null,
  ]);
});
