import { fromCallback } from 'xstate';
import type { User } from '../../contract/customers.ts';

/** The running session, as far as paying knows it. */
export interface SessionSource {
  getSnapshot(): { context: { user: User | null } };
  subscribe(listener: (snapshot: { context: { user: User | null } }) => void): { unsubscribe(): void };
}

/** Tells who is logged in: at once, and whenever that may have changed. */
export const watchSession = (session: SessionSource) =>
  fromCallback<{ type: 'session.changed'; user: User | null }, undefined>(({ sendBack }) => {
    const tell = ({ context }: { context: { user: User | null } }) =>
      sendBack({ type: 'session.changed', user: context.user });
    tell(session.getSnapshot());
    const subscription = session.subscribe(tell);
    return () => subscription.unsubscribe();
  });
