/** What a customer may do with the cart, and what the server may answer. */
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { CartContext, CartInput } from '../../machines/cart/cartContext.ts';
import { cartMachine } from '../../machines/cart/cartMachine.ts';
import { defaultPreferences } from '../../machines/cart/paymentPreferences.ts';
import { isFacility } from '../../machines/cart/lines.ts';
import { ownerOf } from '../../machines/session/owner.ts';
import { ConnectionError } from '../../machines/shared/problem.ts';
import { after, done, failed, type Model } from '../support/paths.ts';
import { addon, court, event, guest, held, layla, membership, omar, swim } from './cart.fixtures.ts';

const [day] = court;
const at = { facilityId: 404, date: '2026-11-27', startTime: '20:00:00' };

/** Wishes about places: the server is asked. */
const placeWishes: AnyEventObject[] = [
  { type: 'lines.add', requestId: 'court', lines: [...court] },
  { type: 'lines.add', requestId: 'swim', lines: [swim('swim')] },
  { type: 'quantity.set', lineId: 'swim', quantity: 2 },
  { type: 'quantity.set', lineId: 'court-day', quantity: 2 },
];

/** Wishes about anything else: the rules decide. */
const ruleWishes: AnyEventObject[] = [
  { type: 'lines.add', requestId: 'event', lines: [event('event')] },
  { type: 'lines.add', requestId: 'gold', lines: [membership('gold')] },
  { type: 'addon.add', requestId: 'racket', at, addon: addon({ max: 1 }) },
  { type: 'addon.set', lineId: 'swim', productId: 11, quantity: 0 },
  { type: 'quantity.set', lineId: 'event', quantity: 2 },
  { type: 'quantity.set', lineId: 'event', quantity: 0 },
  { type: 'cart.restore', lines: [event('event')] },
  { type: 'cart.restore', lines: [membership('gold')] },
  { type: 'cart.restore', lines: [swim('swim')] },
];

const others: AnyEventObject[] = [
  { type: 'line.remove', lineId: 'court-night' },
  { type: 'line.remove', lineId: 'swim' },
  { type: 'cart.clear' },
  { type: 'order.accept' },
  done('release'),
  failed('release', new ConnectionError()),
  after('renewalPause', 'cart.resting'),
];

const choices: AnyEventObject[] = [
  { type: 'prices.accept', prices: [{ lineId: 'swim', productId: 41, price: 50, tax_amount: 2.5 }] },
  { type: 'session.changed', user: layla },
  { type: 'session.changed', user: null },
  { type: 'wallet.use', on: true },
  { type: 'points.use', on: true },
  { type: 'card.choose', cardId: 'visa' },
  { type: 'card.save', on: true },
  { type: 'notes.write', text: 'Two left-handed rackets' },
  { type: 'address.write', text: 'Villa 4' },
  { type: 'problem.dismiss' },
];

/** Everything was held; the first, or all, were taken by somebody else; nobody answered. */
function answers({ value, context }: AnyMachineSnapshot): AnyEventObject[] {
  const { lines, proposal } = context as CartContext;
  const asked = (proposal?.lines ?? lines).filter(isFacility);
  const job = value === 'renewing' ? 'renew' : 'reserve';
  const last = asked.slice(-1);
  return [
    done(job, held(asked)),
    ...(asked.length > 1 ? [done(job, held(asked, last))] : []),
    done(job, held(asked, asked)),
    failed(job, new ConnectionError()),
  ];
}

interface Scenario {
  input: CartInput;
  events: AnyEventObject[];
  /** Wishes are made only while the server is asked. */
  isOnlyWaiting?: true;
}

