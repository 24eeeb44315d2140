// @vitest-environment jsdom
/** The login page and where it leads, and what a customer sees there and over the home page after a token brought them. */
import { act, screen } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { arrivalMachine, type ArrivalInput } from '../../../machines/login/arrivalMachine.ts';
import { loginMachine } from '../../../machines/login/loginMachine.ts';
import { loginPageMachine, type LoginPageInput, type SessionNews } from '../../../machines/login/loginPageMachine.ts';
import { ConnectionError, RefusedError } from '../../../machines/shared/problem.ts';
import { Notices } from '../../../src/app/Notices.tsx';
import { PageBoundary } from '../../../src/app/PageBoundary.tsx';
import { ArrivalDialog } from '../../../src/pages/login/ArrivalDialog.tsx';
import { LoginForm } from '../../../src/pages/login/LoginForm.tsx';
import { Component as LoginPage } from '../../../src/pages/login/LoginPage.tsx';
import { told } from '../../models/login/login.model.ts';
import { customer, findings, opened } from '../../models/session/session.model.ts';
import { configOf } from '../../models/site/site.model.ts';
import { polyfillDialogs } from '../../support/dialogElement.ts';
import { done, failed } from '../../support/paths.ts';
import { holdActors } from '../../support/replay.ts';
import { checkScreens, type Say } from '../../support/screens/checkScreens.ts';
import { onScreen } from '../../support/screens/onScreen.ts';
import { all } from '../cart.fixture.tsx';
import { pressed } from '../checkout.fixture.tsx';
import { stage } from '../login.fixture.tsx';
import { arrivalOverHomeScreens, arrivalScreens } from '../screens/login/arrival.screens.ts';
import { loginPageScreens } from '../screens/login/loginPage.screens.ts';
import { fill } from '../waysIn.fixture.tsx';

const held = vi.hoisted(() => ({ page: null as unknown, arrival: null as unknown }));
vi.mock('../../../src/adapters/actors/login/loginPageActors.ts', () => ({ provideLoginPage: () => held.page }));
vi.mock('../../../src/adapters/address/providerRedirect.ts', async (original) => ({
  ...(await original<object>()),
  waitingArrival: () => held.arrival,
}));

polyfillDialogs();
// A defect that is shown is printed by React as well.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => vi.restoreAllMocks());

const config = configOf({ is_guest_checkout: 1, enable_uae_pass: 1 });

function Elsewhere() {
  return <p data-elsewhere={useLocation().pathname} />;
}

const output = { user: customer, at: opened };

const page = (
  <PageBoundary of="login">
    <LoginPage />
  </PageBoundary>
);

describe.each(Object.entries(loginPageScreens))('%s', (_, table) => {
  checkScreens(table, async (locale, say) => {
    const { user, login } = table.law.input as LoginPageInput;
    const found = user === customer ? findings.customer : findings.nothing;
    const { show, session } = await stage({ config, locale, found });
    if (user?.is_anonymous) session.send({ type: 'session.logIn', user, at: opened });
    const arrival = holdActors(arrivalMachine, ['watchPageShown']);
    const ways = holdActors(loginMachine);
    let tell: (news: SessionNews) => void = () => undefined;
    let hasDefect = false;
    const sendLogin = () => {
      if (hasDefect) throw new Error('a defect');
    };
    held.arrival = login.arrival;
    held.page = holdActors(loginPageMachine).machine.provide({
      actors: {
        login: ways.machine.provide({ actors: { arrival: arrival.machine }, actions: { sendLogin } }),
        watchSession: fromCallback<SessionNews, undefined>(({ sendBack }) => void (tell = sendBack)),
      },
    });
    show(
      <>
        <Routes>
          <Route path="/login" element={page} />
          <Route path="*" element={<Elsewhere />} />
        </Routes>
        <Notices />
      </>,
      '/login?nextUrl=%2Fprofile%2Ffacility-bookings',
    );
    const settled = (settle: () => unknown) =>
      act(async () => {
        settle();
        for (let turn = 0; turn < 4; turn += 1) await Promise.resolve();
      });
    const type = (name: string, value: string) => fill(screen.getByLabelText(say(name), { selector: 'input' }), value);
    const logIn = async () => {
      type('Mobile number', '050 123 4567');
      type('Password', 'Court-Lines-9');
      pressed(all('button[type="submit"]')[0]);
      await settled(() => ways.settle(done('logIn', output)));
    };
    const comeByToken = async () => {
      await settled(() => arrival.settle(done('exchangeToken', output)));
      await settled(() => arrival.settle(failed('askProvider', new ConnectionError())));
    };
    return {
      gestures: {
        // From the session, in any tab, and from the token's outcome, not from the customer.
        'session.changed': (news) => settled(() => tell(news as SessionNews)),
        'arrival.ended': () =>
          settled(() => arrival.settle(failed('exchangeToken', new RefusedError('usernameMissing')))),
      },
      world: (event) => {
        hasDefect = event.type.startsWith('xstate.error');
        return login.arrival === null ? logIn() : comeByToken();
      },
    };
  });
});

