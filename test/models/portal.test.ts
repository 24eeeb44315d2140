import { afterAll, describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { loginMachine } from '../../machines/login/loginMachine.ts';
import type { PortalContext } from '../../machines/portal/portalSetup.ts';
import { portalMachine } from '../../machines/portal/portalMachine.ts';
import { Coverage } from '../support/coverage.ts';
import { pathsOf } from '../support/paths.ts';
import { actorSubject, holdJobs, walk } from '../support/replay.ts';
import { layla, passerBy, portalInput, portalModels, standardSite } from './portal.model.ts';

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

describe('dialogs (R3.2.8)', () => {
  /** A portal whose children are answered by hand, on an open site. */
  function start(config = standardSite) {
    const held = holdJobs(portalMachine);
    const portal = createActor(held.machine, { input: portalInput });
    const told: unknown[] = [];
    portal.on('*', (event) => told.push(event));
    portal.start();
    const send = (...events: Parameters<typeof portal.send>[0][]) => {
      for (const event of events) portal.send(event);
      return (portal.getSnapshot().value as { dialogs: string }).dialogs;
    };
    const answer = async (actorId: string, output: unknown) => {
      held.settle({ type: `xstate.done.actor.${actorId}`, actorId, output });
      await new Promise<void>((resolve) => setImmediate(resolve));
      return send();
    };
    send({ type: 'site.opened', config });
    return { portal, told, send, answer };
  }

  test('there is one at a time', () => {
    const { send, portal } = start();
    expect(send({ type: 'login.open' })).toBe('login');
    expect(send({ type: 'password.forgot' })).toBe('forgotPassword');
    expect(portal.getSnapshot().children.login).toBeUndefined();
    expect(send({ type: 'login.open' })).toBe('forgotPassword');
    expect(send({ type: 'recovery.close' })).toBe('none');
    expect(portal.getSnapshot().children.forgotPassword).toBeUndefined();
  });

  test('after the new password the login opens, with the words of the server (Q4.9.d)', async () => {
    const { send, answer, told } = start();
    send({ type: 'login.open' }, { type: 'password.forgot' });
    expect(await answer('forgotPassword', { message: 'Changed' })).toBe('login');
    expect(told).toContainEqual({ type: 'password.changed', message: 'Changed' });
  });

  test('on the login page that page is there already', async () => {
    const { send, answer } = start();
    send({ type: 'password.forgot' });
    expect(await answer('forgotPassword', { message: null })).toBe('none');
  });

  test('a login in another tab closes the dialog, a guest’s does not', () => {
    const { send } = start();
    expect(send({ type: 'login.open' }, { type: 'session.changed', user: passerBy })).toBe('login');
    expect(send({ type: 'session.changed', user: layla })).toBe('none');
  });

  test('guests are welcome by the operator’s word and by what lies in the cart (R6.1.2–4)', () => {
    const inputs: unknown[] = [];
    const machine = holdJobs(portalMachine).machine.provide({
      actors: {
        login: loginMachine,
      },
    });
    const portal = createActor(machine, { input: portalInput }).start();
    portal.send({ type: 'site.opened', config: { ...standardSite, is_guest_checkout: true } });
    const look = () => {
      portal.send({ type: 'login.open' });
      inputs.push(portal.getSnapshot().children.login?.getSnapshot().context.offers.guests);
      portal.send({ type: 'login.close' });
    };
    look();
    portal.send({ type: 'wares.changed', wares: [{ productType: 'facility' }, { productType: 'event' }] });
    look();
    portal.send({ type: 'wares.changed', wares: [{ productType: 'membership' }] });
    look();
    expect(inputs).toEqual([true, true, false]);
  });
});

afterAll(() => expect(coverage.missing()).toEqual({ states: [], transitions: [] }));
