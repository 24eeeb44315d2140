// @vitest-environment jsdom
/** The hold's message above the cart, in each situation. */
import { act, render } from '@testing-library/react';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { createActor, setup, SimulatedClock } from 'xstate';
import { holdMachine } from '../../../machines/hold/holdMachine.ts';
import type { PortalRef } from '../../../machines/portal/portalMachine.ts';
import { PortalProvider } from '../../../src/actors/portalContext.tsx';
import { activateLocale } from '../../../src/i18n/locale.ts';
import { HoldClock } from '../../../src/widgets/hold/HoldClock.tsx';
import { holdActors } from '../../support/replay.ts';
import { checkScreens } from '../../support/screens/checkScreens.ts';
import { holdScreens } from '../screens/cart/hold.screens.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000, toFake: ['Date', 'setInterval', 'clearInterval'] });
});
afterEach(() => void vi.useRealTimers());

checkScreens(holdScreens, async (locale) => {
  await activateLocale(locale);
  const clock = new SimulatedClock();
  const { machine } = holdActors(holdMachine, ['watchHold']);
  const root = createActor(
    setup({ actors: { hold: machine } }).createMachine({
      invoke: { id: 'hold', src: 'hold', input: holdScreens.law.input as never },
    }),
    { clock },
  ).start();
  const hold = root.getSnapshot().children['hold']!;
  render(
    <I18nProvider i18n={i18n}>
      {/* SAFETY: the clock asks the portal for its running children alone. */}
      <PortalProvider portal={root as unknown as PortalRef}>
        <HoldClock />
      </PortalProvider>
    </I18nProvider>,
  );
  const told = (event: object) => act(() => hold.send(event as never));
  return {
    // From the cart, not from the customer.
    gestures: { 'hold.changed': told, 'lines.lost': told },
    world: () =>
      act(() => {
        vi.advanceTimersByTime(600_000);
        clock.increment(600_000);
      }),
  };
});
