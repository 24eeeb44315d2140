// @vitest-environment jsdom
/** The part of the profile about safety and leaving, in each situation. */
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, vi } from 'vitest';
import { createActor, type AnyEventObject } from 'xstate';
import { erasureMachine } from '../../../machines/erasure/erasureMachine.ts';
import { passwordChangeMachine } from '../../../machines/passwordChange/passwordChangeMachine.ts';
import { ErasureRow } from '../../../src/pages/user/Erasing.tsx';
import { OwnPassword } from '../../../src/pages/user/OwnPassword.tsx';
import { polyfillDialogs } from '../../support/dialogElement.ts';
import { holdActors } from '../../support/replay.ts';
import { checkScreens } from '../../support/screens/checkScreens.ts';
import { stage } from '../login.fixture.tsx';
import { erasureScreens } from '../screens/account/erasure.screens.ts';
import { passwordChangeScreens } from '../screens/account/passwordChange.screens.ts';
import { fill } from '../waysIn.fixture.tsx';

polyfillDialogs();
afterEach(() => vi.unstubAllGlobals());

const settled = (settle: (event: AnyEventObject) => unknown) => (event: AnyEventObject) =>
  act(async () => {
    settle(event);
    await Promise.resolve();
  });
const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByText(name, { selector: 'button *, button' })));

describe('another password', () => {
  checkScreens(passwordChangeScreens, async (locale, say) => {
    vi.stubGlobal('fetch', async () => Response.json({ status: true, data: { is_set: true }, message: null }));
    const { show } = await stage({ locale });
    const { machine, settle } = holdActors(passwordChangeMachine);
    show(<OwnPassword change={createActor(machine, { input: { restrict: true } }).start()} />);
    await screen.findByText(say('Change the password'));
    return {
      gestures: {
        'passwordChange.open': () => press(say('Change the password')),
        'password.submit': async ({ oldPassword, password, confirmation }) => {
          for (const [name, value] of Object.entries({
            'Old password': oldPassword,
            'New password': password,
            'Confirm password': confirmation,
          }))
            fill(screen.getByLabelText(say(name)), value);
          await press(say('Save'));
        },
      },
      world: settled(settle),
    };
  });
});

describe('an account that is deleted', () => {
  checkScreens(erasureScreens, async (locale, say, { by }) => {
    const { show } = await stage({ locale });
    const { machine, settle } = holdActors(erasureMachine);
    show(<ErasureRow erasure={createActor(machine).start()} />);
    const asksForCode = by.some(({ output }) => output?.proof === 'code');
    return {
      gestures: {
        'erasure.open': () => press(say('Delete my account')),
        'erasure.proceed': () => press(say('Go on')),
        'erasure.reload': () => press(say('Look again')),
        'code.resend': () => press(say('Send a new code')),
        'proof.submit': async ({ proof }) => {
          fill(screen.getByLabelText(say(asksForCode ? 'One-time code' : 'Password')), proof);
          if (document.querySelector('form [aria-busy]') === null && screen.queryByText(say('Delete for good')))
            await press(say('Delete for good'));
        },
      },
      world: settled(settle),
    };
  });
});
