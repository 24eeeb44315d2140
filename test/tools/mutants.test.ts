/** What mutation testing leaves out, and which tests it asks. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { equivalents } from '../../tools/mutants/equivalent.ts';
import { markOf, standingOf } from '../../tools/mutants/fresh.ts';
import { reasonOf } from '../../tools/mutants/report.ts';
import { isLoadedLater, madeOf, partsOf, testsThatLoad } from '../../tools/mutants/parts.ts';
import { withTable } from '../../tools/mutants/table.ts';

interface Path {
  readonly node: { readonly value: string };
  find(isOne: (path: Path) => boolean): Path | null;
}
interface Babel {
  parseSync(source: string, options: object): object;
  traverse(tree: object, visitor: { StringLiteral(path: Path): void }): void;
}
interface Ignoring {
  readonly strykerPlugins: readonly [{ readonly value: { shouldIgnore(path: Path): string | undefined } }];
}
// Neither tells its types.
const load = createRequire(import.meta.url);
const babel = load('@babel/core') as Babel;
const {
  strykerPlugins: [ignoring],
} = load('../../tools/mutants/ignored.mjs') as Ignoring;

/** The texts in the source that are mutated: what is left out is left out with all that is in it. */
function asked(source: string): string[] {
  const found: string[] = [];
  babel.traverse(babel.parseSync(source, { configFile: false, babelrc: false }), {
    StringLiteral(path) {
      if (path.find((at) => ignoring.value.shouldIgnore(at) !== undefined) === null) found.push(path.node.value);
    },
  });
  return found;
}

test('mutants of a chart are run against its laws, others are not', () => {
  const chart = `
    const lamp = setup({ guards: { isDark: () => 'a guard' }, delays: { soon: 'a delay' } });
    const on = lamp.createStateConfig({ on: { press: 'a target' } });
    lamp.createMachine({ id: 'an id', initial: 'a state', entry: () => 'an action', states: { on } });
    createMachine({ id: 'another' });
    other.createThing({ id: 'something else' });`;
  expect(asked(chart)).toEqual(['a guard', 'a delay', 'an action', 'something else']);
});

test('what only programmers read is not asked', () => {
  expect(asked(`const a = { description: 'words' }; throw new Error('said'); const b = 'read';`)).toEqual(['read']);
  expect(asked(`required('read', 'said'); wanted('one', 'two');`)).toEqual(['read', 'one', 'two']);
});

test('a mutant of code that runs once is run against the tests that load it, the nearest first', () => {
  const hold = partsOf().find(({ name }) => name === 'machines/hold')!;
  expect(hold.sources).toContain('machines/hold/holdRules.ts');
  expect(testsThatLoad('machines/hold/holdRules.ts', [...hold.tests, 'test/rules/stories/stories.test.ts'])).toEqual(
    hold.tests,
  );
});

test('what a test loads only as it goes on is asked of all tests that load it', () => {
  const client = 'test/rules/adapters/client.test.ts';
  expect(isLoadedLater('src/adapters/http/send.ts', [client])).toBe(true);
  expect(isLoadedLater('src/adapters/http/client.ts', [client])).toBe(false);
});

test('what only events or situations of a law name is run against its tests', () => {
  const shared = partsOf().find(({ name }) => name === 'machines/shared')!;
  expect(shared.tests).toContain('test/models/booking/selling/selling.test.ts');
  expect(shared.tests).toContain('test/models/topUp/topUp.test.ts');
});

test('a machine is made of its chart, its selectors and what they import in its folder, but not of another chart', () => {
  const checkout = madeOf('machines/checkout/checkoutMachine.ts');
  expect(checkout).toContain('machines/checkout/checkoutSelectors.ts');
  expect(checkout).toContain('machines/checkout/checkoutSetup.ts');
  expect(checkout).not.toContain('machines/checkout/paymentMachine.ts');
  expect(madeOf('machines/booking/bookingMachine.ts')).not.toContain('machines/slots/slots.ts');
});

test('a survivor has a reason only where it is the very same', () => {
  const survivor = { file: 'machines/money/installment.ts', line: 6, isUnseen: false };
  expect(reasonOf({ ...survivor, was: 'divisor >= 1', becomes: 'divisor > 1' })).toBeDefined();
  expect(reasonOf({ ...survivor, was: 'divisor >= 1', becomes: 'false' })).toBeUndefined();
});

test('what nobody could notice still stands in its file', () => {
  const onOneLine = (text: string) => text.replaceAll(/\s+/g, ' ');
  const isThere = ({ file, was }: (typeof equivalents)[number]) =>
    existsSync(file) && onOneLine(readFileSync(file, 'utf8')).includes(was.replace(/…$/, ''));
  expect(equivalents.filter((one) => !isThere(one))).toEqual([]);
});

test('the figures are written where they were, with the parts that have none', () => {
  const file = { killed: 2, survived: 1, equivalent: 1 };
  const result = {
    date: '2026-11-23',
    fingerprint: '0',
    files: { 'machines/b/one.ts': file, 'machines/b/two.ts': file },
  };
  const before =
    'Above.\n\n1 of 9 parts have figures, old.\n\nNot run yet. It begins with whatever has no figures.\n\nBelow.';
  const after = withTable(before, ['machines/b', 'machines/a'], { 'machines/b': result, 'machines/gone': result });
  expect(after.split('\n')).toEqual([
    'Above.',
    '',
    '1 of 2 parts have figures, 2 files; the days on which they were taken are in [mutants.json](mutants.json).',
    '',
    '| Part | Mutants | Noticed | Nobody could notice | Not noticed |',
    '| --- | ---: | ---: | ---: | ---: |',
    '| machines/b | 8 | 66.7 % | 2 | 2 |',
    '| **together** | 8 | 66.7 % | 2 | 2 |',
    '',
    'Not run yet: `machines/a`. `npm run mutants` begins with whatever has no figures.',
    '',
    'Below.',
  ]);
  expect(() => withTable('Nothing.', [], {})).toThrow('no table');
});

test('figures of a file hold as long as its text stays, whatever else changes in its part', () => {
  const text = 'export const five = 5;';
  const figures = { killed: 1, survived: 0, equivalent: 0, source: markOf(text) };
  expect(standingOf(text, figures)).toBe('fresh');
  expect(standingOf('export const five = 6;', figures)).toBe('stale');
  expect(standingOf(text, { killed: 1, survived: 0, equivalent: 0 })).toBe('stale');
  expect(standingOf(text, undefined)).toBe('missing');
});

test('a file of types alone lacks no figures', () => {
  const types = `/** Says it. */\nimport type { A } from './a.ts';\nexport interface B { readonly a: A }\nexport { c } from './c.ts';`;
  expect(standingOf(types, undefined)).toBe('only types');
  expect(standingOf(`${types}\nexport const d = (one: A) => one;`, undefined)).toBe('missing');
});
