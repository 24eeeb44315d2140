/**
 * Runs tests again and again in one thread, each time with another mutant: nothing is started and nothing transformed anew.
 * The tests run once as ever, which tells what each comes by; then mutants are judged one at a time, as the main thread
 * (hotRunner.ts) asks, until it says stop.
 */
import { Script } from 'node:vm';
import { expect, inject, TestRunner, vi, type RunnerTestCase, type RunnerTestFile, type RunnerTestSuite } from 'vitest';
import { idOf } from './testId.ts';
import { openLine, type Answer, type Question, type Seen } from './hotMessages.ts';

interface StrykerState {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  mutantCoverage?: Seen['coverage'];
}

interface Failure {
  readonly test: string;
  readonly message: string;
}

type Collected = Pick<RunnerTestSuite, 'tasks'>;

/** Microseconds of the processor, whoever else is at work on it. */
const patienceForMutant = 5_000_000;

// Tests replace clocks.
const { setTimeout: later, clearTimeout: never } = globalThis;

const late = 'Not within';
const endless = 'Still at work after';

/** What nobody waited for, as what an actor throws that nobody hears: it fails a run of Vitest's as well. */
const astray = 'Thrown where no test waits:';

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const testsIn = ({ tasks }: Collected): RunnerTestCase[] =>
  tasks.flatMap((task) => (task.type === 'suite' ? testsIn(task) : [task]));

const isAsked = ({ mode }: { mode: string }) => mode !== 'skip' && mode !== 'todo';

/** A mutant that waits for ever need not be waited for as long as a test may take. */
const patience = ({ result }: RunnerTestCase): number => Math.ceil(Math.max(2_000, 10 * (result?.duration ?? 0)));

async function within(milliseconds: number, work: unknown): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise((_, reject) => {
    timer = later(() => reject(new Error(`${late} ${milliseconds} ms.`)), milliseconds);
  });
  await Promise.race([work, tooLong]).finally(() => never(timer));
}

const held = globalThis as { startTest?: () => unknown };
const starting = new Script('startTest()');

/** Nothing else breaks off a loop that a mutant made endless: the thread hears nobody meanwhile. */
function startWithin(milliseconds: number, work: () => unknown): unknown {
  held.startTest = work;
  try {
    return starting.runInThisContext({ timeout: milliseconds });
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    throw new Error(`${endless} ${milliseconds} ms.`, { cause: error });
  }
}

