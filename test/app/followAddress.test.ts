/** The address and the booking, with a real router and the real portal: when the address is written, and what is reported. */
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createActor, setup, type AnyEventObject } from 'xstate';
import { noSelection, type BookingSelection, type BookingStop } from '../../machines/booking/bookingSelection.ts';
import { here, shown } from '../../machines/pageChange/pageChangeSelectors.ts';
import type { PortalEvent } from '../../machines/portal/portalEvents.ts';
import { portalMachine, type PortalRef } from '../../machines/portal/portalMachine.ts';
import { followAddress } from '../../src/app/address/followAddress.ts';
import { startRouter, type Router } from '../../src/app/address/pageRouter.ts';
import { enterDialog } from '../../src/components/dialogs/openDialogs.ts';
import { bapsSite, draft, layla, portalInput, standardSite } from '../models/portal/portal.fixtures.ts';
import { done } from '../support/paths.ts';
import { holdActors } from '../support/replay.ts';

/** Replaces the booking: records the events it gets. */
const heard: BookingStop[] = [];
/** What it does about it. */
let answerVisit: (stop: BookingStop) => void = () => undefined;
const stubBooking = setup({ types: { events: {} as { type: 'stop.visit'; stop: BookingStop } } }).createMachine({
  id: 'booking',
  on: { 'stop.visit': { actions: ({ event }) => (heard.push(event.stop), answerVisit(event.stop)) } },
});

let arriveLate: () => void = () => undefined;
/** One page is slow to come. */
const prepare = ({ pathname }: { pathname: string }): Promise<null> =>
  pathname === '/slow' ? new Promise((resolve) => (arriveLate = () => resolve(null))) : Promise.resolve(null);

/** Draws the frames that were asked for. */
let frames: (() => void)[] = [];
const drawFrames = () => {
  for (const draw of frames.splice(0)) draw();
};
vi.stubGlobal('document', { hidden: false });
vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));

const turns = async () => {
  for (let turn = 0; turn < 6; turn++) {
    drawFrames();
    await new Promise((resolve) => setTimeout(resolve));
  }
};

// Loaded before the tests, so that none waits for the disk.
beforeAll(() => import('../../src/app/address/writeAddress.ts'));

let router: Router;
let portal: PortalRef;
let settle: (event: AnyEventObject) => boolean;

const running: { router: Router; portal: PortalRef }[] = [];
afterEach(() => {
  for (const { router, portal } of running.splice(0)) {
    router.pageChange.stop();
    portal.stop();
  }
  heard.length = 0;
  answerVisit = () => undefined;
});

interface Arrival {
  config?: typeof standardSite;
  input?: typeof portalInput;
  state?: unknown;
  /** How many entries of the same address are below it. */
  below?: number;
  /** Entries of other code around it, which have no key of their own. */
  foreign?: string;
}

/** The site is open, and the browser is at that address. */
async function arrive(address: string, options: Arrival = {}) {
  const { config = standardSite, input = portalInput, state, below = 0, foreign } = options;
  const held = holdActors(portalMachine);
  settle = held.settle;
  portal = createActor(held.machine, { input });
  portal.subscribe({ error: () => undefined });
  portal.start();
  const { pathname, search } = new URL(address, 'http://portal');
  const key = foreign === undefined ? {} : { key: 'default' };
  const initialEntries = [
    '/before',
    ...Array<string>(below).fill(address),
    { pathname, search, state, ...key },
    ...(foreign === undefined ? [] : [{ pathname: foreign, ...key }]),
  ];
  router = startRouter(createMemoryHistory({ initialEntries, initialIndex: below + 1 }), prepare);
  running.push({ router, portal });
  followAddress(portal, router);
  portal.send({ type: 'site.opened', config });
  await turns();
}

