// @vitest-environment jsdom
/** One support request in each situation, in words. */
import { act, fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { fromCallback, type AnyEventObject } from 'xstate';
import { supportThreadMachine } from '../../../machines/support/supportThreadMachine.ts';
import type * as supportActors from '../../../src/adapters/actors/account/supportActors.ts';
import { Component as ThreadPage } from '../../../src/pages/support/ThreadPage.tsx';
import { customer } from '../../models/session/session.model.ts';
import { holdActors } from '../../support/replay.ts';
import { checkScreens } from '../../support/screens/checkScreens.ts';
import { stage } from '../cart.fixture.tsx';
import { supportThreadScreens } from '../screens/account/supportThread.screens.ts';

const held = vi.hoisted(() => ({ machine: null as unknown }));
vi.mock('../../../src/adapters/actors/account/supportActors.ts', async (original) => ({
  ...(await original<typeof supportActors>()),
  provideSupportThread: () => held.machine,
}));

checkScreens(supportThreadScreens, async (locale, say) => {
  const { show } = await stage({ locale, user: customer });
  const { machine, settle } = holdActors(supportThreadMachine, ['watchPage']);
  let tell: (event: AnyEventObject) => void = () => undefined;
  held.machine = machine.provide({ actors: { watchPage: fromCallback(({ sendBack }) => void (tell = sendBack)) } });
  show(<ThreadPage />);
  const hear = (event: AnyEventObject) => act(async () => tell(event));
  return {
    gestures: {
      'thread.reload': () => fireEvent.click(screen.getByText(say('Try again'))),
      // The browser reports the page, the form below the reply.
      'page.hidden': hear,
      'page.shown': hear,
      'reply.sent': hear,
    },
    world: (event) =>
      act(async () => {
        settle(event);
        await new Promise((resolve) => setTimeout(resolve));
      }),
  };
});
