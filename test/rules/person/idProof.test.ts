import { describe, expect, test } from 'vitest';
import { idProofFault, idProofTypeOf, sentIdNumber } from '../../../machines/person/idProof.ts';

const types = [{ id: 32 }, { id: 33 }];

describe('proofs of identity', () => {
  test('R5.3.11: the first of the list is used until another one is chosen', () => {
    expect(idProofTypeOf(types, null)).toBe(32);
    expect(idProofTypeOf(types, 33)).toBe(33);
    expect(idProofTypeOf(types, 99)).toBe(32);
    expect(idProofTypeOf([], 32)).toBeNull();
  });
  test('R5.3.8: letters and digits only', () => {
    expect(idProofFault(33, 'N1234567')).toBeNull();
    expect(idProofFault(33, 'N-1234567')).toBe('idInvalid');
    expect(idProofFault(33, 'N 123')).toBe('idInvalid');
  });
  test('R5.3.9: at most 15 characters', () => {
    expect(idProofFault(33, 'A'.repeat(15))).toBeNull();
    expect(idProofFault(33, 'A'.repeat(16))).toBe('idInvalid');
  });
  test('R5.3.10: the check digit counts for Emirates IDs and not for passports', () => {
    expect(idProofFault(32, '784199012345677')).toBe('emiratesIdInvalid');
    expect(idProofFault(33, '784199012345677')).toBeNull();
  });
  test('R5.1.1: a missing number is named after its document', () => {
    expect(idProofFault(32, '')).toBe('emiratesIdMissing');
    expect(idProofFault(33, '')).toBe('idMissing');
  });
  test('Q5.3.a: dashes are not sent', () => {
    expect(sentIdNumber(32, '784-1990-1234567-6')).toBe('784199012345676');
    expect(sentIdNumber(33, ' N1234567 ')).toBe('N1234567');
  });
});
