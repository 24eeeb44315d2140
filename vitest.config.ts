import { readFileSync } from 'node:fs';
import { defineConfig, mergeConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import viteConfig from './vite.config.ts';

/**
 * What replaces modules that others load, changes a table before anything reads it, leaves a browser's frames behind that
 * never come, or looks at what stands there before a module has come: no other file may see that, or have loaded it.
 */
const alone = [
  'app/browserHistory.test.ts',
  'app/changeLanguage.test.ts',
  'models/storms.test.ts',
  'app/followScroll.test.ts',
  'app/reportErrors.test.ts',
  'rules/adapters/client.test.ts',
  'rules/adapters/sender.test.ts',
  'rules/adapters/scripts/codeLoading.test.ts',
  'rules/adapters/scripts/fetchFiles.test.ts',
  'rules/adapters/fetchCart.test.ts',
  'rules/adapters/worker/persistedFiles.test.ts',
  'rules/adapters/worker/persistedShell.test.ts',
  'rules/adapters/scripts/scripts.test.ts',
  'rules/adapters/worker/worker.test.ts',
  'rules/reports/reporter.test.ts',
  'views/booking/addedField.test.tsx',
  'views/booking/booking.test.tsx',
  'views/booking/bookingScreens.test.tsx',
  'views/cart/cartHold.test.tsx',
  'views/cart/lineRemovalScreens.test.tsx',
  'views/cart/promotionScreens.test.tsx',
  'views/login/loginPageScreens.test.tsx',
  'views/login/codeStep.test.tsx',
  'views/bookings/gonePlaces.test.tsx',
  'views/bookings/sessionBookingScreens.test.tsx',
  'views/booking/nearest.test.tsx',
  'views/page/blocking.test.tsx',
  'views/page/pageFailure.test.tsx',
  'views/page/portalScreens.test.tsx',
  'views/booking/panel.test.tsx',
  'views/booking/quickScreens.test.tsx',
  'views/booking/panelMeanwhile.test.tsx',
  'views/page/protectedRoutes.test.tsx',
  'views/page/routerView.test.tsx',
  'views/account/pictureScreens.test.tsx',
  'views/account/savedCardsScreens.test.tsx',
  'views/account/supportThreadScreens.test.tsx',
  'views/content/formScreens.test.tsx',
  'views/content/stillPlan.test.tsx',
  'views/catalogue/trainerBookingScreens.test.tsx',
].map((file) => `test/${file}`);
const notAlone = alone.map((file) => `!${file}`);

/** Whole servers and many races: begun last, one of them would run alone on one core. */
const long = /\/sandbox\/\w+\/(?:postgres|data|races|limits)\.test\.ts$/;

/** A worker is used again only where the next file has the same environment: one switch, not one for every such file. */
const hasDocument = ({ moduleId }: TestSpecification): boolean =>
  readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment jsdom');

class InOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rankOf = (file: TestSpecification): number => (long.test(file.moduleId) ? 0 : hasDocument(file) ? 2 : 1);
    const byRank = Map.groupBy(sorted, rankOf);
    return [0, 1, 2].flatMap((rank) => byRank.get(rank) ?? []);
  }
}

/** One after the other: files that need the same surroundings share a worker, and what they import. */
const groups = {
  rules: ['test/architecture.test.ts', 'test/{app,contract,inspect,models,rules,tools}/**/*.test.ts', ...notAlone],
  sandbox: ['test/{sandbox,sandbox-pages}/**/*.test.ts'],
  views: ['test/views/**/*.test.tsx', ...notAlone],
  alone,
};

const screens = ['test/support/screens/setup.ts'];
const setupOf: Record<string, string[]> = { rules: ['test/support/calls/setup.ts'], views: screens, alone: screens };

export default defineConfig((environment) =>
  mergeConfig(viteConfig(environment), {
    test: {
      environment: 'node',
      exclude: ['test/e2e/**'],
      // By itself it leaves one core to others, and half of two idle.
      maxWorkers: '100%',
      // What a test leaves behind is short-lived: more room for it, and a tenth of the time is no longer spent on sweeping.
      execArgv: ['--max-semi-space-size=64'],
      // Each file puts back what it stubs.
      isolate: false,
      sequence: { sequencer: InOrder },
      testTimeout: 30_000,
      hookTimeout: 60_000,
      projects: Object.entries(groups).map(([name, include], groupOrder) => ({
        extends: true,
        test: {
          name,
          include,
          isolate: name === 'alone',
          sequence: { groupOrder },
          setupFiles: setupOf[name] ?? [],
        },
      })),
    },
  }),
);
