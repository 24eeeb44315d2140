import type { User } from '../../src/contract/customers/customers.ts';

/** Where a customer is written to: people of the identity provider may have nothing but their name there (R3.2.3). */
export const emailOf = ({ email, preferred_username }: Pick<User, 'email' | 'preferred_username'>): string | null =>
  email?.trim() || preferred_username?.trim() || null;
