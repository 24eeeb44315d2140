// @vitest-environment jsdom
/** An event's seats on a plan and in a list: chosen, taken meanwhile, added to the cart (Q7.6.k, Q3.6.b, R5.7.11). */
import { act, cleanup, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SeatChoice } from '../../../src/pages/events/seats/SeatChoice.tsx';
import { dismissNotice, notices } from '../../../src/actors/notices.ts';
import { event as eventLine } from '../../models/cart/cart.fixtures.ts';
import { exhibition, seatLineOf } from '../../rules/seatMap/exhibition.fixtures.ts';
import { hallOfRows } from '../../rules/seatMap/hall.fixtures.ts';
import { all, elsewhere, press, stage, textOf, words } from '../cart.fixture.tsx';

const hall = hallOfRows('...x', '....');
const later = hallOfRows('.x.x', '....');
let answered: object | number;
let visibility = 'visible';

beforeEach(() => {
  answered = hall;
  visibility = 'visible';
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('fetch', async () =>
    typeof answered === 'number'
      ? Response.json({ status: false }, { status: answered })
      : Response.json({ status: true, data: answered, message: null }),
  );
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => visibility === 'hidden');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  dismissNotice(notices.getSnapshot().context.shown?.id ?? 0);
});

const settled = () =>
  act(async () => {
    for (let turn = 0; turn < 6; turn++) await new Promise((resolve) => setTimeout(resolve));
  });

async function open(lines: object[] = [], locale: 'en' | 'ar' = 'en') {
  const { show, cart } = await stage({ cart: { lines: lines as never }, locale });
  show(<SeatChoice event={exhibition.event} mapId={700} />);
  await settled();
  return cart;
}

const seat = (id: number) => all(`[data-seat="${id}"]`)[0]!;
const look = (id: number) => seat(id).getAttribute('class')!.split('--')[1];
const choose = (id: number) => fireEvent.keyDown(seat(id), { key: 'Enter' });
const chosen = () => all('.chosen .lines b').map(words);
const told = () => notices.getSnapshot().context.shown?.text;
const tab = (state: 'hidden' | 'visible') => {
  visibility = state;
  fireEvent(document, new Event('visibilitychange'));
  return settled();
};

test('Q7.6.k: seats are chosen and given up by keys, named in words, with what they cost', async () => {
  await open();
  expect([1, 4, 5].map(look)).toEqual(['free', 'sold', 'free']);
  expect(seat(4).getAttribute('aria-label')).toBe('Row 1, seat 4, Block A, sold');
  choose(1);
  choose(2);
  choose(4);
  expect([chosen(), words(all('.sum dd')[0])]).toEqual([['Row 1, seat 1', 'Row 1, seat 2'], 'AED 210']);
  expect(textOf('.chosen .note--warn')).toContain('single seat between others, which is hard to sell: Row 1, seat 3');
  press('Give up Row 1, seat 1');
  expect([chosen(), look(1), look(2), document.activeElement?.textContent]).toEqual([
    ['Row 1, seat 2'],
    'free',
    'mine',
    'Your seats',
  ]);
});

test('Q7.6.k: arrow keys move over the plan, which is not mirrored in Arabic', async () => {
  await open([], 'ar');
  expect(all('.hall__frame')[0]!.getAttribute('dir')).toBe('ltr');
  const stops = () =>
    all('[data-seat][tabindex="0"]').map((one) => one.dataset['seat'] ?? one.getAttribute('data-seat'));
  expect(stops()).toHaveLength(1);
  act(() => seat(1).focus());
  fireEvent.keyDown(seat(1), { key: 'ArrowRight' });
  expect([document.activeElement?.getAttribute('data-seat'), stops()]).toEqual(['2', ['2']]);
  fireEvent.keyDown(seat(2), { key: 'ArrowDown' });
  expect(document.activeElement?.getAttribute('data-seat')).toBe('6');
});

test('Q7.6.k: people who come together sit together, or near each other when they like', async () => {
  await open();
  press('Seat us together');
  expect([textOf('.hint.ok'), chosen()]).toEqual(['The nearest 2 together', ['Row 2, seat 1', 'Row 2, seat 2']]);
  for (let more = 0; more < 5; more += 1) press('More');
  press('Seat us together');
  expect([textOf('.statusregion p'), chosen().length]).toEqual([
    'No 7 side by side there. 4 and 3 near each other?',
    2,
  ]);
  press('Take 4 and 3');
  expect(chosen()).toHaveLength(7);
});

test('R8.1.5: a seat taken by another customer is reported when the tab is visible again; the rest stays', async () => {
  await open();
  choose(1);
  choose(2);
  await tab('hidden');
  answered = later;
  await tab('visible');
  expect([told(), chosen(), look(2)]).toEqual(['Seat 2 has just gone', ['Row 1, seat 1'], 'sold']);
});

