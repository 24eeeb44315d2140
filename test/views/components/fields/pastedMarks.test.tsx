// @vitest-environment jsdom
/** What is copied out of an Arabic message brings invisible marks of direction along, which nobody can see or take out again. */
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { EmailField } from '../../../../src/components/fields/EmailField.tsx';
import { TextField } from '../../../../src/components/fields/TextField.tsx';
import { show } from '../show.tsx';

afterEach(cleanup);

const heard: string[] = [];
afterEach(() => heard.splice(0));

function Standing({ of: Field }: { of: typeof TextField }) {
  const [value, setValue] = useState('');
  const take = (written: string): void => {
    heard.push(written);
    setValue(written);
  };
  return <Field label="Written" value={value} onChange={take} />;
}

const write = (value: string): HTMLInputElement => {
  const field = screen.getByLabelText<HTMLInputElement>('Written');
  fireEvent.input(field, { target: { value } });
  return field;
};

test.each([
  ['\u200flayla@saha.example\u200e', 'layla@saha.example'],
  ['\u202alayla@saha.example\u202c', 'layla@saha.example'],
  ['\u2066layla@saha.example\u2069', 'layla@saha.example'],
  ['layla@saha\u200b.example\ufeff', 'layla@saha.example'],
])('R5.1.3: the address in %j is the one that is seen', async (pasted, seen) => {
  await show(<Standing of={EmailField} />);
  expect(write(pasted).value).toBe(seen);
  expect(heard).toEqual([seen]);
});

test.each([
  ['\u200fليلى حداد\u200f', 'ليلى حداد'],
  ['\u061cعلي\u202c', 'علي'],
])('R5.2.6: the name in %j is made of its letters', async (pasted, seen) => {
  await show(<Standing of={TextField} />, 'ar');
  expect(write(pasted).value).toBe(seen);
});

test('letters that are joined, blanks and faces of several signs stay as they are written', async () => {
  await show(<Standing of={TextField} />);
  for (const written of ['علی\u200cرضا', ' Ann  Lee ', '👩\u200d👧']) expect(write(written).value).toBe(written);
});
