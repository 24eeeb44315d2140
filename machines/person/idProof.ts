/** Proofs of identity (R5.3.8–11). */
import { idProofTypes } from '../../src/contract/customers/customers.ts';
import type { Id } from '../../src/contract/wire/wire.ts';
import { emiratesIdFault, plainEmiratesId, type EmiratesIdFault } from './emiratesId.ts';

export type IdProofFault = 'idMissing' | 'idInvalid' | EmiratesIdFault;

const longest = 15;

/** The chosen type if it is in the list, else the first one (R5.3.11). */
export const idProofTypeOf = (types: readonly { id: Id }[], chosen: Id | null): Id | null =>
  types.find(({ id }) => id === chosen)?.id ?? types[0]?.id ?? null;

/** What is wrong with a typed number for that kind of document, or null (R5.3.10). */
export function idProofFault(typeId: Id | null, typed: string): IdProofFault | null {
  if (typeId === idProofTypes.emiratesId) return emiratesIdFault(typed);
  const number = typed.trim();
  if (number === '') return 'idMissing';
  return /^[a-z\d]+$/i.test(number) && number.length <= longest ? null : 'idInvalid';
}

/** The number as it is sent. */
export const sentIdNumber = (typeId: Id | null, typed: string): string =>
  typeId === idProofTypes.emiratesId ? plainEmiratesId(typed) : typed.trim();
