// @vitest-environment jsdom
/** The code of a dialog may load after its booking is over: then nothing is shown, and nothing breaks (F01). */
import { cleanup } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { BookingDialog } from '../../../src/pages/booking/BookingDialog.tsx';
import * as at from '../../models/booking/booking.fixtures.ts';
import { holdBooking } from '../../models/booking/booking.standing.ts';
import { polyfillDialogs } from '../../support/dialogElement.ts';
import { show } from '../components/show.tsx';

polyfillDialogs();
afterEach(cleanup);

test('a booking that was over before its dialog loaded has none', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined }));
  const booking = createActor(holdBooking().machine, { input: at.inputOf() });
  booking.start();
  booking.stop();
  await show(<BookingDialog booking={booking} isOver />);
  expect(document.querySelector('dialog')).toBeNull();
});
