import { expect, test } from 'vitest';
import { parse } from 'valibot';
import { createActor, createEmptyActor } from 'xstate';
import { profileMachine } from '../../../machines/profile/profileMachine.ts';
import { Profile } from '../../../src/contract/customers/customers.ts';
import { checkLaws } from '../../support/law/checkLaw.ts';
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
