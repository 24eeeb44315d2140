// @vitest-environment jsdom
/** What a customer finds who moves a booking, in each situation. */
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { RescheduleInput } from '../../../machines/reschedule/rescheduleContext.ts';
import { rescheduleMachine } from '../../../machines/reschedule/rescheduleMachine.ts';
import { RescheduleSteps } from '../../../src/pages/reschedule/ReschedulePage.tsx';
import { done2, moved, situations } from '../../models/reschedule/reschedule.situations.ts';
import { configOf } from '../../models/site/site.model.ts';
import { holdActors } from '../../support/replay.ts';
import { checkScreens } from '../../support/screens/checkScreens.ts';
import { stage } from '../login.fixture.tsx';
import { rescheduleScreens } from '../screens/bookings/reschedule.screens.ts';

const config = configOf({ additions: ['cancel'] });
beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-11-20T04:00:00Z'), toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

/** As they are called, by when they begin. */
const times: Readonly<Record<string, string>> = {
  '18:30:00': '06:30 PM to 07:30 PM',
  '20:00:00': '08:00 PM to 09:00 PM',
};

checkScreens(rescheduleScreens, async (locale, say) => {
  const { show } = await stage({ config, locale });
  const { machine, settle } = holdActors(rescheduleMachine, ['watchMinute', 'watchBooking']);
  const moving = createActor(machine, { input: rescheduleScreens.law.input as RescheduleInput }).start();
  show(<RescheduleSteps moving={moving} />);
  return {
    gestures: {
      'slot.choose': ({ startTime }) => fireEvent.click(screen.getByLabelText(say(times[startTime]!))),
      'reschedule.confirm': () => fireEvent.click(screen.getByText(say('Move it, at no cost'))),
    },
    world: (event) =>
      act(async () => {
        settle(event);
        await Promise.resolve();
      }),
  };
});

test('R2.2.8: where only the court is another one, that is what is told to have changed', async () => {
  const { show } = await stage({ config, locale: 'en' });
  const { machine, settle } = holdActors(rescheduleMachine, ['watchMinute', 'watchBooking']);
  const moving = createActor(machine, { input: rescheduleScreens.law.input as RescheduleInput }).start();
  show(<RescheduleSteps moving={moving} />);
  const same = { facility_start_time: '19:00:00', facility_end_time: '20:00:00' };
  const elsewhere = { ...moved, ...same, facility_id: 102, name: 'Court 2' };
  for (const event of [...situations.movingAgain!.by, { ...done2, output: elsewhere }])
    await act(async () => {
      if ('actorId' in event) settle(event);
      else moving.send(event as never);
      await Promise.resolve();
    });
  const words = document.body.textContent;
  expect(words).toMatch(/Before07:00 PMThu 26 NovCourt 1.*Now07:00 PMThu 26 NovCourt 2/);
  expect(words).toContain('have the new time and place');
});
