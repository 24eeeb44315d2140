/** Mutation testing of one part; `npm run mutants` says which (tools/mutants.ts). */
import { partsOf } from './tools/mutants/parts.ts';

const name = process.env['MUTANTS_PART'] ?? 'machines/cart';
const part = partsOf().find((one) => one.name === name);
if (part === undefined) throw new Error(`${name} is no part.`);
const file = name.replaceAll('/', '-');
const files = (process.env['MUTANTS_FILES'] ?? '').split(',').filter((one) => part.sources.includes(one));

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'vitest',
  plugins: ['./tools/mutants/hotRunner.ts', './tools/mutants/ignored.mjs'],
  ignorers: ['words'],
  vitest: { configFile: 'tools/mutants/vitest.config.ts', related: false, pool: 'threads' },
  mutate: files.length > 0 ? files : [...part.sources],
  // Types are stripped, and TypeScript's own API is no longer there to read this file with.
  tsconfigFile: 'none.json',
  disableTypeChecks: false,
  coverageAnalysis: 'perTest',
  concurrency: Number(process.env['MUTANTS_AT_ONCE'] ?? 1),
  timeoutMS: 40_000,
  dryRunTimeoutMinutes: 20,
  incremental: true,
  incrementalFile: `reports/mutants/${file}.incremental.json`,
  force: process.env['MUTANTS_ANEW'] === 'yes',
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: `reports/mutants/${file}.json` },
  ignorePatterns: ['/dist', '.data', '.git', '/reports', 'test-results', 'test/e2e', 'sandbox/art/films', '/docs'],
};
