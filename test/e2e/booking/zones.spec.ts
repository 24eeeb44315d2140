/**
 * Devices far from the venue, with clocks that are four minutes wrong (F17, F18, R9.3.12): a booking is for the venue's day
 * and hour wherever it is made, on the screen, on the ticket and in the calendar. The suite goes there once, from the
 * zone where it is another day; with `ZONES=all` it goes from all of them, also on the days on which London's clocks change.
 */
import { readFile } from 'node:fs/promises';
import { services } from '../../../sandbox/data/seed/services.ts';
import { formatDay, formatLongDate } from '../../../src/i18n/dates.ts';
import { formatTime } from '../../../src/i18n/times.ts';
import { Portal } from '../../support/e2e/portal.ts';
import { shiftClock } from '../../support/e2e/shiftClock.ts';
import { expect, test } from '../../support/e2e/test.ts';
import { readCalendar } from '../../support/icalendar.ts';

interface Device {
  zone: string;
  /** By how many minutes its clock is ahead. */
  ahead: number;
  /** The time there, on the venue's clock; now by default. */
  at?: string;
}

const venue = 'Asia/Dubai';
const devices: readonly Device[] = [
  { zone: 'America/Los_Angeles', ahead: 4 },
  { zone: 'Pacific/Kiritimati', ahead: -4 },
  { zone: 'Asia/Dubai', ahead: 4 },
  { zone: 'Asia/Kathmandu', ahead: -4 },
  // The booked day is the one that has 23 hours there, and the one that has 25.
  { zone: 'Europe/London', ahead: -4, at: '2027-03-25T23:50' },
  { zone: 'Europe/London', ahead: 4, at: '2027-10-28T03:10' },
];
const deviceName = ({ zone, ahead, at }: Device) =>
  `in ${zone}${at === undefined ? '' : `, ${at.slice(0, 10)}`}, ${Math.abs(ahead)} minutes ${ahead < 0 ? 'slow' : 'fast'}`;
/** Before noon it is still yesterday in Los Angeles, after it soon tomorrow in Kiritimati. */
const farthest = () => devices[Temporal.Now.zonedDateTimeISO(venue).hour < 12 ? 0 : 1]!;
/** What a test is called must not change while the suite runs, also at noon and at midnight. */
const visited: readonly (readonly [name: string, device: () => Device])[] =
  process.env['ZONES'] === 'all'
    ? devices.map((device) => [deviceName(device), () => device])
    : [['where it is another day, four minutes wrong', farthest]];

const daysAhead = 3;
const tennis = services.find(({ name }) => name === 'Tennis')!;
const minute = 60_000;
/** The venue's hours. */
const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00:00`);

for (const [name, device] of visited) {
  test(`F18, F17: the venue’s day, hour and deadlines on a device ${name} @once`, async ({
    browser,
    sandbox,
    stack,
    say,
    language,
    faults,
  }) => {
    const { zone, ahead, at } = device();
    const moved =
      at === undefined ? 0 : Temporal.PlainDateTime.from(at).toZonedDateTime(venue).epochMilliseconds - Date.now();
    await sandbox.setClock(Math.round(moved / minute));
    const truth = () => Temporal.Instant.fromEpochMilliseconds(Date.now() + moved).toZonedDateTimeISO(venue);
    const context = await browser.newContext({
      baseURL: stack.portalOrigin,
      timezoneId: zone,
      reducedMotion: 'reduce',
    });
    faults.watch(context);
    const page = await context.newPage();
    await context.addInitScript(shiftClock, moved + ahead * minute);
    const portal = new Portal({ page, say, language, isPhone: false });

    await portal.open('/login');
    await portal.logIn();
    await expect(page).not.toHaveURL(/login/);
    await portal.expectHome();
    const date = truth().toPlainDate().add({ days: daysAhead });
    await portal.open(`/?service=${tennis.id}&date=${date.toString()}`);

    // The strip of days begins with the venue's current date.
    const days = page.locator('.days').getByRole('radio');
    await expect(days.first()).toHaveAccessibleName(
      new RegExp(`${formatLongDate(truth().toPlainDate().toString(), language)}$`),
    );
    await expect(days.and(page.getByRole('radio', { checked: true }))).toHaveAccessibleName(
      formatLongDate(date.toString(), language),
    );
    const shown = await portal.chooseSlot(2);
    const begins = hours.filter((time) => formatTime(time, language) === shown);
    expect(begins, `${shown} is one of the venue's hours`).toHaveLength(1);
    const [begin] = begins;
    await portal.finishBooking();

    // The cart: day and hour, and until when the places are held, fifteen minutes from now at the venue.
    await portal.button('Go to cart').click();
    const main = page.getByRole('main');
    await expect(main).toContainText(formatDay(date.toString(), language));
    await expect(main.getByRole('listitem').first()).toContainText(formatTime(begin!, language));
    const promised = [13, 14, 15].map((minutes) =>
      say('held for you until {until}', {
        until: formatTime(truth().add({ minutes }).toPlainTime().toString({ smallestUnit: 'second' }), language),
      }),
    );
    const held = main.locator('.pagehead .meta');
    // What belongs to a time stands in its line, by a space that does not break.
    await expect(held).toContainText(new RegExp(promised.join('|').replaceAll(' ', '\\s')));
    // Nothing is lost until a day before it begins.
    const until = date.subtract({ days: 1 }).toString();
    await expect(main).toContainText(
      say('Free to cancel until {day}, {time}', {
        day: formatDay(until, language),
        time: formatTime(begin!, language),
      }),
    );

    await portal.goToBank();
    await portal.payWith('accepts');
    await portal.expectTickets();
    const ticket = page
      .getByRole('list', { name: say('Tickets'), exact: true })
      .getByRole('article')
      .first();
    await expect(ticket).toContainText(formatTime(begin!, language));
    await expect(ticket).toContainText(formatDay(date.toString(), language));

    // The same instant in every calendar.
    const download = page.waitForEvent('download');
    await portal.button('Add to calendar').click();
    const [entry] = readCalendar(await readFile(await (await download).path(), 'utf8'));
    const start = date.toZonedDateTime({ timeZone: venue, plainTime: begin! }).epochMilliseconds;
    expect([entry!.start, entry!.end]).toEqual([start, start + 60 * minute]);
    await context.close();
  });
}
