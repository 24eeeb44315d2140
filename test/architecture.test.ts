/** The floors of the house and the promises every machine makes: no clock, chance or storage decides in it (I27). */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  createMachine,
  fromCallback,
  fromPromise,
  not,
  setup,
  StateMachine,
  type AnyActorLogic,
  type AnyStateMachine,
  type AnyStateNode,
  type Snapshot,
} from 'xstate';
import { registry } from '../machines/registry.ts';
import { bannedWords, leavingWords, unsaidIn } from '../tools/words/bannedWords.ts';
import { bareComments, namedIn, readTexts } from '../tools/requirements/citations.ts';
import { withTables } from '../tools/configuration/tables.ts';
import { documentFaults } from '../tools/requirements/documentFaults.ts';
import { knownIds, readLaw } from '../tools/requirements/lawIds.ts';
import { actionFaults, actorFaults, grammarFaults } from '../tools/words/nameGrammar.ts';
import { bannedNames, namesIn, namesWith, type Name } from '../tools/words/names.ts';
import { meaningsOf, sharedMeanings } from '../tools/words/sharedNames.ts';
import { fullSetups, unaskedTags, unnamedParts, unreachedStates } from './support/house/deadParts.ts';
import { unnamedEffects, unnamedRefs, writesOfViews } from './support/house/effects.ts';
import { routePathsIn } from './support/everyPage/routePaths.ts';
import { leftOut, stops } from './support/everyPage/stops.ts';
import {
  besideImportsWhatItSays,
  besideRows,
  houseRows,
  importsOf,
  rules,
  type SourceFile,
  sandboxFloors,
} from './support/house/floors.ts';
import { addressesIn, stepsLeftOut, stepsLeftOutOf, testsOf } from './support/house/guides.ts';
import { crowdedFolders, importCircles, longCharts, longLaws } from './support/house/importCircles.ts';
import { isSelling, pagesIn } from './support/house/sellingPages.ts';
import { twiceNamedClasses } from './support/house/twiceNamedClasses.ts';
import {
  literalColours,
  literalStyles,
  longSheets,
  unimportedSheets,
  unknownTokens,
  unusedClasses,
} from './support/house/unusedStyles.ts';

const sourceTypes = new Set(['.ts', '.tsx', '.css', '.html']);

const filesIn = (folder: string): SourceFile[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file).replaceAll('\\', '/'))
    .filter((path) => sourceTypes.has(extname(path)))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

const files = ['src', 'machines', 'sandbox'].flatMap(filesIn);

