import type { SessionSnapshot } from './sessionMachine.ts';
import { isCustomer as isCustomerUser } from './sessionRules.ts';

/** A registered customer: neither signed out nor a guest (R6.1.5). */
export const isCustomer = ({ context }: SessionSnapshot) => isCustomerUser(context.user);
