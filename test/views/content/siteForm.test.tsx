// @vitest-environment jsdom
/** A form of the operator's at an address (R2.1.28, Q2.1.d, Q7.5.a). */
import { act, cleanup, fireEvent } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
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

test('R2.1.28, R5.4.4: what is missing is said at its field, above the form, and in its title', async () => {
  await open(known);
  press('Send');
  expect(all('.refusals button').map(words)).toEqual(['Your name is required', 'Please confirm you are not a robot']);
  expect(document.title).toBe('Error: Lost something? · Saha');
  expect(document.activeElement).toBe(all('.refusals')[0]);
  fireEvent.change(field('Your name'), { target: { value: 'Layla' } });
  expect(all('.refusals')).toEqual([]);
  expect(field('Your name').getAttribute('aria-invalid')).toBeNull();
});

test('Q7.5.a: a file needs a login, which is said beforehand and at the field', async () => {
  await open(known);
  expect(all('.note a').map((link) => link.getAttribute('href'))).toEqual(['/login?nextUrl=%2Fform%2Flost']);
  const picture = new File(['x'], 'bag.png', { type: 'image/png' });
  await act(async () => fireEvent.change(all('.asked input[type=file]')[0]!, { target: { files: [picture] } }));
  expect(textOf('.asked[data-type=file] .err')).toContain('Please log in first');
  cleanup();
  await open(known, { user: customer });
  expect(all('.note')).toEqual([]);
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
