import * as v from 'valibot';
import { sessionMachine } from '../../machines/session/sessionMachine.ts';
import { sessionLifetime, type SessionFinding } from '../../machines/session/sessionRules.ts';
import { User } from '../../src/contract/user.ts';
import { after, done, failed, type Model } from '../support/paths.ts';

export const userOf = (fields: Partial<v.InferInput<typeof User>> = {}): User =>
  v.parse(User, { id: 7, name: 'Layla Haddad', mobile: '+971501234567', ...fields });

export const customer = userOf();
const another = userOf({ id: 9, name: 'Salem' });
export const guest = userOf({ id: 8, name: 'Omar', is_anonymous: true });

/** Epoch milliseconds at which a tab of the tests is opened. */
export const opened = Date.parse('2026-11-20T15:00:00Z');

const nothing: SessionFinding = { stored: null, hasToken: false, at: opened };
export const findings = {
  nothing,
  customer: { ...nothing, stored: { user: customer, lastUpdated: opened - 60_000 }, hasToken: true },
  token: { ...nothing, hasToken: true },
  'from the future': { ...nothing, stored: { user: customer, lastUpdated: opened + 1 }, hasToken: true },
  expired: { ...nothing, stored: { user: customer, lastUpdated: opened - sessionLifetime - 1 }, hasToken: true },
} satisfies Record<string, SessionFinding>;

export const sessionModel: Model = {
  machine: sessionMachine,
  input: findings.nothing,
  // Instants differ from path to path, nothing depends on them but how long the session lasts.
  project: ({ context }) => [context.user?.id, context.hasRemains],
  events: [
    { type: 'session.logIn', user: customer, at: opened + 1_000 },
    { type: 'session.logIn', user: guest, at: opened + 1_000 },
    { type: 'user.changed', user: userOf({ name: 'Layla H.' }), at: opened + 2_000 },
    { type: 'session.logOut' },
    { type: 'guest.emptied' },
    { type: 'session.refused' },
    { type: 'tab.shown', at: opened + 3_000 },
    { type: 'tab.shown', at: opened + sessionLifetime + 3_000 },
    { type: 'storage.changed', ...findings.nothing },
    { type: 'storage.changed', ...findings.customer },
    { type: 'storage.changed', ...findings.token },
    { type: 'storage.changed', ...findings.customer, stored: { user: another, lastUpdated: opened - 60_000 } },
    after('untilExpiry', 'session.known'),
    done('keepSession'),
    failed('keepSession', new Error('quota')),
    done('forgetSession'),
    failed('forgetSession', new Error('quota')),
    done('endSession'),
    failed('endSession', new Error('quota')),
    failed('watchTabs', new Error('no window')),
    failed('watchRefusals', new Error('no client')),
  ],
};
