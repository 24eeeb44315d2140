// @vitest-environment jsdom
/** Support requests as shown (R2.1.30, Q7.6.r). */
import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { provideSupportMessage } from '../../../src/adapters/actors/account/supportActors.ts';
import { supportDraft } from '../../../src/adapters/storage/drafts/supportDrafts.ts';
import { Component as SupportPage } from '../../../src/pages/support/SupportPage.tsx';
import { all, stage, words } from '../cart.fixture.tsx';

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
  await vi.waitFor(() => expect(all('.request, .empty')).not.toEqual([]));
}

test('R2.1.30: each request shows its status and its last message; a customer without any is led on', async () => {
  const rows = [
    request(1, 'answered', said(3, true, `Found it. ${markup}`)),
    request(2, 'open', said(4, false, 'Thanks')),
    request(3, 'closed'),
  ];
  await open(() => ({ ...ok(rows), total: 3, total_pages: 1, current_page: 1 }));
  expect(
    all('.request').map((row) => [words(row.querySelector('.pill')), words(row.querySelector('.request__last'))]),
  ).toEqual([
    ['Answered', `Maha: Found it. ${markup}`],
    ['Waiting for an answer', 'You: Thanks'],
    ['Closed', ''],
  ]);
  expect(all('.request img')).toEqual([]);
  // English text keeps its side on an Arabic page: the words have a direction, the heading has none.
  expect(all('.request h2 bdi')).toHaveLength(3);
  expect(all('.request h2[dir]')).toEqual([]);
  expect(all('.side a[href="/customer-support"]')).toHaveLength(1);
  cleanup();
  await open(() => ({ ...ok([]), total: 0, total_pages: 0, current_page: 1 }), false);
  expect(all('.empty a').map((link) => link.getAttribute('href'))).toEqual(['/customer-support?ask=1']);
  // Q2.4.a: the flag says whether the menu leads there.
  expect(all('.side a[href="/customer-support"]')).toEqual([]);
});

test('Q7.6.r, F03: what is sent again after a reload, as its answer was lost, is the same message', async () => {
  const place = { owner: 'customer 1', id: null };
  const draft = { subject: 'Racket', category: '' as const, message: 'Left on court 2' };
  const photo = { name: 'court.png', size: 4, kind: 'png' as const, blob: new File(['1234'], 'court.png') };
  const keys: (string | null)[] = [];
  const lose = (): Response => {
    throw new TypeError('lost');
  };
  let answer = lose;
  vi.stubGlobal('fetch', async ({ headers }: Request) => {
    keys.push(headers.get('Idempotency-Key'));
    return answer();
  });
  /** As the page begins it after each reload, which loses the files. */
  const send = async (changes: object = {}, files: (typeof photo)[] = []) => {
    const message = createActor(provideSupportMessage(place), {
      input: { reply: null, draft: supportDraft(place) },
    }).start();
    message.send({ type: 'draft.change', changes });
    for (const file of files) message.send({ type: 'file.add', file });
    message.send({ type: 'message.send' });
    const { value, context } = await waitFor(message, (now) => !now.hasTag('busy'));
    message.stop();
    return [value, context.problem?.code];
  };
  expect(await send(draft, [photo])).toEqual(['writing', 'lost']);
  expect(await send()).toEqual(['writing', 'lost']);
  expect(await send({}, [photo])).toEqual(['writing', 'lost']);
  expect(new Set(keys).size).toBe(1);
  // The server has it, with the file that the reload lost: that is reported, and the next one is another message.
  answer = () => Response.json({ status: false, message: null, code: 'idempotencyMismatch' }, { status: 422 });
  expect(await send()).toEqual(['writing', 'idempotencyMismatch']);
  answer = lose;
  await send();
  // A file more, or another word, is another message.
  await send({}, [photo]);
  await send({ message: 'Left on court 3' });
  expect(new Set(keys).size).toBe(4);
  answer = () => Response.json(ok({ id: 7 }));
  expect(await send()).toEqual(['sent', undefined]);
  expect(new Set(keys).size).toBe(4);
  // It arrived: the same words may be meant once more.
  await send({ ...draft, message: 'Left on court 3' });
  expect(new Set(keys).size).toBe(5);
  expect(keys.includes(null)).toBe(false);
});

test('Q7.6.r: coming back to the tab shows who has answered meanwhile', async () => {
  let status = 'open';
  await open(() => ({ ...ok([request(1, status)]), total: 1, total_pages: 1, current_page: 1 }));
  expect(all('.request .pill').map(words)).toEqual(['Waiting for an answer']);
  status = 'answered';
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await vi.waitFor(() => expect(all('.request .pill').map(words)).toEqual(['Answered']));
});
