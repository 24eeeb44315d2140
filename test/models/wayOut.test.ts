/** I24: no state without a way out. Storms come across some states; here each of every chart is looked at. */
import { expect, test } from 'vitest';
import { createMachine, type AnyStateMachine, type AnyStateNode } from 'xstate';
import { registry } from '../../machines/registry.ts';

/** Where a machine has done what it is for; the page around it leads on, as it does from everywhere. */
const ends: Readonly<Record<string, string>> = {
  'cancellation.cancelled': 'the ticket says that it is cancelled, and the page goes on around it',
  'cancellation.refused': 'the ticket stands, and the page goes on around it',
  'clock.agreed': 'the clock is right, and everything else goes on',
  'erasure.erased': 'there is no account any more',
  'eventInvite.over': 'the event is over, and the page says so',
  'eventInvite.unknown': 'there is no such invitation, and the page says so',
  'failedPayment.missing': 'there is no such payment, and the page says so',
  'freeHours.looking': 'its one state: weeks and days are chosen in it',
  'loginPage.broken': 'a defect: the page says so, and offers to load anew',
  'loginPage.ledBack': 'the portal leads back to where it was asked for',
  'loginPage.ledHome': 'the portal leads home',
  'membershipPurchase.empty': 'nothing is sold, and the page says so',
  'portal.health.crashed': 'the page that asks for a reload stands there',
  'portal.shop.open.running': 'the cart is there, and has its own chart',
  'quickChoice.empty': 'nothing can be chosen here; whoever asks for the free times is told there',
  'receipt.cancelled': 'the order is taken back, and the page says so',
  'receipt.missing': 'there is no such order, and the page says so',
  'receipt.paid': 'the receipt stands there',
  'reconnect.refused': 'whoever waits for the connection asks by a press',
  'reschedule.fixed': 'the booking cannot be moved, and the page goes on around it',
  'reschedule.moved': 'the booking is moved, and the page says so',
  'seatMap.unknown': 'there is no such plan, and the page says so',
  'site.config.disabled': 'the site is switched off; its health goes on being asked about',
  'site.config.open': 'the site is open, and everything else goes on',
  'site.health.ok': 'the site is well, and everything else goes on',
  'supportMessage.sent': 'the request is sent, and the page says so',
  'supportThread.missing': 'there is no such request, and the page says so',
};

const within = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(within)];
const above = (node: AnyStateNode): AnyStateNode[] => [node, ...(node.parent ? above(node.parent) : [])];
const leavesOf = (machine: AnyStateMachine) => within(machine.root).filter(({ type }) => type === 'atomic');

/** Where somebody stands who is led to a node. */
function restsOf(node: AnyStateNode): AnyStateNode[] {
  if (node.type === 'history') return within(node.parent!).filter(({ type }) => type === 'atomic');
  if (node.type === 'parallel') return Object.values(node.states).flatMap(restsOf);
  return node.type === 'compound' ? node.initial.target.flatMap(restsOf) : [node];
}

/** Where what happens in a node, or in what it stands in, may lead. */
const leadsTo = (node: AnyStateNode): AnyStateNode[] =>
  above(node)
    .flatMap((one) => [...one.transitions.values(), one.always ?? []].flat())
    .flatMap(({ target = [] }) => target.flatMap(restsOf))
    .filter((goal) => goal !== node);

const stuckIn = (machine: AnyStateMachine): string[] =>
  leavesOf(machine)
    .filter((leaf) => leadsTo(leaf).length === 0)
    .map(({ id }) => id);

const waits = (node: AnyStateNode): boolean => above(node).some(({ tags }) => tags.includes('busy'));

/** What waits, and leads only to what waits as well. */
function waitingForEver(machine: AnyStateMachine): string[] {
  const out = new Set(within(machine.root).filter((node) => restsOf(node).includes(node) && !waits(node)));
  for (let before = -1; before !== out.size;) {
    before = out.size;
    for (const leaf of leavesOf(machine)) if (leadsTo(leaf).some((goal) => out.has(goal))) out.add(leaf);
  }
  return leavesOf(machine)
    .filter((leaf) => !out.has(leaf))
    .map(({ id }) => id);
}

const machines: readonly AnyStateMachine[] = Object.values(registry);

test('every state can be left, or is where its machine has done what it is for', () => {
  const stuck = machines.flatMap(stuckIn);
  expect(stuck.toSorted()).toEqual(Object.keys(ends).toSorted());
});

test('whatever waits comes to something that does not', () => {
  expect(machines.flatMap(waitingForEver)).toEqual([]);
});

test('a state without a way out is noticed, and one that waits for ever', () => {
  const trap = createMachine({
    id: 'trap',
    initial: 'open',
    states: {
      open: { on: { step: 'shut', ask: 'asking' } },
      shut: { on: { step: 'shut' } },
      asking: { tags: 'busy', on: { answer: 'askingAgain' } },
      askingAgain: { tags: 'busy', on: { answer: 'asking' } },
    },
  });
  expect(stuckIn(trap)).toEqual(['trap.shut']);
  expect(waitingForEver(trap)).toEqual(['trap.asking', 'trap.askingAgain']);
});
