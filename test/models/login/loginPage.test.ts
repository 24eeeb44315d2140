import { expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, type AnyEventObject } from 'xstate';
import { arrivalMachine } from '../../../machines/login/arrivalMachine.ts';
import { loginMachine } from '../../../machines/login/loginMachine.ts';
import {
  loginPageMachine,
  type LoginPageSnapshot,
  type SessionNews,
} from '../../../machines/login/loginPageMachine.ts';
import { isBroken, leadsTo, login } from '../../../machines/login/loginPageSelectors.ts';
import { checkLaws } from '../../support/law/checkLaw.ts';
import type { Law } from '../../support/law/law.ts';
import { reach } from '../../support/law/moment.ts';
import { done } from '../../support/paths.ts';
import { holdActors } from '../../support/replay.ts';
import { loginInputs } from './login.model.ts';
import { byForm, byToken, ofCustomer, ofGuest } from './loginPage.law.ts';
import { customer, opened } from '../session/session.model.ts';

checkLaws(byForm, byToken, ofCustomer, ofGuest);

const at = (law: Law, situation: string) => reach(law, law.situations[situation]!.by).snapshot as LoginPageSnapshot;

test.each([
  [byForm, 'waiting', null, true],
  [byForm, 'ledBack', 'back', false],
  [byToken, 'atGoodbye', null, true],
  [ofCustomer, 'ledHome', 'home', false],
  [ofGuest, 'waiting', null, true],
] as const)('R2.1.19, R2.4.12: %# %s leads where it must', (law, situation, to, hasLogin) => {
  const snapshot = at(law, situation);
  expect([leadsTo(snapshot), login(snapshot) !== null]).toEqual([to, hasLogin]);
});

test('a failed login is reported as broken', () => {
  expect([isBroken(at(byForm, 'broken')), isBroken(at(byForm, 'waiting'))]).toEqual([true, false]);
});

test('Q4.9.a, R4.9.4: the session gets a token login once, before the browser leaves for the provider’s logout', async () => {
  const told: AnyEventObject[] = [];
  const held = holdActors(arrivalMachine, ['watchPageShown']);
  const session = createActor(fromCallback(({ receive }) => receive((event) => told.push(event)))).start();
  const actors = {
    login: loginMachine.provide({ actors: { arrival: held.machine } }),
    watchSession: fromCallback<SessionNews, undefined>(() => undefined),
    endRedirect: fromPromise<void, void>(async () => undefined),
  };
  const page = createActor(loginPageMachine.provide({ actors }), {
    input: { login: { ...loginInputs['a token and a logout address'], session }, user: null },
  }).start();
  const answer = async (event: AnyEventObject) => {
    held.settle(event);
    await new Promise<void>((resolve) => setImmediate(resolve));
  };
  const output = { user: customer, at: opened };
  await answer(done('exchangeToken', output));
  expect(told).toEqual([{ type: 'session.logIn', ...output }]);
  const arrival = login(page.getSnapshot())?.getSnapshot().children.arrival;
  expect(arrival?.getSnapshot().value).toBe('checkingLogout');
  page.send({ type: 'session.changed', user: customer });
  await answer(done('askProvider', { url: 'https://idp.example/authorize' }));
  expect(leadsTo(page.getSnapshot())).toBeNull();
  await answer(done('leaveForLogout'));
  arrival?.send({ type: 'page.shown' });
  await answer(done('none'));
  expect([leadsTo(page.getSnapshot()), told.length]).toEqual(['back', 1]);
});
