import type { SessionSnapshot } from './sessionMachine.ts';
import { isCustomer as isCustomerUser } from './sessionRules.ts';

/** Who is logged in, guests included; null for who is signed out. */
export const user = ({ context }: SessionSnapshot) => context.user;
/** A registered customer: all but who is signed out and guests (R6.1.5). */
export const isCustomer = ({ context }: SessionSnapshot) => isCustomerUser(context.user);
export const isGuest = ({ context }: SessionSnapshot) => context.user?.is_anonymous === true;
