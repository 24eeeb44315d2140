// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { PhoneField, type PhoneFieldProps, type PhoneNumber } from '../../../../src/components/fields/PhoneField.tsx';
import { show } from '../show.tsx';

afterEach(cleanup);

const countries = [
  { code: 'AE', dialling: '971', name: 'United Arab Emirates' },
  { code: 'US', dialling: '1', name: 'United States' },
  { code: 'CA', dialling: '1', name: 'Canada' },
];

function Asking({ onChange, ...props }: Partial<PhoneFieldProps>) {
  const [value, setValue] = useState<PhoneNumber>({ country_code: '971', mobile_number: '' });
  const change = (next: PhoneNumber): void => {
    setValue(next);
    onChange?.(next);
  };
  return <PhoneField label="Mobile number" countries={countries} {...props} value={value} onChange={change} />;
}

const country = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country code' });
const number = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Mobile number' });

test('asks for country and number, written from left to right', async () => {
  const onChange = vi.fn<(value: PhoneNumber) => void>();
  await show(<Asking onChange={onChange} />);
  await userEvent.type(number(), '501');
  expect(onChange).toHaveBeenLastCalledWith({ country_code: '971', mobile_number: '501' });
  expect(number().closest('[dir]')?.getAttribute('dir')).toBe('ltr');
});

test('keeps the country apart from others with the same dialling code', async () => {
  const onChange = vi.fn<(value: PhoneNumber) => void>();
  await show(<Asking onChange={onChange} />);
  await userEvent.selectOptions(country(), 'CA');
  expect(onChange).toHaveBeenLastCalledWith({ country_code: '1', mobile_number: '' });
  expect(country().value).toBe('CA');
  await userEvent.selectOptions(country(), 'AE');
  expect(onChange).toHaveBeenLastCalledWith({ country_code: '971', mobile_number: '' });
});

test('says why the number was refused', async () => {
  await show(<Asking error="Please input a valid mobile number" />);
  expect(number().getAttribute('aria-invalid')).toBe('true');
  const reason = document.getElementById(number().getAttribute('aria-describedby') ?? '');
  expect(reason?.textContent).toBe('Please input a valid mobile number');
});

test('shows a number from the profile without letting it be changed', async () => {
  await show(<Asking locked />);
  expect(number().readOnly).toBe(true);
  expect(country().disabled).toBe(true);
});

test('R5.1.10: asks for nothing and refuses nothing where its checks are switched off', async () => {
  await show(<Asking error="Mobile number is not valid" required unchecked />);
  expect([number().required, number().getAttribute('aria-invalid')]).toEqual([false, null]);
  expect(screen.queryByText('Mobile number is not valid')).toBeNull();
});
