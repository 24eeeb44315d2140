import type { ConnectionSnapshot } from './connectionMachine.ts';

/** Whether the customer is told that they are offline. */
export const isOffline = (snapshot: ConnectionSnapshot): boolean => snapshot.matches('lost');
