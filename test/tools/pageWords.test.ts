/** What only pages say that are entered later does not weigh on the first screen (docs/decisions/009). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  firstFolder,
  folderOf,
  messagesIn,
  soonFolder,
  withWords,
  wordsByFolder,
  type ModuleLinks,
} from '../../tools/build/pageWords.ts';
import { shortIds, withShortIds } from '../../tools/build/shortIds.ts';

const links = (importedIds: string[], dynamicallyImportedIds: string[] = []): ModuleLinks => ({
  importedIds,
  dynamicallyImportedIds,
});
const graph: Record<string, ModuleLinks> = {
  'src/app/main.tsx': links(['src/app/Root.tsx'], ['src/pages/home/HomePage.tsx', 'src/app/sections.tsx']),
  'src/app/Root.tsx': links([], ['src/pages/login/LoginDialog.tsx', 'src/shell/Drawer.tsx', 'src/app/arriveAt.ts']),
  'src/app/arriveAt.ts': links([]),
  'src/app/sections.tsx': links([], ['src/pages/cart/CartPage.tsx', 'src/pages/login/LoginPage.tsx']),
  'src/shell/Drawer.tsx': links([]),
  'src/pages/home/HomePage.tsx': links([], ['src/pages/home/Venues.tsx']),
  'src/pages/home/Venues.tsx': links(['src/components/fields/Field.tsx']),
  'src/pages/login/LoginDialog.tsx': links(['src/pages/login/LoginForm.tsx']),
  'src/pages/login/LoginPage.tsx': links(['src/pages/login/LoginForm.tsx']),
  'src/pages/login/LoginForm.tsx': links(['src/components/fields/Captcha.tsx', 'src/components/fields/Field.tsx']),
  'src/pages/cart/CartPage.tsx': links([], ['src/components/fields/Captcha.tsx']),
  'src/components/fields/Captcha.tsx': links([]),
  'src/components/fields/Field.tsx': links([]),
};

describe('a message lies', () => {
  const saidIn = new Map([
    ['of the shell', ['src/app/Root.tsx']],
    ['fetched by the shell', ['src/app/arriveAt.ts', 'src/pages/cart/CartPage.tsx']],
    ['fetched soon', ['src/shell/Drawer.tsx']],
    ['further down the first screen', ['src/pages/home/Venues.tsx']],
    ['of a piece of the first screen', ['src/components/fields/Field.tsx']],
    ['of two pages of a folder', ['src/pages/login/LoginForm.tsx']],
    ['of a piece that two folders have', ['src/components/fields/Captcha.tsx']],
    ['said nowhere', []],
  ]);
  const holds = wordsByFolder(Object.keys(graph), (file) => graph[file] ?? null, saidIn);

  test.each([
    ['of the shell', ['first']],
    ['fetched by the shell', ['first']],
    ['fetched soon', ['soon']],
    ['further down the first screen', ['first']],
    ['of a piece of the first screen', ['first']],
    ['of two pages of a folder', ['login']],
    ['of a piece that two folders have', ['login', 'cart']],
    ['said nowhere', ['first']],
  ])('%s', (id, files) => {
    expect(['first', 'soon', 'login', 'cart'].filter((file) => holds(id, file === 'first' ? null : file))).toEqual(
      files,
    );
  });
});

describe('an import', () => {
  const fetching = `const a = () => import('../pages/cart/CartPage.tsx');`;

  test('that leads into a folder fetches its words in both languages', () => {
    expect(withWords(fetching, 'src/app/sections.tsx').split('\n')).toEqual([
      `import { withWords as __withWords } from '../i18n/locale.ts';`,
      `const __wordsOf_cart = { en: () => import('../i18n/locales/en.po?words=cart'),ar: () => import('../i18n/locales/ar.po?words=cart') };`,
      `const a = () => __withWords(import('../pages/cart/CartPage.tsx'), 'cart', __wordsOf_cart);`,
    ]);
  });

  test.each([
    ['within a folder', 'src/pages/cart/CartPage.tsx', `import('./Wishes.tsx')`],
    ['of the first screen', 'src/app/routes.tsx', `import('../pages/home/HomePage.tsx')`],
    ['of no page', 'src/app/Root.tsx', `import('./arriveAt.ts')`],
    ['of what is fetched soon', 'src/shell/Footer.tsx', `import('./Drawer.tsx')`],
    ['of types', 'src/app/Root.tsx', `type Page = typeof import('../pages/cart/CartPage.tsx')`],
  ])('%s is left alone', (_, file, code) => {
    expect(withWords(code, file)).toBe(code);
  });

  test('leads into every folder of pages from outside', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => join('src', file).replaceAll('\\', '/'));
    const folders = readdirSync('src/pages').filter((folder) => folder !== firstFolder);
    const entered = files.flatMap((file) =>
      [...withWords(readFileSync(file, 'utf8'), file).matchAll(/en\.po\?words=(\w+)/g)].map(([, folder]) => folder),
    );
    expect(new Set(entered)).toEqual(new Set([...folders, soonFolder]));
    expect(folderOf('src/pages/cart/CartPage.tsx')).toBe('cart');
  });
});

test('a catalogue that is compiled otherwise is not guessed at', () => {
  const compiled = `/*eslint-disable*/export const messages=JSON.parse("{\\"a\\":[\\"Pay \\\\\\"now\\\\\\"\\"]}");`;
  expect(messagesIn(compiled)).toEqual({ a: ['Pay "now"'] });
  expect(() => messagesIn('export default {}')).toThrow('cannot be divided');
});

/** Messages are known by fewer letters in the build than where they are written. */
describe('the ids of messages', () => {
  test('are as short as they can be, those that are named first before all others', () => {
    const ids = Array.from({ length: 3_000 }, (_, number) => String(number).padStart(6, '0'));
    const short = [...shortIds([...ids, ...ids]).values()];
    expect([short.slice(0, 3), short.slice(50, 54), short[703], short[2_755], short[2_756]]).toEqual([
      ['a', 'b', 'c'],
      ['Y', 'Z', 'aa', 'ab'],
      'mB',
      'ZZ',
      'aaa',
    ]);
    expect(new Set(short).size).toBe(3_000);
  });

  const ids = shortIds(['5gTtV7', 'savedCard.tag', 'a+b/-_']);

  test('stay what they are where they were named by hand', () => {
    expect([...ids]).toEqual([
      ['5gTtV7', 'a'],
      ['a+b/-_', 'b'],
    ]);
    expect(withShortIds(`_({ id: "savedCard.tag" })`, ids)).toBe(`_({ id: "savedCard.tag" })`);
  });

  test.each([
    [`jsx(Trans, { id: "5gTtV7", values: { count } })`, `jsx(Trans, { id: "a", values: { count } })`],
    [`_({ id: 'a+b/-_' })`, `_({ id: 'b' })`],
    ['_(isOne?{id:`5gTtV7`}:{id:`a+b/-_`})', '_(isOne?{id:`a`}:{id:`b`})'],
    [`createMachine({ id: "portal", initial: "open00" })`, `createMachine({ id: "portal", initial: "open00" })`],
    [`"a5gTtV7" + "5gTtV7b"`, `"a5gTtV7" + "5gTtV7b"`],
  ])('are replaced where they are said: %s', (code, said) => {
    expect(withShortIds(code, ids)).toBe(said);
  });

  test('stop the build where they stand in another place, since they would not be found', () => {
    expect(() => withShortIds(`const words = ["5gTtV7"];`, ids)).toThrow('"5gTtV7"');
  });
});
