/** Of every invariant docs/quality.md says who asks it, and who is named does. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string): string => readFileSync(file, 'utf8');
const wanted = [...read('docs/requirements/reliability.md').matchAll(/^- \*\*(I\d\d)\*\* /gm)].map(([, id]) => id!);
const table = read('docs/quality.md').split('### Who asks each invariant')[1]!.split('\n## ')[0]!;
const rows = [...table.matchAll(/^\| (I\d\d): [^|]*\| (yes|–) *\|([^|]*)\|$/gm)].map(([, id, storms, files]) => ({
  id: id!,
  isOfStorms: storms === 'yes',
  files: [...files!.matchAll(/`([^`]+)`/g)].map(([, file]) => file!),
}));
const storms = globSync('test/support/storms/**/*.ts').map(read).join('\n');

test('all forty have their row, in their order', () => {
  expect(wanted).toHaveLength(40);
  expect(rows.map(({ id }) => id)).toEqual(wanted);
});

test.each(rows)('$id is asked where the table says', ({ id, isOfStorms, files }) => {
  expect(storms.includes(`'${id}: `) || storms.includes(`\`${id}: `)).toBe(isOfStorms);
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !existsSync(file) || !new RegExp(`\\b${id}\\b`).test(read(file)))).toEqual([]);
});
