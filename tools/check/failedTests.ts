/** Which tests failed and with what, from the reports of the two runners: what a run says last is what is read of it. */

/** No message without an end: what a page holds may be in it. */
const longest = 1500;

export interface FailedTest {
  name: string;
  /** As the runner says it, without colours. */
  message: string;
}

const withoutColours = (text: string): string =>
  // oxlint-disable-next-line no-control-regex -- colours begin with one
  text.replaceAll(/\u001B\[[\d;]*m/g, '');

const failedTest = (name: string, messages: readonly string[]): FailedTest => ({
  name,
  message: withoutColours(messages.join('\n')).slice(0, longest).trimEnd(),
});

interface UnitReport {
  testResults?: readonly {
    name: string;
    status: string;
    message?: string;
    assertionResults: readonly { fullName: string; status: string; failureMessages?: readonly string[] | null }[];
  }[];
}

/** Of vitest's JSON report; a file that could not be read has no tests, and is named itself. */
export function failedUnitTests(report: unknown): readonly FailedTest[] {
  return ((report as UnitReport | null)?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((one) => one.status === 'failed');
    if (failed.length > 0)
      return failed.map(({ fullName, failureMessages }) => failedTest(`${name}: ${fullName}`, failureMessages ?? []));
    return status === 'failed' ? [failedTest(name, [message ?? ''])] : [];
  });
}

interface JourneySuite {
  specs?: readonly {
    title: string;
    file: string;
    line: number;
    tests: readonly {
      projectName: string;
      status: string;
      results: readonly { errors: readonly { message: string }[] }[];
    }[];
  }[];
  suites?: readonly JourneySuite[];
}

const journeysIn = ({ specs = [], suites = [] }: JourneySuite): readonly FailedTest[] => [
  ...specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) =>
        failedTest(
          `${file}:${line} (${projectName}): ${title}`,
          results.flatMap(({ errors }) => errors.map(({ message }) => message)),
        ),
      ),
  ),
  ...suites.flatMap(journeysIn),
];

/** Of Playwright's, and what went wrong outside any journey. */
export function failedJourneys(report: unknown): readonly FailedTest[] {
  const { suites = [], errors = [] } =
    (report as { suites?: readonly JourneySuite[]; errors?: readonly { message: string }[] } | null) ?? {};
  return [...suites.flatMap(journeysIn), ...errors.map(({ message }) => failedTest('outside any journey', [message]))];
}

/** Shown when a run ends; nothing where nothing failed. */
export const failureLines = (failed: readonly FailedTest[]): readonly string[] =>
  failed.flatMap(({ name, message }) => [`✗ ${name}`, ...message.split('\n').map((line) => `    ${line}`), '']);
