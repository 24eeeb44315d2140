/** The checks of the project notice what they are made for. */
import { describe, expect, it } from 'vitest';
import { firstPage, judge, wholeHome } from '../../tools/weight/firstPageBudget.ts';
import { tooHeavy, weighRoutes } from '../../tools/weight/routeBudget.ts';
import { steadyWeight } from '../../tools/weight/steadyWeight.ts';
import { messageFaults } from '../../tools/words/messageFaults.ts';
import { failedJourneys, failedUnitTests, failureLines } from '../../tools/check/failedTests.ts';
import { countJourneys, countLine, countUnitTests, isPassed, sumOf } from '../../tools/check/testCounts.ts';

describe('messages: the Arabic of an English message', () => {
  const all = 'zero {لا شيء} one {واحد} two {اثنان} few {# أشياء} many {# شيئًا} other {# شيء}';

  it.each([
    ['words alone', 'Close', 'إغلاق'],
    ['values in their order', '{0} of {1} left', 'متاح {0} من {1}'],
    ['tags around their words', 'I agree to the <0>terms</0>', 'أوافق على <0>الشروط</0>'],
    [
      'a plural of six forms, the number in words where it is one',
      '{n, plural, one {# thing} other {# things}}',
      `{n, plural, ${all}}`,
    ],
    [
      'a value in every form',
      '{n, plural, one {# of {x}} other {# of {x}}}',
      '{n, plural, zero {{x}} one {{x}} two {{x}} few {# {x}} many {# {x}} other {# {x}}}',
    ],
  ])('%s may stand', (_, english, arabic) => {
    expect(messageFaults(english, arabic)).toEqual([]);
  });

  it.each([
    ['no translation', 'Close', '', 'no Arabic'],
    ['swapped values', '{0} of {1} left', 'متاح {1} من {0}', 'other values'],
    ['a lost value', '{name} at {time}, {left} left', '{name} الساعة {time}', 'other values'],
    ['another value', 'Balance {balance}', 'الرصيد {total}', 'other values'],
    ['a lost tag', 'Remove <0>{name}</0>', 'إزالة {name}', 'other values'],
    ['a tag that is not closed', 'I agree to the <0>terms</0>', 'أوافق على <0>الشروط', 'other values'],
    [
      'a lost value in one plural form',
      '{n, plural, one {# of {x}} other {# of {x}}}',
      '{n, plural, zero {{x}} one {{x}} two {{x}} few {#} many {# {x}} other {# {x}}}',
      'other values in few',
    ],
    ['a lost plural', '{n, plural, one {# thing} other {# things}}', 'أشياء', 'other values'],
    [
      'a missing form',
      '{n, plural, one {# thing} other {# things}}',
      `{n, plural, ${all.replace('two {اثنان} ', '')}}`,
      'no two',
    ],
    [
      'English forms alone',
      '{n, plural, one {# thing} other {# things}}',
      '{n, plural, one {#} other {#}}',
      'no zero, two, few, many',
    ],
  ])('%s may not', (_, english, arabic, fault) => {
    expect(messageFaults(english, arabic).join('; ')).toContain(fault);
  });
});

describe('sizes: the home page', () => {
  it.each([
    [firstPage, 0, true],
    [firstPage, 113.8 * 1024, true],
    [firstPage, 113.8 * 1024 + 1, false],
    [wholeHome, 127.4 * 1024, true],
    [wholeHome, 127.4 * 1024 + 1, false],
    [wholeHome, 500 * 1024, false],
  ])('$name, of %d bytes: allowed %s', (budget, bytes, isAllowed) => {
    expect(judge(budget, bytes).isAllowed).toBe(isAllowed);
  });
});

describe('sizes: the other pages', () => {
  const kibi = 1024;
  const table = `{ path: 'cart', lazy: page(() => import('../pages/cart/CartPage.tsx')) },
    { path: 'blogs', lazy: page(() => import('../pages/blogs/BlogsPage.tsx')) }`;
  const file = (module: string, ...imports: string[]) => ({ imports, modules: { [module]: 1 } });
  const graph = {
    files: {
      'first.js': file('src/app/main.tsx'),
      'shared.js': file('src/components/signs/Steps.tsx', 'first.js', 'deep.js'),
      'deep.js': file('src/components/signs/Note.tsx', 'shared.js'),
      'cart.js': file('src/pages/cart/CartPage.tsx', 'shared.js', 'first.js'),
      'blogs.js': file('src/pages/blogs/BlogsPage.tsx', 'first.js'),
    },
    imports: {},
  };
  const weigh = (sizes: Record<string, number>, from = table) =>
    weighRoutes(from, graph, new Set(['first.js']), (name) => sizes[name]! * kibi);
  const light = { 'first.js': 900, 'shared.js': 40, 'deep.js': 2, 'cart.js': 25, 'blogs.js': 1 };

  it('each counts what comes with it once, and nothing that the first page has brought', () => {
    expect(weigh(light)).toEqual([
      { page: 'cart/CartPage.tsx', own: 25 * kibi, whole: 67 * kibi },
      { page: 'blogs/BlogsPage.tsx', own: kibi, whole: kibi },
    ]);
    expect(tooHeavy(weigh(light))).toEqual([]);
  });

  it.each([
    ['its own file', { 'cart.js': 25.1 }, 'cart/CartPage.tsx: 25.1 KiB of its own'],
    ['what it shares', { 'deep.js': 90 }, 'cart/CartPage.tsx: 155.0 KiB with what it shares'],
  ])('too much in %s is named', (_, more, fault) => {
    expect(tooHeavy(weigh({ ...light, ...more })).join()).toContain(fault);
  });

  it('a page that is in no file of the build is an error, not ignored', () => {
    expect(() => weigh(light, `import('../pages/lost/LostPage.tsx')`)).toThrow('LostPage');
  });
});