function arriving() {
  const { machine, settle } = holdActors(arrivalMachine, ['watchPageShown']);
  const login = holdActors(loginMachine).machine.provide({ actors: { arrival: machine } });
  const press = (name: string) => act(async () => pressed(all('button').find((button) => button.textContent === name)));
  const viewOf = (say: Say) => ({
    gestures: {
      'arrival.accept': () => press(say('Yes, log me in')),
      'arrival.refuse': () => press(say('No, that is not me')),
    },
    world: (event: Parameters<typeof settle>[0]) =>
      act(async () => {
        settle(event);
        await Promise.resolve();
      }),
  });
  return { login, viewOf };
}

describe.each(Object.entries(arrivalScreens))('%s', (_, table) => {
  checkScreens(table, async (locale, say) => {
    const { show } = await stage({ locale });
    const { login, viewOf } = arriving();
    const { arrival } = table.law.input as ArrivalInput;
    const offers = { form: 'password', guests: false, provider: true } as const;
    const running = createActor(login, { input: { offers, arrival, entered: null, ...told } }).start();
    show(<LoginForm login={running} headingId="heading" level={1} onForgot={() => undefined} />);
    return viewOf(say);
  });
});

describe('over the home page', () => {
  function overHome() {
    const { login, viewOf } = arriving();
    held.arrival = { logoutUrl: null, isAwaited: false };
    held.page = loginPageMachine.provide({
      actors: {
        login,
        watchSession: fromCallback<SessionNews, undefined>(() => undefined),
        endRedirect: fromPromise<void, void>(async () => undefined),
      },
    });
    return viewOf;
  }

  checkScreens(arrivalOverHomeScreens, async (locale, say) => {
    const { show } = await stage({ locale });
    const viewOf = overHome();
    show(<ArrivalDialog />);
    return viewOf(say);
  });

  test.each([
    ['en', new RefusedError('usernameMissing'), 'Username not found in login details'],
    ['ar', new RefusedError('mobileMissing'), 'لم يُعثر على رقم الجوال في بيانات الدخول'],
    ['en', new RefusedError('expired', 'Ask for another link', 422), 'Ask for another link'],
    ['ar', new ConnectionError(), 'انقطع الاتصال. يُرجى المحاولة مرة أخرى.'],
  ] as const)(
    'Q8.4.c, R8.1.6: in %s the dialog goes, and why nobody is logged in stays (%#)',
    async (locale, error, why) => {
      const { show } = await stage({ locale });
      const { world } = overHome()((english) => english);
      show(
        <>
          <ArrivalDialog />
          <Notices />
        </>,
      );
      await world(failed('introduceCustomer', error));
      expect(onScreen()).toEqual([`alert “${why}”`]);
    },
  );
});
