/** What only pages say that are entered later does not weigh on the first screen (docs/decisions/009). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { describe, expect, test } from 'vitest';
import { idsOfPages, pagesWithWords, partOf, sharedByPages } from '../../tools/pageWords.ts';

const catalogue = `
#: src/pages/payment/Receipt.tsx
#: src/pages/register/RegisterPage.tsx
msgid "Your order"
msgstr "Your order"

#: src/pages/payment/Receipt.tsx
#: src/shell/Header.tsx
msgid "Log in"
msgstr "Log in"

#: src/pages/home/Hero.tsx
msgid "Play"
msgstr "Play"

msgid "Said nowhere"
msgstr "Said nowhere"
`;

test('a message goes with the pages when nothing else says it', () => {
  expect(idsOfPages(catalogue)).toEqual(new Set([generateMessageId('Your order')]));
});

describe('of a compiled catalogue', () => {
  const compiled = `/*eslint-disable*/export const messages=JSON.parse("{\\"a\\":[\\"Pay \\\\\\"now\\\\\\"\\"],\\"b\\":[\\"$& stays\\"]}");`;
  const messagesIn = (code: string): unknown => JSON.parse(JSON.parse(/parse\((".*")\)/s.exec(code)![1]!) as string);

  test('each message is in one part', () => {
    expect(messagesIn(partOf(compiled, new Set(['a']), 'pages'))).toEqual({ a: ['Pay "now"'] });
    expect(messagesIn(partOf(compiled, new Set(['a']), 'rest'))).toEqual({ b: ['$& stays'] });
  });

  test('that is written otherwise nothing is guessed', () => {
    expect(() => partOf('export default {}', new Set(), 'rest')).toThrow('cannot be divided');
  });
});

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => join('src', file).replaceAll('\\', '/'));

test('what those pages share is used by no other file', () => {
  const isTheirs = (file: string) =>
    file.startsWith(sharedByPages) || pagesWithWords.some((page) => file.startsWith(`src/pages/${page}/`));
  const users = sources.filter((file) => /from '[^']*shell\/account\//.test(readFileSync(file, 'utf8')));
  expect(users.length).toBeGreaterThan(0);
  expect(users.filter((file) => !isTheirs(file))).toEqual([]);
});

test.each(pagesWithWords)('into %s only the routes lead, and they bring its words along', (page) => {
  const outside = sources
    .filter((file) => !file.startsWith(`src/pages/${page}/`))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line.includes(`pages/${page}/`))
        .map((line) => [file, /wordyPage\(\(\) => import\(/.test(line)]),
    );
  expect(outside.length).toBeGreaterThan(0);
  expect(outside.filter(([file, isWordy]) => file !== 'src/app/routes.tsx' || !isWordy)).toEqual([]);
});
