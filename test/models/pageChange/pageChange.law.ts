/** The law of opening a page, from R2.4.4, R2.4.7, R2.3.1 and R8.3.6: the address and the view change together, when the page is ready. */
import { pageChangeMachine } from '../../../machines/pageChange/pageChangeMachine.ts';
import type { Effect, Law, Row, Situation } from '../../support/law/law.ts';
import { done, failed } from '../../support/paths.ts';

const at = (pathname: string, hash = '') => ({ pathname, search: '?lang=en', hash, state: null, key: pathname + hash });
type Entry = ReturnType<typeof at>;
const home = at('/');
const offers = at('/', '#offers');
const cart = at('/cart');
const events = at('/events');
const login = at('/login');

const by = (way: string, entry: Entry) => ({ entry, way, staysPut: false });
const want = (entry: Entry, way = 'push') => ({ type: 'entry.want', ...by(way, entry) });
const reach = (entry: Entry) => ({ type: 'entry.reached', entry });
const ready = done('preparePage', null);
const leadsElsewhere = done('preparePage', login);
const lost = new Error('lost');
const cannotBeHad = failed('preparePage', lost);

const prepares = (entry: Entry): Effect => ({ starts: 'preparePage', input: { entry } });
const writes = (entry: Entry, replaces = false): Effect => ({
  sends: { type: 'entry.write', entry, replaces },
  to: 'driveHistory',
});

const preparing = { state: 'preparing', runs: ['driveHistory', 'preparePage'] } as const;
const resting = { state: 'open', runs: ['driveHistory'] } as const;
const onHome = { shown: by('pop', home), problem: null };

const situations: Record<string, Situation> = {
  first: { by: [], ...preparing, knows: { wanted: by('pop', home), shown: null, problem: null } },
  firstElsewhere: {
    by: [leadsElsewhere],
    ...preparing,
    knows: { wanted: by('replace', login), shown: null, problem: null },
  },
  home: { by: [ready], ...resting, knows: { ...onHome, wanted: by('pop', home) } },
  offers: { by: [ready, want(offers)], ...resting, knows: { shown: by('push', offers), problem: null } },
  toCart: { by: [ready, want(cart)], ...preparing, knows: { ...onHome, wanted: by('push', cart) } },
  inPlace: { by: [ready, want(cart, 'replace')], ...preparing, knows: { ...onHome, wanted: by('replace', cart) } },
  toEvents: { by: [ready, reach(events)], ...preparing, knows: { ...onHome, wanted: by('pop', events) } },
  lost: {
    by: [cannotBeHad],
    state: 'failed',
    runs: ['driveHistory'],
    knows: { wanted: by('pop', home), shown: by('pop', home), problem: lost },
  },
};
const all = Object.keys(situations);
const without = (...names: string[]) => all.filter((name) => !names.includes(name));

/** The last page that was asked for wins; the one that is shown stays in view, and so does its address. */
const asking: Row[] = [
  {
    law: 'R2.4.7',
    in: without('toCart'),
    on: want(cart),
    to: 'preparing',
    changes: { wanted: by('push', cart) },
    does: [prepares(cart)],
  },
  { law: 'R2.4.7', in: ['toCart'], on: want(cart), to: 'preparing', does: [prepares(cart)] },
  {
    law: 'R2.4.7',
    in: without('inPlace'),
    on: want(cart, 'replace'),
    to: 'preparing',
    changes: { wanted: by('replace', cart) },
    does: [prepares(cart)],
  },
  { law: 'R2.4.7', in: ['inPlace'], on: want(cart, 'replace'), to: 'preparing', does: [prepares(cart)] },
  {
    law: 'R2.4.7',
    in: without('toEvents'),
    on: reach(events),
    to: 'preparing',
    changes: { wanted: by('pop', events) },
    does: [prepares(events)],
  },
  { law: 'R2.4.7', in: ['toEvents'], on: reach(events), to: 'preparing', does: [prepares(events)] },
];

