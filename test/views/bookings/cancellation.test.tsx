// @vitest-environment jsdom
/** What a customer finds who gives an order up, in each situation. */
import { act, fireEvent } from '@testing-library/react';
import { createActor } from 'xstate';
import { cancellationMachine } from '../../../machines/cancellation/cancellationMachine.ts';
import { CancellationSteps } from '../../../src/pages/cancellation/CancellationPage.tsx';
import { holdActors } from '../../support/replay.ts';
import { checkScreens } from '../../support/screens/checkScreens.ts';
import { stage } from '../login.fixture.tsx';
import { cancellationScreens } from '../screens/bookings/cancellation.screens.ts';

checkScreens(cancellationScreens, async (locale) => {
  const { show } = await stage({ locale });
  const { machine, settle } = holdActors(cancellationMachine, ['watchMinute']);
  const cancelling = createActor(machine, { input: cancellationScreens.law.input as never }).start();
  show(<CancellationSteps cancelling={cancelling} />);
  return {
    gestures: {
      'cancellation.confirm': () => fireEvent.click(document.querySelector('button.btn--danger')!),
      // From the clock, not from the customer.
      'minute.passed': (event) => act(() => cancelling.send(event as never)),
    },
    world: (event) =>
      act(async () => {
        settle(event);
        await Promise.resolve();
      }),
  };
});
