// @vitest-environment jsdom
/** What is read aloud is what a person would say: times, prices, days, and in which order (2.4.6, 2.5.3, 1.3.1, 1.3.2). */
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { slotName } from '../../../src/pages/booking/choosing/slotName.ts';
import { spokenMoney, spokenTime } from '../../../src/i18n/spoken.ts';
import { DayStrip } from '../../../src/components/dates/DayStrip.tsx';
import { MoneyInText } from '../../../src/components/text/MoneyInText.tsx';
import { PriceText } from '../../../src/components/text/PriceText.tsx';
import { SlotTiles } from '../../../src/components/dates/SlotTiles.tsx';
import { TicketRow } from '../../../src/components/bookable/TicketRow.tsx';
import { StampInText, TimeInText } from '../../../src/components/dates/TimeInText.tsx';
import { TimeRange } from '../../../src/components/dates/TimeRange.tsx';
import { TimeText } from '../../../src/components/dates/TimeText.tsx';
import { activateLocale } from '../../../src/i18n/locale.ts';
import { unspoken } from '../../support/unspoken.ts';
import { show } from './show.tsx';

afterEach(cleanup);

const nothing = (): void => undefined;

/** The text read by a screen reader: everything that is not hidden from it. */
const read = (): string => {
  const copy = document.body.lastElementChild!.cloneNode(true) as HTMLElement;
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  return (copy.textContent ?? '').replaceAll('\u00a0', ' ').trim();
};

test.each([
  ['08:00:00', '08:00 AM', '08:00 صباحًا'],
  ['12:00:00', '12:00 PM', '12:00 ظهرًا'],
  ['12:30:00', '12:30 PM', '12:30 ظهرًا'],
  ['13:00:00', '01:00 PM', '01:00 مساءً'],
  ['20:00:00', '08:00 PM', '08:00 مساءً'],
  ['00:00:00', '12:00 AM', '12:00 بعد منتصف الليل'],
  ['00:30:00', '12:30 AM', '12:30 بعد منتصف الليل'],
  ['later', 'later', 'later'],
])('%s is read as %s and as %s', (time, english, arabic) => {
  expect([spokenTime(time, 'en'), spokenTime(time, 'ar')]).toEqual([english, arabic]);
});

test.each([
  ['23:59:59', '12:00 AM', '12:00 منتصف الليل'],
  ['00:00:00', '12:00 AM', '12:00 منتصف الليل'],
  ['00:30:00', '12:30 AM', '12:30 بعد منتصف الليل'],
  ['12:00:00', '12:00 PM', '12:00 ظهرًا'],
])('an end at %s is read as ending at %s and at %s', (time, english, arabic) => {
  expect([spokenTime(time, 'en', true), spokenTime(time, 'ar', true)]).toEqual([english, arabic]);
});

test('an amount is read with the name of its currency', () => {
  expect(spokenMoney(99.5, 'AED', 'en').replace('\u00a0', ' ')).toBe('AED 99.50');
  expect(spokenMoney(99.5, 'AED', 'ar')).toBe('99.50 درهم إماراتي');
  expect(spokenMoney(-40, null, 'ar')).toBe('−40 درهم إماراتي');
});

test('Arabic writes د.إ, ص and م, and reads words; English reads what it writes', async () => {
  const page = (
    <>
      <TimeText time="20:00:00" /> <PriceText amount={110} currency="AED" />
    </>
  );
  await show(page, 'ar');
  expect(read()).toBe('08:00 مساءً 110 درهم إماراتي');
  expect(document.querySelector('[aria-hidden]')?.textContent).toBe('م');
  cleanup();
  await show(page);
  expect(read()).toBe('08:00 PM AED 110');
});

test('in the middle of a sentence, too', async () => {
  const page = (
    <>
      <MoneyInText amount={-27.5} currency="AED" /> <TimeInText time="12:00:00" /> <TimeInText time="00:00:00" isEnd />{' '}
      <StampInText stamp="2026-11-20 20:00:00" /> <StampInText stamp="2026-11-20" />
    </>
  );
  await show(page, 'ar');
  expect(read()).toBe(
    '\u200e−27.50 درهم إماراتي 12:00 ظهرًا 12:00 منتصف الليل 20 نوفمبر 2026، 08:00 مساءً 20 نوفمبر 2026',
  );
  expect(unspoken()).toEqual([]);
  cleanup();
  await show(page);
  expect(read()).toBe('−AED 27.50 12:00 PM 12:00 AM 20 Nov 2026, 08:00 PM 20 Nov 2026');
});

