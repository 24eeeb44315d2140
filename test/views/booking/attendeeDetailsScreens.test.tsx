// @vitest-environment jsdom
/** What a customer finds who says who comes along, in each situation. */
import { act, fireEvent } from '@testing-library/react';
import { describe } from 'vitest';
import { createActor, type AnyEventObject } from 'xstate';
import type { AttendeeDetailsInput } from '../../../machines/attendees/attendeeDetailsContext.ts';
import { attendeeDetailsMachine } from '../../../machines/attendees/attendeeDetailsMachine.ts';
import { Notices } from '../../../src/app/Notices.tsx';
import '../../../src/components/fields/signature/SignatureCanvas.tsx';
import '../../../src/components/text/FilledText.tsx';
import { AttendeeDetailsDialog } from '../../../src/pages/booking/attendees/AttendeeDetailsDialog.tsx';
import * as court from '../../models/booking/booking.fixtures.ts';
import { startBooking } from '../../models/booking/booking.harness.ts';
import { teachCanvas } from '../../support/canvasElement.ts';
import { polyfillDialogs } from '../../support/dialogElement.ts';
import { checkScreens } from '../../support/screens/checkScreens.ts';
import { holdActors } from '../../support/replay.ts';
import { all } from '../cart.fixture.tsx';
import { pressed } from '../checkout.fixture.tsx';
import { stage } from '../login.fixture.tsx';
import { attendeeDetailsScreens } from '../screens/booking/attendeeDetails.screens.ts';
import { fill } from '../waysIn.fixture.tsx';

polyfillDialogs();
teachCanvas();

/** Up to the step before: a court with a price is chosen. */
const selling = beforeAnybodyComes();
async function beforeAnybodyComes() {
  const booking = startBooking();
  await booking.answer('loadServices', court.services);
  await booking.answer('loadChoices', court.padelChoices);
  await booking.answer('loadSchedule', court.padelSchedule);
  booking.send({ type: 'slot.choose', date: court.today, startTime: '10:00:00' });
  await booking.answer('loadFacilities', [court.court1]);
  await booking.answer('loadOffer', court.courtOffer(101, false));
  booking.send({ type: 'step.continue' });
  return booking.actor.getSnapshot().children.selling!;
}

const front = () => all('dialog').at(-1)!;
const block = (attendee: number) => all('.who')[attendee]!;
const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent?.trim();

describe.each(Object.entries(attendeeDetailsScreens))('%s', (_, table) => {
  checkScreens(table, async (locale, say) => {
    const court1 = await selling;
    const { show } = await stage({ locale });
    const { machine, settle } = holdActors(attendeeDetailsMachine, ['watchSession']);
    const details = createActor(machine, { input: table.law.input as AttendeeDetailsInput }).start();
    show(
      <>
        <AttendeeDetailsDialog selling={court1} details={details} />
        <Notices />
      </>,
    );
    const button = (name: string) => [...front().querySelectorAll('button')].find((one) => nameOf(one) === say(name));
    const box = (name: string) =>
      [...front().querySelectorAll('label')]
        .find((one) => one.textContent?.trim() === say(name))!
        .querySelector('input')!;
    const chip = (attendee: number, name: string) =>
      [...block(attendee).querySelectorAll('label')].find((one) => one.textContent?.trim() === say(name))!;
    const told = (event: AnyEventObject) => act(async () => details.send(event as never));
    const agreement = 'I agree to the terms and conditions';
    return {
      gestures: {
        'person.type': ({ attendee, typed }) => {
          const { gender, name, country_code: country, mobile_number: mobile, email } = typed;
          if (gender) fireEvent.click(chip(attendee, gender));
          if (country) fireEvent.change(block(attendee).querySelector('select')!, { target: { value: 'SA' } });
          for (const [label, text] of Object.entries({ Name: name, 'Mobile number': mobile, Email: email }))
            if (text) fill(chip(attendee, label).control as HTMLInputElement, text);
        },
        'answer.type': ({ attendee, answer }) => {
          const club = [...block(attendee).querySelectorAll('label')].find(
            (one) => one.textContent?.trim() === 'Club',
          )!;
          fill(club.control as HTMLInputElement, answer);
        },
        'saving.choose': () => fireEvent.click(box('Save these details for next time')),
        // A customer who has agreed opens them again by their name.
        'terms.tick': () =>
          box(agreement).checked ? pressed(button('terms and conditions')) : fireEvent.click(box(agreement)),
        'terms.agree': () => pressed(button('Agree')),
        'details.submit': () => pressed(button('Add to cart')),
        'attendee.add': () => pressed(button('Add a visitor')),
        'relative.choose': ({ attendee }) => fireEvent.click(chip(attendee, 'Nour Haddad')),
        // A signature comes from its pad, and a file only where one is asked for.
        'file.choose': (event) => {
          if (event['fieldId'] !== 2) return told(event);
          const { name, type, size } = event['file'];
          const chosen = new File([new Uint8Array(size)], name, { type });
          return fireEvent.change(block(event['attendee']).querySelector('input[type=file]')!, {
            target: { files: [chosen] },
          });
        },
        'session.changed': told,
      },
      world: async (event) => {
        await act(async () => {
          settle(event);
          await Promise.resolve();
          await Promise.resolve();
        });
      },
    };
  });
});