const send = async (...events: PortalEvent[]) => {
  for (const event of events) portal.send(event);
  await turns();
};
const fetched = async () => {
  settle(done('fetchBooking', () => stubBooking));
  await turns();
};
const booked = () => portal.getSnapshot().value.booking;
const entry = () => here(router.pageChange.getSnapshot());
const address = () => entry().pathname + entry().search;
const choose = (selection: Partial<BookingSelection>, stop: BookingStop = 'choosing'): PortalEvent => ({
  type: 'selection.changed',
  selection: { ...noSelection, ...selection },
  stop,
});
const press = (serviceId: number | null): PortalEvent => ({
  type: 'booking.open',
  serviceId,
  now: '2026-11-20 21:00:00',
});
/** Back, or Forward, in the browser. */
const back = async (by = -1) => {
  router.navigate(by);
  await turns();
};
const end = () => portal.send({ type: 'xstate.done.actor.booking' } as never);

test('an entry that something else has made is another place all the same', async () => {
  await arrive('/events', { foreign: '/service/3' });
  await back(1);
  expect(portal.getSnapshot().context.asked).toMatchObject({ surface: 'page', selection: { serviceId: 3 } });
});

describe('a dialog', () => {
  test('is opened by a link, and removed from the address when it is closed', async () => {
    await arrive('/?service=3&date=2026-11-22&lang=ar');
    await fetched();
    expect(booked()).toEqual({ open: 'inDialog' });
    expect(portal.getSnapshot().context.chosen).toMatchObject({ serviceId: 3, date: '2026-11-22' });
    end();
    await turns();
    expect(address()).toBe('/?lang=ar');
    expect(booked()).toBe('closed');
  });

  test('opened by a button is an entry of its own; closing it leads back to the one before', async () => {
    await arrive('/?lang=en');
    await send(press(3));
    await fetched();
    expect(address()).toBe('/?lang=en&service=3');
    await send(choose({ serviceId: 3, date: '2026-11-22' }));
    end();
    await turns();
    expect(address()).toBe('/?lang=en');
    await back(1);
    expect(address()).toBe('/?lang=en&service=3&date=2026-11-22');
    expect(booked()).toBe('fetching');
  });

  test('is closed by Back, and the page below is still there', async () => {
    await arrive('/events');
    await send(press(3));
    await fetched();
    await back();
    expect(address()).toBe('/events');
    expect(booked()).toBe('closed');
  });

  test('goes with the cart that it asks for, whose Back leads to the page before', async () => {
    await arrive('/events');
    await send(press(3));
    await fetched();
    portal.send({ type: 'cart.wanted' });
    end();
    await turns();
    expect(address()).toBe('/cart');
    await back();
    expect(address()).toBe('/events');
  });

  test('closed and reopened within one turn is open', async () => {
    await arrive('/');
    await send(press(3));
    await fetched();
    end();
    portal.send(press(5));
    await fetched();
    expect(booked()).toEqual({ open: 'inDialog' });
    expect(address()).toBe('/?service=5');
  });
});

describe('the address follows', () => {
  test('the last of several choices is in the address, and none is reported back', async () => {
    await arrive('/');
    await send(press(3));
    await fetched();
    const told = vi.spyOn(portal, 'send');
    const days = ['2026-11-22', '2026-11-23', '2026-11-24'];
    await send(...days.map((date) => choose({ serviceId: 3, date })));
    expect(address()).toBe('/?service=3&date=2026-11-24');
    expect(told.mock.calls.map(([{ type }]) => type)).toEqual(days.map(() => 'selection.changed'));
    expect(booked()).toEqual({ open: 'inDialog' });
  });

  test('not while the customer is on the way to another page: they arrive, and the booking is over', async () => {
    await arrive('/service/3');
    await fetched();
    expect(booked()).toEqual({ open: 'onPage' });
    router.navigate('/slow');
    await turns();
    await send(choose({ serviceId: 3, date: '2026-11-22' }));
    arriveLate();
    await turns();
    expect(address()).toBe('/slow');
    expect(booked()).toBe('closed');
  });

  test('and another language on the way changes nothing of the booking', async () => {
    await arrive('/?service=3&lang=en', { state: { booking: { surface: 'page', isPushed: false, below: [] } } });
    await fetched();
    expect(booked()).toEqual({ open: 'onPage' });
    // A link does not carry the state of the entry.
    router.navigate('/?service=3&lang=ar', { replace: true });
    await turns();
    expect(booked()).toEqual({ open: 'onPage' });
    expect(entry().state).toMatchObject({ booking: { surface: 'page' } });
  });
});

