// @vitest-environment jsdom
/** The alternatives to a lost slot, taken with one press (F30, A10, T21). */
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, type AnyEventObject } from 'xstate';
import { choosingOf } from '../../../machines/booking/bookingSelectors.ts';
import { ConnectionError, RefusedError } from '../../../machines/shared/problem.ts';
import type { NearestOffer, NearestQuery } from '../../../src/adapters/actors/booking/nearest.ts';
import { activateLocale } from '../../../src/i18n/locale.ts';
import { BookingDialog } from '../../../src/pages/booking/BookingDialog.tsx';
import * as at from '../../models/booking/booking.fixtures.ts';
import { holdBooking, sendTo } from '../../models/booking/booking.standing.ts';
import { polyfillDialogs } from '../../support/dialogElement.ts';
import { done, failed } from '../../support/paths.ts';
import { show } from '../components/show.tsx';

const asked: NearestQuery[] = [];
let answer: () => Promise<NearestOffer[]> = () => Promise.resolve([]);
vi.mock('../../../src/adapters/actors/booking/nearest.ts', async (original) => ({
  ...(await original<typeof import('../../../src/adapters/actors/booking/nearest.ts')>()),
  loadNearest: (query: NearestQuery) => {
    asked.push(query);
    return answer();
  },
}));

polyfillDialogs();
beforeAll(() => activateLocale('en'));
beforeEach(() => {
  asked.length = 0;
});
afterEach(cleanup);

const { today } = at;
const nine: NearestOffer = {
  serviceId: 1,
  facilityId: 101,
  bookingDate: today,
  date: today,
  start_time: '09:00:00',
  end_time: '10:00:00',
  duration: 60,
  nextDay: false,
  price: 168_00,
  service: at.padel,
};
const elsewhere: NearestOffer = {
  ...nine,
  serviceId: 2,
  facilityId: 201,
  start_time: '00:30:00',
  end_time: '01:30:00',
  nextDay: true,
  price: null,
  service: { ...at.swimming, facilities: [{ id: 201, name: '25 m pool', ar_name: 'مسبح 25 م' }] },
};

/** A court at ten was chosen and taken by another customer. */
async function lose(locale: 'en' | 'ar' = 'en') {
  const { machine, settle } = holdBooking();
  const booking = createActor(machine, { input: at.inputOf() }).start();
  await show(<BookingDialog booking={booking} />, locale);
  const say = (...events: AnyEventObject[]) =>
    act(async () => {
      for (const event of events) {
        if (event.type.startsWith('xstate.')) settle(event);
        else sendTo(booking, event);
        for (let turn = 0; turn < 4; turn++) await Promise.resolve();
      }
    });
  await say(
    done('loadServices', at.services),
    done('loadChoices', at.padelChoices),
    done('loadSchedule', at.dayOf(at.padelSchedule, today)),
    { type: 'slot.choose', date: today, startTime: '10:00:00' },
    done('loadFacilities', [at.court1, at.court2]),
    failed('loadOffer', new RefusedError('slotTaken')),
  );
  return { say, context: () => choosingOf(booking).getSnapshot().context };
}
const near = () => document.querySelector<HTMLElement>('.near');
const offers = () => [...document.querySelectorAll<HTMLButtonElement>('.near__slot')];

/** As they are read, with plain spaces; those in amounts are non-breaking. */
const names = () => screen.queryAllByRole('listitem').flatMap((item) => spokenIn(item));
const spokenIn = (item: HTMLElement) => {
  const copy = item.querySelector('.near__slot')?.cloneNode(true) as HTMLElement | undefined;
  for (const hidden of copy?.querySelectorAll('[aria-hidden="true"]') ?? []) hidden.remove();
  return copy ? [copy.textContent?.replaceAll(/\s+/g, ' ').trim()] : [];
};

describe('F30: a slot that is lost', () => {
  test('is asked about at once, with all that it was chosen by', async () => {
    await lose();
    expect(asked).toEqual([
      {
        missed: { serviceId: 1, facilityId: 101, date: today, start_time: '10:00:00', duration: 60, people: 1 },
        bookingDate: today,
        filters: { surface: null, formation: null, outdoor: null },
        customer: { b2b_id: null, isB2bUser: false, membership_card_number: null, is_member: false },
        reserves: expect.anything(),
        range: expect.anything(),
        currency: at.config.venue.currency,
      },
    ]);
  });

  test('announces politely that alternatives are being loaded, until they are shown', async () => {
    let tell: (offers: NearestOffer[]) => void = () => {};
    answer = () => new Promise((resolve) => (tell = resolve));
    await lose();
    const told = () => [...near()!.querySelectorAll('output')].map((region) => region.textContent);
    expect(told()).toEqual(['Looking for what is free…']);
    await act(async () => tell([nine]));
    expect(told()).toEqual(['1 free time near it']);
  });

  test('lists the alternatives by name, with place and price, announced once', async () => {
    answer = () => Promise.resolve([nine, elsewhere]);
    await lose();
    expect(screen.getByRole('group', { name: 'Nearest free times' })).toBe(near());
    expect(names()).toEqual(['09:00 AM Court 1 AED 168', '12:30 AM the day after Swimming']);
    expect(near()?.querySelector('output')?.textContent).toBe('2 free times near it');
  });

  test('in Arabic as well', async () => {
    answer = () => Promise.resolve([nine]);
    await lose('ar');
    expect(names()).toEqual(['09:00 صباحًا ملعب 1 168 درهم إماراتي']);
    await activateLocale('en');
  });

  test('one press takes another one, and nothing more is offered', async () => {
    answer = () => Promise.resolve([nine]);
    const { say, context } = await lose();
    fireEvent.click(offers()[0]!);
    await say(
      done('loadSchedule', at.dayOf(at.padelSchedule, today)),
      done('loadFacilities', [at.court1]),
      done('loadOffer', at.courtOffer(101, true)),
    );
    expect(context()).toMatchObject({ facilityId: 101, missed: null, selectedTimeSlot: { start_time: '09:00:00' } });
    expect(near()).toBeNull();
    expect(document.querySelector('.bk__say')).toBeNull();
  });

  test('with nothing near leads to the days', async () => {
    answer = () => Promise.resolve([]);
    await lose();
    expect(near()?.querySelector('output')?.textContent).toBe('Nothing near is free');
    fireEvent.click(screen.getByRole('button', { name: 'Choose another day' }));
    expect(document.activeElement?.closest('.days')).not.toBeNull();
  });

  test('that cannot be asked about says so, and is asked about again (F07)', async () => {
    answer = () => Promise.reject(new ConnectionError());
    await lose();
    expect(near()?.querySelector('output')?.textContent).toBe('The nearest free times could not be loaded');
    answer = () => Promise.resolve([nine]);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await act(async () => undefined);
    expect(offers()).toHaveLength(1);
  });
});
