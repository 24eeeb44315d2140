/** Only the fast tests that speak of the part, those first that speak of little else. */
import { resolve } from 'node:path';
import { defineConfig, mergeConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import viteConfig from '../../vite.config.ts';
import { partsOf } from './parts.ts';

const tests = partsOf().find(({ name }) => name === process.env['MUTANTS_PART'])?.tests ?? [];

class NearestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => tests.findIndex((test) => moduleId.endsWith(test));
    return Promise.resolve(files.toSorted((one, other) => place(one) - place(other)));
  }
}

export default defineConfig((environment) =>
  mergeConfig(viteConfig(environment), {
    resolve: { alias: [{ find: /^fast-check$/, replacement: resolve('tools/mutants/briefProperties.ts') }] },
    test: {
      // Defects are planted here.
      env: { LAW_DEFECTS: '0' },
      environment: 'node',
      include: [...tests],
      maxWorkers: 1,
      testTimeout: 20_000,
      hookTimeout: 20_000,
      sequence: { sequencer: NearestFirst },
    },
  }),
);
