// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createActor, type AnyEventObject } from 'xstate';
import type { LoginInput } from '../../../machines/login/loginContext.ts';
import { loginMachine, type LoginSnapshot } from '../../../machines/login/loginMachine.ts';
import type { LoginOffers } from '../../../machines/login/loginOffers.ts';
import * as read from '../../../machines/login/loginSelectors.ts';
import { RefusedError } from '../../../machines/shared/problem.ts';
import { registrationDraft } from '../../../src/adapters/storage/drafts/registrationDrafts.ts';
import { takeArrival } from '../../../src/adapters/address/providerRedirect.ts';
import { LoginDialog } from '../../../src/pages/login/LoginDialog.tsx';
import { LoginForm } from '../../../src/pages/login/LoginForm.tsx';
import { Component as LoginPage } from '../../../src/pages/login/LoginPage.tsx';
import { notices } from '../../../src/actors/notices.ts';
import { loginForms, loginInput, typedPassword } from '../../models/login/login.model.ts';
import { customer, findings, userOf } from '../../models/session/session.model.ts';
import { configOf } from '../../models/site/site.model.ts';
import { polyfillDialogs } from '../../support/dialogElement.ts';
import { done, failed, pathsOf } from '../../support/paths.ts';
import { holdActors, walk, type Subject } from '../../support/replay.ts';
import { stage } from '../login.fixture.tsx';

polyfillDialogs();
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const withGuests = configOf({ is_guest_checkout: 1, tnc: 'Play fair.' });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: unknown) => fireEvent.change(field(name), { target: { value } });
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => fireEvent.click(button(name));

/** The user input for each event of the model. */
const gestures: Record<string, (event: AnyEventObject) => void> = {
  'password.submit': ({ mobile_number, password }) => {
    type('Mobile number', mobile_number);
    type('Password', password);
    press('Log in');
  },
  'guest.choose': () => press('Continue as guest'),
  'guest.submit': ({ name, mobile_number, email, terms }) => {
    type('Name', name);
    type('Mobile number', mobile_number);
    type('Email', email);
    const tick = screen.getByRole<HTMLInputElement>('checkbox');
    if (tick.checked !== (terms === 'accepted')) fireEvent.click(tick);
    press('Continue as guest');
  },
  'account.choose': () => press('I have an account'),
};

const faultTexts: Record<string, string> = {
  nameMissing: 'Name is required',
  nameInvalid: 'Name must be a valid name in Latin or Arabic',
  mobileMissing: 'Please enter valid mobile number',
  mobileInvalid: 'Mobile number is not valid',
  emailMissing: 'Email is required',
  emailInvalid: 'Please input correct email address',
  passwordMissing: 'Password is required',
  termsOpen: 'Please accept the terms and conditions',
};
const problemTexts: Record<string, string> = {
  wrongPassword: 'Mobile number or password is wrong',
  guestRefused: 'Guests cannot book today',
  lost: 'We lost the connection. Please try again.',
};

function isTold(text: string | undefined): boolean {
  const { shown } = notices.getSnapshot().context;
  return shown?.tone === 'bad' && shown.text === text;
}

async function formSubject(): Promise<Subject> {
  const { show } = await stage({ config: withGuests });
  const { machine, settle } = holdActors(loginMachine);
  const login = createActor(machine, { input: loginInput }).start();
  show(<LoginForm login={login} headingId="heading" level={2} onForgot={() => undefined} />);
  return {
    act: (event) => gestures[event.type]!(event),
    settle: (event) =>
      act(async () => {
        settle(event);
        await Promise.resolve();
      }),
    check: (state) => {
      const snapshot = state as LoginSnapshot;
      if (snapshot.status === 'done') return;
      const isGuest = read.way(snapshot) === 'guest';
      screen.getByRole('heading', { name: isGuest ? 'Continue as guest' : 'Log in' });
      const submit = button(isGuest ? 'Continue as guest' : 'Log in');
      expect(submit.getAttribute('aria-busy')).toBe(read.isBusy(snapshot) ? 'true' : null);
      checkFaults(Object.values(read.faults(snapshot)));
      const problem = read.problem(snapshot);
      expect(document.querySelector('.login > .note')?.textContent).toBe(
        problem ? problemTexts[problem.code] : undefined,
      );
      // The title is read first, so it says that the form came back (2.4.2).
      const isRefused = problem !== null || document.querySelector('[aria-invalid="true"]') !== null;
      expect(document.title).toBe(`${isRefused ? 'Error: ' : ''}${isGuest ? 'Continue as guest' : 'Log in'} · Saha`);
      // The server's message is a notice as well; ours is shown once (R8.1.6).
      if (problem !== null) expect(isTold(problemTexts[problem.code])).toBe(problem.message !== null);
    },
  };
}

