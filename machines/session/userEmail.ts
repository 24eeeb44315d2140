import type { User } from '../../src/contract/customers/customers.ts';

/** A customer's e-mail address; with the identity provider it may be in the user name only (R3.2.3). */
export const emailOf = ({ email, preferred_username }: Pick<User, 'email' | 'preferred_username'>): string | null =>
  email?.trim() || preferred_username?.trim() || null;
