// @vitest-environment jsdom
/** A form of the operator at an address (R2.1.28, Q2.1.d, Q7.5.a). */
import { act, cleanup, fireEvent, waitFor } from '@testing-library/react';
import { Link } from 'react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { clearCustomerData } from '../../../src/adapters/storage/customerData.ts';
import type { Locale } from '../../../src/i18n/languages.ts';
import { Component as FormPage } from '../../../src/pages/form/FormPage.tsx';
import { teachCanvas } from '../../support/canvasElement.ts';
import { bagForm } from '../../models/siteForm/siteForm.law.ts';
import { customer } from '../../models/session/session.model.ts';
import { all, elsewhere, press, textOf, words } from '../cart.fixture.tsx';
import { answer, visit } from '../content.fixture.tsx';

teachCanvas();
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const open = (answers: object, rest: { locale?: Locale; user?: object } = {}) =>
  visit({ route: '/form/:slug', path: '/form/lost', Page: FormPage, answers, ...rest } as never);
const known = { 'forms/lost': answer(bagForm) };
const field = (name: string) => all<HTMLLabelElement>('label').find((label) => words(label).startsWith(name))!.control!;

test('R2.1.28: asks what the operator asks, and leaves out what is not to be seen', async () => {
  await open(known);
  expect(textOf('h1')).toBe('Lost something?');
  expect(document.title).toBe('Lost something? · Saha');
  expect(all('.asked').map((one) => one.dataset['type'])).toEqual(['text_box', 'file', 'disclaimer_form']);
});

test('R2.1.28, R5.4.4: what is missing is shown at its field, above the form, and in its title', async () => {
  await open(known);
  press('Send');
  expect(all('.refusals button').map(words)).toEqual(['Your name is required', 'Please confirm you are not a robot']);
  expect(document.title).toBe('Error: Lost something? · Saha');
  expect(document.activeElement).toBe(all('.refusals')[0]);
  fireEvent.change(field('Your name'), { target: { value: 'Layla' } });
  expect(all('.refusals')).toEqual([]);
  expect(field('Your name').getAttribute('aria-invalid')).toBeNull();
});

test('from one form to another: each has its own questions and its own draft', async () => {
  const asked = (id: number, name: string) => ({
    id,
    slug: name,
    is_required: 0,
    is_visible: 1,
    type: 'text_box',
    name,
  });
  const Page = () => (
    <>
      <Link to="/form/second">Another form</Link>
      <FormPage />
    </>
  );
  const answers = {
    'forms/first': answer({ name: 'First', fields: [asked(1, 'Alpha')] }),
    'forms/second': answer({ name: 'Second', fields: [asked(2, 'Beta')] }),
  };
  await visit({ route: '/form/:slug', path: '/form/first', Page, answers });
  fireEvent.change(field('Alpha'), { target: { value: 'one' } });
  await act(async () => fireEvent.click(all('a').find((link) => words(link) === 'Another form')!));
  await waitFor(() => expect(textOf('h1')).toBe('Second'));
  fireEvent.change(field('Beta'), { target: { value: 'two' } });
  expect(JSON.parse(sessionStorage.getItem('site-forms')!)).toMatchObject({
    value: { first: { answers: { 1: 'one' } }, second: { answers: { 2: 'two' } } },
  });
});

test('Q7.5.a: a file needs a login, as shown beforehand and at the field', async () => {
  await open(known);
  expect(all('.note a').map((link) => link.getAttribute('href'))).toEqual(['/login?nextUrl=%2Fform%2Flost']);
  const picture = new File(['x'], 'bag.png', { type: 'image/png' });
  await act(async () => fireEvent.change(all('.asked input[type=file]')[0]!, { target: { files: [picture] } }));
  expect(textOf('.asked[data-type=file] .err')).toContain('Please log in first');
  cleanup();
  await open(known, { user: customer });
  expect(all('.note')).toEqual([]);
});

describe('012: what was typed', () => {
  const typed = () => (field('Your name') as HTMLInputElement).value;
  const write = (name: string) => fireEvent.change(field('Your name'), { target: { value: name } });
  const comeBack = async (user?: object) => {
    cleanup();
    await open(known, user ? { user } : {});
    return typed();
  };

  test('is restored when the customer comes back, also after the login that its own link opened', async () => {
    await open(known);
    write('Layla');
    expect([await comeBack(), await comeBack(customer)]).toEqual(['Layla', 'Layla']);
    expect(all('.note')).toEqual([]);
  });

  test('belongs to its customer, and is removed at logout', async () => {
    await open(known, { user: customer });
    write('Layla');
    // It is hidden while their login has expired, and kept for them.
    expect([await comeBack(), await comeBack(customer)]).toEqual(['', 'Layla']);
    expect([await comeBack({ ...customer, id: 2 }), await comeBack(customer)]).toEqual(['', '']);
    write('Layla');
    clearCustomerData();
    expect(await comeBack(customer)).toBe('');
  });

  test('a consent must be given again, and lost input is reported', async () => {
    await open(known, { user: customer });
    fireEvent.click(field('I agree'));
    expect(all<HTMLInputElement>('.asked[data-type=disclaimer_form] input[type=checkbox]')[0]!.checked).toBe(true);
    await comeBack(customer);
    expect(all<HTMLInputElement>('.asked[data-type=disclaimer_form] input[type=checkbox]')[0]!.checked).toBe(false);
    expect(all('.note').map(words)).toEqual([
      'Files, signatures, dates and document numbers are not kept in the browser: please check whether to give them again.',
    ]);
  });
});

test('Q2.1.d: an unknown form leads to the page that says so, another failure can be tried again', async () => {
  await open({ 'forms/lost': 404 });
  expect(elsewhere()).toBe('/404');
  cleanup();
  let status: number | null = 403;
  const { settled } = await open({ 'forms/lost': () => status ?? answer(bagForm) });
  expect(all('.empty[role=alert]')).toHaveLength(1);
  status = null;
  press('Try again');
  await settled();
  expect(textOf('h1')).toBe('Lost something?');
});
