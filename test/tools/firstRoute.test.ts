/** What comes with the first page is listed; anything else is noticed, with the way it came (docs/decisions/009). */
import { describe, expect, test } from 'vitest';
import { straysIn, straySentence } from '../../tools/weight/firstRoute.ts';
import { nameOf, type ModuleGraph } from '../../tools/build/moduleGraph.ts';

const first = 'assets/first-1.js';
const graphOf = (modules: string[], imports: Record<string, string[]>): ModuleGraph => ({
  files: {
    [first]: { imports: [], modules: Object.fromEntries(modules.map((module) => [module, 10])) },
    'assets/shared-1.js': { imports: [], modules: { 'machines/checkout/checkoutMachine.ts': 10 } },
  },
  imports,
});
const usual = [
  'src/app/main.tsx',
  'src/shell/Header.tsx',
  'npm:react-dom/index.js',
  'src/components/buttons/button.css',
];

describe('the first page', () => {
  test('may hold what is listed', () => {
    expect(straysIn(graphOf(usual, {}), [first])).toEqual([]);
  });

  test('reports a machine that the first page does not need, with the shortest import chain', () => {
    const graph = graphOf([...usual, 'machines/checkout/checkoutMachine.ts'], {
      'src/app/main.tsx': ['src/app/Root.tsx', 'src/shell/Header.tsx'],
      'src/app/Root.tsx': ['src/app/long.ts'],
      'src/app/long.ts': ['src/app/longer.ts'],
      'src/app/longer.ts': ['machines/checkout/checkoutMachine.ts'],
      'src/shell/Header.tsx': ['machines/checkout/waysToPay.ts', 'src/app/main.tsx'],
      'machines/checkout/waysToPay.ts': ['machines/checkout/checkoutMachine.ts'],
    });
    expect(straysIn(graph, [first]).map(straySentence)).toEqual([
      [
        'machines/checkout/checkoutMachine.ts is no part of the first page, but comes with it:',
        '  src/app/main.tsx',
        '    src/shell/Header.tsx',
        '      machines/checkout/waysToPay.ts',
        '        machines/checkout/checkoutMachine.ts',
      ].join('\n'),
    ]);
  });

  test.each([
    ['another file of a folder that is listed by names', 'src/components/dates/DayStrip.tsx'],
    ['a folder that is not listed', 'src/pages/events/EventsPage.tsx'],
    ['a folder below one that may come whole', 'machines/portal/deep/rule.ts'],
    ['a package', 'npm:@internationalized/date/index.js'],
    ['a section’s calls', 'src/contract/endpoints/event.ts'],
  ])('reports %s', (_, module) => {
    const strays = straysIn(graphOf([...usual, module], { 'src/pages/home/HomePage.tsx': [module] }), [first]);
    expect(strays).toEqual([{ module, chain: ['src/pages/home/HomePage.tsx', module] }]);
  });

  test('reports what the bundler added to it', () => {
    const [stray] = straysIn(graphOf([...usual, 'src/pages/cart/CartPage.tsx'], {}), [first]);
    expect(straySentence(stray!)).toContain('nothing there imports it');
  });
});

test('modules are named by their place, packages by theirs', () => {
  const root = new URL('../../', import.meta.url).pathname;
  expect(
    [`${root}src/app/main.tsx`, `${root}node_modules/ky/distribution/index.js`, '\0rolldown/runtime.js'].map(nameOf),
  ).toEqual(['src/app/main.tsx', 'npm:ky/distribution/index.js', 'rolldown/runtime.js']);
});
