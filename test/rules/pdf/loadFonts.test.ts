/** Which fonts paper gets, and that nobody waits for them in vain. */
import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { loadFonts } from '../../../src/adapters/pdf/loadFonts.ts';

const asked = vi.hoisted(() => [] as { url: string; signal: AbortSignal }[]);
vi.mock('ky', () => ({
  default: {
    get: (url: string, { signal }: { signal: AbortSignal }) => {
      asked.push({ url, signal });
      return { arrayBuffer: async () => new Uint8Array(readFileSync(url.replace(/^\//, ''))).buffer };
    },
  },
}));

test('both scripts in two weights, for as long as somebody waits', async () => {
  const { signal } = new AbortController();
  const { regular, bold } = await loadFonts(signal);
  expect([regular.latin, regular.arabic, bold.latin, bold.arabic].map(({ box }) => box)).toEqual([
    [-233, -209, 1173, 1042],
    [-267, -566, 1487, 1146],
    [-236, -207, 1149, 1047],
    [-253, -585, 1670, 1256],
  ]);
  expect(asked.map((one) => one.signal)).toEqual([signal, signal, signal, signal]);
});
