import { defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

/**
 * The first changes a table before anything reads it, the next two what is loaded, the last one leaves a browser's frames behind
 * that never come: no other file may see that.
 */
const alone = ['addedField', 'gonePlaces', 'nearest', 'codeStep'].map((name) => `test/views/${name}.test.tsx`);

/** One after the other: files that need the same surroundings share a worker, and what they import. */
const groups = {
  rules: ['test/architecture.test.ts', 'test/{app,contract,inspect,models,rules,tools}/**/*.test.ts'],
  sandbox: ['test/{sandbox,sandbox-pages}/**/*.test.ts'],
  views: ['test/views/**/*.test.tsx', ...alone.map((file) => `!${file}`)],
  alone,
};

export default defineConfig((environment) =>
  mergeConfig(viteConfig(environment), {
    test: {
      environment: 'node',
      exclude: ['test/e2e/**'],
      // By itself it leaves one core to others, and half of two idle.
      maxWorkers: '100%',
      // Each file puts back what it stubs.
      isolate: false,
      testTimeout: 30_000,
      hookTimeout: 60_000,
      projects: Object.entries(groups).map(([name, include], groupOrder) => ({
        extends: true,
        test: { name, include, isolate: name === 'alone', sequence: { groupOrder } },
      })),
    },
  }),
);