describe('the panel of a page', () => {
  test('is there from the start, and leaves an address alone in which nothing was chosen', async () => {
    await arrive('/service/3?lang=en');
    const { key } = entry();
    await fetched();
    await send(choose({ serviceId: 3 }));
    expect(booked()).toEqual({ open: 'onPage' });
    expect(entry().key).toBe(key);
  });

  test('continues in a dialog that Back removes: the booking is told, and stays', async () => {
    await arrive('/service/3');
    await fetched();
    await send(choose({ serviceId: 3, duration: 60 }));
    await send(choose({ serviceId: 3, duration: 60 }, 'tickets'));
    expect(booked()).toEqual({ open: 'overPage' });
    expect(address()).toBe('/service/3?duration=60&step=tickets');
    // Where the booking stays, so does the address.
    await back();
    expect(heard).toEqual(['choosing']);
    expect(address()).toBe('/service/3?duration=60&step=tickets');
    answerVisit = (stop) => portal.send(choose({ serviceId: 3, duration: 60 }, stop));
    await back();
    expect(booked()).toEqual({ open: 'onPage' });
    expect(address()).toBe('/service/3?duration=60');
  });

  test('comes back when a dialog from elsewhere is closed', async () => {
    await arrive('/service/3?date=2026-11-22');
    await fetched();
    await send(press(null));
    await fetched();
    expect(address()).toBe('/service/3?service=all');
    end();
    await turns();
    expect(address()).toBe('/service/3?date=2026-11-22');
    await fetched();
    expect(booked()).toEqual({ open: 'onPage' });
  });

  test('becomes that of another service with its address, and is no other booking', async () => {
    await arrive('/service/3');
    await fetched();
    await send(choose({ serviceId: 5 }));
    expect(address()).toBe('/service/5');
    expect(booked()).toEqual({ open: 'onPage' });
  });

  describe('of the home page', () => {
    const inPanel = { serviceId: 3, date: '2026-11-22' };
    async function openPanel() {
      await arrive('/?lang=en');
      await send({ type: 'panel.open', ...inPanel, now: '2026-11-20 21:00:00' });
      await fetched();
      expect(address()).toBe('/?lang=en&service=3&date=2026-11-22');
    }
    const expectNone = () => expect([address(), booked()]).toEqual(['/?lang=en', 'closed']);

    test('R4.5.6: Back closes it, Forward opens it again', async () => {
      await openPanel();
      await send(choose({ ...inPanel, date: '2026-11-23' }));
      await back();
      expectNone();
      await back(1);
      await fetched();
      expect([address(), booked()]).toEqual(['/?lang=en&service=3&date=2026-11-23', { open: 'onPage' }]);
    });

    test('is closed, and nothing is left in the address or in the way of Back', async () => {
      await openPanel();
      await send({ type: 'panel.close' });
      expectNone();
      await back();
      expect(address()).toBe('/before');
    });

    test('is closed with all its steps when the booking is done', async () => {
      await openPanel();
      await send(choose(inPanel, 'tickets'));
      expect(booked()).toEqual({ open: 'overPage' });
      end();
      await turns();
      expectNone();
      await back();
      expect(address()).toBe('/before');
    });
  });

  test('a reload over a page stays where it was', async () => {
    const kept = { owner: 'nobody', draft: { ...draft, surface: 'page' as const, step: 'tickets' as const } };
    const state = { booking: { surface: 'page', isPushed: false, below: ['choosing'] } };
    await arrive('/service/1?step=tickets', {
      input: { ...portalInput, booking: { ...portalInput.booking, draft: kept } },
      state,
    });
    const { key } = entry();
    await fetched();
    expect(entry().key).toBe(key);
  });
});

