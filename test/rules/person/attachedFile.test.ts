import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chosenFile, fileKind, isAttached } from '../../../machines/person/attachedFile.ts';
import { fileFaultOf } from '../../../machines/person/fileFault.ts';

const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const jpeg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0);
const pdf = new TextEncoder().encode('%PDF-1.7');
const gif = new TextEncoder().encode('GIF89a');

describe('attached files', () => {
  test.each([
    ['image/png', png, 'png'],
    ['image/jpeg', jpeg, 'jpeg'],
    ['image/jpg', jpeg, 'jpeg'],
    ['application/pdf', pdf, 'pdf'],
    ['image/jpeg; charset=binary', jpeg, 'jpeg'],
    ['image/jpeg ; charset=binary', jpeg, 'jpeg'],
    ['IMAGE/PNG', png, 'png'],
    ['image/pjpeg', jpeg, 'jpeg'],
  ] as const)('R5.4.9: %s that begins like one may be attached', (type, bytes, kind) =>
    expect(fileKind(type, bytes)).toBe(kind),
  );
  test.each([
    ['image/gif', gif],
    ['image/png', gif],
    ['image/png', jpeg],
    ['application/pdf', png],
    ['text/html', pdf],
    ['', png],
    ['image/png', new Uint8Array()],
  ] as const)('Q5.4.d: declared %s, its first bytes say otherwise', (type, bytes) =>
    expect(fileKind(type, bytes)).toBeNull(),
  );
  test('R5.4.9: nothing else ever passes', () =>
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 12 }), (bytes) => {
        fc.pre(![0x89, 0xff, 0x25].includes(bytes[0] ?? 0));
        for (const type of ['image/png', 'image/jpeg', 'application/pdf']) expect(fileKind(type, bytes)).toBeNull();
      }),
    ));
  test.each([
    ['an empty one', { kind: null, size: 0 }, 'fileEmpty'],
    ['of another kind, however large', { kind: null, size: 31_457_280 }, 'fileType'],
    ['of one byte', { kind: 'pdf', size: 1 }, null],
    ['of five megabytes', { kind: 'png', size: 5_242_880 }, null],
    ['of a byte more', { kind: 'png', size: 5_242_881 }, 'fileLarge'],
  ] as const)('Q5.4.e: a file, %s', (_, file, fault) => expect(fileFaultOf(file)).toBe(fault));
  test('R5.4.10: a path that is stored already counts as filled', () => {
    expect(isAttached('uploads/7.pdf')).toBe(true);
    expect(isAttached('')).toBe(false);
    expect(isAttached('  ')).toBe(false);
    expect(isAttached(null)).toBe(false);
  });
});

test('R5.4.9: the file that was chosen is the one that is stored', () => {
  const file = new Blob(['x']);
  expect(chosenFile({ type: 'file.choose', file })).toEqual({ file });
  expect(() => chosenFile({ type: 'file.remove' })).toThrow('file.remove');
});
