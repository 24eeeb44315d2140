import { watch } from '../follow.ts';
import type { SessionSource } from './followSession.ts';

/** For a machine that asks who is logged in: it is told at once, and whenever that changes. */
export const watchSession = (session: SessionSource) =>
  watch(session, ({ context: { user } }) => ({ type: 'session.changed' as const, user }));