export default class ServingRunner extends TestRunner {
  readonly #stryker = ((globalThis as Record<string, unknown>)[inject('globalNamespace' as never)] ??=
    {}) as StrykerState;
  readonly #served = inject('served' as never) as number;
  #files: RunnerTestFile[] = [];
  readonly #durations = new Map<string, number>();
  #until = 0;
  readonly #comesBy = new Map<string, string[]>();
  readonly #thrownAstray: string[] = [];
  #lastRun = '';

  constructor(...started: ConstructorParameters<typeof TestRunner>) {
    super(...started);
    for (const name of ['uncaughtException', 'unhandledRejection'])
      process.on(name, (error) => this.#thrownAstray.push(messageOf(error)));
  }

  onCollected(files: RunnerTestFile[]): void {
    this.#files.push(...files);
  }

  override async onAfterRunFiles(files: RunnerTestFile[]): Promise<void> {
    super.onAfterRunFiles(files);
    if (this.#files.length === this.#served) await this.#serve();
  }

  #serve(): Promise<void> {
    const coverage = structuredClone(this.#stryker.mutantCoverage ?? { static: {}, perTest: {} });
    for (const [test, mutants] of Object.entries(coverage.perTest))
      for (const mutant of Object.keys(mutants))
        this.#comesBy.set(mutant, [...(this.#comesBy.get(mutant) ?? []), test]);
    const tests = this.#files.flatMap((file) =>
      testsIn(file).map((test) => ({
        id: idOf(test),
        file: file.filepath,
        state: test.result?.state ?? test.mode,
        duration: test.result?.duration ?? 0,
        message: test.result?.errors?.[0]?.message ?? '',
        ...(test.location && { at: test.location }),
      })),
    );
    for (const { id, duration } of tests) this.#durations.set(id, duration);
    const broken = this.#files.flatMap(({ filepath, result }) =>
      (result?.errors ?? []).map(({ message }) => `${filepath}: ${message}`),
    );
    return new Promise((resolve) => {
      const line = openLine(inject('channel' as never), async (asked) => {
        if (asked !== 'stop') return line.tell(await this.#judge(asked as Question));
        line.close();
        return resolve();
      });
      line.tell({ seen: { tests, coverage, broken } satisfies Seen });
    });
  }

  /**
   * First what comes by, as it stands; then anew, from the loading of the modules on: what was found while they loaded, the
   * late ones included, stands as it was otherwise.
   */
  async #judge({ mutant, hitLimit, files }: Question): Promise<Answer> {
    const comesBy = new Set(this.#comesBy.get(mutant));
    const quick = (test: RunnerTestCase) => comesBy.has(idOf(test)) && !this.#isSlow(test);
    const slow = (test: RunnerTestCase) => comesBy.has(idOf(test)) && this.#isSlow(test);
    let isStale = false;
    for (const isWanted of [quick, slow]) {
      this.#plant(mutant, hitLimit);
      for (const file of this.#files) {
        if (isStale || this.#isTired()) break;
        const failure = await this.#runAll(file, isWanted);
        if (failure === undefined) continue;
        this.#plant(undefined);
        // What an earlier mutant left behind would be laid at this one's door.
        const isSuspect = (test: RunnerTestCase) =>
          failure.message.startsWith(astray) ? isWanted(test) : idOf(test) === failure.test;
        const again = await this.#runAll(file, isSuspect);
        if (again === undefined) return { failure };
        await this.#refresh(file);
        isStale = true;
      }
    }
    this.#plant(mutant, hitLimit);
    const failure = await this.#judgeAnew(files);
    this.#plant(undefined);
    vi.resetModules();
    return failure === undefined ? {} : { failure };
  }

  async #judgeAnew(files: readonly string[]): Promise<Failure | undefined> {
    vi.resetModules();
    const again: RunnerTestSuite[] = [];
    for (const path of files) {
      const file = this.#files.find(({ filepath }) => filepath === path);
      if (file === undefined || this.#isTired()) continue;
      try {
        const before = process.threadCpuUsage().user;
        const loaded = await this.#load(file);
        // To load is no test: where many modules come with a file, none would be asked.
        this.#until += process.threadCpuUsage().user - before;
        const failure = await this.#runAll(loaded, (test) => !this.#isSlow(test));
        if (failure !== undefined) return failure;
        again.push(loaded);
      } catch (error) {
        return { test: idOf(testsIn(file)[0]!), message: messageOf(error) };
      }
    }
    // A few that take long would leave no time for all the others.
    for (const loaded of again) {
      const failure = this.#isTired() ? undefined : await this.#runAll(loaded, (test) => this.#isSlow(test));
      if (failure !== undefined) return failure;
    }
    return undefined;
  }

  async #load(file: RunnerTestFile): Promise<RunnerTestSuite> {
    const collector = TestRunner.getCurrentSuite();
    collector.clear();
    (collector as { file?: RunnerTestFile }).file = file;
    await this.importFile(file.filepath, 'collect');
    return collector.collect(file);
  }

  async #refresh(file: RunnerTestFile): Promise<void> {
    this.#plant(undefined);
    vi.resetModules();
    const loaded = await this.#load(file);
    file.tasks = loaded.tasks;
    Object.assign(TestRunner.getSuiteHooks(file), TestRunner.getSuiteHooks(loaded));
    await this.#run(file, () => true);
  }

  #isSlow(test: RunnerTestCase): boolean {
    return (this.#durations.get(idOf(test)) ?? 0) > 200;
  }

  /** What is not noticed within seconds of the nearest tests counts as not noticed. */
  #isTired(): boolean {
    return this.#stryker.activeMutant !== undefined && process.threadCpuUsage().user > this.#until;
  }

  #plant(mutant: string | undefined, hitLimit?: number): void {
    this.#until = process.threadCpuUsage().user + patienceForMutant;
    Object.assign(this.#stryker, { activeMutant: mutant, hitLimit, hitCount: mutant === undefined ? undefined : 0 });
  }

  /** The tests of a file, and what is thrown a moment after them: once may be an earlier mutant's, twice is this one's. */
  async #runAll(file: RunnerTestSuite, isWanted: (test: RunnerTestCase) => boolean): Promise<Failure | undefined> {
    let failure: Failure | undefined;
    for (let turn = 0; turn < 2; turn += 1) {
      this.#thrownAstray.length = 0;
      failure = await this.#run(file, isWanted);
      if (failure !== undefined) return failure;
      await new Promise((resolve) => later(resolve, 2));
      const [thrown] = this.#thrownAstray;
      if (thrown === undefined) return undefined;
      failure = { test: this.#lastRun, message: `${astray} ${thrown}` };
    }
    return failure;
  }

  async #run(
    suite: Collected & Pick<RunnerTestSuite, 'mode'>,
    isWanted: (test: RunnerTestCase) => boolean,
    around: readonly RunnerTestSuite[] = [],
  ): Promise<Failure | undefined> {
    const wanted = testsIn(suite).filter((test) => isAsked(test) && isWanted(test));
    if (!isAsked(suite) || wanted.length === 0) return undefined;
    const here = suite as RunnerTestSuite;
    const { beforeAll, afterAll } = TestRunner.getSuiteHooks(here);
    const cleanups: unknown[] = [];
    let failure: Failure | undefined;
    try {
      for (const hook of beforeAll) cleanups.push(await hook(here));
      for (const task of suite.tasks) {
        if (task.type === 'suite') failure = await this.#run(task, isWanted, [...around, here]);
        else if (wanted.includes(task)) failure = await this.#tryTest(task, [...around, here]);
        if (failure !== undefined || this.#isTired()) break;
      }
      for (const hook of afterAll.toReversed()) await hook(here);
      for (const cleanup of cleanups.toReversed()) if (typeof cleanup === 'function') await cleanup();
    } catch (error) {
      failure ??= { test: idOf(wanted[0]!), message: messageOf(error) };
    }
    return failure;
  }

  /** On a busy machine anything may be late once; what was at work all the while was not kept from it. */
  async #tryTest(test: RunnerTestCase, around: readonly RunnerTestSuite[]): Promise<Failure | undefined> {
    const before = process.threadCpuUsage().user;
    const failure = await this.#runTest(test, around, patience(test));
    if (failure?.message.startsWith(late)) return this.#runTest(test, around, patience(test));
    if (!failure?.message.startsWith(endless)) return failure;
    const worked = (process.threadCpuUsage().user - before) / 1_000;
    const isLoop = worked > Math.max(1_000, 3 * (this.#durations.get(idOf(test)) ?? 0));
    return isLoop ? failure : this.#runTest(test, around, 5 * patience(test));
  }

  async #runTest(
    test: RunnerTestCase,
    around: readonly RunnerTestSuite[],
    milliseconds: number,
  ): Promise<Failure | undefined> {
    const hooks = around.map((suite) => ({ suite, ...TestRunner.getSuiteHooks(suite) }));
    const cleanups: unknown[] = [];
    const id = idOf(test);
    this.#lastRun = id;
    const tell = (error: unknown): Failure => ({ test: id, message: messageOf(error) });
    let failure: Failure | undefined;
    const result: NonNullable<RunnerTestCase['result']> = {
      state: 'run',
      duration: this.#durations.get(id) ?? 0,
      attempts: [],
    };
    test.result = result;
    test.promises = [];
    expect.setState({ assertionCalls: 0, isExpectingAssertions: false, expectedAssertionsNumber: null });
    try {
      for (const { suite, beforeEach } of hooks)
        for (const hook of beforeEach) cleanups.push(await hook(test.context, suite));
      await within(milliseconds, startWithin(milliseconds, TestRunner.getTestFn(test)));
      this.onAfterTryTask(test);
      if (result.state === 'fail') failure = tell(result.errors?.[0]?.message);
    } catch (error) {
      failure = tell(error);
    }
    try {
      for (const { suite, afterEach } of hooks.toReversed())
        for (const hook of afterEach.toReversed()) await hook(test.context, suite);
      for (const cleanup of cleanups.toReversed()) if (typeof cleanup === 'function') await cleanup();
    } catch (error) {
      failure ??= tell(error);
    }
    return failure;
  }
}
