// @vitest-environment jsdom
/** Keyboards that compose, as East Asian ones and those that predict do: a field that is written over meanwhile gets each digit twice. */
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState, type ComponentType } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { DateField } from '../../../../src/components/dates/DateField.tsx';
import { CodeField } from '../../../../src/components/fields/CodeField.tsx';
import { EmiratesIdField } from '../../../../src/components/fields/EmiratesIdField.tsx';
import { documentNumber } from '../../../../src/components/fields/idNumber.ts';
import { TextField } from '../../../../src/components/fields/TextField.tsx';
import { show } from '../show.tsx';

afterEach(cleanup);

interface Told {
  value: string;
  onChange: (value: string) => void;
}
type Field = ComponentType<Told>;

const onFull = vi.fn<(code: string) => void>();
const code: Field = (told) => <CodeField label="Written" {...told} onFull={onFull} />;
const plainCode: Field = (told) => <CodeField label="Written" {...told} plain />;
const emiratesId: Field = (told) => <EmiratesIdField label="Written" {...told} />;
const passport: Field = ({ value, onChange }) => (
  <TextField label="Written" value={value} onChange={(typed) => onChange(documentNumber(typed))} />
);
const date: Field = (told) => <DateField label="Born" {...told} />;

const told: string[] = [];
afterEach(() => {
  told.splice(0);
  onFull.mockClear();
});

function Holding({ of: Part, at = '' }: { of: Field; at?: string | undefined }) {
  const [value, setValue] = useState(at);
  return <Part value={value} onChange={(next) => (told.push(next), setValue(next))} />;
}

/** Each step is what stands in the field then; whoever changes it breaks the composition. */
function compose(field: HTMLInputElement, steps: readonly string[]): void {
  fireEvent.compositionStart(field);
  for (const step of steps) {
    fireEvent.input(field, { target: { value: step }, isComposing: true });
    expect(field.value).toBe(step);
  }
}
const labelled = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

test.each([
  ['R5.4.1: a code', code, '', ['１', '１２', '１２３'], '123', '123'],
  ['R5.4.1: a code that goes on', code, '12', ['12ن', '12３', '12３４'], '1234', '1234'],
  ['R2.13.8: a code in one box', plainCode, '', ['４', '４２'], '42', '42'],
  ['R5.3.7: an Emirates ID', emiratesId, '', ['７', '７８', '７８４', '７８４１'], '7841', '784-1'],
  ['R5.3.7: an Emirates ID behind its dash', emiratesId, '784', ['784１', '784１９'], '78419', '784-19'],
  ['R5.3.8: a passport', passport, 'A', ['Aｋ', 'Aか', 'A１'], 'A1', 'A1'],
] as const)('%s is put into its form once it is composed', async (_, of, at, steps, value, shown) => {
  await show(<Holding of={of} at={at} />);
  const field = labelled('Written');
  compose(field, steps);
  fireEvent.compositionEnd(field);
  expect([told.at(-1), field.value]).toEqual([value, shown]);
});

test('R9.3.6: a date is put into its form once each part is composed, and goes on then', async () => {
  await show(<Holding of={date} />);
  const [day, month] = [labelled('Day'), labelled('Month')];
  day.focus();
  compose(day, ['１', '１２']);
  expect(document.activeElement).toBe(day);
  fireEvent.compositionEnd(day);
  expect([day.value, document.activeElement]).toEqual(['12', month]);
});

test('R2.13.7: a code that is composed stands in its boxes meanwhile, and is checked once, when it is there', async () => {
  await show(<Holding of={code} />);
  const field = labelled('Written');
  compose(field, ['１', '１２３４５', '１２３４５６']);
  expect([told, onFull.mock.calls]).toEqual([[], []]);
  expect([...document.querySelectorAll('.cell')].map(({ textContent }) => textContent).join('')).toBe('123456');
  fireEvent.compositionEnd(field);
  // Firefox tells of the last input after the end.
  fireEvent.input(field);
  expect([field.value, onFull.mock.calls]).toEqual(['123456', [['123456']]]);
});

test('R5.3.7: a full Emirates ID loses no digit to one that is composed in its middle', async () => {
  await show(<Holding of={emiratesId} at="784199012345676" />);
  const field = labelled('Written');
  compose(field, ['784-1９990-1234567-6']);
  fireEvent.compositionEnd(field);
  expect(field.value).toBe('784-1990-1234567-6');
});

test('R9.3.6: what is composed and taken back leaves the field as it was', async () => {
  await show(<Holding of={date} />);
  const day = labelled('Day');
  compose(day, ['か', '']);
  fireEvent.compositionEnd(day);
  expect([day.value, told.at(-1)]).toEqual(['', '']);
});
