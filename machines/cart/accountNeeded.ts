import type { User } from '../../src/contract/customers/customers.ts';
import { isCustomer } from '../session/sessionRules.ts';
import type { Problem } from '../shared/problem.ts';

/** Whether what a guest could not add may be added now, since they have logged in with an account (R6.1.3). */
export const isAccountThere = (
  problem: Pick<Problem, 'code'> | null,
  user: Pick<User, 'is_anonymous'> | null,
): boolean => problem?.code === 'accountNeeded' && isCustomer(user);
