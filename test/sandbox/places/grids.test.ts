/** The portal's grid, computed from this server's answers, compared with what the server sells: by account and by day. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { durationsOf, packSchedule, slotsOf, type Slot } from '../../../machines/slots/slots.ts';
import type { User } from '../../../src/contract/customers/customers.ts';
import { password, type Client } from '../support/client.ts';
import { farDate } from '../support/orders.ts';
import { startSandbox, type SandboxUnderTest } from '../support/sandbox.ts';
import { testNow } from '../support/seededSandbox.ts';

let sandbox: SandboxUnderTest;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

interface Account {
  client: Client;
  user: User | null;
}
async function account(mobile: string | null): Promise<Account> {
  const client = sandbox.signedOut();
  if (mobile === null) return { client, user: null };
  const { data } = await client.get('login', {
    body: { country_code: '971', mobile_number: mobile, password, username: `+971${mobile}` },
  });
  client.token = data.token;
  return { client, user: data };
}
const signedOut = () => account(null);
const customer = () => account('500000001');
const member = () => account('500000002');
const partner = () => account('500000003');

const today = testNow.slice(0, 10);
const daysOn = (days: number): string => Temporal.PlainDate.from(today).add({ days }).toString();

async function gridOf({ client, user }: Account, service: number, date: string, duration?: number) {
  const { data: schedule } = await client.get('schedule', { query: { venue_service_id: service, date } });
  const packed = packSchedule({ ...schedule, date, customer: user, allow_facility_items_reservation: 1 });
  const moment = { now: sandbox.stamp() };
  const durations = durationsOf(packed, moment);
  const slots = slotsOf(packed, { ...moment, duration: duration ?? durations[0] ?? 60 });
  return { schedule, durations, slots };
}

const freeFor = async ({ client }: Account, service: number, slot: Slot): Promise<number[]> => {
  const { data } = await client.get('availableFacilities', {
    query: { venue_service_id: service, date: slot.date, start_time: slot.start_time, end_time: slot.end_time },
  });
  return data.map(({ id }) => id);
};

/** Starts at which a facility is offered. */
const startsOf = (slots: readonly Slot[], facility: number): string[] =>
  slots.filter(({ facilities }) => facilities.includes(facility)).map(({ start_time }) => start_time.slice(0, 5));

describe('R5.7.17: every slot of the grid can be bought, in the facilities that the grid counts', () => {
  const services = [11, 12, 13, 14, 21, 22, 31, 32, 41, 42, 43];
  test.each([
    ['signed out', signedOut],
    ['a member', member],
    ['a partner', partner],
  ])('to %s', async (_, who) => {
    const asking = await who();
    for (const service of services)
      for (const days of [0, 4]) {
        const { slots, schedule } = await gridOf(asking, service, daysOn(days));
        // The last minutes of an event are in the grid but not on sale (Q9.2.c).
        const isPlain = ({ facilities }: Slot) =>
          schedule.facilities
            .filter(({ id }) => facilities.includes(id))
            .every((one) => one.event_schedules.length + one.workshop_program_schedules.length === 0);
        const some = slots.filter((slot, index) => index % 5 === days % 3 && isPlain(slot));
        for (const slot of some)
          expect([service, slot.date, slot.start_time, await freeFor(asking, service, slot)]).toEqual([
            service,
            slot.date,
            slot.start_time,
            slot.facilities,
          ]);
      }
  });
});

describe('R6.1.15: three accounts, one date, three grids', () => {
  const centreCourt = 4101;
  const fullPitch = 2101;
  test('R6.1.6, R6.1.10: the first hours of the hard courts are the members’', async () => {
    const grids = await Promise.all(
      [customer(), member(), partner()].map(async (who) => gridOf(await who, 41, farDate)),
    );
    const firsts = grids.map(({ slots }) => startsOf(slots, centreCourt).filter((start) => start < '08:00'));
    expect(firsts).toEqual([[], ['06:00', '07:00'], []]);
    const six = grids[1]!.slots.find(({ start_time }) => start_time === '06:00:00')!;
    expect(await freeFor(await member(), 41, six)).toContain(centreCourt);
    expect(await freeFor(await customer(), 41, six)).not.toContain(centreCourt);
  });

  test('R6.1.7, R3.5.10: on working days partners have the full pitches from noon to eight, on others all day', async () => {
    // 30 November 2026 is a Monday, 28 November a Saturday.
    const [publicMonday, partnersMonday, partnersSaturday] = await Promise.all([
      gridOf(await customer(), 21, '2026-11-30'),
      gridOf(await partner(), 21, '2026-11-30'),
      gridOf(await partner(), 21, '2026-11-28'),
    ]);
    const outside = (slots: readonly Slot[]) =>
      startsOf(slots, fullPitch).filter((start) => start < '12:00' || start >= '20:00').length;
    expect(outside(partnersMonday.slots)).toBe(0);
    expect(startsOf(partnersMonday.slots, fullPitch).length).toBeGreaterThan(0);
    expect(outside(publicMonday.slots)).toBeGreaterThan(0);
    expect(outside(partnersSaturday.slots)).toBeGreaterThan(0);
  });

  test('R3.10.4, R3.5.10: a control with the bit of Friday closes the nets on Fridays, for everyone', async () => {
    const noons = async (who: Promise<Account>, date: string) =>
      startsOf((await gridOf(await who, 22, date)).slots, 2211).filter(
        (start) => start === '12:00' || start === '13:00',
      );
    for (const who of [signedOut, member, partner]) {
      expect(await noons(who(), '2026-11-27')).toEqual([]);
      expect(await noons(who(), '2026-11-28')).toEqual(['12:00', '13:00']);
    }
  });
});

