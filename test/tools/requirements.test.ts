/** What the checks of the requirements must catch, and what they must let through. */
import { describe, expect, test } from 'vitest';
import { bareComments, commentsOf, namedIn } from '../../tools/requirements/citations.ts';
import { isOfOneMind, untrueLines } from '../../tools/requirements/coverageFaults.ts';
import { citationsIn, coverageOf, standingOf } from '../../tools/requirements/lawCoverage.ts';
import { idsIn, knownIds, readLaw, type LawFile } from '../../tools/requirements/lawIds.ts';

const code = (text: string, path = 'machines/a.ts') => ({ path, text });

describe('ids in a text', () => {
  test.each([
    ['one', 'so it is (R4.1.2).', ['R4.1.2']],
    ['a question', 'so it is (Q9.2.c)', ['Q9.2.c']],
    ['a whole group', 'the ways in (R4.9): by', ['R4.9']],
    ['a range', 'R5.6.9–12', ['R5.6.9', 'R5.6.10', 'R5.6.11', 'R5.6.12']],
    ['a range with a hyphen', 'R2.4.1-3', ['R2.4.1', 'R2.4.2', 'R2.4.3']],
    ['a range in words', 'R9.2.1 to R9.2.3, and', ['R9.2.1', 'R9.2.2', 'R9.2.3']],
    ['several', 'R2.4.9, R2.4.12 and T04', ['R2.4.9', 'R2.4.12', 'T04']],
    ['a range of rules', '(K1 to K3)', ['K1', 'K2', 'K3']],
    ['two digits', '(T06, I30)', ['T06', 'I30']],
    ['walks', 'TR12 and P-a', ['TR12', 'P-a']],
    ['a version, a colour, a date', 'v1.2.3 #F0A 2026-11-22T08:00 i18n', []],
  ])('%s', (_, text, ids) => {
    expect(idsIn(text)).toEqual(ids);
  });

  test('letters with a number count in comments, titles and prose, not in code', () => {
    expect(namedIn(code(`const d = 'M4 12 T05';\n`))).toEqual([]);
    expect(namedIn(code(`// Kept apart from all else (T05).\nconst d = 1;`))).toEqual(['T05']);
    expect(namedIn(code(`test('is kept apart (T05)', () => {});`, 'test/a.test.ts'))).toEqual(['T05']);
    expect(namedIn({ path: 'docs/a.md', text: 'The token (T05) `M4` lives apart.' })).toEqual(['T05']);
    expect(namedIn(code(`const codes = ['R4.1.2'];`, 'test/a.test.ts'))).toEqual(['R4.1.2']);
    expect(namedIn({ path: 'test/a.json', text: '{"rules": ["W2", "U2"], "name": "T3"}' })).toEqual(['W2', 'U2']);
  });
});

describe('comments', () => {
  test.each([
    '/** R4.6.6 */',
    '// Q5.4.c',
    '/** R5.6.9–12, T17. */',
    'x(); // C4 and C5',
    '/**\n * R5.1,\n * R5.2\n */',
    '/** See R4.6.6. */',
    '// As in R4.6.6, and Q4.6.a',
    '// Required by R4.6.6',
  ])('%s is not enough', (text) => {
    expect(bareComments(code(text))).toHaveLength(1);
  });

  test.each([
    '/** Closing keeps nothing (R4.6.6). */',
    `const a = '// R4.6.6';`,
    '// Why it is so\n// (R4.6.6)',
    '/** 12 px */',
  ])('%s is', (text) => {
    expect(bareComments(code(text))).toEqual([]);
  });

  test('are read where they are: not in texts, and in styles, too', () => {
    expect(commentsOf(code(`const a = 'http://x'; // one\nconst b = /* two */ 1;`))).toEqual([' one', ' two ']);
    expect(bareComments({ path: 'src/a.css', text: '/* R2.11.8 */ .a {}' })).toHaveLength(1);
  });
});

const law: LawFile[] = [
  {
    file: '1-a.md',
    title: 'A',
    groups: [
      {
        id: 'R1.1',
        title: 'B',
        lines: ['R1.1.1', 'R1.1.2', 'R1.1.3', 'Q1.2.a'].map((id) => ({
          id,
          isMarked: false,
          text: '',
          file: '1-a.md',
        })),
      },
    ],
  },
];
const files = [
  code('/** So it is (R1.1.1). */', 'src/pages/a.ts'),
  code('/** So it is asked (R1.1.2). */', 'src/contract/a.ts'),
  code(`test('so it is (R1.1.1, R1.1.3)', () => {})`, 'test/a.test.ts'),
];

describe('coverage', () => {
  test('what the portal names is built, what others name is prepared, what only a test names is not there', () => {
    const standing = (id: string) => standingOf(id, citationsIn(files), new Map());
    expect(['R1.1.1', 'R1.1.2', 'R1.1.3'].map(standing)).toEqual(['built', 'prepared', 'missing']);
    expect(standingOf('R1.1.1', citationsIn(files), new Map([['R1.1.1', 'half of it']]))).toBe('partly');
  });

  test('the page says so, and holds while files are added', () => {
    const page = coverageOf(law, files);
    expect(page).toContain('- **R1.1.1** `src/pages/a.ts` · tests: `test/a.test.ts`');
    expect(page).not.toContain('Q1.2.a');
    const sample = code(`test('so it is (R1.1.1)', () => {})`, 'test/tools/requirements.test.ts');
    expect(coverageOf(law, [...files, sample])).toBe(page);
    expect(untrueLines(page, page)).toEqual([]);
    const more = [...files, code(`test('so it is, too (R1.1.1)', () => {})`, 'test/b.test.ts')];
    expect(untrueLines(page, coverageOf(law, more))).toEqual([]);
  });

  test('follows files that move, and leaves it to people to say what is built', () => {
    const page = coverageOf(law, files);
    const moved = files.map((file) => ({ ...file, path: file.path.replace('src/pages', 'src/shell') }));
    expect(isOfOneMind(page, coverageOf(law, moved))).toBe(true);
    expect(isOfOneMind(page, coverageOf(law, files.slice(1)))).toBe(false);
    expect(isOfOneMind('', page)).toBe(false);
  });

  test('a file that no longer names it, a changed status and a missing line are reported', () => {
    const page = coverageOf(law, files);
    expect(untrueLines(page, coverageOf(law, files.slice(1)))).toEqual([
      'R1.1.1: src/pages/a.ts does not name it',
      'R1.1.1: says "", is "_Not built yet._"',
    ]);
    expect(untrueLines('', page)).toHaveLength(3);
  });
});

test('each line has an id of its own, and what is called complete is complete', () => {
  const ids = readLaw().flatMap(({ groups }) => groups.flatMap(({ lines }) => lines.map(({ id }) => id)));
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  expect(ids.filter((id) => /^R\d/.test(id))).toHaveLength(619);
  expect(ids.filter((id) => /^Q\d/.test(id))).toHaveLength(217);
  expect(knownIds(readLaw()).has('R4.10')).toBe(true);
  const marked = readLaw().flatMap(({ groups }) => groups.flatMap(({ lines }) => lines.filter((one) => one.isMarked)));
  expect(marked).toHaveLength(172);
  const named = readLaw().flatMap(({ groups }) => groups.flatMap(({ lines }) => lines.map(({ text }) => text)));
  expect(named.filter((text) => text.trim().length < 8)).toEqual([]);
});
