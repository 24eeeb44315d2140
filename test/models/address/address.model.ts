/** History entries, events and effects for the laws of the address. */
import { addressMachine } from '../../../machines/address/addressMachine.ts';
import type { Effect } from '../../support/law/law.ts';

export const at = (pathname: string, search = '', state: unknown = null) => ({ pathname, search, hash: '', state });

type Place = ReturnType<typeof at>;

/** The state of a history entry whose dialog was opened by a button, with the steps below it. */
export const pushed = (...below: string[]) => ({ booking: { surface: 'dialog', isPushed: true, below } });

/** The same for a link: another site is below the first step. */
export const linked = (...below: string[]) => ({ booking: { surface: 'dialog', isPushed: false, below } });
export const time = { date: null, duration: null, slot: null, facilityId: null };

export const says = (stop: string, date: string | null = null) => ({
  surface: 'dialog',
  selection: { serviceId: 3, ...time, date },
  stop,
});

export const show = (shown: object | null) => ({ type: 'address.write', shown });
export const ends = (layers: readonly number[] = [], isFree = true) => ({ type: 'turn.ended', isFree, layers });
export const reach = (here: Place, layers: readonly number[] = []) => ({ type: 'entry.reached', here, layers });
export const open = (page: string) => ({ type: 'page.open', page });

export const writes = (to: string, replaces: boolean, state: object): Effect => ({
  sends: { type: 'entry.write', to, replaces, state },
  to: 'moveBrowser',
});

export const leaves = (by: number): Effect => ({ sends: { type: 'entries.leave', by }, to: 'moveBrowser' });

export const loads = (to: string, replaces: boolean): Effect => ({
  sends: { type: 'page.load', to, replaces },
  to: 'moveBrowser',
});

export const closes = (...layers: number[]): Effect => ({ sends: { type: 'layers.close', layers }, to: 'moveBrowser' });
export const tells = (here: Place): Effect => ({ emits: { type: 'address.changed', here } });
export const resting = { state: 'idle', runs: ['moveBrowser'] } as const;
export const moving = (state: string) => ({ state: { following: state }, runs: ['moveBrowser'] });
export const closing = { state: 'closing', runs: ['moveBrowser'] } as const;
export const opening = { state: 'opening', runs: ['moveBrowser'] } as const;

export const common = {
  machine: addressMachine,
  callbackActors: ['moveBrowser'],
  begins: [{ starts: 'moveBrowser', input: undefined }],
} as const;

/** The router is busy: no requested move begins. */
export const busy = ends([], false);

// A booking in a dialog that was opened by a button on /events.

export const events = at('/events');
export const first = at('/events', '?service=3', pushed());
export const second = at('/events', '?service=3&step=tickets', pushed('choosing'));
export const choosing = { shown: says('choosing') };
export const tickets = { shown: says('tickets') };
export const later = { shown: says('choosing', '2026-11-23') };
export const over = { shown: null };
export const toFirst = [show(says('choosing')), ends(), reach(first)];
export const toSecond = [...toFirst, show(says('tickets')), ends(), reach(second)];
