import type { User } from '../../src/contract/customers/customers.ts';

/** Whether an account is a partner's employee (R3.2.2, R6.1.8) or the partner itself; null for all others. */
export function partnerKind({
  b2b_type: type,
  b2b_id: id,
  isB2bUser,
}: Pick<User, 'b2b_type' | 'b2b_id' | 'isB2bUser'>): 'employee' | 'partner' | null {
  if (!id && !isB2bUser) return null;
  return type?.trim().toLowerCase() === 'b2e' ? 'employee' : 'partner';
}
