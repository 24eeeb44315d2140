import type { Erasure } from '../../src/contract/additions/erase.ts';
import { codeFault, plainCode, type CodeFault } from '../person/oneTimeCode.ts';
import { chosenPasswordFault, type ChosenPasswordFault } from '../person/password.ts';
import { RefusedError } from '../shared/problem.ts';

export type ProofFault = ChosenPasswordFault | CodeFault;

/** Of a password no more is judged than that it may be one: rules came and went since it was chosen. */
export function proofFault(kind: Erasure['proof'], proof: string): ProofFault | null {
  if (kind === 'code') return codeFault(proof);
  return chosenPasswordFault(proof);
}

/** As the server wants it: digits of a code in any script, a password as typed. */
export const plainProof = (kind: Erasure['proof'], proof: string): string =>
  kind === 'code' ? plainCode(proof) : proof;

/** None was sent, as the last one is young: that one is still the one to enter. */
export const isTooSoon = (error: unknown): boolean => error instanceof RefusedError && error.code === 'codeTooSoon';

/** Something came in the way since it was looked for. */
export const isHinderedNow = (error: unknown): boolean => error instanceof RefusedError && error.code === 'notErasable';
