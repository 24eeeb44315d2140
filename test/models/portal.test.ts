import { afterAll, describe, expect, test } from 'vitest';
import { portalMachine } from '../../machines/portal/portalMachine.ts';
import { Coverage } from '../support/coverage.ts';
import { pathsOf } from '../support/paths.ts';
import { actorSubject, walk } from '../support/replay.ts';
import { draft, portalInput, portalModel } from './portal.model.ts';

const coverage = new Coverage(portalMachine);
// Listeners fail like jobs here, so they are held like jobs.
const subject = (input: typeof portalInput) => actorSubject(portalMachine, { input, coverage });

const inputs = [
  { name: 'a fresh page', input: portalInput },
  { name: 'a page that was booking', input: { ...portalInput, booking: { ...portalInput.booking, draft } } },
];

describe.each(inputs)('portal, $name', ({ input }) => {
  const paths = pathsOf({ ...portalModel, input });
  test.each(paths)('$title', (path) => walk(path, subject(input)));

  test('R4.5.10 on baps sites nobody books without logging in', () => {
    const open = paths.flatMap(({ steps }) =>
      steps.filter(({ event, state }) => event.type === 'booking.open' && state.matches({ booking: 'fetching' })),
    );
    expect(open.length).toBeGreaterThan(0);
    for (const { state } of open) {
      const { config, user } = state.context as { config: { colors: { mode: string } }; user: unknown };
      expect(config.colors.mode === 'baps' && user === null).toBe(false);
    }
  });

  test('nothing opens before the site does', () => {
    const states = paths.flatMap(({ steps }) => steps.map(({ state }) => state));
    const early = states.filter((state) => state.matches({ shop: 'shut' }) && state.matches({ booking: 'open' }));
    expect(early).toEqual([]);
  });
});

test('a booking that was under way goes on by itself', () => {
  const [, { input }] = inputs as [unknown, (typeof inputs)[1]];
  const opening = pathsOf({ ...portalModel, input }).find(({ steps }) => steps[0]?.event.type === 'site.opened');
  expect(opening?.steps[0]?.state.matches({ booking: 'fetching' })).toBe(true);
});

afterAll(() => expect(coverage.missing()).toEqual({ states: [], transitions: [] }));
