/** The steps of the guides in `docs/guide` as checks: each answer names a step that was left out. */
import { basename, posix } from 'node:path';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { importsOf, type SourceFile } from './floors.ts';

/** The text of the table of routes, and of all tests that open pages. */
export interface AroundPages {
  readonly routes: SourceFile;
  readonly tests: readonly SourceFile[];
  /** The addresses of the routes, as journeys open them. */
  readonly address: (path: string) => string | undefined;
}

const routeOf = /path: '([^']*)'(?:(?!path: ')[\s\S])*?import\('\.\.\/(pages\/[^']+)'\)/g;

/** The first address that leads to a page: `src/pages/cart/CartPage.tsx` → `cart`. */
export const addressesIn = (routes: SourceFile): ReadonlyMap<string, string> =>
  new Map(
    [...routes.text.matchAll(routeOf)]
      .toReversed()
      .map(([, address = '', path = '']): [string, string] => [`src/${path}`, address]),
  );

/** An address is at the beginning of a text; elsewhere it may be a file. */
const isOpened = (text: string, address: string): boolean => new RegExp(`['"\`]/(?:profile/)?${address}`).test(text);

/** Adding a page. */
export function stepsLeftOut(page: SourceFile, { routes, tests, address }: AroundPages): string[] {
  const left: string[] = [];
  if (!/export (?:function|const) Component\b/.test(page.text)) left.push('it exports no Component');
  if (!/<(?:PageTitle|AccountPage|BookingList|BookingFrame)\b/.test(page.text)) left.push('it has no PageTitle');
  const place = address(page.path);
  if (place === undefined) left.push('no route fetches it');
  if (importsOf(routes).includes(page.path) && new RegExp(`^import .*${basename(page.path)}'`, 'm').test(routes.text))
    left.push('its code comes with every page');
  const folder = `${posix.dirname(page.path)}/`;
  const isSeen = tests.some(
    (test) =>
      importsOf(test).some((name) => name.startsWith(folder)) ||
      (place !== undefined && place !== '' && isOpened(test.text, place.replace(/:.*$/, ''))),
  );
  if (!isSeen) left.push('no test looks at it');
  return left;
}

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)];

interface Invoked {
  id: string;
  src: unknown;
}

export interface AroundMachines {
  readonly exists: (path: string) => boolean;
  readonly sources: readonly SourceFile[];
}

/** Machines of which views only read the state, or nothing. */
const withoutQuestions = new Set(['address', 'carousel', 'providerRedirect', 'reconnect', 'reopening', 'resource']);

/** The tests of a machine: those in the folder of its name. */
export function testsOf(name: string, sources: readonly SourceFile[]): string {
  const file = sources.find(({ path }) => path.startsWith('machines/') && path.endsWith(`/${name}Machine.ts`));
  const folder = file === undefined ? '<area>' : posix.dirname(file.path).slice('machines/'.length);
  return `test/models/${folder}/${name}`;
}

/** Adding a machine. */
export function stepsLeftOutOf(name: string, machine: AnyStateMachine, { exists, sources }: AroundMachines): string[] {
  const left: string[] = [];
  const file = sources.find(({ path }) => path.startsWith('machines/') && path.endsWith(`/${name}Machine.ts`));
  if (file === undefined) left.push(`no machines/<area>/${name}Machine.ts`);
  else if (!withoutQuestions.has(name) && !exists(file.path.replace(/Machine\.ts$/, 'Selectors.ts')))
    left.push(`no ${name}Selectors.ts beside it`);
  const law = `${testsOf(name, sources)}.law.ts`;
  if (!exists(law)) left.push(`no ${law}`);
  if (!exists(`docs/flows/${name}.md`)) left.push('it is not drawn');
  if (!exists(`docs/flows/laws/${name}.md`)) left.push('no page says which row of its law asks for what');
  const invoked = nodesOf(machine.root).flatMap((node) => node.invoke as Invoked[]);
  const plain = new Set(invoked.map(({ id, src }) => (id === src ? id : '')));
  for (const { id, src } of invoked)
    if (id !== src && !plain.has(String(src))) left.push(`${id} runs ${String(src)} and is not called so`);
  const provided = new RegExp(`export (?:const|function) provide${name[0]?.toUpperCase()}${name.slice(1)}\\b`);
  const isProvided = sources.some(({ path, text }) => path.startsWith('src/') && provided.test(text));
  if (invoked.length > 0 && !isProvided) left.push(`nothing in src provides its actors`);
  return left;
}

/** The numbered steps under a heading of a document. */
export function stepsIn(document: string, heading: string): string {
  const [, part = ''] = document.split(new RegExp(`^##+ ${heading}$`, 'm'));
  return (part.split(/^##/m)[0] ?? '')
    .split('\n')
    .filter((line) => /^\d+\. /.test(line))
    .join('\n');
}
