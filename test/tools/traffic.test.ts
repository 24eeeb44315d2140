/** The picture of the system says what the code does: no arrow is missing, none is made up. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readTraffic } from '../../docs/flows/drawing/traffic.ts';
import { registry, type ActorName } from '../../machines/registry.ts';

const { running, arrows } = readTraffic();
const line = ({ from, to, event }: { from: string; to: string; event: string }) => `${from} → ${to}: ${event}`;
const drawn = arrows.map(line);

test('what arrives at a machine is an event of its chart', () => {
  const madeUp = arrows.filter(
    ({ to, event, way }) =>
      to in registry &&
      way !== 'ended' &&
      !isAnswer(event) &&
      !registry[to as ActorName].events.includes(event as never),
  );
  expect(madeUp.map(line)).toEqual([]);
});

/** The cart's answers end the booking's wait for them: they are the result of its actor. */
const isAnswer = (event: string): boolean => event === 'lines.added' || event === 'lines.refused';

test('every callback of the house is an arrow', () => {
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

/** Children tell their parent, and whom else they were given, by a reference from their input. */
test('every sendTo by a reference is an arrow', () => {
  const sent = globSync('machines/**/*.ts').filter((path) =>
    /sendTo\(\s*\(\{ context \}\) => /.test(readFileSync(path, 'utf8')),
  );
  expect(sent.length).toBeGreaterThan(4);
  expect(sent.filter((path) => !arrows.some(({ at, way }) => at === path && way === 'sent'))).toEqual([]);
});

test.for([
  // R4.1.6: the end of a session is known to the portal, which asks for a login; R4.1.7: logging out empties the cart.
  'session → portal: session.expired',
  'session → portal: session.ended',
  'portal → cart: session.ended',
  // R4.1.8: a guest without lines is nobody.
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
  // Everybody who asks who is logged in is told.
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

test('a child tells its parent; only who is heard by others too says it to whoever listens', () => {
  const isChild = (from: string, to: string) => running.some(({ parent, child }) => parent === to && child === from);
  const overheard = arrows.filter(({ from, to, way }) => way === 'heard' && isChild(from, to)).map(({ from }) => from);
  expect([...new Set(overheard)].sort()).toEqual(['cart', 'session']);
});

test('the end of a session is said by the session alone (R4.1.6)', () => {
  expect(drawn.filter((one) => one.endsWith(': session.expired'))).toEqual([
    'session → portal: session.expired',
    'session → toasts: session.expired',
  ]);
});

test('who came in is told by the login alone, whoever runs it (R4.9)', () => {
  expect(drawn.filter((one) => one.endsWith(': session.logIn'))).toEqual(['login → session: session.logIn']);
});

test('who is run by nobody is the portal alone', () => {
  const children = new Set(running.map(({ child }) => child));
  expect(Object.keys(registry).filter((name) => !children.has(name))).toEqual(['portal']);
});