test('R8.1.5: and before anything is put into the cart', async () => {
  const cart = await open();
  choose(1);
  choose(2);
  answered = later;
  press('Add to cart', '.chosen');
  await settled();
  expect([told(), chosen(), cart.getSnapshot().context.lines]).toEqual(['Seat 2 has just gone', ['Row 1, seat 1'], []]);
  press('Add to cart', '.chosen');
  await settled();
  const lines = cart.getSnapshot().context.lines as unknown as {
    seat_map_id: number;
    quantity: number;
    price: number;
  }[];
  expect(lines.map(({ seat_map_id, quantity, price }) => [seat_map_id, quantity, price])).toEqual([[1, 1, 100]]);
  expect([textOf('.chosen .note--ok p'), look(1), chosen()]).toEqual(['In your cart: Row 1, seat 1', 'inCart', []]);
  // R5.7.11: it is there already.
  choose(1);
  expect(textOf('.chosen [role=alert] p')).toBe('Seat already in cart');
});

test('R8.2.1: what the cart refuses is shown at the button, and the selection stays', async () => {
  await open([eventLine('there')]);
  choose(5);
  answered = 403;
  press('Add to cart', '.chosen');
  await settled();
  expect([all('.chosen [role=alert]').length, chosen()]).toEqual([1, ['Row 2, seat 1']]);
});

test('Q7.6.k: the list is the equal of the plan', async () => {
  await open();
  choose(2);
  fireEvent.click(all<HTMLInputElement>('.seg input')[1]!);
  const chips = () =>
    all<HTMLInputElement>('.lrow input').map((one) => `${one.getAttribute('aria-label')} ${one.checked}`);
  expect(all('.lblk__left').map(words)).toEqual(['6 seats left']);
  expect(chips().slice(0, 3)).toEqual(['Row 1, seat 1 false', 'Row 1, seat 2 true', 'Row 1, seat 3 false']);
  fireEvent.click(all('.lrow input')[0]!);
  expect(chosen()).toEqual(['Row 1, seat 2', 'Row 1, seat 1']);
  fireEvent.click(all('.lfilter .check input')[0]!);
  expect(all('.lrow legend').map(words)).toEqual(['Row 2']);
});

test('R2.4.3: a plan that the event does not have leads to the page for that; what fails can be tried again', async () => {
  answered = 404;
  await open();
  expect(elsewhere()).toBe('/404');
  cleanup();
  answered = 403;
  await open();
  expect(all('.empty[role=alert]')).toHaveLength(1);
  answered = hall;
  press('Try again');
  await settled();
  expect(all('[data-seat]')).toHaveLength(8);
});

test('R5.7.11: a chosen seat that another window adds to the cart is reported, and can be bought once', async () => {
  const cart = await open();
  choose(1);
  choose(2);
  cart.send({ type: 'lines.add', requestId: 'elsewhere', lines: [{ ...seatLineOf(2), id: 'a' }] as never });
  await settled();
  expect([chosen(), look(1), look(2)]).toEqual([['Row 1, seat 1'], 'mine', 'inCart']);
  expect(textOf('.statusregion .note--ok p')).toBe('In your cart: Row 1, seat 2');
});

test('Q7.6.k: the plan moves only while the pointer is pressed, and a press after a release elsewhere chooses', async () => {
  await open();
  const frame = all('.hall__frame')[0]!;
  const held = vi.fn<(id: number) => void>();
  Object.assign(frame, { setPointerCapture: held, hasPointerCapture: () => false });
  const mouse = { pointerId: 1, pointerType: 'mouse' };
  for (const button of [2, 0]) {
    fireEvent.pointerDown(frame, { ...mouse, button, buttons: button === 2 ? 2 : 1, clientX: 10, clientY: 10 });
    // The release is not reported.
    for (const clientX of [20, 60, 100]) fireEvent.pointerMove(frame, { ...mouse, buttons: 0, clientX, clientY: 10 });
    expect(held).not.toHaveBeenCalled();
  }
  fireEvent.pointerDown(frame, { ...mouse, button: 0, buttons: 1, clientX: 10, clientY: 10 });
  for (const clientX of [20, 60]) fireEvent.pointerMove(frame, { ...mouse, buttons: 1, clientX, clientY: 10 });
  expect(held).toHaveBeenCalledWith(1);
});

test('Q7.6.k: on the plan a space parts the name of a section from its number, whichever way the language is written', async () => {
  await open([], 'ar');
  const [plate] = all('.plates text');
  expect(plate!.textContent).toMatch(/\S\u00a07$/);
  // A shift goes to the right in Arabic as well, over the name.
  expect(plate!.querySelector('[dx]')).toBeNull();
});