describe('the steps are entries of the history', () => {
  const swim = { serviceId: 3, date: '2026-11-22', duration: 60, slot: { startTime: '10:00:00', nextDay: false } };
  const link = '/events?service=3&date=2026-11-22&duration=60&slot=10:00';
  /** Chosen, continued, tickets, details, extras, and the question at the end. */
  async function walkOn(...stops: BookingStop[]) {
    await arrive('/events');
    await send(press(3));
    await fetched();
    await send(choose(swim));
    answerVisit = (stop) => portal.send(choose(swim, stop));
    for (const stop of stops) await send(choose(swim, stop));
  }

  test('Back and Forward walk them, and the address always says where one is', async () => {
    await walkOn('tickets', 'extras', 'prompt');
    expect(address()).toBe(`${link}&step=prompt`);
    for (const step of ['&step=extras', '&step=tickets', '']) {
      await back();
      expect(address()).toBe(link + step);
    }
    expect(heard).toEqual(['extras', 'tickets', 'choosing']);
    await back(1);
    expect(address()).toBe(`${link}&step=tickets`);
    await back(2);
    expect(address()).toBe(`${link}&step=prompt`);
    expect(booked()).toEqual({ open: 'inDialog' });
    await back(-4);
    expect(address()).toBe('/events');
    expect(booked()).toBe('closed');
  });

  const turned = () => new Promise((resolve) => setTimeout(resolve));

  test('a choice shows before the address has it; a step is written at once', async () => {
    await walkOn();
    const later = { ...swim, slot: { startTime: '11:00:00', nextDay: false } };
    portal.send(choose(later));
    await turned();
    expect(address()).toBe(link);
    drawFrames();
    await turned();
    await turned();
    expect(address()).toBe(link.replace('10:00', '11:00'));
    portal.send(choose(swim));
    portal.send(choose(swim, 'tickets'));
    await turned();
    expect(address()).toBe(`${link}&step=tickets`);
  });

  test('a choice made just before Back is not written to the entry that Back reached', async () => {
    await walkOn();
    portal.send(choose({ ...swim, slot: { startTime: '11:00:00', nextDay: false } }));
    await turned();
    router.navigate(-1);
    await turns();
    expect(address()).toBe('/events');
    expect(booked()).toBe('closed');
  });

  test('a way back inside the booking goes back in the history: nothing piles up', async () => {
    await walkOn('tickets', 'extras', 'choosing', 'tickets', 'choosing');
    expect(address()).toBe(link);
    await back();
    expect(address()).toBe('/events');
  });

  test('what is written in answer to Back is written to the history, and scrolls nowhere', async () => {
    await walkOn('tickets');
    const later = { ...swim, date: '2026-11-23' };
    answerVisit = (stop) => portal.send(choose(later, stop));
    await back();
    const written = link.replace('2026-11-22', '2026-11-23');
    expect(address()).toBe(written);
    expect(shown(router.pageChange.getSnapshot())).toMatchObject({ way: 'replace', staysPut: true });
    // The history has the same when the customer comes back to the entry.
    router.navigate('/events');
    await turns();
    await back();
    expect(address()).toBe(written);
  });

  test('a step that cannot be reached again sets the address back', async () => {
    await walkOn('details', 'choosing');
    answerVisit = () => undefined;
    await back(1);
    expect(heard).toEqual(['details']);
    expect(address()).toBe(link);
    await back();
    expect(address()).toBe('/events');
  });

  test('details that were given are no entry any more', async () => {
    await walkOn('tickets', 'details', 'extras');
    await back();
    expect(address()).toBe(`${link}&step=tickets`);
  });

  test('a step that cannot be left now is there again', async () => {
    await walkOn('tickets');
    answerVisit = () => undefined;
    await back();
    expect(address()).toBe(`${link}&step=tickets`);
    answerVisit = (stop) => portal.send(choose(swim, stop));
    await back();
    expect(address()).toBe(link);
  });

  test('closing takes all of them away', async () => {
    await walkOn('tickets', 'extras', 'prompt');
    end();
    await turns();
    expect(address()).toBe('/events');
  });

  test('closing one opened by a link removes it from the address, at its first entry', async () => {
    await arrive(link);
    await fetched();
    for (const stop of ['tickets', 'extras'] as const) await send(choose(swim, stop));
    end();
    await turns();
    expect(address()).toBe('/events');
    await back();
    expect(address()).toBe('/before');
  });

  test('the cart replaces all of them', async () => {
    await walkOn('tickets', 'extras', 'prompt');
    portal.send({ type: 'cart.wanted' });
    end();
    await turns();
    expect(address()).toBe('/cart');
    await back();
    expect(address()).toBe('/events');
  });

  test('so does the cart over a page’s panel, whose panel stays below', async () => {
    await arrive('/service/3');
    await fetched();
    await send(choose(swim));
    await send(choose(swim, 'tickets'));
    await send(choose(swim, 'prompt'), { type: 'cart.wanted' });
    end();
    await turns();
    expect(address()).toBe('/cart');
    await back();
    expect(address()).toBe('/service/3?date=2026-11-22&duration=60&slot=10:00');
  });

  test('a login that ran out leads back to the step', async () => {
    await walkOn('tickets');
    await send({ type: 'session.expired' });
    expect(address()).toBe(`/login?nextUrl=${encodeURIComponent(`${link}&step=tickets`)}`);
    await back();
    expect(address()).toBe('/events');
  });

  test('a link to a step asks for it, and says what it came to', async () => {
    await arrive(`${link}&step=extras`);
    await fetched();
    expect(portal.getSnapshot().context.asked).toMatchObject({ stop: 'extras', selection: swim });
    await send(choose(swim));
    expect(address()).toBe(link);
    await back();
    expect(address()).toBe('/before');
  });

  test('the entry of another time is another booking', async () => {
    await walkOn('tickets', 'choosing');
    await send(choose({ ...swim, slot: { startTime: '12:00:00', nextDay: false } }));
    await back(1);
    expect(booked()).toBe('fetching');
    expect(portal.getSnapshot().context.asked).toMatchObject({ stop: 'tickets', selection: swim });
  });
});

