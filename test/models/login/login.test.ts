import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, type AnyEventObject } from 'xstate';
import type { LoginEvent, LoginInput } from '../../../machines/login/loginContext.ts';
import { loginMachine } from '../../../machines/login/loginMachine.ts';
import { maskedName } from '../../../machines/login/arrival.ts';
import * as read from '../../../machines/login/loginSelectors.ts';
import { checkLaws } from '../../support/law/checkLaw.ts';
import { reach } from '../../support/law/moment.ts';
import { isSoIn, toldIn } from '../../support/law/told.ts';
import { holdActors, inputOf } from '../../support/replay.ts';
import { loginLaws } from './login.otherWays.law.ts';
import { loginInput, loginInputs, typedEmail, typedGuest, typedPassword, wrongPassword } from './login.model.ts';
import { customer, opened } from '../session/session.model.ts';
import { unsent } from '../confirmByCode/confirmByCode.model.ts';

checkLaws(...loginLaws);

test('no password, no number and nothing of a guest is in the context (T05)', () => {
  const contexts = loginLaws.flatMap((law) =>
    Object.values(law.situations).map(({ by }) => reach(law, by).snapshot.context as object),
  );
  const kept = JSON.stringify(contexts);
  for (const typed of ['Court  Lines 9', '050 ', '507654321', 'omar@said', 'layla@']) expect(kept).not.toContain(typed);
});

describe('the selectors of the login page', () => {
  const byPassword = loginLaws.find(({ situations }) => 'loggingIn' in situations)!;
  const byEmail = loginLaws.find(({ situations }) => 'confirmingCode' in situations)!;

  test('R2.13.2, R2.13.6: which form is shown, also while leaving for the provider', () => {
    expect(toldIn(byPassword, read.way)).toMatchObject({
      password: 'password',
      loggingIn: 'password',
      atProvider: 'password',
      guest: 'guest',
      guestFaulty: 'guest',
    });
    expect(toldIn(byEmail, read.way)).toMatchObject({ email: 'email', confirmingCode: 'email', guest: 'guest' });
    expect(toldIn(byEmail, read.offers)['email']).toEqual({ form: 'email', guests: true, provider: true });
  });

  test('Q5.1.b, R8.1.6: what is wrong, what is under way, and what was chosen', () => {
    const { password, passwordFaulty } = toldIn(byPassword, read.faults);
    expect([password, passwordFaulty]).toMatchObject([{}, { mobile: 'mobileMissing' }]);
    expect(isSoIn(byPassword, read.isAtProvider)).toEqual(['atProvider']);
    expect(isSoIn(byPassword, read.isBusy)).toContain('loggingIn');
    expect(isSoIn(byPassword, read.isBusy)).not.toContain('password');
  });

  test('R4.9.1: captcha and code belong to the e-mail form', () => {
    const { email, guest } = toldIn(byEmail, read.confirmByCode);
    expect([email?.id, guest]).toEqual(['confirmByCode', undefined]);
    expect(toldIn(byPassword, read.arrival)['password']).toBeUndefined();
    const byToken = loginLaws.find(({ situations }) => 'arriving' in situations)!;
    expect(toldIn(byToken, read.arrival)['arriving']?.id).toBe('arrival');
  });
});

test('A19: the form of a guest begins with what was entered before, or with nothing', () => {
  const entered = { name: 'Omar', country_code: '966', mobile_number: '501112223', email: 'omar@said.example' };
  const begun = (known: LoginInput['entered']) =>
    createActor(holdActors(loginMachine).machine, { input: { ...loginInput, entered: known } }).getSnapshot();
  expect(read.entered(begun(entered))).toEqual(entered);
  expect(read.entered(begun(null))).toEqual({ name: '', country_code: '971', mobile_number: '', email: '' });
});

test('the login’s actors get the input of each form', () => {
  const begun = (input: LoginInput) => createActor(holdActors(loginMachine).machine, { input }).getSnapshot();
  const { arrival } = loginInputs['a token'];
  expect(inputOf(begun(loginInputs['a token']), 'arrival')).toMatchObject({ arrival });
  expect(inputOf(begun(loginInputs.email), 'confirmByCode')).toMatchObject({ action: 'login', needsCaptcha: true });
});

test.each([
  [{ name: 'Fatima Al Mansoori' }, 'F••• A••• M•••'],
  [{ name: null, first_name: 'ليلى', last_name: 'حداد' }, 'ل••• ح•••'],
  [{ name: ' ', first_name: null, last_name: null, email: 'layla@haddad.example' }, 'l•••'],
  [{ name: null, email: null }, '•••'],
  [{ name: null, first_name: null, last_name: 'Haddad' }, 'H•••'],
  [{ name: null, first_name: ' ', last_name: ' ', email: 'layla@haddad.example' }, 'l•••'],
  [{ name: 'Layla   Haddad' }, 'L••• H•••'],
])('T04: %o is shown as %s', (changes, masked) => {
  expect(maskedName({ ...customer, ...changes })).toBe(masked);
});

