// @vitest-environment jsdom
/** Digits are 0–9 in Arabic, too (Q4.7.b), whatever the browser's locale data prefers. */
import { i18n } from '@lingui/core';
import { cleanup, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as dates from '../../../../src/i18n/dates.ts';
import { formatTimestamp } from '../../../../src/i18n/times.ts';
import { formatFileSize } from '../../../../src/i18n/fileSize.ts';
import { activateLocale } from '../../../../src/i18n/locale.ts';
import { formatMoney } from '../../../../src/i18n/money.ts';
import { CalendarGrid } from '../../../../src/components/dates/CalendarGrid.tsx';
import { useOlderIntl } from '../../../support/olderIntl.ts';
import { show } from '../show.tsx';

let restore: () => void;
beforeAll(() => {
  restore = useOlderIntl();
});
afterAll(() => restore());
afterEach(cleanup);
beforeEach(() => activateLocale('ar'));

const foreign = /[\u0660-\u0669\u06f0-\u06f9\u066b\u066c]/;

type Token = string | number | readonly Token[] | { readonly [form: string]: Token };

/** Every value that a message takes, its plural forms included. */
function valuesIn(token: Token): string[] {
  if (typeof token !== 'object') return [];
  if (!Array.isArray(token)) return Object.values(token).flatMap(valuesIn);
  const [name, kind, forms] = token as readonly Token[];
  if (kind === 'plural' && typeof name === 'string') return [name, ...valuesIn(forms ?? '')];
  return token.length === 1 && typeof name === 'string' ? [name] : token.flatMap(valuesIn);
}

describe('with the locale data of older browsers', () => {
  test('Arabic by itself would have other digits here', () => {
    for (const tag of ['ar', 'ar-AE']) {
      expect(new Intl.NumberFormat(tag).format(1234.5)).toBe('١٬٢٣٤٫٥');
      expect(new Intl.DateTimeFormat(tag, { day: 'numeric' }).format(0)).toMatch(foreign);
    }
    expect(new Intl.NumberFormat('en-US').format(5)).toBe('5');
  });

  test('Q4.7.b: no message that counts has them, for no number', () => {
    // A few only inflect a word after a number that is elsewhere.
    const counting = Object.entries(i18n.messages).filter(([, message]) => {
      const written = JSON.stringify(message);
      return written.includes('"plural"') && written.includes('"#"');
    });
    expect(counting.length).toBeGreaterThan(20);
    // Lingui keeps formats by their language, and tests before this one may have made them with newer data.
    expect(new Intl.NumberFormat(i18n.locales ?? i18n.locale).format(5)).toBe('5');
    const said = counting.flatMap(([id, message]) =>
      [0, 1, 2, 3, 7, 11, 26, 100, 1234.5].map((number) =>
        i18n._(id, Object.fromEntries(valuesIn(message as Token).map((name) => [name, number]))),
      ),
    );
    expect(said.filter((text) => foreign.test(text))).toEqual([]);
    expect(said.filter((text) => text.includes('26')).length).toBeGreaterThanOrEqual(counting.length);
  });

  test.each([
    ['a date', () => dates.formatDate('2026-11-20', 'ar'), '20 نوفمبر 2026'],
    ['a day', () => dates.formatDay('2026-11-20', 'ar'), 'الجمعة 20 نوفمبر'],
    ['a day in full', () => dates.formatLongDate('2026-11-20', 'ar'), 'الجمعة 20 نوفمبر 2026'],
    ['a month', () => dates.formatMonth('2026-11-20', 'ar'), 'نوفمبر 2026'],
    ['a stamp', () => formatTimestamp('2026-11-20 20:00:00', 'ar'), '20 نوفمبر 2026، 08:00 م'],
    ['money', () => formatMoney(1234.5, 'AED', 'ar'), '1,234.50\u00a0د.إ'],
    ['a size', () => formatFileSize(3.2 * 1024 * 1024, 'ar'), '3.2 ميغابايت'],
  ] as const)('Q4.7.b, R9.3.6: %s has none', (_, text, expected) => {
    expect(text()).toBe(expected);
  });

  test('Q4.7.b: the calendar has none', async () => {
    await show(<CalendarGrid label="اليوم" value="2026-11-20" today="2026-11-20" onChange={() => undefined} />, 'ar');
    expect(screen.getByText('20')).toBeDefined();
    const labels = [...document.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label'));
    expect(document.body.textContent + labels.join(' ')).not.toMatch(foreign);
  });
});
