import type { SessionSnapshot } from './sessionMachine.ts';
import { isCustomer as isCustomerUser } from './sessionRules.ts';

/** A registered customer: all but who is signed out and guests (R6.1.5). */
export const isCustomer = ({ context }: SessionSnapshot) => isCustomerUser(context.user);
