import type { ClockSnapshot } from './clockMachine.ts';

/** Whether the customer can only check again (R4.3.7). */
export const isBlocking = (snapshot: ClockSnapshot) => snapshot.matches('discrepant') || snapshot.matches('rechecking');
export const isBusy = (snapshot: ClockSnapshot) => snapshot.hasTag('busy');
export const times = ({ context }: ClockSnapshot) => context.times;
