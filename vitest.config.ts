import { readFileSync } from 'node:fs';
import { defineConfig, mergeConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import viteConfig from './vite.config.ts';

/**
 * What replaces modules that others load, changes a table before anything reads it, or looks at what stands there before a
 * module has come: no other file may see that, or have loaded it. All of the project is loaded anew for each.
 */
const fresh = [
  'app/browserHistory.test.ts',
  'app/changeLanguage.test.ts',
  'models/storms.test.ts',
  'app/followScroll.test.ts',
  'app/reportErrors.test.ts',
  'rules/adapters/client.test.ts',
  'rules/booking/leftProgress.test.ts',
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
/** What others have left in the document or a package would change what it sees. */
const alone = ['test/views/booking/panel.test.tsx'];
const notThose = [...fresh, ...alone].map((file) => `!${file}`);

/** What starts a server, which replaces `Response` for its worker, or is handed a sandbox that another file had. */
const served = ['test/{sandbox,sandbox-pages}/**/*.test.ts', 'test/contract/{endpoints,facilities}.test.ts'];

/** One after the other: files that need the same surroundings share a worker, and what they import. */
const groups = {
  rules: [
    'test/*.test.ts',
    'test/{app,contract,inspect,models,rules,tools}/**/*.test.ts',
    ...notThose,
    ...served.map((files) => `!${files}`),
  ],
  sandbox: served,
  views: ['test/views/**/*.test.tsx', ...notThose],
  fresh,
  alone,
};

/** Whole servers and many races: begun last, one of them would run alone on one core. */
const long = /\/sandbox\/\w+\/(?:postgres|data|races|limits)\.test\.ts$/;
const hasDocument = (file: string): boolean => readFileSync(file, 'utf8').startsWith('// @vitest-environment jsdom');

/** A worker goes on only where the next file has the same environment: those of one stand together. */
class InOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rankOf = ({ moduleId }: TestSpecification): number =>
      long.test(moduleId) ? 0 : hasDocument(moduleId) ? 2 : 1;
    const ranked = (await super.sort(files)).map((file) => ({ file, rank: rankOf(file) }));
    return ranked.toSorted((one, other) => one.rank - other.rank).map(({ file }) => file);
  }
}

const screens = ['test/support/screens/setup.ts'];
const setupOf: Record<string, string[]> = {
  rules: ['test/support/calls/setup.ts'],
  views: screens,
  fresh: ['test/support/freshModules.ts', ...screens],
  alone: screens,
};

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
      // For what hangs: a machine that many share is six times slower at times.
      testTimeout: 90_000,
      hookTimeout: 90_000,
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
