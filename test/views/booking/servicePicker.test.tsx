// @vitest-environment jsdom
/** Closing the list of services with the keyboard (A04). */
import { act, cleanup, fireEvent } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { choosingOf } from '../../../machines/booking/bookingSelectors.ts';
import { activateLocale } from '../../../src/i18n/locale.ts';
import { ServicePicker } from '../../../src/pages/booking/choosing/ServicePicker.tsx';
import * as at from '../../models/booking/booking.fixtures.ts';
import { holdBooking } from '../../models/booking/booking.standing.ts';
import { done } from '../../support/paths.ts';
import { show } from '../components/show.tsx';

beforeAll(() => activateLocale('en'));
afterEach(cleanup);

test.each(['the search in it', 'the button that opened it'])(
  'A04: Esc closes the list alone, from %s',
  async (from) => {
    const { machine, settle } = holdBooking();
    const booking = choosingOf(createActor(machine, { input: at.inputOf({}) }).start());
    await show(<ServicePicker choosing={booking} />);
    await act(async () => settle(done('loadServices', at.services)));
    const heard: string[] = [];
    const hear = ({ key }: KeyboardEvent) => void heard.push(key);
    document.addEventListener('keydown', hear);
    try {
      const button = document.querySelector<HTMLButtonElement>('.pick')!;
      fireEvent.click(button);
      const search = document.querySelector<HTMLInputElement>('.bk__services input')!;
      (from === 'the search in it' ? search : button).focus();
      await userEvent.keyboard('{Escape}');
      expect([button.ariaExpanded, document.activeElement, heard]).toEqual(['false', button, []]);
      // Closed, Esc is for what is around it.
      await userEvent.keyboard('{Escape}');
      expect(heard).toEqual(['Escape']);
    } finally {
      document.removeEventListener('keydown', hear);
    }
  },
);
