/** The storms alone, of a portal into which one defect is planted while it is loaded; no file is changed. */
import { resolve } from 'node:path';
import { defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from '../../vite.config.ts';
import { planted } from './planted.ts';

export default defineConfig((environment) =>
  mergeConfig(viteConfig(environment), {
    plugins: [planted(process.env['STORM_PLANTED'])],
    test: {
      environment: 'node',
      include: ['test/models/storms.test.ts'],
      execArgv: ['--max-semi-space-size=64'],
      setupFiles: [resolve('test/support/screens/setup.ts')],
      maxWorkers: 1,
    },
  }),
);