describe('R3.4.5, R3.5.2: nights', () => {
  const midnightCourts = 32;
  const atClock = (at: string) => sandbox.control('POST', '/clock', { at, frozen: true });

  test('after midnight a slot is in the schedule of the evening, with the next day as its date', async () => {
    const { slots } = await gridOf(await signedOut(), midnightCourts, daysOn(2), 60);
    const late = slots.filter(({ nextDay }) => nextDay);
    expect(late.map(({ date, start_time }) => [date, start_time])).toEqual([
      [daysOn(3), '00:00:00'],
      [daysOn(3), '00:30:00'],
      [daysOn(3), '01:00:00'],
    ]);
    expect(await freeFor(await signedOut(), midnightCourts, late[1]!)).toEqual(late[1]!.facilities);
  });

  test('R9.2.1: past midnight the rest of last night is in today’s schedule, and on sale', async () => {
    await atClock(`${daysOn(1)} 00:20:00`);
    const asking = await customer();
    const { slots } = await gridOf(asking, midnightCourts, daysOn(1), 60);
    const rest = slots.filter(({ start_time, nextDay }) => start_time < '06:00:00' && !nextDay);
    expect(rest.map(({ date, start_time, nextDay }) => [date, start_time, nextDay])).toEqual([
      [daysOn(1), '00:30:00', false],
      [daysOn(1), '01:00:00', false],
    ]);
    for (const slot of rest) expect(await freeFor(asking, midnightCourts, slot)).toEqual(slot.facilities);

    const [slot] = rest;
    const facility_id = slot!.facilities[0]!;
    const query = {
      venue_service_id: midnightCourts,
      date: slot!.date,
      start_time: slot!.start_time,
      end_time: slot!.end_time,
    };
    const { data: offer } = await asking.client.get('facilityOffer', { query: { ...query, facility_id } });
    const product_id = offer.default_products[0]!.product_id;
    const place = {
      product_id,
      quantity: 2,
      facility_id,
      date: slot!.date,
      start_time: slot!.start_time,
      end_time: slot!.end_time,
    };
    const { data: held } = await asking.client.get('reserve', { body: { products: [place] } });
    expect(held.products).toMatchObject([{ reserved: true }]);
    await sandbox.reset();
  });

  test('R9.2.4: a booking delay reaches over midnight', async () => {
    // League courts need two hours of notice and open at eight; the pitches need none.
    await atClock(`${daysOn(1)} 23:30:00`);
    const { slots } = await gridOf(await signedOut(), 42, daysOn(1));
    expect(slots).toEqual([]);
    await atClock(`${daysOn(2)} 06:30:00`);
    const morning = (await gridOf(await signedOut(), 42, daysOn(2))).slots;
    expect(morning[0]!.start_time).toBe('08:30:00');
    expect(
      await freeFor(await signedOut(), 42, { ...morning[0]!, start_time: '08:00:00', end_time: '09:00:00' }),
    ).toEqual([]);
    await sandbox.reset();
  });

  test('R9.2.7, R9.2.8: an opening until midnight has a last slot that ends at 23:59:59', async () => {
    const { slots } = await gridOf(await signedOut(), 21, daysOn(2));
    expect(slots.at(-1)).toMatchObject({ start_time: '23:00:00', end_time: '23:59:59', nextDay: false });
    expect(await freeFor(await signedOut(), 21, slots.at(-1)!)).toEqual(slots.at(-1)!.facilities);
  });
});
