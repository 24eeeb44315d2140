/** What the operator lends a customer, as the portal is told of it (Q1.4.a). */
import type { Customer } from '../customer.ts';
import { dirhams } from '../slots/slotPrice.ts';

/** Null: this customer pays at once. */
export const creditOf = ({ credit_limit, credit_used }: Pick<Customer, 'credit_limit' | 'credit_used'>) =>
  credit_limit === null
    ? null
    : { limit: dirhams(credit_limit), used: dirhams(credit_used), available: dirhams(credit_limit - credit_used) };
