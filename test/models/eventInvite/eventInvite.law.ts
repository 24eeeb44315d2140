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
const show = { type: 'page.shown' };
const found = (invite: object, today = '2026-11-26') => done('loadInvite', { invite, today });
const dropped = failed('loadInvite', new ConnectionError());
const unknown = failed('loadInvite', new RefusedError('inviteUnknown'));
const said = (invite: object) => done('answerInvite', invite);
const tooLate = failed('answerInvite', new RefusedError('eventOver', 'It is over.', 409));
const gone = failed('answerInvite', new RefusedError('inviteUnknown'));
const lost = failed('answerInvite', new ConnectionError());
const seen = (invite: object, today = '2026-11-26') => done('lookAgain', { invite, today });
const unseen = failed('lookAgain', new ConnectionError());
const takenBack = failed('lookAgain', new RefusedError('inviteUnknown'));
const back = done('reconnect');
const stillAway = failed('reconnect', new Error('a defect'));

const loading = { state: 'loading', runs: ['loadInvite'], tags: ['busy'] } as const;
const open = (state: string) => ({ state: { open: state }, runs: ['watchPage'] });
const looking = { state: { open: 'looking' }, runs: ['lookAgain', 'watchPage'] } as const;
const answering = { state: { open: 'answering' }, runs: ['answerInvite', 'watchPage'], tags: ['busy'] } as const;
const lookings = ['lookingAsked', 'lookingAccepted', 'lookingDeclined', 'lookingNotTold'];
const away = { code: 'lost', message: null };
const asks: Effect = { starts: 'loadInvite', input: { token: 'a-token' } };
const looks: Effect = { starts: 'lookAgain', input: { token: 'a-token' } };
const listens: Effect = { starts: 'watchPage', input: undefined };
const tells = (answer: string): Effect => ({ starts: 'answerInvite', input: { token: 'a-token', answer } });
const waits = (attempts: number): Effect => ({ starts: 'reconnect', input: { problem: away, attempts } });