/** A fragment of the current page is shown at once; where an error is shown, the page is loaded again. */
const places: Row[] = [
  {
    law: 'R2.4.7',
    in: ['home', 'toCart', 'inPlace', 'toEvents'],
    on: want(offers),
    to: 'offers',
    changes: { wanted: by('push', offers), shown: by('push', offers) },
    does: [writes(offers)],
  },
  { law: 'R2.4.7', in: ['offers'], on: want(offers), to: 'offers', does: [writes(offers)] },
  {
    law: 'R2.4.7',
    in: ['home', 'offers', 'toCart', 'inPlace', 'toEvents'],
    on: reach(offers),
    to: 'offers',
    changes: { wanted: by('pop', offers), shown: by('pop', offers) },
  },
  {
    law: 'R8.3.6',
    in: ['first', 'firstElsewhere', 'lost'],
    on: want(offers),
    to: 'preparing',
    changes: { wanted: by('push', offers) },
    does: [prepares(offers)],
  },
  {
    law: 'R8.3.6',
    in: ['first', 'firstElsewhere', 'lost'],
    on: reach(offers),
    to: 'preparing',
    changes: { wanted: by('pop', offers) },
    does: [prepares(offers)],
  },
];

/** The address is written with the page, unless the browser is there already. */
const showing: Row[] = [
  { law: 'R2.4.7', in: ['first'], on: ready, to: 'home', changes: { shown: by('pop', home) } },
  {
    law: 'R2.4.4',
    in: ['firstElsewhere'],
    on: ready,
    to: 'open',
    changes: { shown: by('replace', login) },
    does: [writes(login, true)],
  },
  { law: 'R2.4.7', in: ['toCart'], on: ready, to: 'open', changes: { shown: by('push', cart) }, does: [writes(cart)] },
  {
    law: 'R2.4.7',
    in: ['inPlace'],
    on: ready,
    to: 'open',
    changes: { shown: by('replace', cart) },
    does: [writes(cart, true)],
  },
  { law: 'R2.4.7', in: ['toEvents'], on: ready, to: 'open', changes: { shown: by('pop', events) } },
];

/** What leads elsewhere is never seen and leaves no entry that Back would be caught in. */
const leading: Row[] = [
  {
    law: 'R2.4.4',
    in: ['first', 'inPlace', 'toEvents'],
    on: leadsElsewhere,
    to: 'preparing',
    changes: { wanted: by('replace', login) },
    does: [prepares(login)],
  },
  { law: 'R2.4.4', in: ['firstElsewhere'], on: leadsElsewhere, to: 'preparing', does: [prepares(login)] },
  {
    law: 'R2.4.4',
    in: ['toCart'],
    on: leadsElsewhere,
    to: 'preparing',
    changes: { wanted: by('push', login) },
    does: [prepares(login)],
  },
];

/** A failure is shown under the requested address, so that a reload tries it again. */
const losing: Row[] = [
  {
    law: 'R8.3.6',
    in: ['first'],
    on: cannotBeHad,
    to: 'lost',
    changes: { shown: by('pop', home), problem: lost },
  },
  {
    law: 'R8.3.6',
    in: ['firstElsewhere'],
    on: cannotBeHad,
    to: 'failed',
    changes: { shown: by('replace', login), problem: lost },
    does: [writes(login, true)],
  },
  {
    law: 'R8.3.6',
    in: ['toCart'],
    on: cannotBeHad,
    to: 'failed',
    changes: { shown: by('push', cart), problem: lost },
    does: [writes(cart)],
  },
  {
    law: 'R8.3.6',
    in: ['inPlace'],
    on: cannotBeHad,
    to: 'failed',
    changes: { shown: by('replace', cart), problem: lost },
    does: [writes(cart, true)],
  },
  {
    law: 'R8.3.6',
    in: ['toEvents'],
    on: cannotBeHad,
    to: 'failed',
    changes: { shown: by('pop', events), problem: lost },
  },
];

export const pageChange: Law = {
  machine: pageChangeMachine,
  begins: [
    { starts: 'driveHistory', input: undefined },
    { starts: 'preparePage', input: { entry: home } },
  ],
  input: { entry: home },
  callbackActors: ['driveHistory'],
  situations,
  rows: [...asking, ...places, ...showing, ...leading, ...losing],
};
