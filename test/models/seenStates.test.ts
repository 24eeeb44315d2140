/** No state in which a customer may wait is left out of the screens that are said in words. */
import { expect, test } from 'vitest';
import type { AnyStateNode, StateValue } from 'xstate';
import { readScreens } from '../support/screens/allScreens.ts';

const pathsOf = (value: StateValue, above = ''): string[] =>
  typeof value === 'string'
    ? [above + value]
    : Object.entries(value).flatMap(([key, below]) =>
        below === undefined || Object.keys(below).length === 0 ? [above + key] : pathsOf(below, `${above}${key}.`),
      );

/** Without those that are left at once, or at which the machine ends. */
const lastingIn = (node: AnyStateNode): string[] => {
  const below = Object.values(node.states);
  if (below.length > 0) return below.flatMap(lastingIn);
  const isShort = node.type === 'final' || node.type === 'history' || (node.always?.length ?? 0) > 0;
  return isShort ? [] : [node.path.join('.')];
};

test('each state that lasts is on a screen, in each machine that has screens', async () => {
  const tables = Map.groupBy(await readScreens(), ({ law }) => law.machine);
  expect(tables.size).toBeGreaterThan(50);
  const unseen = [...tables].flatMap(([machine, ofMachine]) => {
    const shown = new Set(
      ofMachine.flatMap(({ law, screens }) =>
        Object.entries(law.situations).flatMap(([name, { state }]) =>
          Object.hasOwn(screens, name) ? pathsOf(state as StateValue) : [],
        ),
      ),
    );
    return lastingIn(machine.root)
      .filter((state) => !shown.has(state))
      .map((state) => `${machine.id}: ${state}`);
  });
  expect(unseen).toEqual([]);
});
