/** What a customer does with the cart: lines come and go, with their additions, ways to pay, code and note. */
import { groupOf } from '../../../../machines/cart/lines.ts';
import type { CartLine } from '../../../../src/contract/orders/cart.ts';
import {
  academy,
  addon,
  event,
  facility,
  membership,
  offer,
  pos,
  swim,
  attendee,
} from '../../../models/cart/cart.fixtures.ts';
import { stockOf } from '../server/prices.ts';
import type { Tab } from '../tab.ts';
import { ownerName } from '../who.ts';
import { onPage } from './onPage.ts';

export const courtHours = ['18', '19', '20'] as const;

let lastLine = 0;
let lastRequest = 0;
const nextId = (): string => `line-${(lastLine += 1)}`;
const nextRequest = (): string => `wish-${(lastRequest += 1)}`;
/** Each walk counts its lines and wishes from one. */
export function countAnew(): void {
  [lastLine, lastRequest] = [0, 0];
}

/** The current customer writes their own name into what they add to the cart. */
const namedFor = (tab: Tab) => ({ ...attendee, name: `Visitor of ${ownerName(tab)}` });

function linesOf(tab: Tab, n: number): CartLine[] {
  const cost = (product: number, quantity = 1) => {
    const [own, tax] = tab.shop.priceOf(product);
    return { price: own / 100, tax_amount: tax / 100, quantity, total_price: ((own + tax) * quantity) / 100 };
  };
  const hour = courtHours[n % courtHours.length]!;
  const slot = { selectedFacilityTiming: `${hour}:00:00`, selectedFacilityEndTiming: `${Number(hour) + 1}:00:00` };
  const group_id = nextId();
  const court = [
    facility(nextId(), { ...cost(31), ...slot, group_id, customers: [namedFor(tab)] }),
    facility(nextId(), { ...cost(32), ...slot, product_id: 32, group_id }),
  ];
  const racket = addon({ ...cost(11), max: stockOf[11]! });
  const kinds: (() => CartLine[])[] = [
    () => court,
    () => [facility(nextId(), { ...cost(31), ...slot, facilityId: 305, addons: [racket] })],
    () => [swim(nextId(), { ...cost(41, 2), customers: [namedFor(tab), namedFor(tab)] })],
    () => [event(nextId(), cost(51))],
    () => [pos(nextId(), { ...cost(91), most: stockOf[91]! })],
    () => [offer(nextId(), cost(95))],
    () => [facility(nextId(), { ...cost(31), ...slot, facilityId: 306, isApprovalRequired: true })],
  ];
  return kinds[n % kinds.length]!();
}

export const add = (tab: Tab, n: number) =>
  tab.cart()?.send({ type: 'lines.add', requestId: nextRequest(), lines: linesOf(tab, n) });

/** What is sold apart from other things, or takes the promotion away (R4.8.1, R4.8.4, R4.8.6). */
function apart(tab: Tab, n: number): CartLine {
  const cost = (product: number) => {
    const [own, tax] = tab.shop.priceOf(product);
    return { price: own / 100, tax_amount: tax / 100, total_price: (own + tax) / 100 };
  };
  const kinds: (() => CartLine)[] = [
    () => membership(nextId(), cost(61)),
    () => pos(nextId(), { ...cost(92), product_id: 92, outlet_id: 10 }),
    () => academy(nextId(), cost(71)),
    () => event(nextId(), cost(51)),
  ];
  return kinds[n % kinds.length]!();
}

const lineAt = (tab: Tab, n: number): CartLine | undefined => {
  const lines = tab.cart()?.getSnapshot().context.lines ?? [];
  return lines[n % Math.max(1, lines.length)];
};

export const cartDeeds = {
  add: onPage(add),
  addApart: onPage((tab, n) =>
    tab.cart()?.send({ type: 'lines.add', requestId: nextRequest(), lines: [apart(tab, n)] }),
  ),
  addExtra: onPage((tab, n) => {
    const line = lineAt(tab, n);
    if (line?.productType !== 'facility') return;
    const [price, tax] = tab.shop.priceOf(11);
    const at = { facilityId: line.facilityId, date: line.selectedFacilityDate, startTime: line.selectedFacilityTiming };
    const extra = addon({ price: price / 100, tax_amount: tax / 100, max: stockOf[11]! });
    tab.cart()?.send({ type: 'addon.add', requestId: nextRequest(), at, addon: extra });
  }),
  setExtra: onPage((tab, n) => {
    const line = lineAt(tab, n);
    const [extra] = line?.addons ?? [];
    if (line && extra)
      tab.cart()?.send({ type: 'addon.set', lineId: line.id, productId: extra.product_id, quantity: n % 7 });
  }),
  quantity: onPage((tab, n) => {
    const line = lineAt(tab, n);
    if (line === undefined) return;
    tab.sales.stepped.add(line.id);
    if (n % 4 === 0)
      for (const { id } of groupOf(tab.cart()?.getSnapshot().context.lines ?? [], line.id)) tab.unwanted.add(id);
    tab.cart()?.send({ type: 'quantity.set', lineId: line.id, quantity: n % 4 });
  }),
  remove: onPage((tab, n) => {
    const line = lineAt(tab, n);
    if (line) tab.cart()?.send({ type: 'line.remove', lineId: line.id });
  }),
  clear: onPage((tab) => tab.cart()?.send({ type: 'cart.clear' })),
  wallet: onPage((tab, n) => tab.cart()?.send({ type: 'wallet.use', on: n % 2 === 0 })),
  points: onPage((tab, n) => tab.cart()?.send({ type: 'points.use', on: n % 2 === 0 })),
  code: (tab: Tab, n: number) => {
    const page = tab.page();
    if (page.name !== 'cart') return;
    page.promotion.send({ type: 'code.type', text: ['TEN', 'ten ', 'GONE'][n % 3]! });
    page.promotion.send({ type: 'code.use' });
  },
  dropCode: (tab: Tab) => {
    const page = tab.page();
    if (page.name === 'cart') page.promotion.send({ type: 'code.remove' });
  },
  notes: onPage((tab) => tab.cart()?.send({ type: 'notes.write', text: `Note of ${ownerName(tab)}` })),
  dismiss: onPage((tab) => tab.cart()?.send({ type: 'problem.dismiss' })),
} as const;
