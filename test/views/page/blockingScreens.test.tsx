// @vitest-environment jsdom
/** What is over every page, in each situation: a wrong clock, an outdated version, and the question for consent. */
import { act, fireEvent, screen } from '@testing-library/react';
import { describe } from 'vitest';
import { createActor, SimulatedClock, type AnyEventObject } from 'xstate';
import { clockMachine } from '../../../machines/clock/clockMachine.ts';
import { consentMachine, type ConsentEvent, type ConsentInput } from '../../../machines/consent/consentMachine.ts';
import { versionMachine, type VersionEvent } from '../../../machines/version/versionMachine.ts';
import { ClockDialog } from '../../../src/shell/blocking/ClockDialog.tsx';
import { NewVersionDialog } from '../../../src/shell/blocking/NewVersionDialog.tsx';
import { Privacy } from '../../../src/shell/consent/ConsentChoice.tsx';
import { byFirstVisit } from '../../models/consent/consent.law.ts';
import { polyfillDialogs } from '../../support/dialogElement.ts';
import { holdActors } from '../../support/replay.ts';
import { checkScreens } from '../../support/screens/checkScreens.ts';
import { show } from '../components/show.tsx';
import { clockScreens } from '../screens/page/clock.screens.ts';
import { consentScreens } from '../screens/page/consent.screens.ts';
import { versionScreens } from '../screens/page/version.screens.ts';

polyfillDialogs();

const world = (settle: (event: AnyEventObject) => unknown, clock?: SimulatedClock) => (event: AnyEventObject) =>
  act(async () => {
    if (!settle(event)) clock?.increment(60_000);
    await Promise.resolve();
  });
const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button, button *' }));

describe('a clock that is off', () => {
  checkScreens(clockScreens, async (locale, say) => {
    const { machine, settle } = holdActors(clockMachine, ['correctTime']);
    await show(<ClockDialog clock={createActor(machine).start()} />, locale);
    return { gestures: { 'clock.check': () => press(say('Check again')) }, world: world(settle) };
  });
});

describe('a page that is old', () => {
  checkScreens(versionScreens, async (locale, say) => {
    const { machine, settle } = holdActors(versionMachine);
    const clock = new SimulatedClock();
    const version = createActor(machine, { clock, input: { first: null } }).start();
    await show(<NewVersionDialog version={version} />, locale);
    return {
      gestures: {
        'update.accept': () => press(say('Update Now')),
        // An order begins on another page.
        'order.begin': (event) => act(() => version.send(event as VersionEvent)),
      },
      world: world(settle, clock),
    };
  });
});

describe('what others may do here', () => {
  checkScreens(consentScreens, async (locale, say) => {
    const { machine, settle } = holdActors(consentMachine, ['watchConsent']);
    const input = byFirstVisit.input as ConsentInput;
    const consent = createActor(machine, { input }).start();
    await show(<Privacy consent={consent} />, locale);
    const answers: Record<number, string> = { 3: 'Allow all', 0: 'Allow nothing' };
    return {
      gestures: {
        'consent.change': () => press(say('Change this')),
        // Said in another tab.
        'consent.heard': (event) => act(() => consent.send(event as ConsentEvent)),
        'consent.answer': ({ granted }) => {
          const whole = answers[granted.length];
          if (whole !== undefined) return press(say(whole));
          input.wishes.forEach(({ purpose }, place) => {
            const box = screen.getAllByRole<HTMLInputElement>('checkbox')[place]!;
            if (box.checked !== granted.includes(purpose)) fireEvent.click(box);
          });
          return press(say('Allow what is ticked'));
        },
      },
      world: world(settle),
    };
  });
});
