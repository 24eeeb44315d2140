/** The law of a token in the address, from R4.9.3, R4.9.4, Q4.9.a, Q4.9.b, Q8.4.c, T04 and F01. */
import { createEmptyActor, type ActorRef, type Snapshot } from 'xstate';
import { arrivalMachine, type ArrivalInput, type ArrivalNews } from '../../../machines/login/arrivalMachine.ts';
import { ConnectionError, RefusedError } from '../../../machines/shared/problem.ts';
import type { Effect, Law, Row } from '../../support/law/law.ts';
import { done, failed } from '../../support/paths.ts';
import { customer, opened } from '../session/session.model.ts';

const login = { user: customer, at: opened };
const goodbye = 'https://idp.example/logout?return=/';

const exchanged = done('exchangeToken', login);
const unnamed = failed('exchangeToken', new RefusedError('usernameMissing'));
const introduced = done('introduceCustomer', { name: 'L••• H•••' });
const unknown = failed('introduceCustomer', new RefusedError('mobileMissing'));
const accepts = { type: 'arrival.accept' };
const refuses = { type: 'arrival.refuse' };
const admits = done('admitCustomer', login);
const isUsed = failed('admitCustomer', new RefusedError('tokenMissing'));
const isGone = done('turnAway');
const isGoneAnyway = failed('turnAway', new ConnectionError());
const answers = (url: string) => done('askProvider', { url });
const silent = failed('askProvider', new ConnectionError());
const blocked = failed('leaveForLogout', new Error('blocked'));
const isShown = { type: 'page.shown' };

const problem = (code: string) => ({ problem: { code, message: null } });
const busy = ['busy'];

const lawsFor = (parent: ActorRef<Snapshot<unknown>, ArrivalNews>): Law[] => {
  const tells: Effect = { sends: { type: 'arrival.admitted', login }, to: parent.id };
  const asksProvider: Effect = { starts: 'askProvider', input: undefined };
  const lawOf = (arrival: ArrivalInput['arrival'], situations: Law['situations'], rows: readonly Row[]): Law => ({
    machine: arrivalMachine,
    input: { arrival, parent },
    callbackActors: ['watchPageShown'],
    begins: [{ starts: arrival.isAwaited ? 'exchangeToken' : 'introduceCustomer', input: undefined }],
    situations,
    rows,
  });

  /** This tab sent the customer to the provider a moment ago. */
  const awaited = lawOf(
    { logoutUrl: null, isAwaited: true },
    { exchanging: { by: [], state: 'exchanging', runs: ['exchangeToken'], tags: busy } },
    [
      { law: 'R4.9.3', in: ['exchanging'], on: exchanged, to: 'over', does: [tells] },
      { law: 'Q8.4.c', in: ['exchanging'], on: unnamed, to: 'over', changes: problem('usernameMissing') },
    ],
  );

  /** The same, with the provider's logout address. */
  const withGoodbye = lawOf(
    { logoutUrl: goodbye, isAwaited: true },
    {
      exchanging: { by: [], state: 'exchanging', runs: ['exchangeToken'], tags: busy },
      checking: {
        by: [exchanged],
        state: 'checkingLogout',
        runs: ['askProvider'],
        tags: busy,
        knows: { problem: null },
      },
      leaving: {
        by: [exchanged, answers('https://idp.example/authorize')],
        state: 'leaving',
        runs: ['leaveForLogout', 'watchPageShown'],
        tags: busy,
        knows: { destination: goodbye },
      },
    },
    [
      // The login is reported before the browser leaves (Q4.9.a).
      {
        law: 'Q4.9.a',
        in: ['exchanging'],
        on: exchanged,
        to: 'checking',
        does: [tells, asksProvider],
      },
      {
        law: 'R4.9.4',
        in: ['checking'],
        on: answers('https://idp.example/authorize'),
        to: 'leaving',
        changes: { destination: goodbye },
        does: [
          { starts: 'leaveForLogout', input: { url: goodbye } },
          { starts: 'watchPageShown', input: undefined },
        ],
      },
      // Only the provider's own logout address is used (Q4.9.b).
      { law: 'Q4.9.b', in: ['checking'], on: answers('https://other.example/authorize'), to: 'over' },
      // The customer stays logged in, even if the provider's session could not be ended (F01).
      { law: 'F01', in: ['checking'], on: silent, to: 'over' },
      { law: 'R4.9.4', in: ['leaving'], on: blocked, to: 'over' },
      { law: 'R4.9.4', in: ['leaving'], on: isShown, to: 'over' },
    ],
  );

  /** A link brought them: it may be a stranger's (T04). */
  const strange = lawOf(
    { logoutUrl: null, isAwaited: false },
    {
      introducing: {
        by: [],
        state: 'introducing',
        runs: ['introduceCustomer'],
        tags: busy,
        knows: { introduced: null },
      },
      confirming: { by: [introduced], state: 'confirming', knows: { introduced: { name: 'L••• H•••' } } },
      admitting: { by: [introduced, accepts], state: 'admitting', runs: ['admitCustomer'], tags: busy },
      turningAway: { by: [introduced, refuses], state: 'turningAway', runs: ['turnAway'], tags: busy },
    },
    [
      {
        law: 'T04',
        in: ['introducing'],
        on: introduced,
        to: 'confirming',
        changes: { introduced: { name: 'L••• H•••' } },
      },
      { law: 'Q8.4.c', in: ['introducing'], on: unknown, to: 'over', changes: problem('mobileMissing') },
      {
        law: 'T04',
        in: ['confirming'],
        on: accepts,
        to: 'admitting',
        does: [{ starts: 'admitCustomer', input: undefined }],
      },
      {
        law: 'T04',
        in: ['confirming'],
        on: refuses,
        to: 'turningAway',
        does: [{ starts: 'turnAway', input: undefined }],
      },
      { law: 'R4.9.3', in: ['admitting'], on: admits, to: 'over', does: [tells] },
      { law: 'Q8.4.c', in: ['admitting'], on: isUsed, to: 'over', changes: problem('tokenMissing') },
      { law: 'T04', in: ['turningAway'], on: isGone, to: 'over' },
      { law: 'F01', in: ['turningAway'], on: isGoneAnyway, to: 'over' },
    ],
  );

  /** A link that has a logout address, too. */
  const strangeWithGoodbye = lawOf(
    { logoutUrl: goodbye, isAwaited: false },
    { admitting: { by: [introduced, accepts], state: 'admitting', runs: ['admitCustomer'], tags: busy } },
    [
      {
        law: 'R4.9.4',
        in: ['admitting'],
        on: admits,
        to: 'checkingLogout',
        does: [tells, asksProvider],
      },
    ],
  );
  return [awaited, withGoodbye, strange, strangeWithGoodbye];
};

export const laws = lawsFor(createEmptyActor());
