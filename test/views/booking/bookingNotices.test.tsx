// @vitest-environment jsdom
/** Notices of a booking: shown while it is on screen, and removed with it. */
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { BookingRef } from '../../../machines/booking/bookingMachine.ts';
import { ProblemNote } from '../../../src/pages/booking/ProblemNote.tsx';
import { useBookingNotices } from '../../../src/pages/booking/useBookingNotices.ts';
import { notices, notify } from '../../../src/actors/notices.ts';
import { show } from '../components/show.tsx';

afterEach(cleanup);

type Listener = (news: Record<string, unknown>) => void;

/** Only what the notices listen to. */
function bookingThatTells() {
  const listeners = new Map<string, Listener>();
  const stopped = { unsubscribe: () => undefined };
  const booking = {
    getSnapshot: () => ({ context: { problem: null } }),
    subscribe: () => stopped,
    on: (type: string, listener: Listener) => {
      listeners.set(type, listener);
      return stopped;
    },
  };
  return {
    booking: booking as unknown as BookingRef,
    tell: (type: string, news: Record<string, unknown>) => act(() => listeners.get(type)!(news)),
  };
}

function Notices({ booking }: { booking: BookingRef }) {
  useBookingNotices(booking);
  return null;
}

const said = () => notices.getSnapshot().context.shown?.text ?? null;

test.each([
  ['tickets.added', { quantity: 2 }, '2 tickets are in your cart'],
  ['addon.added', { name: 'Racket', arName: 'مضرب', quantity: 1 }, 'Racket × 1 is in your cart'],
])('R4.6.3: %s is shown, and not over the next page', async (type, news, text) => {
  const { booking, tell } = bookingThatTells();
  const { unmount } = await show(<Notices booking={booking} />);
  tell(type, news);
  expect(said()).toBe(text);
  unmount();
  expect(said()).toBeNull();
});

test('another notice shown in between stays', async () => {
  const { booking, tell } = bookingThatTells();
  const { unmount } = await show(<Notices booking={booking} />);
  tell('tickets.added', { quantity: 1 });
  act(() => notify({ tone: 'bad', text: 'Session expired, please login again' }));
  unmount();
  expect(said()).toBe('Session expired, please login again');
});

test.each([
  ['en', "Cart Error Other services can't be purchased with membership."],
  ['ar', 'خطأ في السلة لا يمكن شراء خدمات أخرى مع العضوية.'],
] as const)('R4.8.1, R8.2.2: a court beside a membership is refused under its title (%s)', async (locale, said) => {
  await show(<ProblemNote problem={{ code: 'othersExclusive', message: null, values: {} }} />, locale);
  expect(screen.getByRole('alert').textContent).toBe(said);
});

test('R8.2.4: what is refused for another reason has no title', async () => {
  await show(<ProblemNote problem={{ code: 'productInCart', message: null, values: {} }} />);
  expect(screen.getByRole('alert').textContent).toBe('Product already in cart');
});
