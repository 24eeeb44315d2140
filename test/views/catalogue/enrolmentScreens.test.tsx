// @vitest-environment jsdom
/** Enrolling a family in an academy group, in each situation. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, vi } from 'vitest';
import { createActor, type AnyEventObject, type InputFrom } from 'xstate';
import type { Attendee } from '../../../machines/enrolment/attendees.ts';
import { enrolmentMachine } from '../../../machines/enrolment/enrolmentMachine.ts';
import { isCustomer } from '../../../machines/session/sessionRules.ts';
import { EnrolForm } from '../../../src/pages/academies/enrol/EnrolForm.tsx';
import { EnrolDialog } from '../../../src/pages/academies/enrol/EnrolDialog.tsx';
import { adam, lina, sami, tala, user } from '../../models/enrolment/enrolment.fixtures.ts';
import { polyfillDialogs } from '../../support/dialogElement.ts';
import { checkScreens } from '../../support/screens/checkScreens.ts';
import { holdActors } from '../../support/replay.ts';
import { all, stage } from '../cart.fixture.tsx';
import { pressed } from '../checkout.fixture.tsx';
import { enrolmentScreens } from '../screens/catalogue/enrolment.screens.ts';

polyfillDialogs();

const relatives = [adam, lina, sami, tala].map(({ customerId, name, dob }) => ({ customer_id: customerId, name, dob }));
const weekdays: Readonly<Record<number, string>> = { 2: 'Monday', 8: 'Wednesday' };

/** Ten in the morning at the venue. */
const now = Date.parse('2026-11-24T06:00:00Z');
beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  vi.stubGlobal('fetch', async () => Response.json({ status: true, data: relatives, message: null }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const row = (name: string) => all('.fam label').find((label) => label.textContent?.includes(name));

describe.each(Object.entries(enrolmentScreens))('%s', (_, table) => {
  checkScreens(table, async (locale, say) => {
    const input = table.law.input as InputFrom<typeof enrolmentMachine>;
    const { show } = await stage({ locale, user: input.user });
    const { machine, settle } = holdActors(enrolmentMachine, ['watchSession', 'watchMinute']);
    const still = { setTimeout: () => 0, clearTimeout: () => undefined };
    const enrolment = createActor(machine, { input, clock: still }).start();
    const { workshop, program } = input;
    const isSold = program.packages.length > 0;
    if (isSold) show(<EnrolForm enrolment={enrolment} onClose={() => {}} />);
    else show(<EnrolDialog workshop={workshop} program={program} onClose={() => {}} />);
    if (isCustomer(input.user) && isSold) await waitFor(() => expect(row(user.first_name!)).toBeDefined());
    return {
      gestures: {
        'day.toggle': ({ day }) => fireEvent.click(screen.getByLabelText(say(weekdays[Number(day)]!))),
        'package.choose': () => fireEvent.click(all('input[type="radio"]')[1]!),
        'attendee.toggle': ({ attendee }) => fireEvent.click(row((attendee as Attendee).name)!.querySelector('input')!),
        'enrolment.add': () => pressed(screen.getByRole('button', { name: say('Add to cart') })),
      },
      world: async (event: AnyEventObject) => {
        // The focus moves to the next heading after a moment, on a clock controlled by the test.
        vi.useFakeTimers({ now, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
        await act(async () => settle(event));
        act(() => void vi.advanceTimersByTime(400));
        vi.useFakeTimers({ now, toFake: ['Date'] });
      },
    };
  });
});
