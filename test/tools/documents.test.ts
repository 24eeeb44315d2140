/** What the check of the documents must catch, and what it must let through. */
import { expect, test } from 'vitest';
import { documentFaults } from '../../tools/requirements/documentFaults.ts';

const house = {
  exists: (path: string) => ['docs/a.md', 'src/a.ts', 'test/a.test.ts'].includes(path),
  read: () => "test('R1.2: whoever comes is greeted, in her language', …)",
  scripts: new Set(['flows']),
};
const faults = (text: string) => documentFaults({ path: 'docs/guide/b.md', text }, house);

test.each([
  ['a link', '[a](../c.md)', 'leads to ../c.md'],
  ['a link with an anchor', '[a](../c.md#part)', 'leads to ../c.md'],
  ['a path', 'see `src/b.ts`', 'names src/b.ts'],
  ['a command', '`npm run draw` does', 'calls npm run draw'],
  ['a test', 'by `test/a.test.ts` _whoever comes is sent away_', 'names the test whoever comes is sent away'],
  ['one of two tests', '`test/a.test.ts` _… is greeted …_, _whoever goes …_', 'names the test whoever goes …'],
  ['a command in a block', '```sh\nnpm run draw -- --all\n```', 'calls npm run draw'],
])('%s to what is not there is noticed', (_, text, fault) => {
  expect(faults(text)).toEqual([fault]);
});

test.each([
  '[a](../a.md#part)',
  '[a](https://example.com)',
  '[a](#part)',
  '`src/a.ts`',
  '`src/<area>/<name>.ts`',
  '`test/a.test.ts` _R1.2: whoever comes …_, _… in her language_; `src/a.ts` is _called_',
  '`test/a.test.ts`, all. This is _meant_',
  '`npm run flows`',
  'written as `[url](label)`',
])('%s is let through', (text) => {
  expect(faults(text)).toEqual([]);
});
