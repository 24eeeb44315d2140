import type { LoginSnapshot } from './loginMachine.ts';

export type LoginWay = 'password' | 'guest';

/** Which form is shown. */
export const way = (snapshot: LoginSnapshot): LoginWay => (snapshot.matches('guest') ? 'guest' : 'password');
export const isBusy = (snapshot: LoginSnapshot) => snapshot.hasTag('busy');
export const faults = ({ context }: LoginSnapshot) => context.faults;
export const problem = ({ context }: LoginSnapshot) => context.problem;
