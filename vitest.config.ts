import { defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

export default defineConfig((environment) =>
  mergeConfig(viteConfig(environment), {
    test: {
      environment: 'node',
      include: ['test/**/*.test.{ts,tsx}'],
      exclude: ['test/e2e/**'],
      // By itself it leaves one core to others, and half of two idle.
      maxWorkers: '100%',
      // Files share what they import, which is a third of the time; each one puts back what it stubs.
      isolate: false,
      testTimeout: 30_000,
      hookTimeout: 60_000,
    },
  }),
);
