import type { User } from '../../src/contract/customers/customers.ts';
import { isCustomer } from '../session/sessionRules.ts';
import type { Problem } from '../shared/problem.ts';

/** Whether lines refused because a guest has no account may be added now that the customer has logged in (R6.1.3). */
export const isAccountThere = (
  problem: Pick<Problem, 'code'> | null,
  user: Pick<User, 'is_anonymous'> | null,
): boolean => problem?.code === 'accountNeeded' && isCustomer(user);