describe('tests: what a run ends with', () => {
  const unit = { numPassedTests: 7, numFailedTests: 0, numPendingTests: 2, numTodoTests: 1 };
  const journeys = { stats: { expected: 4, unexpected: 0, flaky: 0, skipped: 3 } };

  it('counts what both runners passed and left out', () => {
    const counts = sumOf([countUnitTests(unit), countJourneys(journeys)]);
    expect(countLine(counts)).toBe('11 passed, 0 failed, 6 skipped');
    expect(isPassed(counts)).toBe(true);
  });

  it('does not mention skipped ones where there are none', () => {
    expect(countLine({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed');
  });

  it.each([
    ['a unit test that failed', countUnitTests({ ...unit, numFailedTests: 1 })],
    ['a journey that failed', countJourneys({ stats: { ...journeys.stats, unexpected: 1 } })],
    ['a journey that needed a second try', countJourneys({ stats: { ...journeys.stats, flaky: 1 } })],
    ['nothing tried at all', sumOf([countUnitTests(null), countJourneys(null)])],
  ])('%s: the run has not passed', (_, counts) => {
    expect(isPassed(counts)).toBe(false);
  });
});

describe('what failed is said last', () => {
  const red = '\u001B[31mexpected 1\u001B[39m';

  it('of the unit tests: each by its file and name, and a file that could not be read', () => {
    const failed = failedUnitTests({
      testResults: [
        { name: 'a.test.ts', status: 'passed', assertionResults: [{ fullName: 'one', status: 'passed' }] },
        {
          name: 'b.test.ts',
          status: 'failed',
          assertionResults: [
            { fullName: 'one', status: 'passed' },
            { fullName: 'two', status: 'failed', failureMessages: [red, 'at line 3'] },
          ],
        },
        { name: 'c.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
      ],
    });
    expect(failureLines(failed)).toEqual([
      '✗ b.test.ts: two',
      '    expected 1',
      '    at line 3',
      '',
      '✗ c.test.ts',
      '    no such module',
      '',
    ]);
  });

  it('of the journeys: each by its place and language, how deep it lies, and what went wrong outside any', () => {
    const journey = (title: string, status: string, messages: readonly string[] = []) => ({
      title,
      file: 'site.spec.ts',
      line: 7,
      tests: [
        { projectName: 'phone-ar', status, results: [{ errors: messages.map((message) => ({ message })) }] },
        { projectName: 'desktop-en', status: 'expected', results: [{ errors: [] }] },
      ],
    });
    const failed = failedJourneys({
      suites: [
        { specs: [journey('opens', 'unexpected', [red])], suites: [{ specs: [journey('closes', 'flaky', ['late'])] }] },
        { specs: [journey('stays', 'expected')] },
      ],
      errors: [{ message: 'no browser' }],
    });
    expect(failureLines(failed)).toEqual([
      '✗ site.spec.ts:7 (phone-ar): opens',
      '    expected 1',
      '',
      '✗ site.spec.ts:7 (phone-ar): closes',
      '    late',
      '',
      '✗ outside any journey',
      '    no browser',
      '',
    ]);
  });

  it('says nothing where nothing failed or nothing was reported, and ends a message without an end', () => {
    expect(failureLines([...failedUnitTests(null), ...failedJourneys(null)])).toEqual([]);
    const [failed] = failedJourneys({ suites: [], errors: [{ message: 'x'.repeat(9000) }] });
    expect(failed?.message).toHaveLength(1500);
  });
});

describe('sizes: hashes', () => {
  it('a script weighs the same under other hashes, and more with more in it', () => {
    const script = (hash: string, more = '') =>
      `import('./later-${hash}.js');f=["assets/later-${hash}.js","assets/later-${hash}.css"];${more}`;
    const weight = steadyWeight(script('CZSbWFK'));
    expect(steadyWeight(script('By4r0-N'))).toBe(weight);
    expect(steadyWeight(script('CZSbWFK', 'let answered'))).toBeGreaterThan(weight);
  });
});
