// @vitest-environment jsdom
/** What a customer finds who logs in, in each situation. */
import { act, fireEvent, screen } from '@testing-library/react';
import { describe } from 'vitest';
import { createActor, type AnyEventObject } from 'xstate';
import { arrivalMachine } from '../../../machines/login/arrivalMachine.ts';
import type { LoginEvent, LoginInput } from '../../../machines/login/loginContext.ts';
import { loginMachine } from '../../../machines/login/loginMachine.ts';
import { Notices } from '../../../src/app/Notices.tsx';
import { LoginForm } from '../../../src/pages/login/LoginForm.tsx';
import { configOf } from '../../models/site/site.model.ts';
import { done } from '../../support/paths.ts';
import { holdActors } from '../../support/replay.ts';
import { checkScreens } from '../../support/screens/checkScreens.ts';
import { all } from '../cart.fixture.tsx';
import { pressed } from '../checkout.fixture.tsx';
import { stage } from '../login.fixture.tsx';
import { loginScreens } from '../screens/login/login.screens.ts';
import { expectFocusOnRefusal, fill, heldCodes } from '../waysIn.fixture.tsx';

const config = configOf({ is_guest_checkout: 1, tnc: 'Play fair.', ar_tnc: 'العب بنزاهة.' });

describe.each(Object.entries(loginScreens))('%s', (_, table) => {
  checkScreens(table, async (locale, say) => {
    const { show } = await stage({ config, locale });
    const codes = heldCodes(say);
    const arrival = holdActors(arrivalMachine, ['watchPageShown']);
    const { machine, settle } = holdActors(loginMachine);
    const actors = { confirmByCode: codes.actors.confirmByCode, arrival: arrival.machine };
    const input = table.law.input as LoginInput;
    const login = createActor(machine.provide({ actors }), { input }).start();
    show(
      <>
        <LoginForm login={login} headingId="heading" level={2} onForgot={() => undefined} />
        <Notices />
      </>,
    );
    const settled = (answer: () => unknown) =>
      act(async () => {
        answer();
        await Promise.resolve();
      });
    const named = (name: string) => screen.getByLabelText<HTMLInputElement>(say(name), { selector: 'input' });
    const type = (name: string, value: string) => fill(named(name), value);
    const press = (name: string) =>
      act(async () => pressed(all('button').find((one) => one.textContent === say(name))));
    return {
      gestures: {
        'password.submit': async ({ mobile_number, password }: AnyEventObject) => {
          type('Mobile number', mobile_number);
          type('Password', password);
          await press('Log in');
          expectFocusOnRefusal();
        },
        'email.submit': async ({ email, captcha }: AnyEventObject) => {
          type('Email', email.trim());
          if (captcha === 'verified') await codes.prove(named('I am not a robot'));
          await press('Send me a code');
          expectFocusOnRefusal();
        },
        'code.unsent': codes.finish,
        'guest.choose': () => press('Continue as guest'),
        'guest.submit': async ({ name, mobile_number, email, terms }: AnyEventObject) => {
          type('Name', name);
          type('Mobile number', mobile_number);
          type('Email', email);
          if (terms === 'accepted') pressed(all('input[type="checkbox"]')[0]);
          await press('Continue as guest');
          expectFocusOnRefusal();
        },
        'provider.choose': () => press('Continue with UAE PASS'),
        // From the machine that handles the token, which a customer has confirmed where a link brought it.
        'arrival.admitted': async (event) => {
          if (!input.arrival!.isAwaited) {
            await settled(() => arrival.settle(done('introduceCustomer', { name: 'L•••' })));
            fireEvent.click(all('button')[0]!);
          }
          await act(async () => login.send(event as LoginEvent));
        },
      },
      world: (event) => settled(() => settle(event)),
    };
  });
});
