/** Every law that a `.law.ts` below `test/models` exports, by the id of its machine. */
import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Law } from './law.ts';

const isLaw = (value: unknown): value is Law =>
  typeof value === 'object' && value !== null && ['machine', 'situations', 'rows'].every((key) => key in value);

export async function readLaws(): Promise<Map<string, Law[]>> {
  const laws = new Set<Law>();
  for (const file of globSync('test/models/**/*.law.ts').toSorted()) {
    const exported = (await import(pathToFileURL(resolve(file)).href)) as Record<string, unknown>;
    for (const value of Object.values(exported).flat()) if (isLaw(value)) laws.add(value);
  }
  return Map.groupBy(laws, ({ machine }) => machine.id);
}
