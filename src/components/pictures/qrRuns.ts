import { generate } from 'lean-qr';

/** Cells left white on each side; readers need four. */
const quietZone = 4;

export interface QrRuns {
  /** Cells of a side, the white border among them. */
  readonly size: number;
  /** Dark cells in a row: where they begin, and how many. */
  readonly runs: readonly { readonly x: number; readonly y: number; readonly length: number }[];
}

/** A code as what is to be filled, for whatever draws it. */
export function qrRuns(value: string): QrRuns {
  const code = generate(value);
  const runs: { x: number; y: number; length: number }[] = [];
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) {
      if (!code.get(x, y)) continue;
      const start = x;
      while (code.get(x + 1, y)) x++;
      runs.push({ x: start + quietZone, y: y + quietZone, length: x - start + 1 });
    }
  }
  return { size: code.size + 2 * quietZone, runs };
}