test('what would be read as letters is found, in what is written and in names', async () => {
  await show(
    <>
      <p>
        160 <span aria-hidden>د.إ</span> 09:00 ص
      </p>
      <button type="button" aria-label="ادفع 160 د.إ" />
      <p>ملعب صغير لمدة 60 د</p>
    </>,
    'ar',
  );
  expect(unspoken()).toEqual([' 09:00 ص', 'ادفع 160 د.إ', 'ملعب صغير لمدة 60 د']);
});

test.each([
  ['08:00:00', '09:00:00', '08:00 AM – 09:00 AM'],
  ['11:00:00', '13:00:00', '11:00 AM – 01:00 PM'],
])('from %s to %s both halves of the day are read', async (from, to, said) => {
  await show(<TimeRange from={from} to={to} />);
  expect(read()).toBe(said);
});

const cell = {
  date: '2026-11-20',
  start_time: '20:00:00',
  end_time: '21:00:00',
  nextDay: false,
  isFull: false,
  left: 5,
  isShared: false,
  price: null,
};

test.each([
  [{}, null, '08:00 PM to 09:00 PM, 5 left to choose from'],
  [{}, 'AED 160', '08:00 PM to 09:00 PM, AED 160, 5 left to choose from'],
  [{ isShared: true, left: 1 }, null, '08:00 PM to 09:00 PM, 1 place left'],
  [{ isShared: true, left: null }, null, '08:00 PM to 09:00 PM'],
  [{ isFull: true, left: 0 }, null, '08:00 PM to 09:00 PM, Full'],
  [
    { start_time: '00:00:00', end_time: '01:00:00', nextDay: true },
    null,
    '12:00 AM to 01:00 AM the day after, 5 left to choose from',
  ],
])('a time reads its end, its price and what is left of what: %j', async (changes, price, name) => {
  await activateLocale('en');
  expect(slotName({ ...cell, ...changes }, price, 'en')).toBe(name);
});

test('and so in Arabic', async () => {
  await activateLocale('ar');
  expect(slotName({ ...cell, isShared: true }, '160 درهم إماراتي', 'ar')).toBe(
    'من 08:00 مساءً إلى 09:00 مساءً، 160 درهم إماراتي، بقيت 5 أماكن',
  );
});

test('the name is the control’s, and groups are not called what stands beside their legend', async () => {
  await show(
    <>
      <SlotTiles
        legend="Start time"
        slots={[{ key: '20', timeText: '08:00 PM', name: '08:00 PM to 09:00 PM', state: 'free' }]}
        value={null}
        onChange={nothing}
        aside={<select aria-label="Part of the day" />}
      />
      <DayStrip
        legend="Day"
        today="2026-11-22"
        days={[{ date: '2026-11-22' }, { date: '2026-11-23', state: 'full' }]}
        value={null}
        onChange={nothing}
        monthButton={<button type="button">November 2026</button>}
      />
    </>,
  );
  expect(screen.getAllByRole('group').map((group) => [group.tagName, groupName(group)])).toEqual([
    ['FIELDSET', 'Start time'],
    ['FIELDSET', 'Day'],
  ]);
  expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'))).toEqual([
    '08:00 PM to 09:00 PM',
    // 2.5.3: who sees *Today* says *Today*.
    'Today, Sunday 22 November 2026',
    'Monday 23 November 2026, full',
  ]);
});

const groupName = (group: Element) => document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent;

test('a ticket says what it is and costs before how many (1.3.2)', async () => {
  await show(
    <TicketRow
      title="Adult swim"
      note="From 16"
      price={<PriceText amount={45} />}
      control={<button type="button">Add</button>}
    />,
  );
  expect(read()).toBe('Adult swimFrom 16AED 45 Add');
});
