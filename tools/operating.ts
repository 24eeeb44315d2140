/**
 * What operators can set, told from the contract.
 *
 *   npm run operating          writes the tables of docs/guide/operating.md
 *   npm run operating:check    fails when they say something else than the contract
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { withTables } from './configuration/tables.ts';

const guide = 'docs/guide/operating.md';

const written = readFileSync(guide, 'utf8');
const now = withTables(written);

if (process.argv.includes('--check')) {
  if (written !== now) {
    console.error(`${guide} is not what the contract says any more: npm run operating writes it anew.`);
    process.exitCode = 1;
  }
} else writeFileSync(guide, now);