describe('floors', () => {
  test.each(['src/contract', 'src/pages', 'src/components', 'src/styles', 'machines', 'sandbox'])(
    '%s is looked at',
    (folder) => {
      expect(files.filter(({ path }) => path.startsWith(`${folder}/`)).length).toBeGreaterThan(3);
    },
  );

  test.each(Object.entries(rules))('%s', (_, rule) => {
    expect(files.flatMap((file) => rule(file).map((fault) => `${file.path} ${fault}`))).toEqual([]);
  });

  test('no files need each other, not even for their types', () => {
    expect(importCircles([...files, ...filesIn('tools'), ...filesIn('test')])).toEqual([]);
    const circle = (second: string) => [
      { path: 'src/a.ts', text: `import { b } from './b.ts';` },
      { path: 'src/b.ts', text: second },
    ];
    expect(importCircles(circle(`export { a, type A } from './a.ts';`))).toEqual(['src/a.ts → src/b.ts → src/a.ts']);
    for (const named of ['import type { A }', 'import { type A }', 'export type { A }', 'import * as a'])
      expect(importCircles(circle(`${named} from './a.ts';`))).toHaveLength(1);
    expect(importCircles(circle(`import './a.ts';`))).toHaveLength(1);
    expect(importCircles(circle(`type A = typeof import('./a.ts');`))).toHaveLength(1);
    expect(importCircles(circle(`export const later = () => import('./a.ts');`))).toHaveLength(1);
  });

  test('no file of the machines has more than 250 lines: a chart is cut by what it is about', () => {
    expect(longCharts(files)).toEqual([]);
    const lines = (count: number) => ({ path: `machines/${count}.ts`, text: 'a;\n'.repeat(count) });
    expect(longCharts([lines(250), lines(251)])).toEqual(['machines/251.ts']);
  });

  test('no law has more than 300 lines: it is cut by situation', () => {
    expect(longLaws(filesIn('test/models'))).toEqual([]);
    const lines = (count: number) => ({ path: `test/models/a/${count}.law.ts`, text: 'a;\n'.repeat(count) });
    expect(longLaws([lines(300), lines(301)])).toEqual(['test/models/a/301.law.ts']);
  });

  test('a test that replaces a module which others load stands where all is loaded anew', () => {
    const replaces = /^ *vi\.(?:mock|doMock)\(/m;
    const config = readFileSync('vitest.config.ts', 'utf8');
    const replacing = readdirSync('test', { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => /\.test\.tsx?$/.test(file) && replaces.test(readFileSync(join('test', file), 'utf8')));
    expect(replacing.length).toBeGreaterThan(5);
    expect(replacing.filter((file) => !config.includes(`'${file}'`))).toEqual([]);
  });

  test('a folder’s files are seen at a glance', () => {
    expect(crowdedFolders([...files, ...filesIn('tools'), ...filesIn('test'), ...filesIn('docs')], 25)).toEqual([]);
    expect(crowdedFolders(files, 5)).not.toEqual([]);
  });

  test('what lies directly in tools is a command of package.json; its parts have folders', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
    const commands = new Set(Object.values(scripts).flatMap((script) => script.match(/tools\/[\w/]+\.\w+/g) ?? []));
    const lying = readdirSync('tools', { withFileTypes: true }).filter((entry) => entry.isFile());
    expect(lying.length).toBeGreaterThan(10);
    expect(lying.map(({ name }) => `tools/${name}`).filter((path) => !commands.has(path))).toEqual([]);
  });

  /** For each rule: what it must catch, so that a rule that sees nothing is noticed. */
  const offences: [rule: keyof typeof rules, path: string, text: string][] = [
    ['importsGoDown', 'src/shell/Header.tsx', `import { Component } from '../pages/home/HomePage.tsx';`],
    ['importsGoDown', 'machines/cart/cartMachine.ts', `import { call } from '../../src/adapters/client.ts';`],
    ['importsGoDown', 'src/components/buttons/Button.tsx', `export { x } from '../../actors/notices.ts';`],
    ['importsGoDown', 'src/shell/Header.tsx', `const late = import('../app/routes.tsx');`],
    [
      'importsGoDown',
      'src/contract/site/site.ts',
      `import type { Draft } from '../../../machines/booking/bookingProgress.ts';`,
    ],
    ['importsGoDown', 'src/adapters/http/client.ts', `import { serve } from '../../sandbox/sandbox.ts';`],
    ['pagesStandAlone', 'src/pages/cart/CartPage.tsx', `import { Hero } from '../home/Hero.tsx';`],
    ['sandboxKnowsTheContractOnly', 'sandbox/data/slots.ts', `import { pack } from '../../machines/slots/slots.ts';`],
    ['sandboxKnowsTheContractOnly', 'sandbox/pages/desk.ts', `import { pack } from '../../machines/slots/slots.ts';`],
    ['sandboxImportsGoDown', 'sandbox/domain/orders/orders.ts', `import { ok } from '../../http/call.ts';`],
    ['sandboxImportsGoDown', 'sandbox/data/seed/people.ts', `import { hashOf } from '../../domain/tokens.ts';`],
    ['sandboxImportsGoDown', 'sandbox/faults/sentinels.ts', `import { sweep } from '../domain/expiry.ts';`],
    ['sandboxImportsGoDown', 'sandbox/http/api.ts', `import { serve } from '../sandbox.ts';`],
    ['sandboxImportsGoDown', 'sandbox/world/bank.ts', `export const bank = 1;`],
    ['eachIsDoneOneWay', 'machines/cart/cartMachine.ts', `params: ({ event }) => event },`],
    ['eachIsDoneOneWay', 'machines/cart/cartMachine.ts', `params: ({ event }: { event: Failed }) => event };`],
    ['eachIsDoneOneWay', 'src/shell/Header.tsx', 'const to = `/login?nextUrl=${encodeURIComponent(here)}`;'],
    ['eachIsDoneOneWay', 'src/shell/Header.tsx', `const isBaps = config.colors?.mode === 'baps';`],
    ['eachIsDoneOneWay', 'sandbox/domain/orders/participants.ts', `if (colors?.mode !== 'baps') return null;`],
    ['eachIsDoneOneWay', 'src/pages/a/A.tsx', 'const all = offer.option.price + offer.option.tax_amount;'],
    [
      'eachIsDoneOneWay',
      'src/pages/a/A.tsx',
      'const found = [venue, ...(venue.child_venues ?? [])].find(({ id }) => id === 4);',
    ],
    ['eachIsDoneOneWay', 'src/pages/a/A.tsx', "const left = `${minutes}:${String(seconds % 60).padStart(2, '0')}`;"],
    [
      'eachIsDoneOneWay',
      'machines/cart/lines.ts',
      'const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(3));',
    ],
    ['controlsHaveOneMaker', 'src/pages/a/A.tsx', `import { Select } from 'react-aria-components/Select';`],
    ['controlsHaveOneMaker', 'src/pages/a/A.tsx', `<button aria-expanded={isOpen} onClick={turn}>`],
    ['controlsHaveOneMaker', 'src/pages/a/A.tsx', `<button {...{ 'aria-expanded': isOpen }} onClick={turn}>`],
    ['controlsHaveOneMaker', 'src/pages/a/A.tsx', `const given = { ["aria-expanded"]: isOpen };`],
    ['controlsHaveOneMaker', 'src/pages/a/useA.ts', `button.ariaExpanded = 'true';`],
    ['partsKnowNoMachine', 'src/components/choices/Stepper.tsx', `import { useSelector } from '@xstate/react';`],
    ['machinesArePure', 'machines/cart/cartRules.ts', `import ky from 'ky';`],
    ['machinesArePure', 'machines/cart/cartRules.ts', `const id = Math.random();`],
    ['machinesArePure', 'machines/cart/cartRules.ts', `const at = Date.now();`],
    ['machinesArePure', 'machines/cart/cartRules.ts', `document.title = 'x';`],
    ['machinesArePure', 'machines/cart/cartRules.ts', `window.open('x');`],
    ['machinesArePure', 'machines/cart/cartRules.ts', `localStorage.clear();`],
    ['machinesArePure', 'machines/cart/cartRules.ts', `await fetch('/x');`],
    ['callsAreMadeByKy', 'src/adapters/actors/clockActors.ts', `const response = await fetch('/api/v2/verify-time');`],
    ['callsAreMadeByKy', 'src/pages/home/hero/Hero.tsx', `void globalThis.fetch(address);`],
    ['callsAreMadeByKy', 'src/app/main.tsx', `navigator.sendBeacon(address);`],
    ['stylesHaveNoSides', 'src/styles/components/x.css', `.x { margin-left: 1rem; }`],
    ['stylesHaveNoSides', 'src/styles/components/x.css', `.x { color: red; right: 0 }`],
    ['stylesHaveNoSides', 'src/styles/components/x.css', `.x {\n  left: 0;\n}`],
    ['stylesHaveNoSides', 'src/styles/components/x.css', `.x { text-align: right; }`],
    ['stylesHaveNoSides', 'src/styles/components/x.css', `.x { border-top-left-radius: 0; }`],
    ['sheetsComeWithTheirComponent', 'src/pages/a/A.tsx', `import '../../components/buttons/link.css';`],
    ['sheetsComeWithTheirComponent', 'src/pages/a/A.tsx', `import '../b/b.css';`],
    ['sheetsComeWithTheirComponent', 'src/widgets/A.tsx', `import '../components/dates/slots.css';`],
    ['sheetsComeWithTheirComponent', 'src/pages/a/A.tsx', `<Link className="link link--quiet" to="/">`],
    ['hasSaysWhatChanges', 'src/shell/dock.css', `ul { &:has(> :nth-child(2) > .on) > :first-child { order: 1; } }`],
    ['hasSaysWhatChanges', 'src/shell/dock.css', `.x:has(:checked) * { color: red; }`],
    ['wholeSpeaksOfItself', 'src/shell/dock.css', `@media print { body:has(.cart .buybar) .dock { display: none; } }`],
    ['wholeSpeaksOfItself', 'src/shell/dock.css', `.page-body:has(> .cart[data-x]) ~ .foot { color: red; }`],
    ['wholeSpeaksOfItself', 'src/shell/dock.css', `.modal:not(:has(.bar)), .modal:has(.say) .toasts { color: red; }`],
    ['siblingsAreNamed', 'src/shell/dock.css', `.who { > legend { & + * { clear: both; } } }`],
    ['siblingsAreNamed', 'src/shell/dock.css', `.x > h2:first-child + * { color: red; }`],
    ['siblingsAreNamed', 'src/shell/dock.css', `.x > * + *, .y { color: red; }`],
    ['markupIsNeverText', 'src/pages/content/Text.tsx', `<p dangerouslySetInnerHTML={{ __html: body }} />`],
    ['addressesAreOwn', 'src/pages/home/hero/Hero.tsx', `import { Link, useLocation } from 'react-router';`],
    ['addressesAreOwn', 'src/pages/home/hero/Hero.tsx', `import { useNavigate } from 'react-router';`],
    ['addressesAreOwn', 'src/adapters/http/client.ts', `globalThis.location.assign(address);`],
    ['addressesAreOwn', 'src/adapters/http/client.ts', `location.href = address;`],
    ['addressesAreOwn', 'src/adapters/http/client.ts', `window.location = address;`],
    ['addressesAreOwn', 'src/adapters/http/client.ts', `history.replaceState(null, '', address);`],
    ['addressesAreOwn', 'src/adapters/http/client.ts', `window.open(address);`],
    ['addressesAreOwn', 'src/app/startPortal.ts', `void router.navigate(address);`],
    ['writtenNamesSayTheirLanguage', 'src/pages/home/Venues.tsx', `<h3>{localName(venue, locale)}</h3>`],
    ['writtenNamesSayTheirLanguage', 'src/pages/home/Venues.tsx', `<p>\n  {localText(venue, 'area', locale)}\n</p>`],
  ];

  test.each(offences)('%s catches %s: %s', (name, path, text) => {
    expect(rules[name]?.({ path, text })).toHaveLength(1);
  });

  test('README.md says of every folder what lies there and what it may import', () => {
    const rows = readFileSync('README.md', 'utf8').replaceAll(/ +/g, ' ').split('\n');
    const folders = [...houseRows, ...besideRows];
    const first = rows.indexOf(folders[0]![1]);
    expect(rows.slice(first, rows.indexOf('', first))).toEqual(folders.map(([, row]) => row));
    expect(folders.filter(([room]) => !existsSync(room))).toEqual([]);
    const ignored = readFileSync('.gitignore', 'utf8').split('\n');
    const there = readdirSync('.', { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const written = there.map(({ name }) => name).filter((name) => !name.startsWith('.') && !ignored.includes(name));
    expect(new Set(folders.map(([room]) => room.split('/')[0]))).toEqual(
      new Set(written.filter((name) => !ignored.includes(`/${name}`))),
    );
    expect([...files, ...filesIn('docs')].flatMap(besideImportsWhatItSays)).toEqual([]);
    const drawing = { path: 'docs/flows/draw.ts', text: `import { App } from '../../src/app/App.tsx';` };
    expect(besideImportsWhatItSays(drawing)).toHaveLength(1);
    const built = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(new Set(built.map(({ name }) => `src/${name}`))).toEqual(
      new Set(houseRows.flatMap(([room]) => (room.startsWith('src/') ? [room] : []))),
    );
  });

  test.each(Object.entries(sandboxFloors))('docs/guide/sandbox.md says of %s: %s', (folder, sentence) => {
    const rows = readFileSync('docs/guide/sandbox.md', 'utf8').replaceAll(/ +/g, ' ').split('\n');
    expect(rows).toContain(`| \`${folder}\` | ${sentence} |`);
    expect(existsSync(folder)).toBe(true);
  });

  test('what is allowed is let through', () => {
    const path = 'machines/cart/cartMachine.ts';
    const text = [
      `import { setup } from 'xstate';`,
      `import type { Order } from '../../src/contract/orders/orders.ts';`,
      `// window.open and Date.now() are for an adapter`,
      `/* localStorage */ const documents = [];`,
    ].join('\n');
    for (const rule of Object.values(rules)) expect(rule({ path, text })).toEqual([]);
    expect(importsOf({ path, text })).toEqual(['xstate', 'src/contract/orders/orders.ts']);
  });
});

describe('styles', () => {
  const ofPortal = [...files, { path: 'index.html', text: readFileSync('index.html', 'utf8') }].filter(
    ({ path }) => !path.startsWith('sandbox/'),
  );

  test('every sheet is imported, every class is given to something', () => {
    expect(unimportedSheets(ofPortal)).toEqual([]);
    expect(unusedClasses(ofPortal)).toEqual([]);
  });

  test('no sheet has more than 250 lines: it is cut by what it styles', () => {
    expect(longSheets(files)).toEqual([]);
    const lines = (count: number) => ({ path: `src/${count}.css`, text: '.a {}\n'.repeat(count) });
    expect(longSheets([lines(250), lines(251)])).toEqual(['src/251.css']);
  });

  test('weights, distances, and the widths at which pages change, are tokens', () => {
    expect(literalStyles(ofPortal)).toEqual([]);
    const sheet = (text: string): SourceFile => ({ path: 'src/a.css', text });
    const wrong = [
      'a { font-weight: 700; }',
      'a { margin: 0 0.7rem; }',
      'a { padding-inline: 8px; }',
      'a { margin: 4.5rem 1px; }',
      'a { inset-block-start: calc(var(--s2) + 0.5rem) }',
      'a { scroll-padding: clamp(var(--s4), 3vw, 2.25rem); }',
      'a { margin: -3px; }',
      '@media (width < 61rem) { }',
      '@media screen and (width >= 768px) { }',
      '@media (min-width: 61rem) { }',
      '@media (48rem <= width < 61rem) { }',
      '@media (width < 48rem) and (height < 31rem) { }',
      '@container panel (width < 61rem) { }',
      'a { top: 13px; }',
      'a { border-radius: 14px 14px 0 0; }',
    ];
    expect(wrong.map((text) => literalStyles([sheet(text)]).length)).toEqual(wrong.map(() => 1));
    const right = [
      'a { font-weight: var(--w-head); }',
      '@media (width < 62rem) { }',
      '@container panel (19rem <= width < 24rem) { }',
      '@media (width >= 62rem) and (height >= 30rem) { }',
      'a { top: 1px; border-radius: 50% var(--r1) 0; border-block-start: 3px solid; }',
      'a { gap: var(--s3) 0.5em; margin: -1px 0 2px 25%; inset: calc(-1 * var(--s2)); inline-size: 4.5rem; }',
    ];
    expect(right.flatMap((text) => literalStyles([sheet(text)]))).toEqual([]);
  });

  test('a colour has a name: a token, or one of those that a picture is painted with', () => {
    expect(literalColours(ofPortal)).toEqual([]);
    const coloursIn = (text: string, path = 'src/a.css') => literalColours([{ path, text }]).length;
    const literal = ['#fff', 'rgb(2 8 20 / 0.8)', 'light-dark(var(--ink), #0A0B0C)', 'oklch(0.4 0.1 20)', 'white'];
    expect(literal.map((value) => coloursIn(`a { background: ${value}; }`))).toEqual([1, 1, 1, 1, 1]);
    expect(coloursIn('a { --own: #fff; }')).toBe(1);
    expect(coloursIn('a { box-shadow: 0 1px 2px black; border-block-end: 1px solid #B9bec4 }')).toBe(2);
    const hero = 'src/pages/home/hero/hero.css';
    expect([coloursIn('a { --turf: #0c1a10; }', hero), coloursIn('a { color: #0c1a10; }', hero)]).toEqual([0, 1]);
    const named =
      'a#main { color: color-mix(in oklab, var(--black) 5%, transparent); -apple-pay-button-style: black; }';
    expect([coloursIn(named), coloursIn('a { mask: url(#cut); white-space: nowrap; }')]).toEqual([0, 0]);
  });

  test('a token that a sheet asks for is there, in the portal and in the inspector', () => {
    expect(unknownTokens(ofPortal)).toEqual([]);
    const sheets: SourceFile[] = [
      { path: 'src/styles/tokens.css', text: ':root { --s1: 1px; }' },
      { path: 'src/a.css', text: 'a { gap: var(--s1) var(--n) var(--other, 0); /* var(--gone) */ inset: var(--s9); }' },
      { path: 'src/A.tsx', text: "<a style={{ '--n': 1 }} />" },
      { path: 'src/inspect/b.css', text: 'a { gap: var(--s1) }' },
    ];
    expect(unknownTokens(sheets)).toEqual(['src/a.css: --s9', 'src/inspect/b.css: --s1']);
    const entry = { path: 'src/inspect/main.tsx', text: "import '../styles/tokens.css';" };
    expect(unknownTokens([...sheets, entry])).toEqual(['src/a.css: --s9']);
  });

  test('a class of a page has one meaning: its sheet stays when the page is left', () => {
    expect(twiceNamedClasses(ofPortal)).toEqual([]);
    const sheet = (path: string, text: string): SourceFile => ({ path, text });
    expect(
      twiceNamedClasses([
        sheet(
          'src/components/a.css',
          '@layer reset, components; @layer components { .card { .row { inset: 0; } } .fine { } }',
        ),
        sheet(
          'src/pages/one/b.css',
          '@layer pages { .line, .card { } .own { .card { } } @media (width < 62rem) { .fine { } } }',
        ),
        sheet('src/pages/one/c.css', '.line { } .own { } .row { }'),
        sheet('src/pages/two/d.css', '.card:hover { } .own .fine { } .line { }'),
      ]),
    ).toEqual([
      'src/pages/one/b.css .line',
      'src/pages/one/b.css .card',
      'src/pages/one/c.css .line',
      'src/pages/two/d.css .line',
    ]);
  });

  test('what nobody uses is noticed', () => {
    const sheet = (path: string, text: string): SourceFile => ({ path: `src/styles/${path}.css`, text });
    const portal: SourceFile[] = [
      {
        path: 'src/a.tsx',
        text: 'import "./styles/a.css"; <p className={`row row--${tone}`}>lonely</p>; /* "gone" */',
      },
      sheet('a', `@import './b.css'; /* .comment {} */ .row { inset: 0.5rem; .lonely { } } .row--wide:not(.gone) { }`),
      sheet('b', '@media (width > 1px) { .row { } }'),
      sheet('c', '.row { }'),
    ];
    expect(unimportedSheets(portal)).toEqual(['src/styles/c.css']);
    expect(unusedClasses(portal)).toEqual(['src/styles/a.css .lonely', 'src/styles/a.css .gone']);
  });
});

describe('effects', () => {
  test('each is named with its reason in test/support/house/effects.ts: none decides', () => {
    expect(unnamedEffects(files.filter(({ path }) => path.startsWith('src/')))).toEqual([]);
  });

  test('one that is not named is noticed, and one that is gone', () => {
    const page = (text: string): SourceFile[] => [{ path: 'src/a.tsx', text }];
    const one = { 'src/a.tsx': [['focus', 'to the heading']] } as const;
    expect(unnamedEffects(page('// useEffect( is for others\nuseEffectEvent(leave);'), {})).toEqual([]);
    expect(unnamedEffects(page('useLayoutEffect(() => look(), []);'), one)).toEqual([]);
    expect(unnamedEffects(page('useEffect(() => go(user), [user]);'), {})).toEqual([
      'src/a.tsx has 1 effects, 0 are named',
    ]);
    expect(unnamedEffects(page(`import { useEffect as soon } from 'react';`), {})).toHaveLength(1);
    expect(unnamedEffects(page('useEffect(one); React.useEffect(two);'), one)).toEqual([
      'src/a.tsx has 2 effects, 1 are named',
    ]);
    expect(unnamedEffects([], one)).toEqual(['src/a.tsx has 0 effects, 1 are named']);
  });
});

describe('refs that act, and what views write', () => {
  const ofPortal = files.filter(({ path }) => path.startsWith('src/'));

  test('each ref that does something is named with its reason beside the effects', () => {
    expect(unnamedRefs(ofPortal)).toEqual([]);
    const view = (text: string): SourceFile[] => [{ path: 'src/A.tsx', text }];
    const acting = [
      '<p ref={(element) => element?.focus()} />',
      'const show = (element: HTMLElement | null) => element?.focus(); <p ref={show} />',
      'function show(element) {} <p ref={show} />',
      'const show = useCallback((element) => {}, []); <p ref={show} />',
      'const show = useMemo(() => showIn(list), [list]); <p ref={show} />',
      `import { show } from './show.ts'; <p ref={show} />`,
      '<p ref={mergeRefs(one, other)} />',
    ];
    expect(acting.map((text) => unnamedRefs(view(text), {}))).toEqual(
      acting.map(() => ['src/A.tsx has 1 refs that act, 0 are named']),
    );
    const pointing = [
      'const box = useRef<HTMLElement>(null); <p ref={box} />',
      'const { form } = useCode(); const [frame, setFrame] = useState(null); <p ref={form} /><p ref={setFrame} />',
      'function A({ button }: Props) { return <p ref={button} />; }',
    ];
    expect(pointing.flatMap((text) => unnamedRefs(view(text), {}))).toEqual([]);
    expect(unnamedRefs([], { 'src/A.tsx': [['focus', 'to the heading']] })).toHaveLength(1);
  });

  test('no view writes what lies on the device', () => {
    expect(writesOfViews(ofPortal)).toEqual([]);
    const view = (text: string) =>
      writesOfViews([{ path: 'src/A.tsx', text: `import { kept } from '../adapters/storage/kept.ts';\n${text}` }]);
    expect([view('kept.write(1)'), view('kept.drop()'), view('kept.read()')]).toEqual([
      ['src/A.tsx writes kept'],
      ['src/A.tsx writes kept'],
      [],
    ]);
  });
});

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)];

/** A callback actor only hands events on; a promise actor or a machine ends, and may end badly. */
function isCallback({ implementations }: AnyStateMachine, src: unknown): boolean {
  const logic = implementations.actors[String(src)] as AnyActorLogic;
  if (logic instanceof StateMachine) return false;
  const active = { status: 'active', output: undefined, error: undefined, input: undefined };
  try {
    // A promise actor settles wherever it is asked to; a callback actor cannot even be asked outside of a running system.
    const settled = logic.transition(active, { type: 'xstate.promise.resolve', data: null }, {} as never);
    return (settled as Snapshot<unknown>).status === 'active';
  } catch {
    return true;
  }
}

/** A defect of its step is the booking's own, as XState has it, and the portal is told of that. */
const ownSteps = new Set(['booking choosing', 'booking selling']);

/** Invocations whose failure would end the actor in silence. */
function unguarded(machine: AnyStateMachine): string[] {
  return nodesOf(machine.root).flatMap((node) =>
    node.invoke
      .filter(({ id, src }: Invoked) => !isCallback(machine, src) && !node.transitions.has(`xstate.error.actor.${id}`))
      .filter(({ id }: Invoked) => !ownSteps.has(`${machine.id} ${id}`))
      .map(({ id }: Invoked) => `${node.id} runs ${id} without onError`),
  );
}

interface Invoked {
  id: string;
  src: unknown;
}

/** Guards and actions that a drawing could not name. */
function unnamed({ root }: AnyStateMachine): string[] {
  return nodesOf(root).flatMap((node) =>
    [...node.transitions.values(), node.always ?? []].flat().flatMap(({ guard, eventType }) => {
      const written = guard as unknown;
      const isInline = typeof written === 'function' && !('guards' in written) && !('check' in written);
      return isInline ? [`${node.id} has a guard without a name on ${eventType || 'always'}`] : [];
    }),
  );
}

describe('machines', () => {
  const machines: [string, AnyStateMachine][] = Object.entries(registry);

  test.each(machines)('%s survives every actor that fails', (_, machine) => {
    expect(unguarded(machine)).toEqual([]);
  });

  test.each(machines)('%s has guards with names', (_, machine) => {
    expect(unnamed(machine)).toEqual([]);
  });

  const sources = files.map(({ text }) => text);

  test.each(machines)('%s has nothing that never comes to pass', (_, machine) => {
    expect(unreachedStates(machine)).toEqual([]);
    expect(unaskedTags(machine, sources)).toEqual([]);
    expect(unnamedParts(machine)).toEqual([]);
  });

  test('no setup has more names of a kind than one finds one among: a chart is cut by what it is about', () => {
    expect(machines.flatMap(([, machine]) => fullSetups(machine, 48))).toEqual([]);
  });

  test('a state that nothing leads to is noticed, a tag, a name, and a full setup', () => {
    const dusty = setup({
      actions: { tell: () => undefined, forgotten: () => undefined },
      guards: { isDone: () => true, isLost: () => false },
      delays: { soon: 1, never: 2 },
    }).createMachine({
      id: 'dusty',
      initial: 'asking',
      states: {
        asking: { tags: ['busy'], on: { go: { guard: not('isDone'), target: 'both.one.deep' } } },
        both: {
          type: 'parallel',
          states: {
            one: { initial: 'flat', states: { flat: {}, deep: { entry: 'tell', after: { soon: '#far' } } } },
            other: { initial: 'begun', states: { begun: {}, dead: { on: { go: 'begun' } } } },
          },
        },
        told: { id: 'far', tags: ['loud'] },
        gone: { initial: 'inner', states: { inner: {} } },
      },
    });
    expect(unreachedStates(dusty)).toEqual([
      'dusty.both.one.flat',
      'dusty.both.other.dead',
      'dusty.gone',
      'dusty.gone.inner',
    ]);
    expect(unaskedTags(dusty, [`snapshot.hasTag('busy')`])).toEqual(['loud']);
    expect(unnamedParts(dusty)).toEqual(['actions: forgotten', 'guards: isLost', 'delays: never']);
    expect(fullSetups(dusty, 1)).toEqual(['dusty has 2 actions', 'dusty has 2 guards', 'dusty has 2 delays']);
    expect(fullSetups(dusty, 2)).toEqual([]);
  });

  test.each(machines)('%s answers to its name and says what it is for', (name, machine) => {
    expect(machine.id).toBe(name);
    expect(machine.root.description ?? '').not.toBe('');
  });

  test.each(machines)('%s has its paths tested', (name) => {
    expect(existsSync(`${testsOf(name, files)}.test.ts`)).toBe(true);
  });

  test.each(machines)('%s is added as docs/guide/adding-a-machine.md says', (name, machine) => {
    expect(stepsLeftOutOf(name, machine, { exists: existsSync, sources: files })).toEqual([]);
  });

  const hasLaw = (name: string) => readFileSync(`${testsOf(name, files)}.test.ts`, 'utf8').includes('checkLaws(');

  test('what lies in a folder of test/models is about the folder of machines that is called so', () => {
    const folders = readdirSync('test/models', { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ parentPath, name }) => join(parentPath, name).replaceAll('\\', '/').slice('test/models/'.length));
    expect(folders.length).toBeGreaterThan(40);
    expect(folders.filter((folder) => !existsSync(`machines/${folder}`))).toEqual([]);
  });

  test('every machine has its law, and README.md counts as many', () => {
    expect(machines.map(([name]) => name).filter((name) => !hasLaw(name))).toEqual([]);
    expect(readFileSync('README.md', 'utf8')).toContain(`Each of the ${machines.length} machines has a _law_`);
  });

  const tables = new Set(
    readdirSync('test/views/screens', { recursive: true, encoding: 'utf8' }).map((path) => basename(path)),
  );
  const hasScreens = (name: string) => tables.has(`${name}.screens.ts`);
  /** Nothing of these stands on any screen. */
  const showsNothing: Readonly<Record<string, string>> = {
    address: 'turns addresses into wishes, and back: what comes of a wish is shown by whoever was told',
    providerRedirect: 'leaves for the page of the provider, and the login says so meanwhile',
    reopening: 'puts an order back into the cart, and the payment that asked for it says so meanwhile',
    resource: 'fetches for pages, which say in words of their own what they wait for',
    reconnect: 'waits for the connection for another machine, which says what it has lost',
  };

  test('every machine says in words what stands on the screen, or why nothing does', () => {
    const names = machines.map(([name]) => name);
    const placesOf = (name: string) => [hasScreens(name), Object.hasOwn(showsNothing, name)];
    expect(names.filter((name) => placesOf(name).filter(Boolean).length !== 1)).toEqual([]);
    expect(Object.keys(showsNothing).filter((name) => !names.includes(name))).toEqual([]);
  });

  test('of what shows nothing no component asks anything', () => {
    const asked = Object.keys(showsNothing).filter((name) =>
      files.some(
        ({ path, text }) => path.endsWith('.tsx') && new RegExp(`/${name}(?:Selectors|Machine)\\.ts'`).test(text),
      ),
    );
    expect(asked).toEqual([]);
  });

  test('every machine is in the registry', () => {
    const ids = new Set(machines.map(([, machine]) => machine.id));
    const written = files.filter(({ path }) => /^machines\/.*Machine\.ts$/.test(path));
    const missing = written.filter(({ text }) => {
      const id = /\bid:\s*'(\w+)',?\s*(?:\n\s*description|\n)/.exec(text.slice(text.indexOf('createMachine')))?.[1];
      return id === undefined || !ids.has(id);
    });
    expect(missing.map(({ path }) => path)).toEqual([]);
  });

  test('an actor without onError is noticed', () => {
    const careless = setup({
      actors: { ask: fromPromise(async () => 1), listen: fromCallback(() => undefined) },
    }).createMachine({
      id: 'careless',
      initial: 'asking',
      invoke: { id: 'listen', src: 'listen' },
      states: { asking: { invoke: { id: 'ask', src: 'ask', onDone: 'told' } }, told: {} },
    });
    expect(unguarded(careless)).toEqual(['careless.asking runs ask without onError']);
    const parent = setup({ actors: { careless } }).createMachine({
      id: 'parent',
      invoke: { id: 'child', src: 'careless' },
    });
    expect(unguarded(parent)).toEqual(['parent runs child without onError']);
  });

  test('a guard without a name is noticed', () => {
    const hasty = createMachine({ id: 'hasty', on: { go: { guard: () => true, actions: [] } } });
    expect(unnamed(hasty)).toEqual(['hasty has a guard without a name on go']);
  });
});

