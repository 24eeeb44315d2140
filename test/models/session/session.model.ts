import * as v from 'valibot';
import { sessionLifetime, type SessionFinding } from '../../../machines/session/sessionRules.ts';
import { User } from '../../../src/contract/customers/user.ts';

export const userOf = (fields: Partial<v.InferInput<typeof User>> = {}): User =>
  v.parse(User, { id: 7, name: 'Layla Haddad', mobile: '+971501234567', ...fields });

export const customer = userOf();
export const guest = userOf({ id: 8, name: 'Omar', is_anonymous: true });

/** Epoch milliseconds at which a tab of the tests is opened. */
export const opened = Date.parse('2026-11-20T15:00:00Z');

const nothing: SessionFinding = { stored: null, hasToken: false, hasExpired: false, at: opened };
export const findings = {
  nothing,
  customer: { ...nothing, stored: { user: customer, lastUpdated: opened - 60_000 }, hasToken: true },
  token: { ...nothing, hasToken: true },
  'from the future': { ...nothing, stored: { user: customer, lastUpdated: opened + 1 }, hasToken: true },
  expired: { ...nothing, stored: { user: customer, lastUpdated: opened - sessionLifetime - 1 }, hasToken: true },
} satisfies Record<string, SessionFinding>;
