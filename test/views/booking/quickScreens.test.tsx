// @vitest-environment jsdom
/** The home page's two questions in each situation. */
import { act, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { quickChoiceMachine } from '../../../machines/quickChoice/quickChoiceMachine.ts';
import { QuickChoice } from '../../../src/pages/home/hero/QuickChoice.tsx';
import { holdActors } from '../../support/replay.ts';
import { checkScreens } from '../../support/screens/checkScreens.ts';
import { all, stage } from '../cart.fixture.tsx';
import { quickChoiceScreens } from '../screens/booking/quickChoice.screens.ts';

const held = vi.hoisted(() => ({ machine: null as unknown }));
vi.mock('../../../src/adapters/actors/booking/quickChoiceActors.ts', () => ({
  provideQuickChoice: () => held.machine,
}));

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-20T08:00:00+04:00'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

checkScreens(quickChoiceScreens, async (locale) => {
  const { show } = await stage({ locale });
  const { machine, settle } = holdActors(quickChoiceMachine, ['watchMinute']);
  held.machine = machine;
  show(<QuickChoice onOpen={() => undefined} />);
  const choose = (value: unknown, question: 0 | 1) =>
    fireEvent.change(all('.quick select')[question]!, { target: { value } });
  return {
    gestures: {
      'service.choose': ({ serviceId }) => choose(serviceId, 0),
      'date.choose': ({ date }) => choose(date, 1),
    },
    world: (event) =>
      act(async () => {
        settle(event);
        await Promise.resolve();
      }),
  };
});
