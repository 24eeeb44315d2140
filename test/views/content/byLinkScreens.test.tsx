// @vitest-environment jsdom
/** The pages opened by a link in a message, or asking for one, in each situation. */
import { act, fireEvent, screen } from '@testing-library/react';
import { describe } from 'vitest';
import { createActor, fromCallback, type AnyEventObject } from 'xstate';
import { eventInviteMachine } from '../../../machines/eventInvite/eventInviteMachine.ts';
import { sendAgainMachine } from '../../../machines/sendAgain/sendAgainMachine.ts';
import { Invitation } from '../../../src/pages/invite/InvitePage.tsx';
import { SendingAgain } from '../../../src/pages/sendAgain/SendAgainPage.tsx';
import { configOf } from '../../models/site/site.model.ts';
import { holdActors } from '../../support/replay.ts';
import { checkScreens } from '../../support/screens/checkScreens.ts';
import { stage } from '../login.fixture.tsx';
import { eventInviteScreens } from '../screens/content/eventInvite.screens.ts';
import { sendAgainScreens } from '../screens/content/sendAgain.screens.ts';
import { fill } from '../waysIn.fixture.tsx';

const settled = (settle: (event: AnyEventObject) => unknown) => (event: AnyEventObject) =>
  act(async () => {
    settle(event);
    await Promise.resolve();
  });

describe('an invitation', () => {
  checkScreens(eventInviteScreens, async (locale, say) => {
    const { show } = await stage({ locale, config: configOf({ enable_arabic: true }) });
    const { machine, settle } = holdActors(eventInviteMachine, ['watchPage']);
    let tell: (event: AnyEventObject) => void = () => undefined;
    const watched = machine.provide({ actors: { watchPage: fromCallback(({ sendBack }) => void (tell = sendBack)) } });
    const eventInvite = createActor(watched, { input: { token: 'a-token' } }).start();
    show(<Invitation eventInvite={eventInvite} />);
    const names: Record<string, string[]> = {
      accepted: ['Accept', 'Accept after all'],
      declined: ['Decline', 'I cannot come after all'],
    };
    return {
      gestures: {
        // The browser reports the page.
        'page.shown': (event) => act(async () => tell(event)),
        'invite.answer': ({ answer }) => {
          const name = names[answer as string]!.find((one) => screen.queryByText(say(one)) !== null)!;
          fireEvent.click(screen.getByText(say(name)));
        },
      },
      world: settled(settle),
    };
  });
});

describe('an order that is sent again', () => {
  checkScreens(sendAgainScreens, async (locale, say) => {
    const { show } = await stage({ locale });
    const { machine, settle } = holdActors(sendAgainMachine);
    show(<SendingAgain sendAgain={createActor(machine).start()} />);
    return {
      gestures: {
        'recipient.submit': ({ typed }) => {
          fill(screen.getByLabelText(say('Email address or mobile number')), typed);
          fireEvent.click(screen.getByText(say('Send it again')));
        },
      },
      world: settled(settle),
    };
  });
});
