// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { CodeField, type CodeFieldProps } from '../../../../src/components/fields/CodeField.tsx';
import { show } from '../show.tsx';

afterEach(cleanup);

function Asking(props: Partial<CodeFieldProps>) {
  const [value, setValue] = useState(props.value ?? '');
  return <CodeField label="Code" {...props} value={value} onChange={setValue} />;
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' });
const cells = () => [...document.querySelectorAll('.cell')];
const shown = () => cells().map(({ textContent }) => textContent);
const current = () => cells().findIndex(({ classList }) => classList.contains('is-now'));

describe('R2.13.7: six boxes that are one field', () => {
  test('is one field for screen readers, phones and their keyboards', async () => {
    await show(<Asking />);
    expect(screen.getAllByRole('textbox')).toEqual([field()]);
    expect([field().autocomplete, field().inputMode, field().dir]).toEqual(['one-time-code', 'numeric', 'ltr']);
    expect(cells()).toHaveLength(6);
    expect(cells().every((cell) => cell.getAttribute('aria-hidden') === 'true')).toBe(true);
  });

  test('R5.4.1: accepts digits only, and six of them', async () => {
    await show(<Asking />);
    await userEvent.type(field(), '1a2-3 45678');
    expect(shown()).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(field().value).toBe('123456');
  });

  test.each([
    ['123 456', '123456'],
    [' 12-34-56\n', '123456'],
    ['Your code: 123456.', '123456'],
    ['١٢٣٤٥٦', '123456'],
    ['۱۲۳۴۵۶', '123456'],
    ['１２３４５６', '123456'],
    ['\u200f123456\u200e', '123456'],
  ])('takes what is pasted: %j', async (pasted, expected) => {
    await show(<Asking />);
    await userEvent.click(field());
    await userEvent.paste(pasted);
    expect(field().value).toBe(expected);
  });

  test('the box that comes next is marked, and goes along', async () => {
    await show(<Asking />);
    await userEvent.click(field());
    expect(current()).toBe(0);
    await userEvent.keyboard('12');
    expect(current()).toBe(2);
    await userEvent.keyboard('{Backspace}');
    expect(current()).toBe(1);
    expect(shown().join('')).toBe('1');
    await userEvent.keyboard('{ArrowLeft}');
    expect(current()).toBe(0);
    await userEvent.keyboard('9876543');
    expect(current()).toBe(5);
  });

  test('a digit in the middle is put right without losing the last', async () => {
    await show(<Asking value="123456" />);
    field().focus();
    field().setSelectionRange(1, 1);
    await userEvent.keyboard('9');
    expect([field().value, field().selectionStart]).toEqual(['193456', 2]);
    await userEvent.keyboard('8');
    expect([field().value, field().selectionStart]).toEqual(['198456', 3]);
  });

  test('a tap chooses the digit it falls on', async () => {
    await show(<Asking value="1234" />);
    field().getBoundingClientRect = () => DOMRect.fromRect({ x: 100, width: 300, height: 60 });
    field().focus();
    for (const [clientX, from, to] of [
      [175, 1, 2],
      [390, 4, 4],
    ] as const) {
      field().setSelectionRange(4, 4);
      fireEvent(field(), new MouseEvent('pointerup', { clientX, bubbles: true }));
      expect([field().selectionStart, field().selectionEnd]).toEqual([from, to]);
    }
  });

  test('digits that a script selects are seen to be selected', async () => {
    await show(<Asking value="123456" />);
    field().focus();
    act(() => field().select());
    await waitFor(() => expect(cells().filter(({ classList }) => classList.contains('is-chosen'))).toHaveLength(6));
    await userEvent.keyboard('7');
    expect(shown().join('')).toBe('7');
  });

  test('tells once that the code is complete', async () => {
    const onFull = vi.fn<(code: string) => void>();
    await show(<Asking onFull={onFull} />);
    await userEvent.type(field(), '12345');
    expect(onFull).not.toHaveBeenCalled();
    await userEvent.keyboard('6');
    await userEvent.keyboard('7');
    expect(onFull.mock.calls).toEqual([['123456']]);
  });

  test.each([
    ['over what is selected', 0, 6],
    ['behind what stands there', 6, 6],
    ['over one digit', 2, 3],
  ])('R5.4.1: a whole code pasted %s replaces the refused one, and is submitted once', async (_, from, to) => {
    const onFull = vi.fn<(code: string) => void>();
    await show(<Asking value="111111" onFull={onFull} />);
    field().focus();
    field().setSelectionRange(from, to);
    await userEvent.paste('Your code: 654 321.');
    expect(field().value).toBe('654321');
    expect(shown().join('')).toBe('654321');
    expect(onFull.mock.calls).toEqual([['654321']]);
  });

  test('R5.4.1: a whole code that the phone or a password manager writes over another is submitted as well', async () => {
    const onFull = vi.fn<(code: string) => void>();
    await show(<Asking value="111111" onFull={onFull} />);
    fireEvent.input(field(), { target: { value: '654321' } });
    expect(onFull.mock.calls).toEqual([['654321']]);
  });

  test('digits corrected one by one are not submitted before the last is right', async () => {
    const onFull = vi.fn<(code: string) => void>();
    await show(<Asking value="123456" onFull={onFull} />);
    field().focus();
    field().setSelectionRange(1, 2);
    await userEvent.keyboard('9');
    field().setSelectionRange(0, 0);
    await userEvent.keyboard('8');
    expect(field().value).toBe('893456');
    expect(onFull).not.toHaveBeenCalled();
  });

  test('R5.4.3: says why it was refused, and keeps what was typed', async () => {
    await show(<Asking value="123456" error="Invalid OTP" />);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent).toBe('Invalid OTP');
    expect(field().value).toBe('123456');
  });

  test('cannot be changed while it is being checked', async () => {
    await show(<Asking value="123456" busy />);
    await userEvent.type(field(), '7{Backspace}');
    expect(field().value).toBe('123456');
  });
});

describe('R2.13.8: the free text box of the baps theme', () => {
  test('is one plain box that keeps letters for the rule to refuse', async () => {
    await show(<Asking plain />);
    expect(cells()).toEqual([]);
    await userEvent.type(field(), '١٢ 3a5');
    expect(field().value).toBe('123a5');
    expect(field().autocomplete).toBe('one-time-code');
    await userEvent.clear(field());
    await userEvent.type(field(), '１２３４５６');
    expect(field().value).toBe('123456');
  });
});
