// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { TypedAnswer } from '../../../../machines/attendees/additionalAnswers.ts';
import { additionalFieldTypes, type AdditionalField } from '../../../../src/contract/forms/forms.ts';
import type { Locale } from '../../../../src/i18n/languages.ts';
import {
  AdditionalFieldInput,
  type AdditionalFieldInputProps,
} from '../../../../src/components/fields/AdditionalFieldInput.tsx';
import { teachCanvas } from '../../../support/canvasElement.ts';
import { show } from '../show.tsx';

teachCanvas();
afterEach(cleanup);

const fieldOf = (type: AdditionalField['type'], more: Partial<AdditionalField> = {}): AdditionalField => ({
  id: 7,
  slug: 'question',
  is_required: true,
  is_visible: true,
  type,
  name: 'Question',
  ar_name: 'سؤال',
  options: [
    { value: 'a', name: 'First', ar_name: 'الأول' },
    { value: 'b', name: 'Second', ar_name: 'الثاني' },
  ],
  helping_document: null,
  content: null,
  ar_content: null,
  ...more,
});

const told: { answer: TypedAnswer | undefined; files: File[] } = { answer: undefined, files: [] };

function Asking({ answer: first, ...props }: Partial<AdditionalFieldInputProps> & { field: AdditionalField }) {
  const [answer, setAnswer] = useState(first);
  const change = (next: TypedAnswer): void => {
    setAnswer(next);
    told.answer = next;
  };
  return (
    <AdditionalFieldInput
      today="2026-11-21"
      onFile={(file) => told.files.push(file)}
      {...props}
      answer={answer}
      onAnswer={change}
    />
  );
}

const ask = (type: AdditionalField['type'], more: Partial<AdditionalField> = {}, locale: Locale = 'en') =>
  show(<Asking field={fieldOf(type, more)} />, locale);
const textbox = (name = 'Question') => screen.getByRole<HTMLInputElement>('textbox', { name });

