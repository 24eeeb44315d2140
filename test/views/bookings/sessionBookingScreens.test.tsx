// @vitest-environment jsdom
/** Scheduling a session of a paid package, in each situation. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { createEmptyActor } from 'xstate';
import { parse } from 'valibot';
import { sessionBookingMachine } from '../../../machines/sessionBooking/sessionBookingMachine.ts';
import { TrainerBooking } from '../../../src/contract/orders/bookings.ts';
import { ScheduleSession } from '../../../src/pages/bookings/rows/ScheduleSession.tsx';
import { checkScreens } from '../../support/screens/checkScreens.ts';
import { holdActors } from '../../support/replay.ts';
import { all, stage } from '../cart.fixture.tsx';
import { pressed } from '../checkout.fixture.tsx';
import { sessionBookingScreens } from '../screens/bookings/sessionBooking.screens.ts';

const held = vi.hoisted(() => ({ machine: null as unknown }));
vi.mock('../../../src/adapters/actors/booking/sessionBookingActors.ts', () => ({
  provideSessionBooking: () => held.machine,
}));

const monday = '2026-11-30';
const hour = (start_time: string, end_time: string) => ({ date: monday, start_time, end_time });

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-24T06:00:00Z'), toFake: ['Date'] });
  // Free on Monday alone.
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const isFree = new URL(url).searchParams.get('date') === monday;
    const data = isFree ? [hour('16:00:00', '17:00:00'), hour('17:00:00', '18:00:00')] : [];
    return Response.json({ status: true, data, message: null });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Three sessions, of which one has its time. */
const booking = parse(TrainerBooking, {
  id: 9,
  order_id: 7,
  name: 'Three with Karim',
  image: null,
  total: 630,
  status_id: 1,
  trainer_id: 501,
  training_package_id: 5012,
  sessions_total: 3,
  sessions_left: 2,
  sessions: [],
});

const hours = () => all<HTMLInputElement>('.slots input');

checkScreens(sessionBookingScreens, async (locale, say) => {
  const { show } = await stage({ locale });
  const { machine, settle } = holdActors(sessionBookingMachine);
  held.machine = machine;
  show(<ScheduleSession booking={booking} resource={createEmptyActor()} />);
  await waitFor(() => expect(hours()).toHaveLength(2));
  return {
    gestures: {
      'session.choose': () => fireEvent.click(hours()[0]!),
      'session.book': () => pressed(screen.getByText(say('Book this session'))),
    },
    world: (event) =>
      act(async () => {
        settle(event);
        for (let turn = 0; turn < 4; turn++) await Promise.resolve();
      }),
  };
});
