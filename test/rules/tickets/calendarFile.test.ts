/** A ticket in a calendar: the venue's hours wherever it is opened, in the customer's language (R2.2.9, R9.3.8). */
import { afterEach, describe, expect, test } from 'vitest';
import type { Ticket } from '../../../src/contract/orders/orders.ts';
import { googleCalendar } from '../../../src/widgets/calendar/googleCalendar.ts';
import { calendarEntries, calendarFile } from '../../../src/widgets/tickets/calendarFile.ts';
import { payment } from '../../models/checkout/payment.fixtures.ts';
import { readCalendar } from '../../support/icalendar.ts';

const [ticket] = payment('paid').tickets as [Ticket];
const only = (fields: Partial<Ticket> = {}, locale: 'en' | 'ar' = 'en') =>
  readCalendar(calendarFile([{ ...ticket, ...fields }], locale))[0]!;

const home = process.env['TZ'];
afterEach(() => {
  if (home === undefined) delete process.env['TZ'];
  else process.env['TZ'] = home;
});

/** How a clock on the wall shows it where the calendar is opened. */
const shownAt = (moment: number | string | null, timeZone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(Number(moment))
    .toZonedDateTimeISO(timeZone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' });

describe.each([
  ['Asia/Dubai', '2026-11-27T20:00', '2026-11-28T00:00'],
  ['Europe/London', '2026-11-27T16:00', '2026-11-27T20:00'],
  ['America/Los_Angeles', '2026-11-27T08:00', '2026-11-27T12:00'],
  ['Asia/Kolkata', '2026-11-27T21:30', '2026-11-28T01:30'],
  ['Pacific/Auckland', '2026-11-28T05:00', '2026-11-28T09:00'],
])('R9.3.8: on a device in %s', (timeZone, start, end) => {
  test.each(['00:00:00', '23:59:59'])(
    'an evening that ends at %s ends at the midnight of the venue (Q4.10.b)',
    (end_time) => {
      // The device is there when the file is made, too.
      process.env['TZ'] = timeZone;
      const event = only({ end_time });
      expect([shownAt(event.start, timeZone), shownAt(event.end, timeZone)]).toEqual([start, end]);
    },
  );
});

test('R3.10.14: long Arabic words and signs that calendars take for their own are read as they were written', () => {
  const ar_item = `بطولة البادل؛ نهائي ${'الملعب المركزي '.repeat(8)}، 🎾 ملعب 3`;
  const ar_venue = 'عنابر القوز, بوابة; ب\\٢';
  const event = only({ ar_item, ar_venue }, 'ar');
  expect([event.summary, event.location]).toEqual([ar_item, ar_venue]);
  expect(only().summary).toBe('Padel, Court 3');
});

test('R2.2.9: what has a day and no time is for the whole day', () => {
  expect(only({ start_time: null, end_time: null })).toMatchObject({ start: '2026-11-27', end: '2026-11-28' });
});

test('R2.2.9: Google’s calendar gets the same, without number and name', () => {
  const asked = (locale: 'en' | 'ar') => new URL(googleCalendar(calendarEntries([ticket], locale)[0]!));
  expect(asked('en').origin).toBe('https://calendar.google.com');
  expect(Object.fromEntries(asked('ar').searchParams)).toEqual({
    action: 'TEMPLATE',
    text: 'بادل، ملعب 3',
    dates: '20261127T160000Z/20261127T173000Z',
    location: 'عنابر القوز',
  });
});
