import { afterAll, describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { leadMachine, type LeadEvent, type LeadSnapshot } from '../../machines/lead/leadMachine.ts';
import * as read from '../../machines/lead/leadSelectors.ts';
import { RefusedError } from '../../machines/shared/problem.ts';
import { Coverage } from '../support/coverage.ts';
import { done, failed, pathsOf } from '../support/paths.ts';
import { actorSubject, holdActors, walk } from '../support/replay.ts';
import { filledIn, found, leadModel, noForm } from './lead.model.ts';

const coverage = new Coverage(leadMachine);
const paths = pathsOf(leadModel);
const steps = paths.flatMap((path) => path.steps.map(({ event, state }) => ({ event, state: state as LeadSnapshot })));
const snapshots = steps.map(({ state }) => state);

describe('lead (R2.12.13, R4.7.1–3)', () => {
  test('the machine goes every path of its model', async () => {
    expect(paths.length).toBeGreaterThan(0);
    for (const path of paths) {
      try {
        await walk(
          path,
          actorSubject(leadMachine, { input: leadModel.input, coverage, callbackActors: ['persistLead'] }),
        );
      } catch (error) {
        throw new Error(`on the way ${path.title}`, { cause: error });
      }
    }
  });

  test('R4.7.2: what was closed is dismissed; what is open is not', () => {
    expect(snapshots.some(read.isClosedForSession)).toBe(true);
    for (const snapshot of snapshots) if (read.isOpen(snapshot)) expect(read.isClosedForSession(snapshot)).toBe(false);
    const closed = steps.filter(({ event }) => event.type === 'lead.close');
    expect(closed.length).toBeGreaterThan(0);
    expect(closed.every(({ state }) => state.matches('dismissed'))).toBe(true);
  });

  test('nothing is sent with a fault or without a proof (R5.6.9–13)', () => {
    const sent = steps.filter(({ state, event }) => event.type === 'lead.submit' && read.isSending(state));
    expect(sent.length).toBeGreaterThan(0);
    for (const { event, state } of sent) {
      expect(event['captcha']).toBe('verified');
      expect(read.answers(state)[0]).toBe('Layla');
    }
  });
});

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** The form with everybody's answers given by hand. */
function start({ isWanted = false } = {}) {
  const held = holdActors(leadMachine, ['persistLead']);
  const lead = createActor(held.machine, { input: { isWanted } });
  const told: unknown[] = [];
  lead.on('*', (event) => told.push(event));
  lead.start();
  const world = async (event: ReturnType<typeof done>) => {
    held.settle(event);
    await settle();
    return lead.getSnapshot();
  };
  const send = (event: LeadEvent) => {
    lead.send(event);
    return lead.getSnapshot();
  };
  return { told, world, send, snapshot: () => lead.getSnapshot() };
}

describe('on load', () => {
  test('R4.7.1: opens by itself', async () => {
    expect(read.isOpen(await start().world(done('loadLead', found())))).toBe(true);
  });

  test('R4.7.1: stays closed when this session closed it before', async () => {
    const { world } = start();
    expect((await world(done('loadLead', found({ isDismissed: true })))).matches('dismissed')).toBe(true);
  });

  test.each([
    ['a form without fields (Q4.7.a)', done('loadLead', found({ form: noForm }))],
    ['an error (R7.5.2)', failed('loadLead', new RefusedError('http500', 'broken', 500))],
  ])('nothing shows and nothing is told on %s', async (_, answer) => {
    const { world, told } = start();
    expect([(await world(answer)).value, told]).toEqual(['absent', []]);
  });

  test.each([
    ['/cart', false],
    ['/', true],
  ])('Q4.7.a: on %s with something else under way: %s, it waits for the button', async (pathname, isOccupied) => {
    const { world, send } = start();
    expect((await world(done('loadLead', found({ place: { pathname, isOccupied } })))).value).toBe('suppressed');
    expect(read.isOpen(send({ type: 'lead.open' }))).toBe(true);
  });
});

describe('the button (R4.7.3)', () => {
  test('opens what was dismissed, wherever one is', async () => {
    const { world } = start({ isWanted: true });
    const state = await world(
      done('loadLead', found({ isDismissed: true, place: { pathname: '/login', isOccupied: true } })),
    );
    expect([read.isOpen(state), read.isClosedForSession(state)]).toEqual([true, false]);
  });

  test('asks anew for a form that was not there', async () => {
    const { world, send } = start();
    await world(failed('loadLead', new Error('broken')));
    expect(send({ type: 'lead.open' }).value).toBe('fetching');
    expect(read.isOpen(await world(done('loadLead', found())))).toBe(true);
  });

  test('what was typed is there again', async () => {
    const { world, send } = start();
    await world(done('loadLead', found({ answers: {} })));
    send({ type: 'answer.type', questionId: 0, answer: 'Omar' });
    send({ type: 'lead.close' });
    expect(read.answers(send({ type: 'lead.open' }))).toEqual({ 0: 'Omar' });
  });
});

describe('sending', () => {
  async function sending() {
    const started = start();
    await started.world(done('loadLead', found()));
    started.send({ type: 'lead.submit', captcha: 'verified' });
    return started;
  }

  test('R8.3.2: a refusal keeps the server’s words, and everything that was typed', async () => {
    const { world, told, snapshot } = await sending();
    const state = await world(failed('submitLead', new RefusedError('validation', 'Occasion is not valid', 422)));
    const problem = { code: 'validation', message: 'Occasion is not valid' };
    expect([read.problem(state), told]).toEqual([problem, []]);
    expect(read.answers(state)).toEqual(filledIn);
    expect(snapshot().matches({ open: 'asking' })).toBe(true);
  });

  test('R7.5.5: what the server says to it is told; it does not come back by itself', async () => {
    const { world, told } = await sending();
    const state = await world(done('submitLead', { message: 'Thank you.' }));
    expect([state.value, read.answers(state), read.isClosedForSession(state)]).toEqual(['sent', {}, true]);
    expect(told).toEqual([{ type: 'lead.sent', message: 'Thank you.' }]);
  });

  test('closing stops it, with everything typed', async () => {
    const { send } = await sending();
    const state = send({ type: 'lead.close' });
    expect([state.value, read.answers(state)]).toEqual(['dismissed', filledIn]);
  });
});

test('whoever logs out leaves nothing behind', async () => {
  const { world, send } = start();
  await world(done('loadLead', found()));
  expect(read.answers(send({ type: 'lead.forget' }))).toEqual({});
});

afterAll(() => expect(coverage.missing()).toEqual({ states: [], transitions: [] }));
