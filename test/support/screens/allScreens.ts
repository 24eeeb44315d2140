/** Every table of screens that a `.screens.ts` below `test/views/screens` exports, also within a list or an object. */
import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Screens } from './screens.ts';

const isTable = (value: object): value is Screens => 'law' in value && 'screens' in value;

const tablesIn = (value: unknown): Screens[] => {
  if (typeof value !== 'object' || value === null) return [];
  return isTable(value) ? [value] : Object.values(value).flatMap(tablesIn);
};

export async function readScreens(): Promise<Screens[]> {
  const files = globSync('test/views/screens/**/*.screens.ts').toSorted();
  const exported = await Promise.all(
    files.map(async (file) => Object.values((await import(pathToFileURL(resolve(file)).href)) as object)),
  );
  return exported.flat().flatMap(tablesIn);
}
