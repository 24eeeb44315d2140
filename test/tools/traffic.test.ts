/** The system diagram matches the code: no arrow is missing, none is invented. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readTraffic } from '../../docs/flows/drawing/traffic.ts';
import { registry, type ActorName } from '../../machines/registry.ts';

const { running, arrows } = readTraffic();
const line = ({ from, to, event }: { from: string; to: string; event: string }) => `${from} → ${to}: ${event}`;
const drawn = arrows.map(line);

test('an arrow’s event is one of the receiving chart', () => {
  const madeUp = arrows.filter(
    ({ to, event, way }) =>
      to in registry &&
      way !== 'ended' &&
      !isAnswer(event) &&
      !registry[to as ActorName].events.includes(event as never),
  );
  expect(madeUp.map(line)).toEqual([]);
});

/** The cart's answers are the output of the booking's actor that waits for them. */
const isAnswer = (event: string): boolean => event === 'lines.added' || event === 'lines.refused';

test('every callback of the portal is an arrow', () => {
  const callbackActors = globSync('src/**/*.{ts,tsx}').flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/\.on\(\s*'(\w+\.\w+)'/g)].map(([, event]) => `${path} ${event}`),
  );
  const heard = new Set(arrows.map(({ at, event, emitted }) => `${at} ${emitted ?? event}`));
  expect(callbackActors.length).toBeGreaterThan(20);
  expect(callbackActors.filter((one) => !heard.has(one))).toEqual([]);
});

test('every sendTo between machines is an arrow', () => {
  const sent = globSync('machines/**/*.ts').flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/sendTo\('(\w+)'/g)].map(([, to = '']) => ({ at: path, to })),
  );
  const missing = sent.filter(
    ({ at, to }) =>
      to in registry && !arrows.some((arrow) => arrow.at === at && arrow.to === to && arrow.way === 'sent'),
  );
  expect(missing).toEqual([]);
});

/** Children send to their parent, and to other actors, by references in their input. */
test('every sendTo by a reference is an arrow', () => {
  const sent = globSync('machines/**/*.ts').filter((path) =>
    /sendTo\(\s*\(\{ context \}\) => /.test(readFileSync(path, 'utf8')),
  );
  expect(sent.length).toBeGreaterThan(4);
  expect(sent.filter((path) => !arrows.some(({ at, way }) => at === path && way === 'sent'))).toEqual([]);
});

test.for([
  // The portal is told when a session expires, and asks for a login (R4.1.6); logging out empties the cart (R4.1.7).
  'session → portal: session.expired',
  'session → portal: session.ended',
  'portal → cart: session.ended',
  // A guest without lines is logged out (R4.1.8).
  'cart → portal: guest.emptied',
  'portal → session: guest.emptied',
  // R4.5.10: a booking may ask for a login, and so may paying (R6.1.3).
  'booking → portal: login.wanted',
  'booking → portal: selection.changed',
  'attendeeDetails → selling: login.wanted',
  'attendeeDetails → selling: attendees.changed',
  'checkout → portal: login.open',
  'login → portal: done',
  'login → loginPage: arrival.ended',
  // What is to be shown goes to the address, and what is shown comes back.
  'portal → address: address.write',
  'address → portal: address.changed',
  // Every machine that needs the customer is told about changes.
  'session → booking: session.changed',
  'session → attendeeDetails: session.changed',
  'session → checkout: session.changed',
  'portal → cart: session.changed',
  // A booking becomes lines, lines become an order, and come back when the payment fails (Q4.8.c).
  'selling → cart: lines.add',
  'cart → selling: lines.added',
  'cart → checkout: cart.changed',
  'placement → cart: order.accept',
  'reopening → cart: cart.restore',
])('%s (R4.1.6, R4.1.7, R4.1.8, R4.5.10)', (arrow) => {
  expect(drawn).toContain(arrow);
});

test('a child sends to its parent; it emits only what others need as well', () => {
  const isChild = (from: string, to: string) => running.some(({ parent, child }) => parent === to && child === from);
  const overheard = arrows.filter(({ from, to, way }) => way === 'heard' && isChild(from, to)).map(({ from }) => from);
  expect([...new Set(overheard)].sort()).toEqual(['cart', 'session']);
});

test('only the session reports its end (R4.1.6)', () => {
  expect(drawn.filter((one) => one.endsWith(': session.expired'))).toEqual([
    'session → portal: session.expired',
    'session → toasts: session.expired',
  ]);
});

test('only the login reports who logged in, whatever runs it (R4.9)', () => {
  expect(drawn.filter((one) => one.endsWith(': session.logIn'))).toEqual(['login → session: session.logIn']);
});

test('only the portal has no parent', () => {
  const children = new Set(running.map(({ child }) => child));
  expect(Object.keys(registry).filter((name) => !children.has(name))).toEqual(['portal']);
});
