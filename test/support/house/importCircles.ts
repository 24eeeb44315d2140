/**
 * Files that import each other, at run time, on demand or for their types: none of them can be read alone, and the order
 * in which they run is arbitrary.
 */
import { dirname, posix } from 'node:path';
import type { SourceFile } from './floors.ts';

/** Dynamic imports count as well: two files that name each other must be read together. */
const neededFiles = [
  /^(?:import|export)\b[^'";]*?\bfrom\s*['"](\.[^'"]+)['"]/gm,
  /^import\s*['"](\.[^'"]+)['"]/gm,
  /\bimport\(\s*['"](\.[^'"]+)['"]/g,
];

const needsOf = ({ path, text }: SourceFile): string[] =>
  neededFiles.flatMap((needed) => [...text.matchAll(needed)].map(([, name = '']) => posix.join(dirname(path), name)));

/** Every circle once, as the way round it. */
export function importCircles(files: readonly SourceFile[]): string[] {
  const links = new Map(files.map((file) => [file.path, needsOf(file)]));
  const circles: string[] = [];
  const done = new Set<string>();
  const way: string[] = [];
  const visit = (path: string): void => {
    const met = way.indexOf(path);
    if (met >= 0) circles.push([...way.slice(met), path].join(' → '));
    if (met >= 0 || done.has(path)) return;
    way.push(path);
    for (const next of links.get(path) ?? []) visit(next);
    way.pop();
    done.add(path);
  };
  for (const path of links.keys()) visit(path);
  return circles;
}

/** Folders with more source files than can be seen at a glance. */
export function crowdedFolders(files: readonly SourceFile[], most: number): string[] {
  const counts = new Map<string, number>();
  for (const { path } of files)
    if (/\.(?:tsx?|css)$/.test(path)) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > most).map(([folder, count]) => `${folder}: ${count} files`);
}

/** The limit for charts, which should be readable on a few screens; the table of countries is none. */
const mostLines = 250;
const tables = new Set(['machines/countries/countries.ts']);

/** Files of machines that contain more than one thing. */
export const longCharts = (files: readonly SourceFile[]): string[] =>
  files
    .filter(({ path, text }) => path.startsWith('machines/') && text.trimEnd().split('\n').length > mostLines)
    .map(({ path }) => path)
    .filter((path) => !tables.has(path));

/** The limit for laws, which are read from top to bottom. */
const mostRows = 300;

/** Laws about more than one thing. */
export const longLaws = (files: readonly SourceFile[]): string[] =>
  files
    .filter(({ path, text }) => path.endsWith('.law.ts') && text.trimEnd().split('\n').length > mostRows)
    .map(({ path }) => path);
