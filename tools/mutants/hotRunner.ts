/**
 * Stryker's runner for Vitest, many times as fast: tests stay loaded in a thread that judges one mutant after the other
 * (servingRunner.ts). What cannot share a thread with others, as what replaces modules, goes the ordinary way.
 */
import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { commonTokens, declareFactoryPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin';
import {
  DryRunStatus,
  MutantRunStatus,
  TestStatus,
  type CompleteDryRunResult,
  type DryRunOptions,
  type DryRunResult,
  type MutantRunOptions,
  type MutantRunResult,
  type TestResult,
  type TestRunner,
} from '@stryker-mutator/api/test-runner';
import { INSTRUMENTER_CONSTANTS, type StrykerOptions } from '@stryker-mutator/api/core';
import type { Injector, PluginContext } from '@stryker-mutator/api/plugin';
import { strykerPlugins as ordinary } from '@stryker-mutator/vitest-runner';
import { createVitest, type Vitest } from 'vitest/node';
import { openLine, type Answer, type Question, type Seen } from './hotMessages.ts';
import { isLoadedLater, partsOf, testsThatLoad } from './parts.ts';

/** Replaces modules, loads them anew, or lives in a browser's document. */
const needsItsOwn = /@vitest-environment|\bvi\.(?:mock|doMock|hoisted|resetModules)\(|onTestFinished|onTestFailed/;

const shortPath = (file: string): string => relative(process.cwd(), file).replaceAll('\\', '/');

const shortId = (id: string): string => {
  const [file = '', ...name] = id.split('#');
  return `${shortPath(file)}#${name.join('#')}`;
};

/** The files of these tests. */
const touchedBy = (tests: readonly string[]): ReadonlySet<string> =>
  new Set(tests.map((id) => resolve(id.split('#')[0]!)));

const stateOf = (state: string): TestStatus =>
  state === 'pass' ? TestStatus.Success : state === 'skip' || state === 'todo' ? TestStatus.Skipped : TestStatus.Failed;

/** Milliseconds of the processor that all threads but this one have taken. */
function workOfOthers(): number {
  const [all, here] = [process.cpuUsage(), process.threadCpuUsage()];
  return (all.user + all.system - here.user - here.system) / 1_000;
}

/** More than any answer takes, beside what all tests take together. */
const longestAnswer = 15_000;

class HotRunner implements TestRunner {
  static readonly inject = [commonTokens.injector, commonTokens.options] as const;
  #started = 0;
  #longest = longestAnswer;
  readonly #threads = new Set<Worker>();
  readonly #tests = partsOf()
    .find(({ name }) => name === process.env['MUTANTS_PART'])!
    .tests.map((test) => ({ test, isCold: needsItsOwn.test(readFileSync(test, 'utf8')) }))
    .filter(({ isCold }) => !isCold || process.env['MUTANTS_WARM'] !== 'yes');
  readonly #injector: Injector<PluginContext>;
  readonly #options: StrykerOptions;
  #line = this.#openLine();
  #hear: (message: unknown) => void = () => undefined;
  #vitest: Vitest | undefined;
  #cold: TestRunner | undefined;

  constructor(injector: Injector<PluginContext>, options: StrykerOptions) {
    this.#injector = injector;
    this.#options = options;
    process.on('worker', (thread) => this.#threads.add(thread));
  }

  #channelName(): string {
    return `mutants-${process.pid}-${this.#started}`;
  }

  #openLine() {
    return openLine(this.#channelName(), (message) => this.#hear(message));
  }

  capabilities() {
    return { reloadEnvironment: true };
  }

  #files(isCold: boolean): string[] {
    return this.#tests.filter((one) => one.isCold === isCold).map(({ test }) => resolve(test));
  }

  #next<Message>(): Promise<Message> {
    return new Promise((hear) => {
      this.#hear = (message) => hear(message as Message);
    });
  }

  /** Runs the tests once, and keeps them. */
  async #start(): Promise<Seen> {
    const vitest = await createVitest('test', {
      config: (this.#options as { vitest?: { configFile?: string } }).vitest?.configFile ?? '',
      pool: 'threads',
      isolate: false,
      maxWorkers: 1,
      maxConcurrency: 1,
      runner: resolve('tools/mutants/servingRunner.ts'),
      coverage: { enabled: false },
      includeTaskLocation: true,
      watch: false,
      reporters: [],
      onConsoleLog: () => false,
      setupFiles: [resolve('tools/mutants/tellTest.ts')],
    });
    this.#vitest = vitest;
    const files = this.#files(false);
    const provide = vitest.provide.bind(vitest) as (key: string, value: unknown) => void;
    provide('globalNamespace', INSTRUMENTER_CONSTANTS.NAMESPACE);
    provide('served', files.length);
    provide('channel', this.#channelName());
    const next = this.#next<{ seen: Seen }>();
    const before = workOfOthers();
    vitest.start(files).catch(() => undefined);
    const { seen } = await next;
    this.#longest = longestAnswer + 2 * (workOfOthers() - before);
    return seen;
  }

  /** Nothing where the thread is in a loop out of which it does not find; then the next question begins anew. */
  async #answerOrNothing(question: Question): Promise<Answer | undefined> {
    const answer = this.#next<Answer>();
    const enough = workOfOthers() + this.#longest;
    let watch: ReturnType<typeof setInterval> | undefined;
    const nothing = new Promise<undefined>((tell) => {
      watch = setInterval(() => {
        if (workOfOthers() > enough) tell(undefined);
      }, 500);
    });
    this.#line.tell(question);
    const said = await Promise.race([answer, nothing]).finally(() => clearInterval(watch));
    if (said === undefined) await this.#giveUp();
    return said;
  }

  async #giveUp(): Promise<void> {
    this.#line.close();
    await Promise.all([...this.#threads].map((thread) => thread.terminate()));
    this.#threads.clear();
    this.#vitest?.close().catch(() => undefined);
    this.#vitest = undefined;
    this.#started++;
    this.#line = this.#openLine();
  }

  async #coldRunner(): Promise<TestRunner> {
    if (this.#cold === undefined) {
      this.#cold = this.#injector.injectFunction(ordinary[0]!.factory as never) as TestRunner;
      await this.#cold.init?.();
    }
    return this.#cold;
  }

  async dryRun(options: DryRunOptions): Promise<DryRunResult> {
    const seen: Seen =
      this.#files(false).length > 0
        ? await this.#start()
        : { tests: [], coverage: { static: {}, perTest: {} }, broken: [] };
    if (seen.broken.length > 0) return { status: DryRunStatus.Error, errorMessage: seen.broken.join('\n') };
    const tests = seen.tests.map(({ id, file, state, duration, message, at }): TestResult => {
      const known = {
        id: shortId(id),
        name: id.split('#').slice(1).join('#'),
        timeSpentMs: duration,
        fileName: file,
        ...(at && { startPosition: { line: at.line - 1, column: at.column - 1 } }),
      };
      const status = stateOf(state);
      return status === TestStatus.Failed ? { ...known, status, failureMessage: message } : { ...known, status };
    });
    const perTest = Object.fromEntries(Object.entries(seen.coverage.perTest).map(([id, hits]) => [shortId(id), hits]));
    const hot: CompleteDryRunResult = {
      status: DryRunStatus.Complete,
      tests,
      mutantCoverage: { static: seen.coverage.static, perTest },
    };
    if (this.#files(true).length === 0) return hot;
    const cold = await (await this.#coldRunner()).dryRun({ ...options, testFiles: this.#files(true) });
    if (cold.status !== DryRunStatus.Complete) return cold;
    return {
      status: DryRunStatus.Complete,
      tests: [...hot.tests, ...cold.tests],
      mutantCoverage: {
        static: { ...hot.mutantCoverage!.static, ...cold.mutantCoverage?.static },
        perTest: { ...perTest, ...cold.mutantCoverage?.perTest },
      },
    };
  }

  async mutantRun(options: MutantRunOptions): Promise<MutantRunResult> {
    const { activeMutant, hitLimit, sandboxFileName, testFilter } = options;
    const source = shortPath(sandboxFileName);
    const tests = this.#tests.map(({ test }) => test);
    const files = new Set(testsThatLoad(source, tests).map((test) => resolve(test)));
    const hotFiles = this.#files(false).filter((file) => files.has(file));
    if (hotFiles.length > 0) {
      if (this.#vitest === undefined) await this.#start();
      const touched = touchedBy(testFilter ?? []);
      const near = testFilter === undefined ? hotFiles : hotFiles.filter((file) => touched.has(file));
      const isLate = isLoadedLater(source, hotFiles.map(shortPath));
      const askedFiles = isLate ? [...new Set([...near, ...hotFiles])] : near;
      const answer = await this.#answerOrNothing({
        mutant: activeMutant.id,
        hitLimit,
        files: askedFiles,
      });
      if (answer === undefined) return { status: MutantRunStatus.Timeout };
      const { failure } = answer;
      if (failure !== undefined)
        return {
          status: MutantRunStatus.Killed,
          killedBy: [shortId(failure.test)],
          failureMessage: failure.message,
          nrOfTests: 1,
        };
    }
    // Whoever has to be started for each of them is asked last.
    const coldFiles = this.#files(true).filter((file) => files.has(file));
    const coldTests = testFilter?.filter((id) => coldFiles.includes(resolve(id.split('#')[0]!)));
    if (coldFiles.length === 0 || coldTests?.length === 0)
      return { status: MutantRunStatus.Survived, nrOfTests: testFilter?.length ?? hotFiles.length };
    return (await this.#coldRunner()).mutantRun({ ...options, ...(coldTests && { testFilter: coldTests }) });
  }

  async dispose(): Promise<void> {
    this.#line.tell('stop');
    this.#line.close();
    await this.#vitest?.close();
    await this.#cold?.dispose?.();
  }
}

function hotRunnerFactory(injector: Injector<PluginContext>): TestRunner {
  return new HotRunner(injector, injector.resolve(commonTokens.options));
}
hotRunnerFactory.inject = tokens(commonTokens.injector);

/** In the place of Stryker's own, with its options. */
export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'vitest', hotRunnerFactory)];
export { strykerValidationSchema } from '@stryker-mutator/vitest-runner';
