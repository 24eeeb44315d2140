/** Whose account is made: the address of /register says so, and a reload keeps it (Q3.10.c). */

export type AccountKind = 'customer' | 'partner';

export const accountKindIn = (search: URLSearchParams): AccountKind =>
  search.get('as') === 'partner' ? 'partner' : 'customer';

/** The query of the other form; what else it says stays, where the login leads above all. */
export function accountKindSearch(kind: AccountKind, search: URLSearchParams): URLSearchParams {
  const changed = new URLSearchParams(search);
  if (kind === 'partner') changed.set('as', 'partner');
  else changed.delete('as');
  return changed;
}