describe('F12: a layer over a step is an entry that Back removes', () => {
  const link = '/?service=3&date=2026-11-22&duration=60&slot=10:00';
  const chosen = { serviceId: 3, date: '2026-11-22', duration: 60, slot: { startTime: '10:00:00', nextDay: false } };
  const closed: string[] = [];
  const ends: (() => void)[] = [];
  afterEach(() => {
    for (const end of ends.splice(0)) end();
    closed.length = 0;
  });
  /** A login, say: open until it is closed, by whomever. */
  async function lay(name: string) {
    const exit = enterDialog({} as HTMLDialogElement, () => {
      closed.push(name);
      // It closes with the next frame, not in the turn of the request.
      setTimeout(exit);
    });
    ends.push(exit);
    await turns();
    return exit;
  }
  /** A booking that a link opened; below it is another site. */
  async function open(arrival?: Arrival) {
    await arrive(link, arrival);
    await fetched();
    await send(choose(chosen));
  }
  /** Back leaves the site after so many steps. */
  const expectOutside = async () => {
    await back();
    expect(address()).toBe('/before');
  };

  test('Back closes it, and the booking that a link opened stays with all that was chosen', async () => {
    await open();
    await lay('login');
    expect(address()).toBe(link);
    const told = vi.spyOn(portal, 'send');
    const moved = vi.spyOn(router, 'navigate');
    await back();
    expect(moved).toHaveBeenCalledTimes(1);
    expect(closed).toEqual(['login']);
    expect(address()).toBe(link);
    expect(booked()).toEqual({ open: 'inDialog' });
    expect(told).not.toHaveBeenCalled();
    await expectOutside();
  });

  test('Forward finds it gone and stays: nothing is requested again, and no entries pile up', async () => {
    await open();
    await lay('login');
    await back();
    const told = vi.spyOn(portal, 'send');
    for (let time = 0; time < 2; time++) {
      await back(1);
      expect(address()).toBe(link);
    }
    expect(told).not.toHaveBeenCalled();
    expect(booked()).toEqual({ open: 'inDialog' });
    await expectOutside();
  });

  test('closed otherwise it leaves no entry to go back through', async () => {
    await open();
    const end = await lay('login');
    end();
    await turns();
    expect(closed).toEqual([]);
    await expectOutside();
  });

  test('a successful login leaves no entry either where the booking continues with its next step', async () => {
    await open();
    const end = await lay('login');
    answerVisit = (stop) => portal.send(choose(chosen, stop));
    end();
    await send(choose(chosen, 'tickets'));
    expect(address()).toBe(`${link}&step=tickets`);
    await back();
    expect(address()).toBe(link);
    await expectOutside();
  });

  test('a step and a layer in one turn are two entries, the step below', async () => {
    await open();
    portal.send(choose(chosen, 'details'));
    await lay('terms');
    expect(address()).toBe(`${link}&step=details`);
    await back();
    expect(closed).toEqual(['terms']);
    expect(address()).toBe(`${link}&step=details`);
  });

  test('what the booking comes to say meanwhile is written when it is gone', async () => {
    await open();
    await lay('login');
    await send(choose({ ...chosen, slot: { startTime: '12:00:00', nextDay: false } }));
    await back();
    expect(address()).toBe(link.replace('10:00', '12:00'));
    expect(booked()).toEqual({ open: 'inDialog' });
    await expectOutside();
  });

  test('the top one of two closes first', async () => {
    await open();
    await lay('terms');
    await lay('login');
    await back();
    expect(closed).toEqual(['login']);
    await back();
    expect(closed).toEqual(['login', 'terms']);
    await expectOutside();
  });

  test('a link in it leads away and closes it; Back leads to the booking, not to a login', async () => {
    await open();
    await lay('login');
    router.navigate('/events');
    await turns();
    expect(closed).toEqual(['login']);
    expect(address()).toBe('/events');
    await back();
    await fetched();
    expect(address()).toBe(link);
    expect(booked()).toEqual({ open: 'inDialog' });
    await expectOutside();
  });

  test('a page that replaces the booking replaces it as well', async () => {
    await open();
    await lay('login');
    await send({ type: 'cart.wanted' });
    expect(address()).toBe('/cart');
    await expectOutside();
  });

  test('a reload finds it gone, and its entry with it', async () => {
    await open({ state: { layers: 1 }, below: 1 });
    expect(address()).toBe(link);
    expect(booked()).toEqual({ open: 'inDialog' });
    await expectOutside();
  });

  test('where another page is below, the booking does not go there', async () => {
    await open({ state: { layers: 1 } });
    expect(address()).toBe('/before');
    expect(booked()).toBe('closed');
  });

  test('on a page without a booking it is the same', async () => {
    await arrive('/cart');
    await lay('login');
    await back();
    expect(closed).toEqual(['login']);
    expect(address()).toBe('/cart');
    await expectOutside();
  });
});

