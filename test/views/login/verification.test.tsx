// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { clearVerification, takeVerification } from '../../../src/adapters/storage/login/verificationToken.ts';
import { Component as VerificationPage } from '../../../src/pages/verification/VerificationPage.tsx';
import { findings } from '../../models/session/session.model.ts';
import { stage } from '../login.fixture.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  clearVerification();
  history.replaceState(null, '', '/');
});

type Answer = { status?: number; message: string } | 'lost';

/** Opens the page as the link in the message does; the server answers in turn. */
async function arrive(answers: Answer[], options: Parameters<typeof stage>[0] & { token?: string | null } = {}) {
  const { token = 'one-time', ...staged } = options;
  vi.stubGlobal('fetch', async () => {
    const answer = answers.shift();
    if (answer === undefined || answer === 'lost') throw new TypeError('Failed to fetch');
    const { status = 200, message } = answer;
    return Response.json({ status: status < 300, data: null, message, code: 'refused' }, { status });
  });
  if (token !== null) history.replaceState(null, '', `/verify-customer?token=${token}`);
  takeVerification();
  const { show } = await stage(staged);
  show(<VerificationPage />, '/verify-customer');
}
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('/verify-customer (R2.1.21, Q2.1.c)', () => {
  test('says so while it asks, and what the server says', async () => {
    await arrive([{ message: 'Your address is confirmed' }]);
    expect(title()).toBe('One moment');
    await waitFor(() => expect(title()).toBe('Your address is confirmed'));
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
  });

  test('leads on a customer who is logged in', async () => {
    await arrive([{ message: 'Done' }], { found: findings.customer });
    await waitFor(() => expect(screen.getByRole('link', { name: 'Go on' }).getAttribute('href')).toBe('/'));
  });

  test('a lost answer is asked for again', async () => {
    await arrive(['lost', { message: 'Confirmed at last' }]);
    await waitFor(() => expect(title()).toBe('Not confirmed yet'));
    press('Try again');
    await waitFor(() => expect(title()).toBe('Confirmed at last'));
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  test('an old link is reported, and a code offered; its form says what is missing', async () => {
    await arrive([{ status: 422, message: 'This link is not valid any more' }]);
    await waitFor(() => expect(title()).toBe('Confirm with a code'));
    expect(document.querySelector('.note')?.textContent).toBe('This link is not valid any more');
    press('Send me a code');
    for (const fault of ['Please enter valid mobile number', 'Email is required', 'Please verify you are human']) {
      // At its field, and in the summary that leads there.
      expect(screen.getAllByText(fault)).toHaveLength(2);
    }
    expect(document.activeElement).toBe(document.querySelector('[data-refusals]'));
    expect(document.title).toMatch(/^Error: Confirm your address · /);
  });

  test('without a token nothing is asked', async () => {
    await arrive([], { token: null });
    await waitFor(() => expect(document.querySelector('.note')?.textContent).toBe('This link is not complete.'));
  });

  test('speaks Arabic', async () => {
    await arrive([{ status: 422, message: 'الرابط قديم' }], { locale: 'ar' });
    await waitFor(() => expect(title()).toBe('أكّد برمز'));
  });
});
