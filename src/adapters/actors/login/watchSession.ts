import { watch } from '../follow.ts';
import type { SessionSource } from './followSession.ts';

/** Tells a machine who is logged in: at once, and whenever that changes. */
export const watchSession = (session: SessionSource) =>
  watch(session, ({ context: { user } }) => ({ type: 'session.changed' as const, user }));