describe('R4.5.10, R6.1.12: on a baps site', () => {
  test('a signed-out customer goes to the login, which leads back to the service', async () => {
    await arrive('/?lang=ar', { config: bapsSite });
    await send(press(3));
    expect(address()).toBe(`/login?nextUrl=${encodeURIComponent('/?lang=ar&service=3')}`);
    expect(booked()).toBe('closed');
    await back();
    expect(address()).toBe('/?lang=ar');
  });

  test('a link leads to the login and, afterwards, to the very point; Back does not run into it again', async () => {
    const link = '/?service=3&date=2026-11-22&duration=90&slot=19:00';
    await arrive(link, { config: bapsSite });
    expect(address()).toBe(`/login?nextUrl=${encodeURIComponent(link)}`);
    await send({ type: 'session.changed', user: layla });
    router.navigate(link);
    await turns();
    await fetched();
    expect(booked()).toEqual({ open: 'inDialog' });
    expect(portal.getSnapshot().context.chosen).toMatchObject({ slot: { startTime: '19:00:00' } });
  });

  test('continuing in a panel leads to the login page, with the choice', async () => {
    await arrive('/service/3', { config: bapsSite });
    await fetched();
    await send(choose({ serviceId: 3, date: '2026-11-22' }), { type: 'login.wanted', entered: null });
    expect(address()).toBe(`/login?nextUrl=${encodeURIComponent('/service/3?date=2026-11-22')}`);
  });
});
