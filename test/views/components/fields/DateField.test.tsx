// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as fc from 'fast-check';
import { useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { DateField, type DateFieldProps } from '../../../../src/components/dates/DateField.tsx';
import {
  pastedDate,
  typedPartsOf,
  typedDigits,
  wholeDate,
  writtenDate,
} from '../../../../src/components/dates/typedDate.ts';
import { show } from '../show.tsx';

afterEach(cleanup);

function Asking(props: Partial<DateFieldProps>) {
  const [value, setValue] = useState(props.value ?? '');
  return (
    <>
      <DateField label="Date of birth" {...props} value={value} onChange={setValue} />
      <output aria-label="value">{value}</output>
      <button type="button" onClick={() => setValue('2012-01-05')}>
        Sami
      </button>
    </>
  );
}

const value = () => screen.getByRole('status', { name: 'value' }).textContent;
const place = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const places = () => ['Day', 'Month', 'Year'].map((name) => place(name).value);

describe('R9.3.6: DateField is typed as DD-MM-YYYY', () => {
  test('moves on by itself where nothing else can follow', async () => {
    await show(<Asking />);
    await userEvent.tab();
    await userEvent.keyboard('14031990');
    expect([places(), value()]).toEqual([['14', '03', '1990'], '1990-03-14']);
  });

  test('takes one digit and a separator', async () => {
    await show(<Asking />);
    await userEvent.type(place('Day'), '1-2/1990');
    expect([places(), value()]).toEqual([['01', '02', '1990'], '1990-02-01']);
  });

  test('moves on after a digit that no other can follow', async () => {
    await show(<Asking />);
    await userEvent.type(place('Day'), '4');
    expect(document.activeElement).toBe(place('Month'));
  });

  test('is corrected backwards', async () => {
    await show(<Asking value="1990-03-14" />);
    await userEvent.click(place('Year'));
    await userEvent.keyboard('{Backspace>4/}{Backspace}{Backspace}2');
    expect([places(), value()]).toEqual([['14', '02', ''], '14-02-']);
    await userEvent.keyboard('{ArrowLeft>4/}');
    expect(document.activeElement).toBe(place('Day'));
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(place('Month'));
  });

  test('keeps a one-digit day as it is while its second digit may follow', async () => {
    await show(<Asking value="1990-03-14" />);
    await userEvent.clear(place('Day'));
    await userEvent.type(place('Day'), '1');
    expect([place('Day').value, value()]).toEqual(['1', '1990-03-01']);
    await userEvent.keyboard('2');
    expect(value()).toBe('1990-03-12');
  });

  test.each([
    ['14-03-1990', '1990-03-14'],
    ['1990/03/14', '1990-03-14'],
    ['١٤‏/٣‏/١٩٩٠', '1990-03-14'],
  ])('takes %s as it is pasted', async (pasted, date) => {
    await show(<Asking />);
    place('Day').focus();
    await userEvent.paste(pasted);
    expect(value()).toBe(date);
  });

  test('follows a value given from outside', async () => {
    await show(<Asking />);
    await userEvent.type(place('Day'), '31');
    await userEvent.click(screen.getByRole('button', { name: 'Sami' }));
    expect(places()).toEqual(['05', '01', '2012']);
  });

  test('tells what is no date as it was typed, so that it can be refused', async () => {
    await show(<Asking error="Date of birth is not a date" />);
    await userEvent.type(place('Day'), '31021990');
    expect(value()).toBe('31-02-1990');
    expect(place('Day').getAttribute('aria-invalid')).toBe('true');
    const reason = document.getElementById(place('Day').getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe('Date of birth is not a date');
  });

  test('R3.7.13: shows what is on file without letting it be changed', async () => {
    await show(<Asking value="1990-03-14" locked />);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Date of birth' });
    expect([field.value, field.readOnly]).toEqual(['14-03-1990', true]);
  });

  test('names its places in Arabic, and runs from left to right all the same', async () => {
    await show(<Asking />, 'ar');
    await userEvent.type(place('اليوم'), '١٤٠٣١٩٩٠');
    expect(value()).toBe('1990-03-14');
  });

  test('is one group with its name', async () => {
    await show(<Asking optional />);
    expect(screen.getByRole('group', { name: 'Date of birth optional' })).toBeTruthy();
  });
});

describe('R9.3.9: DateField with a calendar', () => {
  test('offers days from a Monday on, between the first and the last', async () => {
    await show(<Asking label="Expiry date" value="2026-11-30" today="2026-11-21" min="2026-11-21" />);
    await userEvent.click(screen.getByRole('button', { name: 'Choose from a calendar' }));
    const calendar = await screen.findByRole('application', { name: /Expiry date/ }, { timeout: 20_000 });
    const weekdays = [...calendar.querySelectorAll('th')].map(({ textContent }) => textContent);
    expect(weekdays[0]).toMatch(/^M/);
    const day = (name: RegExp) => screen.getByRole('button', { name });
    expect(day(/20 November 2026/).getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(day(/24 November 2026/));
    expect(value()).toBe('2026-11-24');
    expect(screen.queryByRole('application')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose from a calendar' }));
  });

  test('opens although what is typed is no date yet', async () => {
    await show(<Asking label="Expiry date" value="31-02-" today="2026-11-21" />);
    await userEvent.click(screen.getByRole('button', { name: 'Choose from a calendar' }));
    expect(await screen.findByRole('application', { name: /November 2026/ })).toBeTruthy();
  });
});

describe('what is typed', () => {
  const days = fc
    .date({ min: new Date('1000-01-01T00:00:00Z'), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));

  test('comes back as the day it means', () => {
    fc.assert(
      fc.property(days, (date) => {
        expect(writtenDate(typedPartsOf(date))).toBe(date);
      }),
    );
  });

  test('is a date only when the calendar has it', () => {
    const number = fc.integer({ min: 0, max: 99 }).map(String);
    const years = fc.integer({ min: 1000, max: 9999 }).map(String);
    fc.assert(
      fc.property(number, number, years, (day, month, year) => {
        const lengthOfMonth = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
        const isDay = month !== '0' && Number(month) <= 12 && day !== '0' && Number(day) <= lengthOfMonth;
        expect(wholeDate(writtenDate({ day, month, year })) !== null).toBe(isDay);
      }),
    );
    expect(writtenDate({ day: '29', month: '2', year: '2024' })).toBe('2024-02-29');
    expect(writtenDate({ day: '29', month: '2', year: '2023' })).toBe('29-02-2023');
  });

  test('pasted nonsense is left to the browser', () => {
    expect(['tomorrow', '31-02-1990', '1/2', ''].map(pastedDate)).toEqual([null, null, null, null]);
  });

  test('holds digits alone, as many as fit', () => {
    expect(typedDigits('year', '٢٠٢٦abc7')).toBe('2026');
    expect(typedDigits('day', '1-')).toBe('1');
  });
});
