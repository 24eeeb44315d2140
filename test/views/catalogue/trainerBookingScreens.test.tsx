// @vitest-environment jsdom
/** What a customer finds who books a coach, in each situation. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, vi } from 'vitest';
import { createActor, type AnyEventObject } from 'xstate';
import {
  trainerBookingMachine,
  type TrainerBookingRef,
} from '../../../machines/trainerBooking/trainerBookingMachine.ts';
import { TrainerSale } from '../../../src/pages/training/TrainerSale.tsx';
import { checkScreens } from '../../support/screens/checkScreens.ts';
import { holdActors } from '../../support/replay.ts';
import { all, stage } from '../cart.fixture.tsx';
import { pressed } from '../checkout.fixture.tsx';
import { trainerBookingScreens } from '../screens/catalogue/trainerBooking.screens.ts';

const held = vi.hoisted(() => ({ booking: null as unknown }));
vi.mock('../../../src/pages/training/useTrainerBooking.ts', () => ({ useTrainerBooking: () => held.booking }));

const hour = (date: string, start_time: string, end_time: string) => ({ date, start_time, end_time });
const free: Readonly<Record<string, object[]>> = {
  '2026-11-30': [hour('2026-11-30', '16:00:00', '17:00:00')],
  '2026-12-01': [hour('2026-12-01', '15:00:00', '16:00:00')],
};
const days = Object.keys(free);

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-25T06:00:00Z'), toFake: ['Date'] });
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const data = free[new URL(url).searchParams.get('date') ?? ''] ?? [];
    return Response.json({ status: true, data, message: null });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const hours = () => all<HTMLInputElement>('.slots input');

describe.each(Object.entries(trainerBookingScreens))('%s', (_, table) => {
  checkScreens(table, async (locale, say) => {
    const { show } = await stage({ locale });
    const { machine, settle } = holdActors(trainerBookingMachine, ['watchSession', 'watchMinute']);
    const input = table.law.input as { trainer: Parameters<typeof TrainerSale>[0]['trainer'] };
    const booking: TrainerBookingRef = createActor(machine, { input: input as never }).start();
    held.booking = booking;
    show(<TrainerSale trainer={input.trainer} />);
    if (input.trainer.packages.length > 0) await waitFor(() => expect(hours()).toHaveLength(1));
    return {
      gestures: {
        'package.choose': () => fireEvent.click(all('.pay input')[1]!),
        'session.choose': ({ session }) => {
          const open = all<HTMLInputElement>('.days input').filter(({ disabled }) => !disabled);
          fireEvent.click(open[days.indexOf((session as { date: string }).date)]!);
          fireEvent.click(hours()[0]!);
        },
        'minute.passed': (event) => act(async () => booking.send(event as never)),
        'package.add': () => pressed(screen.getByText(say('Add to cart'))),
      },
      world: (event: AnyEventObject) =>
        act(async () => {
          settle(event);
          for (let turn = 0; turn < 4; turn++) await Promise.resolve();
        }),
    };
  });
});
