// @vitest-environment jsdom
/** What every page shows of the customer, in each situation. */
import { act } from '@testing-library/react';
import { describe } from 'vitest';
import { SimulatedClock } from 'xstate';
import type { SessionEvent } from '../../../machines/session/sessionMachine.ts';
import type { SessionFinding } from '../../../machines/session/sessionRules.ts';
import { Notices } from '../../../src/app/Notices.tsx';
import { tellExpiry } from '../../../src/app/tellExpiry.ts';
import { Dock } from '../../../src/shell/Dock.tsx';
import { Header } from '../../../src/shell/Header.tsx';
import { checkScreens } from '../../support/screens/checkScreens.ts';
import { all } from '../cart.fixture.tsx';
import { pressed } from '../checkout.fixture.tsx';
import { stage } from '../login.fixture.tsx';
import { sessionScreens } from '../screens/page/session.screens.ts';

describe.each(Object.entries(sessionScreens))('%s', (_, table) => {
  checkScreens(table, async (locale, say) => {
    const found = table.law.input as SessionFinding;
    const { show, session, settleSession } = await stage({ locale, found, clock: new SimulatedClock() });
    tellExpiry(session);
    show(
      <>
        <Header over={false} />
        <Dock />
        <Notices />
      </>,
    );
    const tell = (event: unknown) => act(() => session.send(event as SessionEvent));
    return {
      gestures: {
        'session.logOut': () =>
          act(async () => pressed(all('button').find((button) => button.textContent === say('Log out')))),
        // From the login, other tabs, the server's answers and the cart, not from the customer.
        'session.logIn': tell,
        'storage.changed': tell,
        'session.refused': tell,
        'guest.emptied': tell,
      },
      world: (event) =>
        act(async () => {
          settleSession(event);
          await Promise.resolve();
        }),
    };
  });
});