const texts = readTexts();

describe('who somebody is', () => {
  /** The rule itself, whose something is, and what is sent or kept of it. */
  const readers = [
    'machines/session/sessionRules.ts',
    'machines/session/owner.ts',
    'machines/cart/orderPayload.ts',
    'src/adapters/actors/cart/placementActors.ts',
    'src/adapters/actors/login/sessionActors.ts',
    'src/adapters/storage/login/persistLogin.ts',
  ];

  test('R6.1.3: is asked of isCustomer and isGuest; nobody else reads the mark of a guest', () => {
    const found = files.filter(
      ({ path, text }) => !path.startsWith('src/contract/') && /[.?]is_anonymous\b/.test(text),
    );
    expect(
      found
        .map(({ path }) => path)
        .filter((path) => /^(?:machines|src)\//.test(path))
        .toSorted(),
    ).toEqual(readers.toSorted());
  });
});

test('every table of calls is tried call by call', () => {
  const tried = texts.flatMap(({ path, text }) => (path.startsWith('test/contract/calls/') ? [text] : [])).join('\n');
  const tables = files.flatMap(({ path, text }) =>
    path.startsWith('src/contract/endpoints/')
      ? Array.from(text.matchAll(/^export const (\w+Endpoints)\b/gm), ([, name]) => name!)
      : [],
  );
  expect(tables.length).toBeGreaterThan(20);
  expect(tables.filter((name) => !new RegExp(`checkCalls\\(.+, ${name}, `).test(tried))).toEqual([]);
});

describe('pages', () => {
  const tables = new Set(['src/app/routes.tsx', 'src/app/sections.tsx']);
  // As one table: the home page's addresses and all others.
  const routes = {
    path: 'src/app/sections.tsx',
    text: files.flatMap(({ path, text }) => (tables.has(path) ? [text] : [])).join('\n'),
  };
  const addresses = addressesIn(routes);
  // The tour pictures every page, and asks nothing of it.
  const tests = texts.filter(({ path }) => path.startsWith('test/') && !path.startsWith('test/support/everyPage/'));
  const pages = files.filter(({ path }) => /^src\/pages\/.+Page\.tsx$/.test(path));

  test('are looked at', () => {
    expect(pages.length).toBeGreaterThan(5);
  });

  test.each(pages.map((page): [string, SourceFile] => [page.path, page]))(
    '%s is added as docs/guide/adding-a-page.md says',
    (_, page) => {
      expect(stepsLeftOut(page, { routes, tests, address: (path) => addresses.get(path) })).toEqual([]);
    },
  );

  test('a page that asks the running cart waits for it, and no other does', () => {
    const table = files.find(({ path }) => path === 'src/app/sections.tsx')!.text;
    const pages = [...new Set(pagesIn(table))];
    expect(pages.length).toBeGreaterThan(30);
    expect(pages.filter((page) => isSelling(page, files)).toSorted()).toEqual(pagesIn(table, 'selling').toSorted());
    expect(isSelling('src/pages/home/HomePage.tsx', files)).toBe(false);
  });

  test('the tour comes to every route, or test/support/everyPage/stops.ts says why not', () => {
    const paths = files
      .filter(({ path }) => /^src\/app\/\w+\.tsx$/.test(path))
      .flatMap(({ text }) => routePathsIn(text));
    expect([...Object.keys(stops), ...Object.keys(leftOut)].toSorted()).toEqual([...new Set(paths)].toSorted());
  });
});

/** What the checks from here on must catch stands in test/tools: requirements, documents, vocabulary, guides. */
describe('requirements', () => {
  test('every id that is named has its line in docs/requirements', () => {
    const known = knownIds(readLaw());
    const unknown = texts.flatMap((file) =>
      namedIn(file)
        .filter((id) => !known.has(id))
        .map((id) => `${file.path} names ${id}`),
    );
    expect(unknown).toEqual([]);
  });

  test('a comment says why; it never consists of ids', () => {
    expect(texts.flatMap((file) => bareComments(file).map((comment) => `${file.path}: ${comment.trim()}`))).toEqual([]);
  });
});

test('docs/guide/operating.md says what the contract says; otherwise npm run operating writes it anew', () => {
  const guide = readFileSync('docs/guide/operating.md', 'utf8');
  expect(guide).toBe(withTables(guide));
});

test('documents lead to files, paths, tests and commands that are there', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const house = {
    exists: existsSync,
    read: (path: string) => readFileSync(path, 'utf8'),
    scripts: new Set(Object.keys(scripts)),
  };
  const documents = texts.filter(({ path }) => path.endsWith('.md'));
  expect(documents.length).toBeGreaterThan(30);
  expect(documents.flatMap((file) => documentFaults(file, house).map((fault) => `${file.path} ${fault}`))).toEqual([]);
});

