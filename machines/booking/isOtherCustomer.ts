import type { User } from '../../src/contract/customers/customers.ts';
import { ownerOf } from '../session/owner.ts';

/** Whether somebody leaves whose things are not the next one's. */
export const isOtherCustomer = (user: User | null, next: User | null): boolean =>
  user !== null && ownerOf(user) !== ownerOf(next);
