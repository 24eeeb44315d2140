import type { User } from '../../src/contract/customers/customers.ts';
import { ownerOf } from '../session/owner.ts';

/** Whether a customer has left whose data must not be shown to the next one. */
export const isOtherCustomer = (user: User | null, next: User | null): boolean =>
  user !== null && ownerOf(user) !== ownerOf(next);
