import type { User } from '../../contract/customers.ts';

/** The running session, as far as others ask it. */
export interface SessionSource {
  getSnapshot(): { context: { user: User | null } };
  subscribe(tell: (snapshot: { context: { user: User | null } }) => void): { unsubscribe(): void };
}

/** Tells who is logged in: at once, and whenever that changes. Answers how to stop. */
export function followSession(session: SessionSource, tell: (user: User | null) => void): () => void {
  let told: User | null | undefined;
  const look = ({ context: { user } }: ReturnType<SessionSource['getSnapshot']>) => {
    if (user === told) return;
    told = user;
    tell(user);
  };
  const subscription = session.subscribe(look);
  look(session.getSnapshot());
  return () => subscription.unsubscribe();
}
