// @vitest-environment jsdom
/** What was asked of the operator, as it is shown (R2.1.30, Q7.6.r). */
import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Component as SupportPage } from '../../src/pages/support/SupportPage.tsx';
import { all, stage, words } from './cart.fixture.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const markup = '<img src="x" onerror="alert(1)">';
const request = (id: number, status: string, last_reply: object | null = null) => ({
  id,
  subject: `Racket ${id}`,
  category: id === 1 ? 'Lost and found' : null,
  status,
  date: '2026-11-20 09:12:00',
  last_reply,
});
const said = (id: number, from_operator: boolean, message: string) => ({
  id,
  author: from_operator ? 'Maha' : 'Layla',
  from_operator,
  message,
  date: '2026-11-20 09:40:00',
});
const ok = (data: unknown) => ({ status: true, data, message: null });

async function open(answer: () => unknown, support = true) {
  vi.stubGlobal('fetch', async () => Response.json(answer()));
  const { show } = await stage({ site: { allow_support: support as never } });
  show(<SupportPage />);
  await answered();
}
const answered = () => act(() => new Promise((resolve) => setTimeout(resolve)));

test('R2.1.30: each request tells how it stands and what was said last; who has none is led on', async () => {
  const rows = [
    request(1, 'answered', said(3, true, `Found it. ${markup}`)),
    request(2, 'open', said(4, false, 'Thanks')),
    request(3, 'closed'),
  ];
  await open(() => ({ ...ok(rows), total: 3, total_pages: 1, current_page: 1 }));
  expect(
    all('.asked').map((row) => [words(row.querySelector('.pill')), words(row.querySelector('.asked__last'))]),
  ).toEqual([
    ['Answered', `Maha: Found it. ${markup}`],
    ['Waiting for an answer', 'You: Thanks'],
    ['Closed', ''],
  ]);
  expect(all('.asked img')).toEqual([]);
  expect(all('.side a[href="/customer-support"]')).toHaveLength(1);
  cleanup();
  await open(() => ({ ...ok([]), total: 0, total_pages: 0, current_page: 1 }), false);
  expect(all('.empty a').map((link) => link.getAttribute('href'))).toEqual(['/customer-support?ask=1']);
  // Q2.4.a: the flag says whether the menu leads there.
  expect(all('.side a[href="/customer-support"]')).toEqual([]);
});
