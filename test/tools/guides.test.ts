/** What the checks of the guides must catch, and what they must let through. */
import { describe, expect, test } from 'vitest';
import { createMachine, fromPromise, setup } from 'xstate';
import type { SourceFile } from '../support/house/floors.ts';
import { addressesIn, stepsLeftOut, stepsLeftOutOf } from '../support/house/guides.ts';

const whole = `import { PageTitle } from '../../portal/PageTitle.tsx';
export function Component() { return <PageTitle text="" />; }`;
const page = (text = whole): SourceFile => ({ path: 'src/pages/offers/OffersPage.tsx', text });
const routesOf = (text: string): SourceFile => ({ path: 'src/app/sections.tsx', text });
const fetched = `{ path: 'cart', lazy: page(() => import('../pages/cart/CartPage.tsx')) },
{ path: 'offers', lazy: page(() => import('../pages/offers/OffersPage.tsx')) },`;
const opened: SourceFile = { path: 'test/e2e/offers.spec.ts', text: `await page.goto('/offers');` };

const faults = (text: string, routes: string, tests: readonly SourceFile[]) =>
  stepsLeftOut(page(text), {
    routes: routesOf(routes),
    tests,
    address: (path) => addressesIn(routesOf(routes)).get(path),
  });

describe('adding a page', () => {
  test('whole', () => {
    expect(faults(whole, fetched, [opened])).toEqual([]);
    const view = {
      path: 'test/views/catalogue/offers.test.tsx',
      text: `import '../../../src/pages/offers/OffersPage.tsx';`,
    };
    expect(faults(whole, fetched, [view])).toEqual([]);
  });

  test.each([
    ['no Component', whole.replace('Component', 'OffersPage'), fetched, [opened], 'it exports no Component'],
    ['no title', whole.replace('<PageTitle', '<p'), fetched, [opened], 'it has no PageTitle'],
    ['no route', whole, fetched.replaceAll('Offers', 'Other'), [opened], 'no route fetches it'],
    ['no test', whole, fetched, [], 'no test looks at it'],
    [
      'a file called so',
      whole,
      fetched,
      [{ path: opened.path, text: `import './offers.law.ts';` }],
      'no test looks at it',
    ],
    [
      'with every page',
      whole,
      `import { Component } from '../pages/offers/OffersPage.tsx';\n${fetched}`,
      [opened],
      'its code comes with every page',
    ],
  ])('%s is noticed', (_, text, routes, tests, fault) => {
    expect(faults(text, routes, tests)).toContain(fault);
  });
});

describe('adding a machine', () => {
  const ask = fromPromise(async () => 1);
  const machine = setup({ actors: { ask } }).createMachine({
    id: 'offers',
    initial: 'asking',
    states: { asking: { invoke: { id: 'ask', src: 'ask', onDone: 'told', onError: 'told' } }, told: {} },
  });
  const sources: SourceFile[] = [
    { path: 'machines/offers/offersMachine.ts', text: '' },
    { path: 'src/adapters/actors/offersActors.ts', text: 'export const provideOffers = () => 1;' },
  ];
  const made = new Set([
    'machines/offers/offersSelectors.ts',
    'test/models/offers/offers.law.ts',
    'docs/flows/offers.md',
    'docs/flows/laws/offers.md',
  ]);
  const exists = (path: string) => made.has(path);

  test('whole', () => {
    expect(stepsLeftOutOf('offers', machine, { exists, sources })).toEqual([]);
  });

  test('each step left out is noticed', () => {
    expect(stepsLeftOutOf('offers', machine, { exists: () => false, sources: sources.slice(0, 1) })).toEqual([
      'no offersSelectors.ts beside it',
      'no test/models/offers/offers.law.ts',
      'it is not drawn',
      'no page says which row of its law asks for what',
      'nothing in src provides its actors',
    ]);
    expect(stepsLeftOutOf('offers', createMachine({}), { exists, sources: [] })).toEqual([
      'no machines/<area>/offersMachine.ts',
      'no test/models/<area>/offers.law.ts',
    ]);
  });

  test('an invocation that is not called as its actor is noticed', () => {
    const misnamed = setup({ actors: { ask } }).createMachine({
      initial: 'asking',
      states: { asking: { invoke: { id: 'question', src: 'ask', onError: 'told' } }, told: {} },
    });
    expect(stepsLeftOutOf('offers', misnamed, { exists, sources })).toEqual(['question runs ask and is not called so']);
  });
});
