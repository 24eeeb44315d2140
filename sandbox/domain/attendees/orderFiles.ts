/** Files that come with an order as parts of their own (Q3.9.a): where `product` says a part's name, its path takes the place. */
import { nameFile, type NamedFile } from '../files.ts';
import { invalid } from '../../answers/refused.ts';
import { requestWords } from '../../answers/requestWords.ts';

const countLimit = 20;
const partName = (key: string): string => `product_files[${key}]`;

/** The value with every text that `paths` knows exchanged. */
function exchanged(value: unknown, paths: ReadonlyMap<string, string>, used: Set<string>): unknown {
  if (typeof value === 'string') {
    const path = paths.get(value);
    if (path === undefined) return value;
    used.add(value);
    return path;
  }
  if (Array.isArray(value)) return value.map((item) => exchanged(item, paths, used));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, exchanged(item, paths, used)]));
}

/**
 * The products with the paths of their files, and the files, which are not kept yet. Throws Refused 422 for a wrong type and
 * for a part that nothing speaks of, 413 above 5 MB.
 */
export async function withFiles<T>(
  products: T,
  parts: Readonly<Record<string, Blob>> = {},
): Promise<{ products: T; files: readonly NamedFile[] }> {
  const keys = Object.keys(parts);
  if (keys.length > countLimit) throw invalid('product_files', requestWords.tooManyFiles(countLimit), 'tooManyFiles');
  const paths = new Map<string, string>();
  const files: NamedFile[] = [];
  for (const key of keys) {
    const field = partName(key);
    const file = await nameFile(parts[key]!, { field, types: ['jpeg', 'png', 'pdf'] });
    files.push(file);
    paths.set(field, file.path);
  }
  const used = new Set<string>();
  // SAFETY: texts become other texts, nothing else changes.
  const changed = exchanged(products, paths, used) as T;
  const idle = [...paths.keys()].find((field) => !used.has(field));
  if (idle !== undefined) throw invalid(idle, requestWords.fileUnused(idle), 'fileUnused');
  return { products: changed, files };
}
