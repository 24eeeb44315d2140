/**
 * What the house knows about its requirements.
 *
 *   npm run requirements          writes docs/requirements/coverage.md
 *   npm run requirements:check    fails when that page says something that is not so
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { readTexts } from './requirements/citations.ts';
import { untrueLines } from './requirements/coverageFaults.ts';
import { coverageOf } from './requirements/lawCoverage.ts';
import { coverageFile, readLaw } from './requirements/lawIds.ts';

const now = coverageOf(readLaw(), readTexts());

if (process.argv.includes('--check')) {
  const faults = untrueLines(readFileSync(coverageFile, 'utf8'), now);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) {
    console.error(`${coverageFile} is not true any more: npm run requirements writes it anew.`);
    process.exitCode = 1;
  }
} else {
  writeFileSync(coverageFile, now);
  const entries = now.split('\n').filter((row) => row.startsWith('- '));
  const without = entries.filter((row) => row.includes('_Not built yet'));
  const partly = entries.filter((row) => row.includes('_Built in part'));
  console.log(
    `${entries.length} requirements: ${entries.length - without.length - partly.length} built, ${partly.length} in part, ${without.length} not built yet.`,
  );
}
