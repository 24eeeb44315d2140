/** The fonts of paper, as the build serves them. */
import { readFileSync } from 'node:fs';
import type { Fonts } from '../../src/adapters/pdf/paper.ts';
import { readTrueType } from '../../src/adapters/pdf/trueType.ts';

const read = (name: string) => readTrueType(new Uint8Array(readFileSync(`src/adapters/pdf/fonts/${name}.ttf`)));

export const paperFonts = (): Fonts => ({
  regular: { latin: read('archivo-400'), arabic: read('alexandria-400') },
  bold: { latin: read('archivo-700'), arabic: read('alexandria-700') },
});
