import { describe, expect, test } from 'vitest';
import {
  formatDate,
  formatDay,
  formatLongDate,
  formatMonth,
  formatNumericDate,
  formatWeekday,
} from '../../../src/i18n/dates.ts';
import { formatTime, formatTimestamp } from '../../../src/i18n/times.ts';

describe('dates on the screen', () => {
  test.each([
    ['2026-11-20', '20 Nov 2026', '20 نوفمبر 2026'],
    ['2026-09-05', '05 Sep 2026', '05 سبتمبر 2026'],
    ['2027-01-01', '01 Jan 2027', '01 يناير 2027'],
    ['2028-02-29', '29 Feb 2028', '29 فبراير 2028'],
    ['2026-11-20 23:59:59', '20 Nov 2026', '20 نوفمبر 2026'],
    ['soon', 'soon', 'soon'],
  ])('%s is %s', (date, english, arabic) => {
    expect(formatDate(date, 'en')).toBe(english);
    expect(formatDate(date, 'ar')).toBe(arabic);
  });

  test('R4.7.5: say day, weekday and month in both languages', () => {
    expect([formatDay('2026-11-20', 'en'), formatDay('2026-11-20', 'ar')]).toEqual(['Fri 20 Nov', 'الجمعة 20 نوفمبر']);
    expect([formatWeekday('2026-11-21', 'en'), formatWeekday('2026-11-21', 'ar')]).toEqual(['Sat', 'السبت']);
    expect(formatLongDate('2026-11-21', 'en')).toBe('Saturday 21 November 2026');
    expect([formatMonth('2026-11-21', 'en'), formatMonth('2026-11-21', 'ar')]).toEqual([
      'November 2026',
      'نوفمبر 2026',
    ]);
    expect(formatNumericDate('2026-11-20')).toBe('20-11-2026');
  });
});

describe('times on the screen', () => {
  test.each([
    ['00:00:00', '12:00 AM', '12:00 ص'],
    ['00:30', '12:30 AM', '12:30 ص'],
    ['06:05:00', '06:05 AM', '06:05 ص'],
    ['12:00:00', '12:00 PM', '12:00 م'],
    ['20:00:00', '08:00 PM', '08:00 م'],
    ['23:59:00', '11:59 PM', '11:59 م'],
    ['23:59:59', '12:00 AM', '12:00 ص'],
    ['24:00:00', '12:00 AM', '12:00 ص'],
    ['later', 'later', 'later'],
  ])('%s is %s', (time, english, arabic) => {
    expect(formatTime(time, 'en')).toBe(english);
    expect(formatTime(time, 'ar')).toBe(arabic);
  });

  test('follow the day in a stamp', () => {
    expect(formatTimestamp('2026-11-20 20:00:00', 'en')).toBe('20 Nov 2026, 08:00 PM');
    expect(formatTimestamp('2026-11-20 20:00:00', 'ar')).toBe('20 نوفمبر 2026، 08:00 م');
  });
});