/** Every refused field says why, in words that belong to it, and no other field does. */
function checkFaults(faults: string[]): void {
  const refused = [...document.querySelectorAll('[aria-invalid="true"]')];
  const reasons = refused.map((control) => {
    const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
    return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
  });
  expect(new Set(reasons)).toEqual(new Set(faults.map((fault) => faultTexts[fault])));
  const place = refused.length > 1 ? document.querySelector('[data-refusals]') : refused[0];
  expect(refused.length === 0 || document.activeElement === place).toBe(true);
}

const paths = pathsOf(loginForms);

describe('the form of each way in (R2.13.1, R2.13.12, R2.13.13, R5.1.4)', () => {
  test.each(paths)('$title', async (path) => walk(path, await formSubject()));
});

describe('the login form', () => {
  const open = async (
    config = withGuests,
    offers: Partial<LoginOffers> = {},
    entered: LoginInput['entered'] = null,
  ) => {
    const { show } = await stage({ config });
    const { machine, settle } = holdActors(loginMachine);
    const login = createActor(machine, {
      input: { ...loginInput, offers: { ...loginInput.offers, ...offers }, entered },
    }).start();
    const onForgot = vi.fn<() => void>();
    show(<LoginForm login={login} headingId="heading" level={2} onForgot={onForgot} />);
    return { login, settle, onForgot };
  };

  test('3.3.1: several refusals are in a summary that links to each, and nothing is an alert', async () => {
    await open();
    press('Continue as guest');
    press('Continue as guest');
    const summary = document.querySelector<HTMLElement>('[data-refusals]')!;
    expect(document.activeElement).toBe(summary);
    const refusals = within(summary).getAllByRole('button');
    expect(refusals.map(({ textContent }) => textContent)).toEqual([
      'Name is required',
      'Please enter valid mobile number',
      'Email is required',
      'Please accept the terms and conditions',
    ]);
    const controls = [field('Name'), field('Mobile number'), field('Email'), screen.getByRole('checkbox')];
    for (const [index, refusal] of refusals.entries()) {
      fireEvent.click(refusal);
      expect(document.activeElement).toBe(controls[index]);
    }
    expect(document.querySelectorAll('[role="alert"]')).toHaveLength(0);
  });

  test('keeps what was typed when the server refuses', async () => {
    const { settle } = await open();
    gestures['password.submit']!({ type: 'password.submit', ...typedPassword });
    await act(async () => settle({ type: 'xstate.error.actor.logIn', actorId: 'logIn', error: new Error('x') }));
    expect(field('Mobile number').value).toBe(typedPassword.mobile_number);
    expect(field('Password').value).toBe(typedPassword.password);
  });

  test('helps password managers and phones', async () => {
    await open();
    expect(field('Password').autocomplete).toBe('current-password');
    expect(field('Password').type).toBe('password');
    expect(field('Mobile number').autocomplete).toBe('tel-national');
    expect(field('Mobile number').inputMode).toBe('tel');
  });

  test('shows the password on request', async () => {
    await open();
    press('Show password');
    expect(field('Password').type).toBe('text');
  });

  test('begins with 971 and sends the country that was picked (R9.1.4)', async () => {
    const { login } = await open();
    const sent = vi.spyOn(login, 'send');
    const country = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country code' });
    expect(country.selectedOptions[0]?.textContent).toBe('United Arab Emirates +971');
    fireEvent.change(country, { target: { value: 'GB' } });
    gestures['password.submit']!({ type: 'password.submit', mobile_number: '07911 123456', password: 'x' });
    expect(sent).toHaveBeenCalledWith({
      type: 'password.submit',
      country_code: '44',
      mobile_number: '07911 123456',
      password: 'x',
    });
  });

  test('offers guest login only where the operator allows it (R2.13.5)', async () => {
    await open(configOf(), { guests: false });
    expect(screen.queryByRole('button', { name: 'Continue as guest' })).toBeNull();
  });

  test.each([true, false])('R2.13.6: offers UAE PASS where the operator has it: %s', async (provider) => {
    await open(withGuests, { provider });
    expect(screen.queryByRole('button', { name: 'Continue with UAE PASS' }) !== null).toBe(provider);
  });

  test('R1.6.3: UAE PASS opens, and a customer who changes their mind comes back', async () => {
    await open();
    press('Continue with UAE PASS');
    const heading = screen.getByRole('heading', { name: 'UAE PASS opens' });
    expect(document.activeElement).toBe(heading);
    expect(screen.queryByRole('textbox')).toBeNull();
    press('Choose another way');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Log in' }));
  });

  test('an unsafe address of the provider is reported, and the form is shown again', async () => {
    const { settle } = await open();
    press('Continue with UAE PASS');
    await act(async () => settle(done('providerRedirect', { problem: { code: 'unsafeProvider', message: null } })));
    const told = 'UAE PASS cannot be reached safely right now. Please log in another way.';
    // Shown once, in the form, and announced there.
    expect(document.querySelector('.note[role="alert"]')?.textContent).toBe(told);
    expect(isTold(told)).toBe(false);
    expect(field('Password')).toBeTruthy();
  });

  test('what went wrong with a login is no news once its form is gone', async () => {
    const { show } = await stage({ config: withGuests });
    const { machine, settle } = holdActors(loginMachine);
    const login = createActor(machine, { input: loginInput }).start();
    show(<LoginForm login={login} headingId="heading" level={2} onForgot={() => undefined} />);
    act(() => login.send({ type: 'password.submit', ...typedPassword }));
    await act(async () =>
      settle(failed('logIn', new RefusedError('wrongPassword', 'Mobile number or password is wrong'))),
    );
    expect(isTold('Mobile number or password is wrong')).toBe(true);
    cleanup();
    expect(notices.getSnapshot().context.shown).toBeNull();
  });

  test('R2.13.3: leads to a new password', async () => {
    const { onForgot } = await open();
    press('Forgot password');
    expect(onForgot).toHaveBeenCalledOnce();
  });

  test('R2.13.4: leads to a new account, and remembers where from', async () => {
    await open();
    const link = screen.getByRole('link', { name: 'Create an account' });
    expect(link.getAttribute('href')).toBe('/register?nextUrl=%2F');
  });

  test('leads the focus to the other form', async () => {
    await open();
    const heading = screen.getByRole('heading');
    press('Continue as guest');
    expect([document.activeElement, heading.textContent]).toEqual([heading, 'Continue as guest']);
    heading.blur();
    press('I have an account');
    expect([document.activeElement, heading.textContent]).toEqual([heading, 'Log in']);
  });

  test('A19, 3.3.7: guests find what they have entered before, and what they change goes out', async () => {
    const before = { name: 'Omar', country_code: '966', mobile_number: '50 111 2223', email: 'omar@said.example' };
    const { login } = await open(withGuests, {}, before);
    press('Continue as guest');
    const found = () => [field('Name').value, field('Mobile number').value, field('Email').value];
    expect(found()).toEqual(['Omar', '50 111 2223', 'omar@said.example']);
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country code' }).value).toBe('SA');
    fireEvent.change(field('Email'), { target: { value: 'office@said.example' } });
    fireEvent.change(field('Mobile number'), { target: { value: '50 111 2224' } });
    expect(found()).toEqual(['Omar', '50 111 2224', 'office@said.example']);
    const told: AnyEventObject[] = [];
    login.send = (event) => told.push(event);
    fireEvent.click(screen.getByRole('checkbox'));
    press('Continue as guest');
    expect(told).toEqual([
      {
        type: 'guest.submit',
        name: 'Omar',
        country_code: '966',
        mobile_number: '50 111 2224',
        email: 'office@said.example',
        terms: 'accepted',
      },
    ]);
  });

  test('what was typed is still there after a look at another way in', async () => {
    await open();
    fireEvent.change(field('Mobile number'), { target: { value: '50 000 0001' } });
    press('Continue as guest');
    fireEvent.change(field('Name'), { target: { value: 'Layla' } });
    fireEvent.change(screen.getByRole('combobox', { name: 'Country code' }), { target: { value: 'SA' } });
    fireEvent.change(field('Mobile number'), { target: { value: '50 111 2223' } });
    fireEvent.change(field('Email'), { target: { value: 'layla@haddad.example' } });
    fireEvent.click(screen.getByRole('checkbox'));
    press('I have an account');
    expect(field('Mobile number').value).toBe('50 000 0001');
    press('Continue as guest');
    expect([field('Name').value, field('Mobile number').value, field('Email').value]).toEqual([
      'Layla',
      '50 111 2223',
      'layla@haddad.example',
    ]);
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country code' }).value).toBe('SA');
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  });

  test('a new account begins with what was typed here', async () => {
    await open();
    fireEvent.change(field('Mobile number'), { target: { value: '50 000 0001' } });
    fireEvent.click(screen.getByRole('link', { name: 'Create an account' }));
    expect(registrationDraft()).toMatchObject({ country_code: '971', mobile_number: '50 000 0001', email: '' });
    sessionStorage.clear();
  });

  test('asks guests for no terms where there are none (R2.13.13)', async () => {
    await open(configOf({ is_guest_checkout: 1 }));
    press('Continue as guest');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  test('speaks Arabic', async () => {
    const { show } = await stage({ locale: 'ar' });
    const { machine } = holdActors(loginMachine);
    show(
      <LoginForm
        login={createActor(machine, { input: loginInput }).start()}
        headingId="heading"
        level={2}
        onForgot={() => undefined}
      />,
    );
    press('تسجيل الدخول');
    expect(screen.getByRole('button', { name: 'حقل كلمة المرور مطلوب' })).toBeTruthy();
    expect(document.title).toMatch(/^خطأ: تسجيل الدخول · /);
    expect(screen.getByRole('option', { name: 'الإمارات العربية المتحدة +971' })).toBeTruthy();
  });
});

describe('the login dialog', () => {
  test('is named by the form, and closes', async () => {
    const { heard, show } = await stage();
    const { machine } = holdActors(loginMachine);
    show(<LoginDialog login={createActor(machine, { input: loginInput }).start()} />);
    const dialog = screen.getByRole('dialog', { name: 'Log in' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(heard).toContainEqual({ type: 'login.close' });
  });
});

describe('/login', () => {
  function Elsewhere() {
    const { pathname, search } = useLocation();
    return <p>{`at ${pathname}${search}`}</p>;
  }
  const pages = (
    <Routes>
      <Route path="/login" element={<LoginPage />} />
      <Route path="*" element={<Elsewhere />} />
    </Routes>
  );
  const answer = (body: unknown, status = 200) =>
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => Response.json(body, { status })),
    );
  const logIn = () => gestures['password.submit']!({ type: 'password.submit', ...typedPassword });

  test.each([
    ['/login?nextUrl=%2F%3Fservice%3D11', true],
    ['/login?nextUrl=%2Fservice%2F3%3Fslot%3D19%3A00', true],
    ['/login?nextUrl=%2Fservice%2F3', false],
    ['/login', false],
  ])('%s promises to keep a selection only where there is one: %s', async (address, isKept) => {
    const { show } = await stage();
    show(pages, address);
    expect(screen.queryByText('Your choice is kept while you log in.') !== null).toBe(isKept);
  });

  test.each([
    ['/login?nextUrl=%2Fservice%2F3%3Fdate%3D2026-11-20', 'at /service/3?date=2026-11-20'],
    ['/login?nextUrl=%2F%2Fevil.com', 'at /'],
    ['/login?nextUrl=%2Flogin', 'at /'],
    ['/login', 'at /'],
  ])('%s leads back (Q2.4.c, T01)', async (address, expected) => {
    answer({ status: true, data: { ...customer, token: 'secret-token' }, message: null });
    const { show } = await stage();
    show(pages, address);
    logIn();
    expect(await screen.findByText(expected)).toBeTruthy();
  });

  test('keeps the token where the client alone reads it (T05)', async () => {
    answer({ status: true, data: { ...customer, token: 'secret-token' }, message: null });
    const { show, session } = await stage();
    show(pages, '/login');
    logIn();
    await screen.findByText('at /');
    const keys = Object.keys(localStorage).filter((key) => localStorage.getItem(key)?.includes('secret-token'));
    expect(keys).toEqual(['token']);
    expect(JSON.stringify(session.getSnapshot().context)).not.toContain('secret-token');
  });

  test('an answer without a token does not log in', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    answer({ status: true, data: customer, message: null });
    const { show } = await stage();
    show(pages, '/login');
    logIn();
    await waitFor(() =>
      expect(document.querySelector('.note')?.textContent).toBe(
        'An answer came that we could not read. Please try again in a moment.',
      ),
    );
    expect(localStorage.getItem('token')).toBeNull();
  });

  test('a 401 is a wrong login, with the server’s message (Q4.1.c)', async () => {
    answer({ status: false, message: 'Not right', code: 'wrongPassword', data: null }, 401);
    const { show } = await stage();
    show(pages, '/login');
    logIn();
    await waitFor(() => expect(document.querySelector('.note')?.textContent).toBe('Not right'));
  });

  test('a customer who is already logged in goes home, whatever nextUrl says (R2.4.12)', async () => {
    const { show } = await stage({ found: findings.customer });
    show(pages, '/login?nextUrl=%2Fcart');
    expect(screen.getByText('at /')).toBeTruthy();
  });

  test('a link with a token does not log a customer out (T04)', async () => {
    const asked = vi.fn<() => void>();
    vi.stubGlobal('fetch', async () => {
      asked();
      return Response.json({ status: true, data: { ...userOf({ id: 9, email: 'x@y.example' }), token: 'other' } });
    });
    history.replaceState(null, '', '/login?loginToken=somebody-else');
    takeArrival();
    const { show, session } = await stage({ found: findings.customer });
    show(pages, '/login');
    await act(() => new Promise<void>((resolve) => setImmediate(resolve)));
    expect(screen.getByText('at /')).toBeTruthy();
    expect([asked.mock.calls, session.getSnapshot().context.user?.id]).toEqual([[], customer.id]);
    history.replaceState(null, '', '/');
  });

  test('a link asks first whether it names the customer; one who declines logs in as themselves (T04)', async () => {
    answer({ status: true, data: { ...userOf({ id: 9, name: 'Fatima Said', email: 'x@y.example' }), token: 'other' } });
    history.replaceState(null, '', '/login?loginToken=somebody-else');
    takeArrival();
    const { show, session } = await stage();
    show(pages, '/login');
    expect(await screen.findByRole('heading', { name: 'Continue as F••• S•••?' })).toBeTruthy();
    expect(document.body.textContent).not.toContain('Fatima');
    fireEvent.click(screen.getByRole('button', { name: 'No, that is not me' }));
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeTruthy();
    expect(session.getSnapshot().context.user).toBeNull();
    history.replaceState(null, '', '/');
  });

  test('a guest may log in, and goes back (Q2.3.b)', async () => {
    answer({ status: true, data: { ...userOf({ id: 9 }), token: 'secret-token' }, message: null });
    const { show, session } = await stage();
    session.send({ type: 'session.logIn', user: userOf({ is_anonymous: true }), at: 1 });
    show(pages, '/login?nextUrl=%2Fprofile%2Ffacility-bookings');
    logIn();
    expect(await screen.findByText('at /profile/facility-bookings')).toBeTruthy();
  });

  test('a customer who went back at UAE PASS gets a message (R2.4.9)', async () => {
    const { show } = await stage();
    show(pages, '/login?error=access_denied');
    expect(screen.getByText('You did not log in with UAE PASS.')).toBeTruthy();
  });

  test('shows the error of the address as text (R2.4.9)', async () => {
    const { show } = await stage();
    show(pages, `/login?error=${encodeURIComponent('<b>Login</b> was cancelled')}`);
    expect(screen.getByText('<b>Login</b> was cancelled')).toBeTruthy();
  });
});
