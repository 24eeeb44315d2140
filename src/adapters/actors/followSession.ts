import type { SessionRef } from '../../../machines/session/sessionMachine.ts';
import type { User } from '../../contract/customers.ts';

/** Tells who is logged in: at once, and whenever that changes. Answers how to stop. */
export function followSession(session: SessionRef, tell: (user: User | null) => void): () => void {
  let told: User | null | undefined;
  const look = ({ context: { user } }: ReturnType<SessionRef['getSnapshot']>) => {
    if (user === told) return;
    told = user;
    tell(user);
  };
  const subscription = session.subscribe(look);
  look(session.getSnapshot());
  return () => subscription.unsubscribe();
}
