// @vitest-environment jsdom
/** A personal invitation as it is read and answered (R2.1.3, Q2.1.b). */
import { act, cleanup, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Component as InvitePage } from '../../../src/pages/invite/InvitePage.tsx';
import { accepted, declined, invited } from '../../models/eventInvite/eventInvite.law.ts';
import { all, press, textOf, words } from '../cart.fixture.tsx';
import { answer, visit } from '../content.fixture.tsx';

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-11-26T10:00:00Z'), toFake: ['Date'] }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const open = (answers: object, path = '/event-invite?token=a%2Ftoken') =>
  visit({ route: '/event-invite', path, Page: InvitePage, answers } as never);
const call = 'events/invites/a%2Ftoken';
const buttons = () => all('.invite__b button').map(words);

test('Q2.1.b: says who is invited to what, where and when', async () => {
  await open({ [call]: answer(invited) });
  expect([textOf('h1'), textOf('h2'), textOf('.lead')]).toEqual(['You are invited', 'Full moon fives', 'Layla Haddad']);
  expect(all('.invite__e li').map(words)).toEqual(['Thursday 26 November 2026', 'Mirdif Fields', '2 places for you']);
  expect(document.title).toBe('Invitation · Saha');
});

test('Q2.1.b: is accepted, and may be taken back', async () => {
  const answers = { [call]: answer(invited), [`POST ${call}`]: answer(accepted) };
  const { sent, asked, settled } = await open(answers);
  press('Accept');
  await settled();
  expect([textOf('h1'), sent]).toEqual(['See you there', [{ answer: 'accepted' }]]);
  expect(asked.at(-1)).toBe(`POST ${call}`);
  answers[`POST ${call}`] = answer(declined);
  press('I cannot come after all');
  await settled();
  expect([textOf('h1'), sent.at(-1)]).toEqual(['Thank you for telling us', { answer: 'declined' }]);
  expect(buttons()).toEqual(['Accept after all']);
});

test('Q2.1.b: seen again, it says what another tab has answered; a press before that counts', async () => {
  const answers = { [call]: answer(invited), [`POST ${call}`]: answer(declined) };
  const { sent, asked, settled } = await open(answers);
  const seen = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));
  answers[call] = answer(accepted);
  seen();
  expect([textOf('h1'), buttons()]).toEqual(['You are invited', ['Accept', 'Decline']]);
  await settled();
  expect([textOf('h1'), sent]).toEqual(['See you there', []]);
  seen();
  press('I cannot come after all');
  await settled();
  expect([textOf('h1'), sent]).toEqual(['Thank you for telling us', [{ answer: 'declined' }]]);
  // It is left without a trace.
  cleanup();
  const before = asked.length;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(asked).toHaveLength(before);
});

test('F09: the second half of a double press answers nothing and leads nowhere, after the first has answered', async () => {
  const { sent, settled } = await open({ [call]: answer(invited), [`POST ${call}`]: answer(accepted) });
  press('Accept');
  await settled();
  // What stands where *Accept* stood, whichever that is at this width.
  const below = all('.invite__b button, .invite__b a');
  expect(below.map(words)).toEqual(['I cannot come after all', 'See what is on']);
  act(() => below.forEach((what) => fireEvent.click(what, { detail: 2 })));
  await settled();
  expect([textOf('h1'), sent]).toEqual(['See you there', [{ answer: 'accepted' }]]);
  act(() => void fireEvent.click(all('.invite__b button')[0]!, { detail: 1 }));
  await settled();
  expect(sent.at(-1)).toEqual({ answer: 'declined' });
});

test.each([
  ['a%2Ftoken', 404],
  ['', answer(invited)],
])('Q2.1.b: an unknown token %s says so, and offers a way on', async (token, said) => {
  await open({ 'events/invites': said }, `/event-invite${token && `?token=${token}`}`);
  expect([textOf('h1'), buttons()]).toEqual(['Invitation not found', []]);
  expect(all('.invite__b a').map((link) => link.getAttribute('href'))).toEqual(['/']);
});

test('Q2.1.b: one whose event is over cannot be answered any more', async () => {
  const over = { ...invited, event: { ...invited.event, start_date: '2026-11-25' } };
  await open({ [call]: answer(over) });
  expect([textOf('h1'), buttons()]).toEqual(['This event is over', []]);
});

test('R8.1.6: a failure is shown, and can be retried', async () => {
  let status: number | null = 403;
  const { settled } = await open({ [call]: () => status ?? answer(invited) });
  expect([all('.empty[role=alert]').length, textOf('h1')]).toEqual([1, 'This could not be loaded']);
  status = null;
  press('Try again');
  await settled();
  status = 403;
  press('Decline');
  await settled();
  expect([textOf('h1'), all('.note--bad').length, buttons()]).toEqual(['You are invited', 1, ['Accept', 'Decline']]);
});
