// @vitest-environment jsdom
/** The dialog of a booking in each situation. */
import { act, fireEvent } from '@testing-library/react';
import { describe, vi } from 'vitest';
import { createActor, type AnyEventObject } from 'xstate';
import type { BookingInput } from '../../../machines/booking/bookingMachine.ts';
import type { Locale } from '../../../src/i18n/languages.ts';
import { BookingDialog } from '../../../src/pages/booking/BookingDialog.tsx';
import { BookingPanel } from '../../../src/pages/booking/BookingPanel.tsx';
import * as at from '../../models/booking/booking.fixtures.ts';
import { holdBooking, sendTo } from '../../models/booking/booking.standing.ts';
import { polyfillDialogs } from '../../support/dialogElement.ts';
import { done } from '../../support/paths.ts';
import { checkScreens } from '../../support/screens/checkScreens.ts';
import { all } from '../cart.fixture.tsx';
import { pressed } from '../checkout.fixture.tsx';
import { show } from '../components/show.tsx';
import { bookingScreens } from '../screens/booking/booking.screens.ts';
import { choosingScreens } from '../screens/booking/choosing.screens.ts';
import { courtSaleScreens, ticketSaleScreens } from '../screens/booking/selling.screens.ts';

// The attendee details have a machine of their own, and alternatives to a lost slot their own views (nearest.test.tsx).
vi.mock('../../../src/pages/booking/attendees/AttendeeDetails.tsx', () => ({ AttendeeDetails: () => null }));
vi.mock('../../../src/widgets/nearest/NearestSlots.tsx', () => ({ NearestSlots: () => null }));

polyfillDialogs();

async function open(input: Partial<BookingInput>, locale: Locale) {
  const { machine, settle } = holdBooking();
  const booking = createActor(machine, { input: at.inputOf(input) }).start();
  await show(
    <>
      {input.surface === 'page' ? <BookingPanel booking={booking} onClose={() => undefined} /> : null}
      <BookingDialog booking={booking} />
    </>,
    locale,
  );
  const tell = (event: AnyEventObject) =>
    act(async () => {
      if (/^xstate\.(done|error)\.actor\./.test(event.type)) settle(event);
      else sendTo(booking, event);
      for (let turn = 0; turn < 4; turn++) await Promise.resolve();
    });
  /** What comes after step 1 is over, and says how. */
  const end = (output: unknown) => act(async () => booking.send(done('selling', output) as never));
  return { tell, end };
}

const settled = () => act(async () => undefined);
const press = async (button: HTMLElement | undefined) => {
  pressed(button);
  await settled();
};
const named = (name: string) => all('.bk button').find((button) => button.textContent === name);
const pick = async (selector: string, place: number) => {
  const input = all<HTMLInputElement>(selector)[place];
  if (input === undefined || input.disabled) throw new Error('It is not there to be picked');
  fireEvent.click(input);
  await settled();
};
const dates: readonly string[] = [at.today, at.tomorrow, '2026-11-22'];
/** By the hour that its name begins with, in either language. */
const pickSlot = (startTime: string) => {
  const hours = all('.slots .grid input').map((input) => /\d\d:\d\d/.exec(input.getAttribute('aria-label')!)![0]);
  return pick('.slots .grid input', hours.indexOf(startTime.slice(0, 5)));
};

describe.each(Object.entries(choosingScreens))('step 1, %s', (_, table) => {
  checkScreens(table, async (locale, say) => {
    const { tell, end } = await open(table.law.input as Partial<BookingInput>, locale);
    return {
      gestures: {
        'service.choose': async ({ serviceId }) => {
          // Where one is chosen, the others are folded away below it.
          if (all('.bk__service').length === 0) await press(all('.bk__two button')[0]);
          await press(all('.bk__service')[serviceId - 1]);
        },
        'date.choose': ({ date }) => pick('.days input', dates.indexOf(date)),
        'slot.choose': ({ startTime }) => pickSlot(startTime),
        'slots.more': () => press(all('.slots .more')[0]),
        'freeDay.find': () => press(named(say('Find the next free day'))),
        'step.continue': () => press(named(say('Continue'))),
        // These come from the later steps, the cart and the alternatives, which have views of their own.
        'selection.resume': ({ end: output }) => end(output),
        'cart.changed': tell,
        'nearest.choose': tell,
      },
      world: tell,
    };
  });
});

const onwards = { type: 'step.continue' };
const atTen = { type: 'slot.choose', date: at.today, startTime: '10:00:00' };
const toCourt = [
  done('loadServices', at.services),
  done('loadChoices', at.padelChoices),
  done('loadSchedule', at.dayOf(at.padelSchedule, at.today)),
  atTen,
  done('loadFacilities', [at.court1, at.court2]),
  done('loadOffer', at.courtOffer(101, true)),
  onwards,
];
const toPool = [
  done('loadServices', at.services),
  done('loadChoices', at.poolChoices),
  done('loadSchedule', at.dayOf(at.poolSchedule, at.today)),
  atTen,
  done('loadFacilities', [at.pool]),
  done('loadOffer', at.poolOffer(true)),
  onwards,
];
/** As one after the other stands there. */
const products = { 601: 0, 901: 0, 902: 1 } as Readonly<Record<number, number>>;

describe.each([
  ['a court', courtSaleScreens, {}, toCourt],
  ['tickets', ticketSaleScreens, { serviceId: at.swimming.id }, toPool],
] as const)('the steps after it, %s', (_, table, input, first) => {
  checkScreens(table, async (locale, say) => {
    const { tell } = await open(input, locale);
    for (const event of first) await tell(event);
    const add = ({ productId }: AnyEventObject) =>
      press(all('dialog article')[products[productId]!]!.querySelectorAll('button')[2]);
    /** A press of plus for each. */
    const set = async ({ productId, quantity }: AnyEventObject) => {
      const more = all('dialog article')[products[productId]!]!.querySelectorAll('button')[1];
      for (let count = 0; count < quantity; count++) await press(more);
    };
    return {
      gestures: {
        'quantity.set': set,
        'addon.set': set,
        'ticket.add': add,
        'addon.add': add,
        'step.continue': () => press(named(say('Continue')) ?? named(say('Done'))),
        // These come from the attendee details, the cart, the session and the address, not from the customer.
        'attendees.changed': tell,
        'cart.changed': tell,
        'session.changed': tell,
        'stop.visit': tell,
      },
      world: tell,
    };
  });
});

describe.each(Object.entries(bookingScreens))('the whole booking, in a %s', (_, table) => {
  checkScreens(table, async (locale, say) => {
    const { tell } = await open(table.law.input as Partial<BookingInput>, locale);
    return {
      gestures: {
        // What step 1 tells once a court is chosen for ten, and gone on with.
        'slot.chosen': async () => {
          for (const event of toCourt) {
            if (event === atTen) await pick('.slots .grid input', 1);
            else if (event === onwards) await press(named(say('Continue')));
            else await tell(event);
          }
        },
      },
      world: tell,
    };
  });
});
