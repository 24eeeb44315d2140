// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { CheckboxGroup } from '../../../../src/components/choices/CheckboxGroup.tsx';
import type { FieldText } from '../../../../src/components/fields/Field.tsx';
import { RadioField } from '../../../../src/components/choices/RadioField.tsx';
import { Segmented } from '../../../../src/components/choices/Segmented.tsx';
import { TextAreaField } from '../../../../src/components/fields/TextAreaField.tsx';
import { show } from '../show.tsx';

afterEach(cleanup);

const options = [
  { value: 'never', label: 'Never' },
  { value: 'sometimes', label: 'Sometimes' },
  { value: 'weekly', label: 'Every week' },
];
const said: { last: unknown } = { last: undefined };

function OneOf({ kind: Kind, ...text }: Partial<FieldText> & { kind: typeof RadioField }) {
  const [value, setValue] = useState<string | null>(null);
  const change = (next: string): void => {
    setValue(next);
    said.last = next;
  };
  return <Kind label="Do you swim?" options={options} {...text} value={value} onChange={change} />;
}

function AnyOf(text: Partial<FieldText>) {
  const [value, setValue] = useState<string[]>([]);
  const change = (next: string[]): void => {
    setValue(next);
    said.last = next;
  };
  return <CheckboxGroup label="Do you swim?" options={options} {...text} value={value} onChange={change} />;
}

const InOneRow = (({ label, ...rest }) => <Segmented legend={label} {...rest} />) as typeof RadioField;
const group = () => screen.getByRole('group', { name: /^Do you swim\?/ });
const describedBy = (element: Element): string =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

describe.each([
  ['RadioField', RadioField],
  ['Segmented', InOneRow],
])('R2.13.22, R3.8.3: %s', (_, kind) => {
  test('has nothing ticked beforehand, and takes one answer', async () => {
    await show(<OneOf kind={kind} />);
    const ticked = () => screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked);
    expect(ticked()).toEqual([false, false, false]);
    await userEvent.click(screen.getByRole('radio', { name: 'Sometimes' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Every week' }));
    expect([ticked(), said.last]).toEqual([[false, false, true], 'weekly']);
  });

  test('is one stop of the Tab key', async () => {
    await show(<OneOf kind={kind} />);
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Never' }));
    await userEvent.keyboard('{ArrowDown}');
    expect(said.last).toBe('sometimes');
    await userEvent.tab();
    expect(document.activeElement).toBe(document.body);
  });

  test('says its hint, and at each answer why it was refused', async () => {
    await show(<OneOf kind={kind} hint="In open water" error="Please choose" />);
    expect(describedBy(group())).toBe('In open water');
    for (const radio of screen.getAllByRole('radio'))
      expect([radio.getAttribute('aria-invalid'), describedBy(radio)]).toEqual(['true', 'Please choose']);
    // Read with the group alone: a form may have many (4.1.3).
    expect(screen.queryAllByRole('alert')).toEqual([]);
  });
});

describe('R3.8.3: CheckboxGroup', () => {
  test('accepts several answers, reported in the order of the options', async () => {
    await show(<AnyOf />);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Every week' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Never' }));
    expect(said.last).toEqual(['never', 'weekly']);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Never' }));
    expect(said.last).toEqual(['weekly']);
  });

  test('says why it was refused, and what may stay empty', async () => {
    await show(<AnyOf error="Please choose" optional />);
    expect(group()).toBe(screen.getByRole('group', { name: 'Do you swim? optional' }));
    expect(screen.getAllByRole('checkbox').map((box) => describedBy(box))).toEqual(Array(3).fill('Please choose'));
  });
});

describe('R3.8.2: TextAreaField', () => {
  test('takes several lines', async () => {
    function Writing() {
      const [value, setValue] = useState('');
      return <TextAreaField label="Notes" value={value} onChange={setValue} error="Notes is required" />;
    }
    await show(<Writing />);
    const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Notes' });
    await userEvent.type(box, 'one{Enter}two');
    expect([box.value, box.getAttribute('aria-invalid'), describedBy(box)]).toEqual([
      'one\ntwo',
      'true',
      'Notes is required',
    ]);
  });
});
