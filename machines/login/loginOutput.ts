import type { User } from '../../src/contract/customers/customers.ts';

/** The customer who logged in, and when (epoch milliseconds). */
export interface LoginOutput {
  user: User;
  at: number;
}
