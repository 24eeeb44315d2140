// @vitest-environment jsdom
/** What a customer finds who logs in, in each situation. */
import { act, screen } from '@testing-library/react';
import { createActor, type AnyEventObject } from 'xstate';
import type { LoginInput } from '../../../machines/login/loginContext.ts';
import { loginMachine } from '../../../machines/login/loginMachine.ts';
import { Notices } from '../../../src/app/Notices.tsx';
import { LoginForm } from '../../../src/pages/login/LoginForm.tsx';
import { configOf } from '../../models/site/site.model.ts';
import { holdActors } from '../../support/replay.ts';
import { checkScreens } from '../../support/screens/checkScreens.ts';
import { pressed } from '../checkout.fixture.tsx';
import { stage } from '../login.fixture.tsx';
import { loginScreens } from '../screens/login.screens.ts';
import { expectFocusOnRefusal, fill } from '../waysIn.fixture.tsx';

const config = configOf({ is_guest_checkout: 1, tnc: 'Play fair.', ar_tnc: 'العب بنزاهة.' });

checkScreens(loginScreens, async (locale, say) => {
  const { show } = await stage({ config, locale });
  const { machine, settle } = holdActors(loginMachine);
  const login = createActor(machine, { input: loginScreens.law.input as LoginInput }).start();
  show(
    <>
      <LoginForm login={login} headingId="heading" level={2} onForgot={() => undefined} />
      <Notices />
    </>,
  );
  const type = (name: string, value: string) => fill(screen.getByLabelText(say(name)), value);
  const press = (name: string) =>
    act(async () => pressed([...document.querySelectorAll('button')].find((one) => one.textContent === say(name))));
  return {
    hands: {
      'password.submit': async ({ mobile_number, password }: AnyEventObject) => {
        type('Mobile number', mobile_number);
        type('Password', password);
        await press('Log in');
        expectFocusOnRefusal();
      },
      'guest.choose': () => press('Continue as guest'),
      'guest.submit': async ({ name, mobile_number, email, terms }: AnyEventObject) => {
        type('Name', name);
        type('Mobile number', mobile_number);
        type('Email', email);
        if (terms === 'accepted') pressed(document.querySelector<HTMLElement>('input[type="checkbox"]') ?? undefined);
        await press('Continue as guest');
        expectFocusOnRefusal();
      },
      'provider.choose': () => press('Continue with UAE PASS'),
    },
    world: (event) =>
      act(async () => {
        settle(event);
        await Promise.resolve();
      }),
  };
});