describe('R2.13.23: AdditionalFieldInput shows every kind of question', () => {
  test('R3.8.2: text_box', async () => {
    await ask('text_box');
    await userEvent.type(textbox(), 'blue');
    expect([textbox().tagName, told.answer]).toEqual(['INPUT', 'blue']);
  });

  test.each(['text_box', 'text_area'] as const)('R1.1.3: %s follows the direction of its text', async (type) => {
    await ask(type, {}, 'ar');
    expect(textbox('سؤال').getAttribute('dir')).toBeNull();
    await userEvent.type(textbox('سؤال'), 'Blue.');
    expect(textbox('سؤال').getAttribute('dir')).toBe('auto');
  });

  test('R3.8.2: text_area', async () => {
    await ask('text_area');
    await userEvent.type(textbox(), 'a{Enter}b');
    expect([textbox().tagName, told.answer]).toEqual(['TEXTAREA', 'a\nb']);
  });

  test('R3.8.2: date', async () => {
    await ask('date');
    await userEvent.type(textbox('Day'), '01122026');
    expect(told.answer).toBe('2026-12-01');
  });

  test('R3.8.2: country', async () => {
    await ask('country');
    const box = await screen.findByRole('combobox', { name: 'Question' }, { timeout: 20_000 });
    await userEvent.type(box, 'oman{ArrowDown}{Enter}');
    expect(told.answer).toBe('512');
  });

  test('R3.8.3: radio_buttons', async () => {
    await ask('radio_buttons');
    await userEvent.click(screen.getByRole('radio', { name: 'Second' }));
    expect(told.answer).toBe('b');
  });

  test('R3.8.3: drop_down', async () => {
    await ask('drop_down');
    const list = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Question' });
    expect(list.value).toBe('');
    await userEvent.selectOptions(list, 'Second');
    expect(told.answer).toBe('b');
  });

  test('R3.8.3: check_boxes', async () => {
    await ask('check_boxes');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Second' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'First' }));
    expect(told.answer).toEqual(['a', 'b']);
  });

  test('R3.8.4: email', async () => {
    await ask('email');
    await userEvent.type(textbox(), 'layla@saha.example');
    expect([textbox().type, textbox().dir, told.answer]).toEqual(['email', 'ltr', 'layla@saha.example']);
  });

  test('R3.8.4: phone_number', async () => {
    await ask('phone_number');
    await userEvent.type(textbox(), '501234567');
    expect(told.answer).toEqual({ country_code: '971', mobile_number: '501234567' });
  });

  test('R3.8.5: emirates_id', async () => {
    await ask('emirates_id');
    await userEvent.type(textbox(), '784199012345676');
    expect([textbox().value, told.answer]).toEqual(['784-1990-1234567-6', '784199012345676']);
  });

  test('R3.8.6: file', async () => {
    told.files = [];
    const file = new File(['%PDF-'], 'letter.pdf', { type: 'application/pdf' });
    const { rerender } = await ask('file');
    await userEvent.upload(screen.getByLabelText('Question'), file);
    expect(told.files).toEqual([file]);
    rerender(<Asking field={fieldOf('file')} isKeeping />);
    expect(screen.getByText('letter.pdf')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('Uploading…');
  });

  test('R5.4.9: what was refused gives its place back to the file that is still there; what is stored takes it', async () => {
    const at = (answer: string, isKeeping: boolean) => (
      <AdditionalFieldInput
        field={fieldOf('file')}
        today="2026-11-21"
        onFile={() => undefined}
        answer={answer}
        isKeeping={isKeeping}
        onAnswer={() => undefined}
      />
    );
    const { rerender } = await show(at('uploads/1/letter.pdf', false));
    const choose = (name: string) =>
      userEvent.upload(screen.getByLabelText('Question'), new File(['x'], name), { applyAccept: false });
    await choose('program.exe');
    rerender(at('uploads/1/letter.pdf', true));
    expect(screen.getByText('program.exe')).toBeTruthy();
    rerender(at('uploads/1/letter.pdf', false));
    expect([screen.queryByText('program.exe'), screen.getByText('letter.pdf')?.textContent]).toEqual([
      null,
      'letter.pdf',
    ]);
    await choose('scan.png');
    rerender(at('uploads/1/letter.pdf', true));
    rerender(at('uploads/2/8f2c', false));
    expect(screen.getByText('scan.png')).toBeTruthy();
    await choose('program.exe');
    rerender(at('uploads/2/8f2c', false));
    expect(screen.getByText('scan.png')).toBeTruthy();
  });

  test('R5.4.10: a file that was stored before is shown, and can be taken away', async () => {
    await show(<Asking field={fieldOf('file')} answer="uploads/7f/letter.pdf" />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove letter.pdf' }));
    expect(told.answer).toBe('');
  });

  test('R3.8.7: disclaimer_form with its text, a signature and the agreement', async () => {
    await ask('disclaimer_form', { content: '<p>At my own risk.</p>' });
    await screen.findByText('At my own risk.');
    await userEvent.click(screen.getByRole('radio', { name: 'Type it' }));
    await userEvent.type(textbox('Your full name'), 'Layla');
    await userEvent.click(screen.getByRole('checkbox', { name: 'I agree' }));
    expect(told.answer).toEqual({ path: null, name: 'Layla', agreed: true });
  });
});

describe('Q3.8.a: what belongs to a question', () => {
  test('the helping document is a link beside it', async () => {
    await show(<Asking field={fieldOf('text_box')} helpAddress="https://saha.example/help.pdf" />);
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: /Help with this field/ });
    expect([link.href, link.target, link.rel]).toEqual([
      'https://saha.example/help.pdf',
      '_blank',
      'noopener noreferrer',
    ]);
  });

  test.each<[Locale, string]>([
    ['en', 'Read this first'],
    ['ar', 'اقرأ هذا أولًا'],
  ])('the text above it is in the language of the page: %s', async (locale, text) => {
    const content = { content: '<p>Read this first</p>', ar_content: '<p>اقرأ هذا أولًا</p>' };
    await ask('text_box', content, locale);
    const above = await screen.findByText(text);
    const input = screen.getByRole('textbox');
    expect(above.compareDocumentPosition(input)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('what may stay empty is marked, and nothing else', async () => {
    await ask('text_box', { is_required: false });
    expect(textbox('Question optional')).toBeTruthy();
  });
});

test.each(additionalFieldTypes)('R5.1.1: a refused %s says why', async (type) => {
  await show(<Asking field={fieldOf(type)} error="Question is required" />);
  const refused = await vi.waitFor(() => {
    const found = document.querySelector<HTMLElement>('[aria-invalid="true"]:not([aria-busy])');
    if (!found) throw new Error('not there yet');
    return found;
  });
  const ids = refused.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toContain('Question is required');
});
