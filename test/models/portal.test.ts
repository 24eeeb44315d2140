import { afterAll, describe, expect, test } from 'vitest';
import type { PortalContext } from '../../machines/portal/portalSetup.ts';
import { portalMachine } from '../../machines/portal/portalMachine.ts';
import { Coverage } from '../support/coverage.ts';
import { pathsOf } from '../support/paths.ts';
import { actorSubject, walk } from '../support/replay.ts';
import { portalModels } from './portal.model.ts';

const coverage = new Coverage(portalMachine);
const walks = portalModels.map(({ title, model }) => ({ title, model, paths: pathsOf(model) }));
const states = walks.flatMap(({ paths }) => paths.flatMap(({ steps }) => steps.map(({ state }) => state)));

describe('portal', () => {
  test.each(walks)('$title: the machine goes every path of its model', async ({ model, paths }) => {
    expect(paths.length).toBeGreaterThan(0);
    for (const path of paths) {
      try {
        // Listeners fail like jobs here, so they are held like jobs.
        await walk(path, actorSubject(portalMachine, { input: model.input, coverage }));
      } catch (error) {
        throw new Error(`on the way ${path.title}`, { cause: error });
      }
    }
  });
});

describe('wherever one stands', () => {
  const contextOf = ({ context }: (typeof states)[number]) => context as PortalContext;

  test('R4.5.10, R6.1.12: on baps sites nobody books in a dialog without logging in', () => {
    const begun = states.filter((state) => state.matches({ booking: 'fetching' }));
    expect(begun.length).toBeGreaterThan(0);
    const unknown = begun.map(contextOf).filter(({ config, user }) => config?.colors?.mode === 'baps' && user === null);
    expect(new Set(unknown.map(({ asked }) => asked?.place))).toEqual(new Set(['page']));
  });

  test('nothing opens before the site does, nor where facilities cannot be booked', () => {
    const isBegun = (state: (typeof states)[number]) =>
      ['fetching', 'open', 'failed'].some((booking) => state.matches({ booking }));
    expect(states.filter((state) => isBegun(state) && !contextOf(state).config?.enable_facility_booking)).toEqual([]);
  });

  test('a booking stands where it was asked for', () => {
    const placeOf = (state: (typeof states)[number]) =>
      state.matches({ booking: { open: 'inDialog' } }) ? 'dialog' : 'page';
    const open = states.filter((state) => state.matches({ booking: 'open' }));
    expect(open.filter((state) => contextOf(state).asked?.place !== placeOf(state))).toEqual([]);
  });
});

afterAll(() => expect(coverage.missing()).toEqual({ states: [], transitions: [] }));
