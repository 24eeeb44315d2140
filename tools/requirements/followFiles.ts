/** The coverage follows files that moved, and takes up those that were added. */
import { readFileSync, writeFileSync } from 'node:fs';
import { readTexts } from './citations.ts';
import { isOfOneMind } from './coverageFaults.ts';
import { coverageOf } from './lawCoverage.ts';
import { coverageFile, readLaw } from './lawIds.ts';

export function followFiles(): void {
  const page = readFileSync(coverageFile, 'utf8');
  const now = coverageOf(readLaw(), readTexts());
  if (isOfOneMind(page, now)) {
    if (page !== now) writeFileSync(coverageFile, now);
  } else console.log(`What is built has changed: npm run requirements writes ${coverageFile} anew.`);
}