describe('what is sent', () => {
  const sentBy = (event: LoginEvent): unknown => {
    const sent: unknown[] = [];
    const actor = fromPromise(({ input }) => {
      sent.push(input);
      return new Promise<never>(() => undefined);
    });
    const login = createActor(loginMachine.provide({ actors: { logIn: actor, logInAsGuest: actor } as never }), {
      input: loginInput,
    }).start();
    if (event.type === 'guest.submit') login.send({ type: 'guest.choose' });
    login.send(event);
    return sent[0];
  };

  test('the number with and without its country code (R7.4.1, Q7.4.a)', () => {
    expect(sentBy({ type: 'password.submit', ...typedPassword })).toEqual({
      country_code: '971',
      mobile_number: '501234567',
      password: 'Court-Lines-9',
      username: '+971501234567',
    });
  });

  test('a password is sent as it was typed, blanks included', () => {
    const password = ' two  words ';
    expect(sentBy({ type: 'password.submit', ...typedPassword, password })).toMatchObject({ password });
  });

  test.each([
    ['accepted', 1],
    ['none', 0],
  ] as const)('a guest, terms %s (R7.4.11)', (terms, tnc) => {
    expect(sentBy({ type: 'guest.submit', ...typedGuest, name: ' Omar Said ', terms })).toEqual({
      name: 'Omar Said',
      email: 'omar@said.example',
      mobile: '507654321',
      country_code: '971',
      tnc,
    });
  });
});

test('each refusal is shown once, with the server’s message (R8.1.6)', async () => {
  const { machine, settle } = holdActors(loginMachine);
  const login = createActor(machine, { input: loginInput }).start();
  const told: unknown[] = [];
  login.on('login.refused', ({ problem }) => told.push(problem));
  for (const error of [wrongPassword, new TypeError('bug')]) {
    login.send({ type: 'password.submit', ...typedPassword });
    settle({ type: 'xstate.error.actor.logIn', actorId: 'logIn', error });
    await new Promise<void>((resolve) => setImmediate(resolve));
  }
  expect(told).toEqual([
    { code: 'wrongPassword', message: 'Mobile number or password is wrong' },
    { code: 'unexpected', message: null },
  ]);
});

describe('on the way', () => {
  function start(input: LoginInput) {
    const held = holdActors(loginMachine);
    const login = createActor(held.machine, { input });
    const told: AnyEventObject[] = [];
    login.on('*', (event) => told.push({ ...event, in: login.getSnapshot().value }));
    login.start();
    const world = async (type: string, actorId: string, answer: object) => {
      held.settle({ type: `xstate.${type}.actor.${actorId}`, actorId, ...answer });
      await new Promise<void>((resolve) => setImmediate(resolve));
    };
    return { login, told, world, snapshot: () => login.getSnapshot() };
  }
  const output = { user: customer, at: opened };

  test('the login is reported before the browser leaves for the provider’s logout (Q4.9.a)', async () => {
    const { login, world, snapshot } = start(loginInputs['a token and a logout address']);
    login.send({ type: 'arrival.admitted', login: output });
    expect([snapshot().context.outcome, read.isArriving(snapshot())]).toEqual([output, true]);
    await world('done', 'arrival', { output: { problem: null } });
    expect(snapshot().output).toEqual(output);
  });

  test('a token is for one attempt: its refusal is shown with the form (Q8.4.c)', async () => {
    const { told, world, snapshot } = start(loginInputs['a token']);
    const problem = { code: 'mobileMissing', message: null };
    await world('done', 'arrival', { output: { problem } });
    expect(told).toMatchObject([{ type: 'login.refused', problem }]);
    expect([snapshot().value, snapshot().context.arrival]).toEqual([{ password: 'filling' }, null]);
  });

  test('a code that was not sent is reported, and the form is shown again (R8.1.6)', () => {
    const { login, told, snapshot } = start(loginInputs.email);
    login.send({ type: 'email.submit', ...typedEmail });
    const news = unsent('codeUnsent', 'No code today');
    login.send(news);
    expect(told).toMatchObject([{ type: 'login.refused', problem: news.problem }]);
    expect([snapshot().value, read.problem(snapshot())]).toEqual([{ email: 'filling' }, news.problem]);
  });

  test('an unsafe address of the provider is refused with a message of our own', async () => {
    const { login, told, world, snapshot } = start(loginInput);
    login.send({ type: 'provider.choose' });
    await world('done', 'providerRedirect', { output: { problem: { code: 'unsafeProvider', message: null } } });
    expect(told).toMatchObject([{ type: 'login.refused', problem: { code: 'unsafeProvider', message: null } }]);
    expect(snapshot().matches({ password: 'filling' })).toBe(true);
  });
});
