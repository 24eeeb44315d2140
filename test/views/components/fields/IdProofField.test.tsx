// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { IdProofField, type IdProof, type IdProofFieldProps } from '../../../../src/components/files/IdProofField.tsx';
import { show } from '../show.tsx';

afterEach(cleanup);

const types = [
  { id: 32, name: 'Emirates Id' },
  { id: 33, name: 'Passport' },
];
const nothing: IdProof = { id_proof_type_id: null, id_proof_number: '' };

function Asking({ value: first = nothing, ...props }: Partial<IdProofFieldProps>) {
  const [value, setValue] = useState(first);
  return (
    <>
      <IdProofField types={types} {...props} value={value} onChange={setValue} />
      <output aria-label="value">{JSON.stringify(Object.values(value))}</output>
    </>
  );
}

const value = () => JSON.parse(screen.getByRole('status', { name: 'value' }).textContent) as unknown;
const type = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'ID proof' });
const number = (name = 'Emirates ID number') => screen.getByRole<HTMLInputElement>('textbox', { name });

describe('R2.13.19: IdProofField', () => {
  test('R5.3.11: begins with the first type of the list', async () => {
    await show(<Asking />);
    expect(type().selectedOptions[0]?.textContent).toBe('Emirates Id');
    await show(<Asking types={types.toReversed()} />);
    expect(screen.getByRole('textbox', { name: 'Passport number' })).toBeTruthy();
  });

  test('Q5.3.a: shows dashes while an Emirates ID is typed, and keeps its digits', async () => {
    await show(<Asking />);
    await userEvent.type(number(), '784199');
    expect([number().value, value()]).toEqual(['784-199', [32, '784199']]);
    await userEvent.type(number(), '0-1234567-6');
    expect([number().value, value()]).toEqual(['784-1990-1234567-6', [32, '784199012345676']]);
  });

  test('R5.3.7: takes no sixteenth digit, and no letter', async () => {
    await show(<Asking value={{ id_proof_type_id: 32, id_proof_number: '784199012345676' }} />);
    await userEvent.type(number(), '9x');
    expect(value()).toEqual([32, '784199012345676']);
  });

  test('takes a number as it is pasted, and Arabic digits', async () => {
    await show(<Asking />);
    number().focus();
    await userEvent.paste(' ٧٨٤-١٩٩٠-١٢٣٤٥٦٧-٦ ');
    expect(number().value).toBe('784-1990-1234567-6');
  });

  test('is corrected in its middle without losing the place', async () => {
    await show(<Asking value={{ id_proof_type_id: 32, id_proof_number: '784199012345676' }} />);
    number().focus();
    number().setSelectionRange(10, 10);
    await userEvent.keyboard('{Backspace}');
    expect([number().value, number().selectionStart]).toEqual(['784-1990-2345676', 8]);
    await userEvent.keyboard('9');
    expect([number().value, number().selectionStart]).toEqual(['784-1990-9234567-6', 10]);
    // There is no place for another, and the last one stays.
    await userEvent.keyboard('8');
    expect(number().value).toBe('784-1990-9234567-6');
    // A dash cannot be taken away; the digit before it can.
    number().setSelectionRange(4, 4);
    await userEvent.keyboard('{Backspace}');
    expect([number().value, number().selectionStart]).toEqual(['784-1990-9234567-6', 3]);
    await userEvent.keyboard('{Backspace}');
    expect(value()).toEqual([32, '78199092345676']);
  });

  test('R5.3.8, R5.3.9: a passport has at most 15 letters and digits', async () => {
    await show(<Asking />);
    await userEvent.selectOptions(type(), 'Passport');
    await userEvent.type(number('Passport number'), 'N-12 34/567!89012345X');
    expect(value()).toEqual([33, 'N12345678901234']);
  });

  test('asks for the number again when the type changes', async () => {
    await show(<Asking />);
    await userEvent.type(number(), '784');
    await userEvent.selectOptions(type(), 'Passport');
    expect(value()).toEqual([33, '']);
  });

  test('says at the number why it was refused', async () => {
    await show(<Asking error="Emirates ID format is incorrect." />);
    const reason = document.getElementById(number().getAttribute('aria-describedby') ?? '');
    expect([number().getAttribute('aria-invalid'), reason?.textContent]).toEqual([
      'true',
      'Emirates ID format is incorrect.',
    ]);
  });

  test.each([
    [32, '784199012345676', 'Emirates ID number', '784-1990-•••••••-6'],
    [33, 'N1234567', 'Passport number', '•••••567'],
  ])('R3.7.13: type %d on file is shown in part and locked', async (id, id_proof_number, name, shown) => {
    await show(<Asking value={{ id_proof_type_id: id, id_proof_number }} locked />);
    expect([number(name).value, number(name).readOnly]).toEqual([shown, true]);
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});