describe('words', () => {
  const events = Object.entries(registry).flatMap(([machine, { events: heard }]) =>
    heard
      .filter((type: string) => !type.startsWith('xstate.'))
      .map((name: string): Name => ({ kind: 'event', name, at: machine })),
  );
  const machines = Object.keys(registry).map((name): Name => ({ kind: 'machine', name, at: 'machines/registry.ts' }));
  const names = [...namesIn(texts), ...machines, ...events];

  test('no folder, file, machine, event or export has a word that docs/vocabulary.md forbids', () => {
    expect(bannedNames(bannedWords, names)).toEqual([]);
  });

  test('an exported name of the portal stands for one thing', () => {
    expect(meaningsOf(names, sharedMeanings)).toEqual([]);
  });

  test('actors are called so in comments, tests and documents as well', () => {
    expect(texts.flatMap(unsaidIn)).toEqual([]);
    const said = (text: string) => unsaidIn({ path: 'test/models/cart/cart.law.ts', text }).length;
    // Put together, since this file is looked at as well.
    const [one, other] = ['j?bs', 'listen?rs'].map((word) => word.replace('?', word[0] === 'j' ? 'o' : 'e'));
    expect([`// Its ${one} wait.`, `// ${other} stay silent`, `${other}: ['watchCart']`].map(said)).toEqual([1, 1, 1]);
    expect([`window.add${other}()`, `const ${other} = new Set();`].map(said)).toEqual([0, 0]);
    expect(['A', 'Does not a'].map((begin) => said(`/** Listens. ${begin}nswers how to stop. */`))).toEqual([1, 0]);
    const inView = (text: string) => unsaidIn({ path: 'src/components/Dock.tsx', text }).length;
    const nodes = ['(place: HTMLElement) => {}', 'seats.map((seat, place) => seat)', 'const place = useRef(null);'];
    nodes.push('const place = form?.querySelector(name);', '  place?: ReactNode;');
    expect([...nodes, 'const place = placeOf(seat);'].map(inView)).toEqual([1, 1, 1, 1, 1, 0]);
  });

  test('events are noun.verb, guards are questions, actions say how they act', () => {
    const guards = Object.values(registry).flatMap(({ implementations }) => Object.keys(implementations.guards));
    expect(
      grammarFaults(
        'event',
        events.map(({ name }) => name),
      ),
    ).toEqual([]);
    expect(grammarFaults('guard', guards)).toEqual([]);
    expect(
      Object.entries(registry).flatMap(([machine, { implementations }]) =>
        actionFaults(implementations.actions).map((fault) => `${machine}: ${fault}`),
      ),
    ).toEqual([]);
  });

  test('actors are a verb and its object, also where one is run for another reason', () => {
    expect(
      Object.entries<AnyStateMachine>(registry).flatMap(
        ([
          machine,
          {
            implementations: { actors },
            root,
          },
        ]) =>
          actorFaults({ actors, invoked: nodesOf(root).flatMap(({ invoke }) => invoke) }).map(
            (fault) => `${machine}: ${fault}`,
          ),
      ),
    ).toEqual([]);
  });

  test('a word whose last name has gone is forbidden from then on', () => {
    const gone = leavingWords.filter((word) => namesWith(word, names).length === 0);
    expect(gone.map(({ word }) => `${word}: move it up in tools/words/bannedWords.ts`)).toEqual([]);
  });
});
