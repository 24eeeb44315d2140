/** Which files are fetched before something is imported. */
import { expect, test } from 'vitest';
import { filesToFetch } from '../../tools/build/fileFetching.ts';

const imports = new Map([
  ['first.js', ['runtime.js']],
  ['quiet.js', ['first.js', 'fields.js']],
  ['dialog.js', ['first.js', 'fields.js', 'slots.js']],
  // A cycle, as files of a build may have.
  ['slots.js', ['dialog.js', 'prices.js']],
  ['alone.js', []],
]);

test.each([
  ['all that it needs, and itself', 'dialog.js', 'first.js', ['dialog.js', 'fields.js', 'slots.js', 'prices.js']],
  ['nothing that came with whoever asks', 'dialog.js', 'quiet.js', ['dialog.js', 'slots.js', 'prices.js']],
  ['one that needs no other', 'alone.js', 'first.js', ['alone.js']],
  ['nothing for what lies in the same file', 'first.js', 'first.js', []],
])('%s', (_, file, importer, files) => {
  expect(filesToFetch(file, importer, imports)).toEqual(files);
});
