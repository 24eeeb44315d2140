/** The law of an invitation, from R2.1.3, Q2.1.b and R8.1.6; see docs/guide/testing.md. */
import { parse } from 'valibot';
import { eventInviteMachine } from '../../../machines/eventInvite/eventInviteMachine.ts';
import { ConnectionError, RefusedError } from '../../../machines/shared/problem.ts';
import { EventInvite } from '../../../src/contract/offered/events.ts';
import type { Effect, Law } from '../../support/law/law.ts';
import { done, failed } from '../../support/paths.ts';

export const invited = parse(EventInvite, {
  event: {
    id: 301,
    name: 'Full moon fives',
    ar_name: 'خماسيات البدر',
    start_date: '2026-11-26',
    place: 'Mirdif Fields',
  },
  invitee_name: 'Layla Haddad',
  seats: 2,
  status: 'invited',
});
export const accepted = { ...invited, status: 'accepted' as const };
export const declined = { ...invited, status: 'declined' as const };

const press = (answer: 'accepted' | 'declined') => ({ type: 'invite.answer', answer });
const reload = { type: 'invite.reload' };
const found = (invite: object, today = '2026-11-26') => done('loadInvite', { invite, today });
const dropped = failed('loadInvite', new ConnectionError());
const unknown = failed('loadInvite', new RefusedError('inviteUnknown'));
const said = (invite: object) => done('answerInvite', invite);
const tooLate = failed('answerInvite', new RefusedError('eventOver', 'It is over.', 409));
const gone = failed('answerInvite', new RefusedError('inviteUnknown'));
const lost = failed('answerInvite', new ConnectionError());
const back = done('reconnect');
const stillAway = failed('reconnect', new Error('a defect'));

const loading = { state: 'loading', runs: ['loadInvite'], tags: ['busy'] } as const;
const answering = { state: { open: 'answering' }, runs: ['answerInvite'], tags: ['busy'] } as const;
const away = { code: 'lost', message: null };
const asks: Effect = { starts: 'loadInvite', input: { token: 'a-token' } };
const tells = (answer: string): Effect => ({ starts: 'answerInvite', input: { token: 'a-token', answer } });
const waits = (attempts: number): Effect => ({ starts: 'reconnect', input: { problem: away, attempts } });

export const byLink: Law = {
  machine: eventInviteMachine,
  begins: [{ starts: 'loadInvite', input: { token: 'a-token' } }],
  input: { token: 'a-token' },
  situations: {
    loading: { by: [], ...loading, knows: { invite: null, problem: null } },
    asked: { by: [found(invited)], state: { open: 'asked' }, knows: { invite: invited, answer: null } },
    accepting: { by: [found(invited), press('accepted')], ...answering, knows: { answer: 'accepted' } },
    declining: { by: [found(invited), press('declined')], ...answering, knows: { answer: 'declined' } },
    accepted: { by: [found(accepted)], state: { open: 'accepted' }, knows: { invite: accepted } },
    declined: { by: [found(declined)], state: { open: 'declined' }, knows: { invite: declined } },
    notTold: { by: [found(invited), press('accepted'), lost], state: { open: 'asked' }, knows: { problem: away } },
    changing: { by: [found(accepted), press('declined')], ...answering, knows: { invite: accepted } },
    failed: { by: [dropped], state: 'failed', runs: ['reconnect'], knows: { problem: away, attempts: 1 } },
    again: { by: [dropped, back], ...loading, knows: { problem: away, attempts: 1 } },
    over: { by: [found(invited, '2026-11-27')], state: 'over', knows: { invite: invited } },
  },
  rows: [
    // On the day of the event it can still be answered.
    { law: 'Q2.1.b', in: ['loading'], on: found(invited), to: { open: 'asked' }, changes: { invite: invited } },
    { law: 'Q2.1.b', in: ['loading'], on: found(accepted), to: { open: 'accepted' }, changes: { invite: accepted } },
    { law: 'Q2.1.b', in: ['loading'], on: found(declined), to: { open: 'declined' }, changes: { invite: declined } },
    { law: 'Q2.1.b', in: ['loading'], on: found(invited, '2026-11-27'), to: 'over', changes: { invite: invited } },
    ...(
      [
        [found(invited), invited, { open: 'asked' }],
        [found(accepted), accepted, { open: 'accepted' }],
        [found(declined), declined, { open: 'declined' }],
        [found(invited, '2026-11-27'), invited, 'over'],
      ] as const
    ).map(([on, invite, to]) => ({
      law: 'Q2.1.b',
      in: ['again'],
      on,
      to,
      changes: { invite, problem: null, attempts: 0 },
    })),
    { law: 'Q2.1.b', in: ['loading', 'again'], on: unknown, to: 'unknown' },
    {
      law: 'R8.1.6',
      in: ['loading'],
      on: dropped,
      to: 'failed',
      changes: { problem: away, attempts: 1 },
      does: [waits(1)],
    },
    { law: 'R8.1.6', in: ['again'], on: dropped, to: 'failed', changes: { attempts: 2 }, does: [waits(2)] },
    { law: 'R8.1.6', in: ['failed'], on: back, to: 'again', does: [asks] },
    { law: 'R8.1.6', in: ['failed'], on: reload, to: 'loading', changes: { attempts: 0 }, does: [asks] },
    { law: 'R8.1.6', in: ['failed'], on: stillAway, changes: { problem: { code: 'unexpected', message: null } } },
    {
      law: 'Q2.1.b',
      in: ['asked', 'declined'],
      on: press('accepted'),
      to: 'accepting',
      changes: { answer: 'accepted' },
      does: [tells('accepted')],
    },
    {
      law: 'Q2.1.b',
      in: ['notTold'],
      on: press('accepted'),
      to: 'accepting',
      changes: { problem: null },
      does: [tells('accepted')],
    },
    {
      law: 'Q2.1.b',
      in: ['asked', 'accepted'],
      on: press('declined'),
      to: 'declining',
      changes: { answer: 'declined' },
      does: [tells('declined')],
    },
    {
      law: 'Q2.1.b',
      in: ['notTold'],
      on: press('declined'),
      to: 'declining',
      changes: { answer: 'declined', problem: null },
      does: [tells('declined')],
    },
    // The server's version of the answer counts.
    {
      law: 'Q2.1.b',
      in: ['accepting', 'declining'],
      on: said(accepted),
      to: { open: 'accepted' },
      changes: { invite: accepted },
    },
    { law: 'Q2.1.b', in: ['changing'], on: said(accepted), to: { open: 'accepted' } },
    {
      law: 'Q2.1.b',
      in: ['accepting', 'declining', 'changing'],
      on: said(declined),
      to: { open: 'declined' },
      changes: { invite: declined },
    },
    { law: 'Q2.1.b', in: ['accepting', 'declining', 'changing'], on: tooLate, to: 'over' },
    { law: 'Q2.1.b', in: ['accepting', 'declining', 'changing'], on: gone, to: 'unknown' },
    { law: 'R8.1.6', in: ['accepting', 'declining'], on: lost, to: { open: 'asked' }, changes: { problem: away } },
    // What was answered before still holds.
    { law: 'R8.1.6', in: ['changing'], on: lost, to: { open: 'accepted' }, changes: { problem: away } },
  ],
};
