import { fromCallback } from 'xstate';
import type { User } from '../../contract/customers.ts';
import { followSession, type SessionSource } from './followSession.ts';

/** For a machine that asks who is logged in: it is told at once, and whenever that changes. */
export const watchSession = (session: SessionSource) =>
  fromCallback<{ type: 'session.changed'; user: User | null }, undefined>(({ sendBack }) =>
    followSession(session, (user) => sendBack({ type: 'session.changed', user })),
  );
