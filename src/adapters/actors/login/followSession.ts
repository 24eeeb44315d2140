import type { User } from '../../../contract/customers/customers.ts';
import { follow, type FollowedActor } from '../follow.ts';

/** The running session, as far as others ask it. */
export type SessionSource = FollowedActor<{ context: { user: User | null } }>;

/** Tells who is logged in: at once, and whenever that changes. Returns what stops it. */
export const followSession = (session: SessionSource, tell: (user: User | null) => void): (() => void) =>
  follow(
    session,
    ({ context: { user } }) => ({ user }),
    ({ user }) => tell(user),
  );
