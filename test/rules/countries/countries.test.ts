import { expect, test } from 'vitest';
import { countries } from '../../../machines/countries/countries.ts';

test('R3.10.2 there are about 240 countries, each known by its own id and letters', () => {
  expect(countries.length).toBeGreaterThan(235);
  expect(countries.length).toBeLessThan(251);
  for (const part of ['id', 'name', 'iso_2', 'iso_3'] as const) {
    expect(new Set(countries.map((country) => country[part])).size).toBe(countries.length);
  }
});

test('R3.10.1 every field of every country is filled', () => {
  const broken = countries.filter(
    ({ id, name, iso_2, iso_3, dialling_code }) =>
      !(id > 0 && name && /^[A-Z]{2}$/.test(iso_2) && /^[A-Z]{3}$/.test(iso_3) && /^[0-9]{1,4}$/.test(dialling_code)),
  );
  expect(broken).toEqual([]);
});

test('R3.10.3 nine of them carry a currency', () => {
  const carried = countries.filter(({ currency_code }) => currency_code !== null);
  expect(carried.map(({ iso_2, currency_code }) => `${iso_2} ${currency_code}`).sort()).toEqual([
    'AE AED',
    'BH BHD',
    'GB GBP',
    'KW KWD',
    'OM OMR',
    'PK PKR',
    'QA QAR',
    'SA SAR',
    'US USD',
  ]);
});

test('R3.10.1: they are called and written as in the trade', () => {
  const said = countries.flatMap(({ iso_2, currency_name, currency_symbol }) =>
    currency_name === null ? [] : [`${iso_2} ${currency_name} ${currency_symbol}`],
  );
  expect(said.sort()).toEqual([
    'AE UAE dirham AED',
    'BH Bahraini dinar BD',
    'GB Pound sterling £',
    'KW Kuwaiti dinar KD',
    'OM Omani rial RO',
    'PK Pakistani rupee Rs',
    'QA Qatari riyal QR',
    'SA Saudi riyal SR',
    'US US dollar $',
  ]);
});

test('R3.10.1: a name of several words keeps its blanks', () => {
  expect(countries.find(({ iso_3 }) => iso_3 === 'WLF')?.name).toBe('Wallis and Futuna');
});

test('the United Arab Emirates are found by their letters', () => {
  expect(countries.find(({ iso_2 }) => iso_2 === 'AE')).toMatchObject({ id: 784, iso_3: 'ARE', dialling_code: '971' });
});
