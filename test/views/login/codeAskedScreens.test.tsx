// @vitest-environment jsdom
/** What stands where a code is asked for, at its captcha, and on the way to a new password, in each situation. */
import { act, fireEvent, screen } from '@testing-library/react';
import { describe } from 'vitest';
import { createActor, SimulatedClock, type AnyEventObject } from 'xstate';
import { captchaMachine } from '../../../machines/captcha/captchaMachine.ts';
import { loginMachine } from '../../../machines/login/loginMachine.ts';
import { passwordResetMachine } from '../../../machines/passwordReset/passwordResetMachine.ts';
import { Notices } from '../../../src/app/Notices.tsx';
import { LoginForm } from '../../../src/pages/login/LoginForm.tsx';
import { PasswordResetDialog } from '../../../src/pages/login/passwordReset/PasswordResetDialog.tsx';
import { HumanCheck } from '../../../src/widgets/HumanCheck.tsx';
import { told } from '../../models/login/login.model.ts';
import { configOf } from '../../models/site/site.model.ts';
import { polyfillDialogs } from '../../support/dialogElement.ts';
import { done } from '../../support/paths.ts';
import { holdActors } from '../../support/replay.ts';
import { checkScreens } from '../../support/screens/checkScreens.ts';
import { stage } from '../login.fixture.tsx';
import { captchaScreens } from '../screens/login/captcha.screens.ts';
import { confirmByCodeScreens } from '../screens/login/confirmByCode.screens.ts';
import { passwordResetScreens } from '../screens/login/passwordReset.screens.ts';
import { fill, heldCodes } from '../waysIn.fixture.tsx';

polyfillDialogs();

const settled = (settle: (event: AnyEventObject) => unknown) => (event: AnyEventObject) =>
  act(async () => {
    settle(event);
    await Promise.resolve();
  });

describe('a captcha', () => {
  checkScreens(captchaScreens, async (locale, say) => {
    const { show } = await stage({ locale });
    const { machine, settle } = holdActors(captchaMachine);
    const clock = new SimulatedClock();
    show(<HumanCheck captcha={createActor(machine, { input: { action: 'login' }, clock }).start()} />);
    return {
      gestures: { 'captcha.begin': () => fireEvent.click(screen.getByLabelText(say('I am not a robot'))) },
      world: settled((event) => (event.type.startsWith('xstate.after') ? clock.increment(120_000) : settle(event))),
    };
  });
});

describe('a login by code', () => {
  checkScreens(confirmByCodeScreens, async (locale, say) => {
    const { show } = await stage({ locale, config: configOf({ qube_otp_login: 1 }) });
    const codes = heldCodes(say);
    const held = holdActors(loginMachine).machine.provide({ actors: { confirmByCode: codes.actors.confirmByCode } });
    const offers = { form: 'email', guests: false, provider: false } as const;
    const login = createActor(held, { input: { offers, arrival: null, entered: null, ...told } }).start();
    const { unmount } = show(<LoginForm login={login} headingId="heading" level={2} onForgot={() => undefined} />);
    // As the portal does after a login.
    login.subscribe({ complete: unmount });
    const robot = () => screen.getByLabelText<HTMLInputElement>(say('I am not a robot'));
    const press = (name: string) => act(async () => void fireEvent.click(screen.getByText(say(name))));
    return {
      gestures: {
        'code.ask': async ({ recipient }) => {
          fill(screen.getByLabelText(say('Email')), recipient.email);
          await codes.prove(robot());
          await press('Send me a code');
        },
      },
      world: async ({ output }) => {
        await codes.finish({ type: `code.${output.kind}`, output });
        if (output.kind !== 'proved') return;
        await codes.prove(robot());
        await press('Confirm');
        await codes.settle(done('checkCode', output.customer));
      },
    };
  });
});

describe('a forgotten password', () => {
  checkScreens(passwordResetScreens, async (locale, say) => {
    // Another address could lead to a booking, which would be kept.
    history.replaceState(null, '', '/login');
    const { show } = await stage({ locale });
    const codes = heldCodes(say);
    const { machine, settle } = holdActors(passwordResetMachine);
    const held = machine.provide({ actors: { confirmByCode: codes.actors.confirmByCode } });
    show(
      <>
        <PasswordResetDialog passwordReset={createActor(held, { input: { restrict: true } }).start()} />
        <Notices />
      </>,
    );
    const press = (name: string) =>
      act(async () => void fireEvent.click(screen.getByText(say(name), { selector: 'form button, form button *' })));
    const type = (name: string, value: string) => fill(screen.getByLabelText(say(name)), value);
    return {
      gestures: {
        'passwordReset.submit': async ({ mobile_number, email, captcha }) => {
          type('Mobile number', mobile_number);
          type('Email', email.trim());
          if (captcha === 'verified') await codes.prove(screen.getByLabelText(say('I am not a robot')));
          await press('Send me a code');
        },
        'password.submit': async ({ password, confirmation }) => {
          type('New password', password);
          type('Confirm password', confirmation);
          await press('Save the new password');
        },
        'code.unsent': codes.finish,
      },
      world: (event) =>
        event['actorId'] === 'confirmByCode' ? codes.finish({ ...event, type: 'code.proved' }) : settled(settle)(event),
    };
  });
});
