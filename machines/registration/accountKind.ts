/** The kind of account being registered, from the address of /register, so that a reload keeps it (Q3.10.c). */

export type AccountKind = 'customer' | 'partner';

export const accountKindIn = (search: URLSearchParams): AccountKind =>
  search.get('as') === 'partner' ? 'partner' : 'customer';

/** The query of the other form; other parameters stay, above all where the login leads. */
export function accountKindSearch(kind: AccountKind, search: URLSearchParams): URLSearchParams {
  const changed = new URLSearchParams(search);
  if (kind === 'partner') changed.set('as', 'partner');
  else changed.delete('as');
  return changed;
}
