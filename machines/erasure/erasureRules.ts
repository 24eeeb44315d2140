import type { Erasure } from '../../src/contract/additions/erase.ts';
import { codeFault, plainCode, type CodeFault } from '../person/oneTimeCode.ts';
import { chosenPasswordFault, type ChosenPasswordFault } from '../person/password.ts';
import { RefusedError } from '../shared/problem.ts';

export type ProofFault = ChosenPasswordFault | CodeFault;

/** Checks the form of the proof. An existing password may be weak, as rules have changed since it was chosen. */
export function proofFault(kind: Erasure['proof'], proof: string): ProofFault | null {
  if (kind === 'code') return codeFault(proof);
  return chosenPasswordFault(proof);
}

/** The proof as it is sent: a code in Latin digits, a password as typed. */
export const plainProof = (kind: Erasure['proof'], proof: string): string =>
  kind === 'code' ? plainCode(proof) : proof;

/** No new code was sent, as the last one is recent: that one is still valid. */
export const isTooSoon = (error: unknown): boolean => error instanceof RefusedError && error.code === 'codeTooSoon';

/** Something prevents the erasure that did not before. */
export const isHinderedNow = (error: unknown): boolean => error instanceof RefusedError && error.code === 'notErasable';
