// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import type { Locale } from '../../../../src/i18n/languages.ts';
import { CountryField } from '../../../../src/components/fields/country/CountryField.tsx';
import type { CountryFieldProps } from '../../../../src/components/fields/country/CountryList.tsx';
import { Dialog } from '../../../../src/components/dialogs/Dialog.tsx';
import { polyfillDialogs } from '../../../support/dialogElement.ts';
import { show } from '../show.tsx';

polyfillDialogs();
afterEach(cleanup);

function Asking(props: Partial<CountryFieldProps>) {
  const [value, setValue] = useState<number | null>(props.value ?? null);
  return (
    <>
      <CountryField label="Nationality" {...props} value={value} onChange={setValue} />
      <output aria-label="value">{String(value)}</output>
    </>
  );
}

const value = () => screen.getByRole('status', { name: 'value' }).textContent;
const box = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Nationality' }, { timeout: 20_000 });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

async function typed(text: string, locale: Locale = 'en'): Promise<(string | null)[]> {
  await show(<Asking />, locale);
  await userEvent.type(await box(), text);
  return options();
}

describe('R3.7.4, R3.8.2: CountryField', () => {
  test('returns the id of the country found by a part of its name', async () => {
    expect(await typed('emir')).toEqual(['United Arab Emirates']);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect([(await box()).value, value()]).toEqual(['United Arab Emirates', '784']);
  });

  test.each<[string, Locale, string]>([
    ['امارات', 'en', 'United Arab Emirates'],
    ['germ', 'ar', 'ألمانيا'],
    ['المانيا', 'ar', 'ألمانيا'],
    ['uae', 'en', 'United Arab Emirates'],
    ['united k', 'en', 'United Kingdom'],
    ['cote', 'en', 'Côte d’Ivoire'],
  ])('finds %s in the list in %s', async (text, locale, found) => {
    expect(await typed(text, locale)).toEqual([found]);
  });

  test('R3.10.1: lists every country, the most frequent ones first', async () => {
    await show(<Asking />);
    await box();
    await userEvent.click(screen.getByRole('button'));
    expect(options()).toHaveLength(246);
    expect(options().slice(0, 2)).toEqual(['United Arab Emirates', 'Saudi Arabia']);
  });

  test('keeps nothing that is no country', async () => {
    expect(await typed('Atlantis')).toEqual(['No country of that name']);
    await userEvent.tab();
    expect([(await box()).value, value()]).toEqual(['', 'null']);
  });

  test('R3.7.13: shows what is on file without letting it be changed', async () => {
    await show(<Asking value={784} locked />);
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Nationality' });
    await expect.poll(() => field.isConnected && field.value).toBe('United Arab Emirates');
    expect(field.readOnly).toBe(true);
  });

  test('says its hint and why it was refused', async () => {
    await show(<Asking hint="As in the passport" error="Nationality is required" />);
    const ids = (await box()).getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'As in the passport',
      'Nationality is required',
    ]);
    expect((await box()).getAttribute('aria-invalid')).toBe('true');
  });

  test('opens its list inside a dialog, says there how many there are, and closes it alone on Esc', async () => {
    await show(
      <Dialog title="Facility" onClose={() => undefined}>
        <Asking />
      </Dialog>,
    );
    await userEvent.type(await box(), 'emirates');
    const dialog = within(screen.getByRole('dialog', { name: 'Facility' }));
    expect(dialog.getAllByRole('option')).toHaveLength(1);
    expect(dialog.getByText('1 country')).toBeTruthy();
    const isLeft = { byEsc: true };
    document.addEventListener('keydown', (event) => (isLeft.byEsc = !event.defaultPrevented), { once: true });
    await userEvent.keyboard('{Escape}');
    expect([options(), isLeft.byEsc]).toEqual([[], false]);
  });
});