export const cartScenarios: Record<string, Scenario> = {
  'places of an empty cart': {
    input: { lines: [], choices: defaultPreferences, venueId: 1, reserves: true, user: layla },
    events: [...placeWishes, ...others],
  },
  'rules of a cart with a ticket': {
    input: { lines: [swim('swim')], choices: defaultPreferences, venueId: 1, reserves: false, user: layla },
    events: [...ruleWishes, { type: 'cart.clear' }],
  },
  'wishes that come while the server is asked': {
    input: { lines: [swim('swim')], choices: defaultPreferences, venueId: 1, reserves: true, user: layla },
    events: [
      ...placeWishes,
      ...ruleWishes,
      { type: 'cart.restore', lines: [...court] },
      { type: 'line.remove', lineId: 'swim' },
      done('release'),
    ],
    isOnlyWaiting: true,
  },
  'a guest with a kept cart': {
    input: {
      lines: [day, swim('swim', { addons: [addon()] })],
      choices: { ...defaultPreferences, is_wallet: true },
      venueId: 1,
      reserves: true,
      user: guest,
    },
    events: [
      ...others,
      { type: 'addon.set', lineId: 'swim', productId: 11, quantity: 0 },
      { type: 'quantity.set', lineId: 'swim', quantity: 0 },
      { type: 'lines.add', requestId: 'gold', lines: [membership('gold')] },
    ],
  },
  'customers who come and go': {
    input: {
      lines: [],
      choices: defaultPreferences,
      aside: [{ owner: ownerOf(layla), lines: [swim('swim')], choices: { ...defaultPreferences, is_wallet: true } }],
      venueId: 1,
      reserves: true,
      user: null,
    },
    events: [
      { type: 'session.changed', user: layla },
      { type: 'session.changed', user: omar },
      { type: 'session.changed', user: null },
      { type: 'session.ended' },
      done('release'),
    ],
  },
  choices: {
    input: { lines: [swim('swim')], choices: defaultPreferences, venueId: 1, reserves: false, user: layla },
    events: choices,
  },
  'an operator that holds nothing': {
    input: { lines: [day], choices: defaultPreferences, venueId: 1, reserves: false, user: layla },
    events: [...placeWishes, ...others],
  },
  'a configuration without a venue': {
    input: { lines: [], choices: defaultPreferences, venueId: null, reserves: true, user: null },
    events: placeWishes,
  },
};

const isWish = ({ type }: AnyEventObject): boolean =>
  ['lines.add', 'addon.add', 'addon.set', 'quantity.set', 'cart.restore'].includes(type);

/** One wish may wait, and nothing is had more than twice: enough to see every way a cart can be. */
function isInBounds(event: AnyEventObject, state: AnyMachineSnapshot, { isOnlyWaiting }: Scenario): boolean {
  const { lines, waiting } = state.context as CartContext;
  if (waiting.length > 0) return !isWish(event) && !['line.remove', 'cart.clear', 'order.accept'].includes(event.type);
  if (isOnlyWaiting && isWish(event) && lines.reduce((sum, { quantity }) => sum + quantity, 0) > 1) return false;
  if (isWish(event) && state.hasTag('busy') !== (isOnlyWaiting ?? false)) return false;
  return event.type !== 'lines.add' || lines.every(({ quantity }) => quantity < 2);
}

/** What a guard may look at; choices and the words of problems decide nothing. */
function project({ context }: AnyMachineSnapshot): unknown {
  const { lines, proposal, waiting, released, releasing, isHoldUnsure, user, aside } = context as CartContext;
  const short = (list: CartContext['lines']) => list.map(({ id, quantity, addons }) => [id, quantity, addons.length]);
  return [
    short(lines),
    proposal && [short(proposal.lines), proposal.requestId],
    waiting,
    released.length > 0,
    releasing.length > 0,
    isHoldUnsure,
    ownerOf(user),
    aside.length,
  ];
}

export const cartModel = (scenario: Scenario): Model => ({
  machine: cartMachine,
  input: scenario.input,
  events: (state) => [...scenario.events, ...answers(state)].filter((event) => isInBounds(event, state, scenario)),
  project,
});