export const byLink: Law = {
  machine: eventInviteMachine,
  begins: [{ starts: 'loadInvite', input: { token: 'a-token' } }],
  input: { token: 'a-token' },
  callbackActors: ['watchPage'],
  situations: {
    loading: { by: [], ...loading, knows: { invite: null, problem: null } },
    asked: { by: [found(invited)], ...open('asked'), knows: { invite: invited, answer: null } },
    accepting: { by: [found(invited), press('accepted')], ...answering, knows: { answer: 'accepted' } },
    declining: { by: [found(invited), press('declined')], ...answering, knows: { answer: 'declined' } },
    accepted: { by: [found(accepted)], ...open('accepted'), knows: { invite: accepted } },
    declined: { by: [found(declined)], ...open('declined'), knows: { invite: declined } },
    notTold: { by: [found(invited), press('accepted'), lost], ...open('asked'), knows: { problem: away } },
    changing: { by: [found(accepted), press('declined')], ...answering, knows: { invite: accepted } },
    failed: { by: [dropped], state: 'failed', runs: ['reconnect'], knows: { problem: away, attempts: 1 } },
    again: { by: [dropped, back], ...loading, knows: { problem: away, attempts: 1 } },
    // Seen again, perhaps after another tab has answered it: what was there stays while it is asked for.
    lookingAsked: { by: [found(invited), show], ...looking, knows: { invite: invited, answer: null } },
    lookingAccepted: { by: [found(accepted), show], ...looking, knows: { invite: accepted } },
    lookingDeclined: { by: [found(declined), show], ...looking, knows: { invite: declined } },
    lookingNotTold: {
      by: [found(invited), press('accepted'), lost, show],
      ...looking,
      knows: { invite: invited, problem: away },
    },
    over: { by: [found(invited, '2026-11-27')], state: 'over', knows: { invite: invited } },
    unknown: { by: [unknown], state: 'unknown', knows: { invite: null, problem: null } },
  },
  rows: [
    // On the day of the event it can still be answered.
    { law: 'Q2.1.b', in: ['loading'], on: found(invited), to: 'asked', changes: { invite: invited }, does: [listens] },
    {
      law: 'Q2.1.b',
      in: ['loading'],
      on: found(accepted),
      to: 'accepted',
      changes: { invite: accepted },
      does: [listens],
    },
    {
      law: 'Q2.1.b',
      in: ['loading'],
      on: found(declined),
      to: 'declined',
      changes: { invite: declined },
      does: [listens],
    },
    { law: 'Q2.1.b', in: ['loading'], on: found(invited, '2026-11-27'), to: 'over', changes: { invite: invited } },
    ...(
      [
        [found(invited), invited, 'asked', [listens]],
        [found(accepted), accepted, 'accepted', [listens]],
        [found(declined), declined, 'declined', [listens]],
        [found(invited, '2026-11-27'), invited, 'over', []],
      ] as const
    ).map(([on, invite, to, does]) => ({
      law: 'Q2.1.b',
      in: ['again'],
      on,
      to,
      changes: { invite, problem: null, attempts: 0 },
      does,
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
    // A press counts while it is asked for: what is on its way is dropped.
    {
      law: 'Q2.1.b',
      in: ['asked', 'declined', 'lookingAsked', 'lookingDeclined'],
      on: press('accepted'),
      to: 'accepting',
      changes: { answer: 'accepted' },
      does: [tells('accepted')],
    },
    {
      law: 'Q2.1.b',
      in: ['notTold', 'lookingNotTold'],
      on: press('accepted'),
      to: 'accepting',
      changes: { problem: null },
      does: [tells('accepted')],
    },
    {
      law: 'Q2.1.b',
      in: ['asked', 'accepted', 'lookingAsked', 'lookingAccepted'],
      on: press('declined'),
      to: 'declining',
      changes: { answer: 'declined' },
      does: [tells('declined')],
    },
    {
      law: 'Q2.1.b',
      in: ['notTold', 'lookingNotTold'],
      on: press('declined'),
      to: 'declining',
      changes: { answer: 'declined', problem: null },
      does: [tells('declined')],
    },
    // The newest question counts.
    ...(
      [
        [['asked', 'lookingAsked'], 'lookingAsked'],
        [['accepted', 'lookingAccepted'], 'lookingAccepted'],
        [['declined', 'lookingDeclined'], 'lookingDeclined'],
        [['notTold', 'lookingNotTold'], 'lookingNotTold'],
      ] as const
    ).map(([situations, to]) => ({ law: 'Q2.1.b', in: situations, on: show, to, does: [looks] })),
    { law: 'Q2.1.b', in: ['lookingAsked'], on: seen(invited), to: 'asked' },
    { law: 'Q2.1.b', in: ['lookingAccepted'], on: seen(accepted), to: 'accepted' },
    { law: 'Q2.1.b', in: ['lookingDeclined'], on: seen(declined), to: 'declined' },
    // The answer that was not confirmed has arrived, or has not, and that is what stands there now.
    { law: 'Q2.1.b', in: ['lookingNotTold'], on: seen(invited), to: 'asked', changes: { problem: null } },
    {
      law: 'Q2.1.b',
      in: ['lookingNotTold'],
      on: seen(accepted),
      to: 'accepted',
      changes: { invite: accepted, problem: null },
    },
    {
      law: 'Q2.1.b',
      in: ['lookingNotTold'],
      on: seen(declined),
      to: 'declined',
      changes: { invite: declined, problem: null },
    },
    {
      law: 'Q2.1.b',
      in: ['lookingAsked', 'lookingDeclined'],
      on: seen(accepted),
      to: 'accepted',
      changes: { invite: accepted },
    },
    {
      law: 'Q2.1.b',
      in: ['lookingAsked', 'lookingAccepted'],
      on: seen(declined),
      to: 'declined',
      changes: { invite: declined },
    },
    {
      law: 'Q2.1.b',
      in: ['lookingAccepted', 'lookingDeclined'],
      on: seen(invited),
      to: 'asked',
      changes: { invite: invited },
    },
    { law: 'Q2.1.b', in: ['lookingAsked'], on: seen(invited, '2026-11-27'), to: 'over' },
    { law: 'Q2.1.b', in: ['lookingNotTold'], on: seen(invited, '2026-11-27'), to: 'over', changes: { problem: null } },
    {
      law: 'Q2.1.b',
      in: ['lookingAccepted', 'lookingDeclined'],
      on: seen(invited, '2026-11-27'),
      to: 'over',
      changes: { invite: invited },
    },
    { law: 'Q2.1.b', in: [...lookings], on: takenBack, to: 'unknown' },
    // A look that fails is not shown: what was there stays (F01).
    { law: 'F01', in: ['lookingAsked', 'lookingNotTold'], on: unseen, to: { open: 'asked' } },
    { law: 'F01', in: ['lookingAccepted'], on: unseen, to: 'accepted' },
    { law: 'F01', in: ['lookingDeclined'], on: unseen, to: 'declined' },
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
