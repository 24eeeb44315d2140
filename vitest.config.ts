import { defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

/**
 * What replaces modules that others load, changes a table before anything reads it, or leaves a browser's frames behind that
 * never come: no other file may see that.
 */
const alone = [
  'app/followPlace.test.ts',
  'rules/adapters/codeLoading.test.ts',
  'views/addedField.test.tsx',
  'views/codeStep.test.tsx',
  'views/gonePlaces.test.tsx',
  'views/nearest.test.tsx',
  'views/pageFailure.test.tsx',
  'views/panel.test.tsx',
  'views/protectedRoutes.test.tsx',
  'views/routerView.test.tsx',
  'views/stillPlan.test.tsx',
].map((file) => `test/${file}`);
const notAlone = alone.map((file) => `!${file}`);

/** One after the other: files that need the same surroundings share a worker, and what they import. */
const groups = {
  rules: ['test/architecture.test.ts', 'test/{app,contract,inspect,models,rules,tools}/**/*.test.ts', ...notAlone],
  sandbox: ['test/{sandbox,sandbox-pages}/**/*.test.ts'],
  views: ['test/views/**/*.test.tsx', ...notAlone],
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
