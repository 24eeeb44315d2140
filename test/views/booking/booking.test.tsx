// @vitest-environment jsdom
/**
 * The rows of the booking's laws, walked through the rendered view: every possible event can be triggered, and the screen
 * shows the state.
 */
import { i18n } from '@lingui/core';
import { act, cleanup, fireEvent } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createActor, type AnyEventObject } from 'xstate';
import type { BookingProblem } from '../../../machines/booking/bookingContext.ts';
import type { BookingInput } from '../../../machines/booking/bookingMachine.ts';
import { choosingOf } from '../../../machines/booking/bookingSelectors.ts';
import { ticketLines } from '../../../machines/booking/selling/bookingLines.ts';
import * as read from '../../models/booking/booking.standing.ts';
import { holdBooking, sendTo, standingOf, type Standing } from '../../models/booking/booking.standing.ts';
import { RefusedError } from '../../../machines/shared/problem.ts';
import { activateLocale } from '../../../src/i18n/locale.ts';
import type { Locale } from '../../../src/i18n/languages.ts';
import { BookingDialog } from '../../../src/pages/booking/BookingDialog.tsx';
import { BookingPanel } from '../../../src/pages/booking/BookingPanel.tsx';
import type { SellingContext } from '../../../machines/booking/selling/sellingContext.ts';
import { titles, wordsOf } from '../../../src/pages/booking/bookingWords.ts';
import { notices } from '../../../src/actors/notices.ts';
import * as at from '../../models/booking/booking.fixtures.ts';
import { laws as choosingLaws } from '../../models/booking/choosing/choosing.law.ts';
import { ofCourt } from '../../models/booking/selling/selling.court.law.ts';
import { ofTickets } from '../../models/booking/selling/selling.tickets.law.ts';
import { polyfillDialogs } from '../../support/dialogElement.ts';
import type { Law } from '../../support/law/law.ts';
import { done, failed } from '../../support/paths.ts';
import { show } from '../components/show.tsx';

// The attendee details are a held actor here; their views are tested in attendeeDetails.test.tsx.
vi.mock('../../../src/pages/booking/attendees/AttendeeDetails.tsx', () => ({ AttendeeDetails: () => null }));

// Alternatives to a lost slot load on their own, and are tested in nearest.test.tsx.
vi.mock('../../../src/widgets/nearest/NearestSlots.tsx', () => ({ NearestSlots: () => null }));

polyfillDialogs();
beforeAll(() => activateLocale('en'));
afterEach(cleanup);

// Queries by role compute the name of every element: too slow for thousands of steps, and the names are checked elsewhere.
const all = <TElement extends Element>(selector: string) => [...document.querySelectorAll<TElement>(selector)];
const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
/** The part that can be reached: the dialog, or the panel while no dialog is open. */
const front = () => (all('dialog').length > 0 ? 'dialog' : '.bk--panel');
const within = <TElement extends Element>(selector: string) => all<TElement>(`${front()} ${selector}`);
const buttons = (name: string, part = '') =>
  within<HTMLButtonElement>(`${part} button`).filter((button) => nameOf(button) === name);

function press(name: string, part?: string): void {
  const [button] = buttons(name, part);
  if (!button) throw new Error(`there is no button "${name}"`);
  if (button.matches(':disabled') || button.closest('[inert]')) throw new Error(`the button "${name}" is out of use`);
  fireEvent.click(button);
}

/** A radio or a box by the text of its label. */
function choose(text: string, part: string): void {
  const label = within(`${part} label`).find((one) => one.textContent?.includes(text));
  const input = label?.querySelector('input');
  if (!input) throw new Error(`there is no selection "${text}"`);
  if (input.matches(':disabled')) throw new Error(`the selection "${text}" is out of use`);
  fireEvent.click(input);
}

function select(label: string, value: string): void {
  const found = within<HTMLSelectElement>('select').find(
    (one) => (one.getAttribute('aria-label') ?? one.labels[0]?.textContent?.trim()) === label,
  );
  if (!found || ![...found.options].some((option) => option.value === value))
    throw new Error(`${label} does not offer ${value}`);
  fireEvent.change(found, { target: { value } });
}

const facilityNames: Record<number, string> = { 101: 'Court 1', 102: 'Court 2', [at.pool.id]: 'Adult swim' };
const serviceNames: Record<number, string> = { [at.padel.id]: 'Padel', [at.swimming.id]: 'Swimming' };
const clock: Record<string, string> = { '09:00:00': '09:00 AM', '10:00:00': '10:00 AM' };
const more = (name: string) => {
  const row = all('article').find((one) => one.querySelector('h3')?.textContent === name);
  const button = row?.querySelector<HTMLButtonElement>('button[aria-label="More"]');
  if (!button || button.disabled || button.ariaDisabled === 'true') throw new Error(`there is no more of ${name}`);
  fireEvent.click(button);
};

const products: Record<number, string> = { 601: 'Adult swim', 901: 'Racket', 902: 'Balls' };

/** The user input for each event of the laws. */
const gestures: Record<string, (event: AnyEventObject) => void> = {
  'service.choose': ({ serviceId }) => {
    const name = serviceNames[serviceId as number]!;
    if (within('.bk__services').length === 0) fireEvent.click(within('.pick')[0]!);
    const button = within('.bk__service').find((one) => one.textContent?.includes(name));
    if (!button) throw new Error(`${name} cannot be picked`);
    fireEvent.click(button);
  },
  'date.choose': () => {
    const input = within<HTMLInputElement>('.days input').find((one) => nameOf(one).includes('21 November'));
    if (!input || input.disabled) throw new Error('tomorrow cannot be picked');
    fireEvent.click(input);
  },
  'filter.choose': ({ filter, value }) => {
    if (filter === 'outdoor') choose('Outdoor', '.bk__filters');
    else select(filter === 'surface' ? 'Surface' : 'Players', String(value));
  },
  'facilities.narrow': ({ ids }) => choose(facilityNames[(ids as number[])[0]!]!, '.bk__narrow'),
  'duration.choose': ({ duration }) => choose(`${duration as number} min`, '.bk__filters'),
  'range.choose': ({ range }) => select('Part of the day', range as string),
  'slots.more': () => fireEvent.click(within('.slots .more')[0]!),
  'slot.choose': ({ startTime }) => choose(clock[startTime as string]!, '.slots'),
  'facility.choose': () => choose('Court 2', '.courts'),
  'freeDay.find': () => press('Find the next free day'),
  'quantity.set': ({ productId }) => more(products[productId as number]!),
  'ticket.add': ({ productId }) => press(`Add ${products[productId as number]!}`),
  'addon.set': ({ productId }) => more(products[productId as number]!),
  'addon.add': ({ productId }) => press(`Add ${products[productId as number]!}`),
  'step.retry': () => press('Try again'),
  'step.continue': () => press(buttons('Done').length > 0 ? 'Done' : 'Continue'),
  'step.back': () => press('Back', '.modal__bar'),
  'prompt.accept': () => press(buttons('Yes').length > 0 ? 'Yes' : 'Yes, add a time'),
  'prompt.decline': () => press('No, that is all'),
  'cart.open': () => press(buttons('Yes').length > 0 ? 'No, go to the cart' : 'Go to cart'),
  'dialog.close': () => press('Close'),
};

const wordsFor = (problem: BookingProblem | null): string | undefined => {
  if (problem === null) return undefined;
  const words = wordsOf(problem);
  return typeof words === 'string' ? words : i18n._(words);
};

/** What must be on the screen in a state. */
function check(state: Standing): void {
  const step = read.step(state);
  if (step === 'closed') return expect(all('dialog')).toEqual([]);
  const isInDialog = read.isInDialog(state);
  expect(all('dialog')).toHaveLength(isInDialog ? 1 : 0);
  // What is under a dialog cannot be reached.
  expect(all('.bk--panel').every((panel) => panel.hasAttribute('inert') === isInDialog)).toBe(true);
  const heading = within('h2')[0]?.textContent;
  if (read.isAskedForMoreTickets(state)) return expect(heading).toBe('Do you want to add more tickets?');
  if (step === 'prompting') return expect(heading).toContain(i18n._(titles.prompting));
  const restoringStep = read.restoringStep(state);
  expect(heading).toBe(isInDialog ? i18n._(titles[restoringStep ?? step]) : 'Book a time');
  // While a later step is being restored, the steps before it are not shown.
  if (restoringStep !== null) return expect([within('.skels').length, within('.slots').length]).toEqual([1, 0]);

  const hasFailed = read.hasFailed(state);
  const hasSlot = read.selectedTimeSlot(state) !== null;
  const isLocked = read.isLocked(state);
  const words = wordsFor(read.problem(state));
  // A failure of the last press is reported next to the button; one of the times in their place.
  const told = hasFailed ? (hasSlot ? `${words}Try again` : undefined) : words;
  expect(within('.bk__say')[0]?.textContent).toBe(told);
  expect(buttons('Try again')).toHaveLength(hasFailed ? 1 : 0);
  expect(within('.bk__body')[0]?.hasAttribute('inert')).toBe(isLocked);
  const [onwards] = [...buttons('Continue'), ...buttons('Done')];
  expect(onwards !== undefined).toBe(read.hasProceed(state));
  expect(onwards?.disabled ?? true).toBe(!read.mayContinue(state) && !isLocked);
  expect(onwards?.getAttribute('aria-busy') ?? null).toBe(isLocked && read.hasProceed(state) ? 'true' : null);
  if (step === 'choosing') checkTimes(state);
  else checkCounts(state);
}

const checkedIn = (selector: string) =>
  within<HTMLInputElement>(`${selector} input`).findIndex(({ checked }) => checked);

function checkTimes(state: Standing): void {
  const awaited = read.awaited(state);
  const isLoading = ['services', 'choices', 'schedule', 'facilities'].includes(awaited) && !read.hasFailed(state);
  expect(within('.skels').length > 0).toBe(isLoading);
  if (awaited === 'services' || awaited === 'service') return;
  const isThere = awaited !== 'choices' && awaited !== 'schedule' && read.timeSlots(state).length > 0;
  const cells = isThere ? read.cells(state) : [];
  expect(within('.slots .grid > label')).toHaveLength(cells.length);
  expect(within('.empty h2').some(({ textContent }) => textContent === 'No slot available')).toBe(
    !isThere && awaited !== 'choices' && awaited !== 'schedule',
  );
  const slot = read.selectedTimeSlot(state);
  expect(checkedIn('.slots')).toBe(
    cells.findIndex(({ date, start_time }) => date === slot?.date && start_time === slot.start_time),
  );
  const facilities = ['choices', 'schedule', 'facilities'].includes(awaited) ? [] : read.facilities(state);
  expect(within('.courts label')).toHaveLength(facilities.length);
  expect(checkedIn('.courts')).toBe(facilities.findIndex(({ id }) => id === read.facilityId(state)));
}

function checkCounts(state: Standing): void {
  const shown = within('article output').map(({ textContent }) => Number(textContent));
  const rows = [...read.tickets(state), ...(read.addonCategories(state)[0]?.cards ?? [])];
  const cards = read.step(state) === 'tickets' ? read.tickets(state) : rows.slice(read.tickets(state).length);
  const counted = cards.filter(({ quantity, isSoldOut }) => !isSoldOut || ('ticket' in cards[0]! && quantity > 0));
  expect(shown).toEqual(counted.map(({ quantity }) => quantity));
}

/** Plus goes up by one; days, closing and the cart are available where they are shown. */
function isWithinReach(event: AnyEventObject, state: Standing): boolean {
  const { type, productId, quantity } = event as AnyEventObject & { productId: number; quantity: number };
  const { quantities, addons } = state.context;
  if (!(type in gestures)) return false;
  // On the way back to a later step there is nothing to choose.
  if (read.restoringStep(state) !== null) return type === 'dialog.close';
  if (type === 'date.choose') return event['date'] === at.tomorrow;
  if (type === 'quantity.set') return quantity === (quantities[productId] ?? 0) + 1;
  if (type === 'addon.set') return quantity === (addons[productId] ?? 0) + 1;
  if (type === 'cart.open') return state.context.cartLines.length > 0;
  // The prompt for more tickets has one way to stay, and the attendee details close by themselves.
  if (type === 'prompt.decline' || type === 'dialog.close')
    return read.isInDialog(state) && !read.isAskedForMoreTickets(state) && !read.isDescribing(state);
  return true;
}

/** A booking that has come so far, and only then is shown. */
async function arrive(input: Partial<BookingInput>, by: readonly AnyEventObject[]) {
  const { machine, settle } = holdBooking();
  const booking = createActor(machine, { input: at.inputOf(input) }).start();
  const choosing = choosingOf(booking);
  for (const event of by) {
    if (/^xstate\.(done|error)\.actor\./.test(event.type)) settle(event);
    else sendTo(booking, event);
    for (let turn = 0; turn < 4; turn++) await Promise.resolve();
  }
  await show(
    <>
      {input.surface === 'page' ? <BookingPanel booking={booking} /> : null}
      <BookingDialog booking={booking} />
    </>,
  );
  return () => standingOf(booking, choosing);
}

/** Each situation of a law, and each row of it that user input can trigger. */
const walksOf = (title: string, law: Law, input: Partial<BookingInput>, first: readonly AnyEventObject[] = []) =>
  Object.entries(law.situations)
    .filter(([, { by }]) => by.every(({ type }) => type !== 'selection.resume'))
    .map(([name, { by }]) => ({
      title: `${title}: ${name}`,
      input,
      by: [...first, ...by],
      wishes: law.rows.filter((row) => row.in.includes(name)).map(({ on }) => on),
    }));
const onwards = { type: 'step.continue' };
const atTen = { type: 'slot.choose', date: at.today, startTime: '10:00:00' };
const courtChosen = [
  done('loadServices', at.services),
  done('loadChoices', at.padelChoices),
  done('loadSchedule', at.dayOf(at.padelSchedule, at.today)),
  atTen,
  done('loadFacilities', [at.court1, at.court2]),
  done('loadOffer', at.courtOffer(101, true)),
  onwards,
];
const poolChosen = [
  done('loadServices', at.services),
  done('loadChoices', at.poolChoices),
  done('loadSchedule', at.dayOf(at.poolSchedule, at.today)),
  atTen,
  done('loadFacilities', [at.pool]),
  done('loadOffer', at.poolOffer(true)),
  onwards,
];
// SAFETY: what step 1 begins with is what its booking begins with.
const inputIn = (law: Law) => law.input as BookingInput;
/** Where a page makes a difference. */
const onPage = ({ title }: { title: string }) =>
  /: (describing|addons|held|promptingHeld|tickets|inPool|prompting)$/.test(title);
const walks = [
  ...choosingLaws.flatMap((law, index) => walksOf(`step 1, ${index + 1}`, law, inputIn(law))),
  ...walksOf('step 1 on a page', choosingLaws[0]!, { ...inputIn(choosingLaws[0]!), surface: 'page' }).slice(-3),
  ...walksOf('a court', ofCourt, {}, courtChosen),
  ...walksOf('a court on its page', ofCourt, { surface: 'page' }, courtChosen).filter(onPage),
  ...walksOf('tickets', ofTickets, { serviceId: at.swimming.id }, poolChosen),
  ...walksOf('tickets on their page', ofTickets, { serviceId: at.swimming.id, surface: 'page' }, poolChosen).filter(
    onPage,
  ),
];

describe('R2.12.1–4, R2.12.6: the booking, in its dialog and on a page', () => {
  test.each(walks)('$title is shown, and offers every wish', async ({ input, by, wishes }) => {
    const begun = await arrive(input, by);
    const first = begun();
    check(first);
    const offered = wishes.filter((one) => isWithinReach(one, first));
    expect(offered.map(({ type }) => type).every((type) => type in gestures)).toBe(true);
    for (const [index, wish] of offered.entries()) {
      // What was looked at stands there for the first wish.
      const now = index === 0 ? begun : await arrive(input, by);
      try {
        gestures[wish.type]!(wish);
        await act(async () => undefined);
        check(now());
      } catch (error) {
        throw new Error(`${wish.type}: ${JSON.stringify(wish)}`, { cause: error });
      }
      cleanup();
    }
  });
});

/** The dialog with its actors held, brought to a state by events. */
async function open(input: Partial<BookingInput> = {}, locale: Locale = 'en') {
  const { machine, settle } = holdBooking();
  const booking = createActor(machine, { input: at.inputOf(input) }).start();
  const choosing = choosingOf(booking);
  await show(<BookingDialog booking={booking} />, locale);
  const answer = (...answers: AnyEventObject[]) =>
    act(async () => {
      for (const event of answers) {
        settle(event);
        await Promise.resolve();
        await Promise.resolve();
      }
    });
  const send = (event: AnyEventObject) => act(() => sendTo(booking, event));
  return { booking, answer, send, now: () => standingOf(booking, choosing) };
}

const today = at.today;
const ten = { type: 'slot.choose', date: today, startTime: '10:00:00' };
const padelIsThere = [
  done('loadServices', at.services),
  done('loadChoices', at.padelChoices),
  done('loadSchedule', at.dayOf(at.padelSchedule, today)),
];
const poolIsThere = [
  done('loadServices', at.services),
  done('loadChoices', at.poolChoices),
  done('loadSchedule', at.dayOf(at.poolSchedule, today)),
];

async function openTickets(locale?: Locale, surface?: BookingInput['surface']) {
  const running = await open({ serviceId: at.swimming.id, ...(surface ? { surface } : {}) }, locale);
  await running.answer(...poolIsThere);
  running.send(ten);
  await running.answer(done('loadFacilities', [at.pool]), done('loadOffer', at.poolOffer(false)));
  running.send({ type: 'step.continue' });
  await running.answer(done('loadThreshold', null));
  return running;
}

test('R2.11.3–9: asks for day, surface, inside or outside, formation, length and time; for the facility once there is a time', async () => {
  const { answer, send } = await open();
  await answer(...padelIsThere);
  expect(all('.days input')).toHaveLength(7);
  const questions = all('.bk__filters legend, .bk__filters .field > label').map(({ textContent }) =>
    textContent?.trim(),
  );
  expect(questions).toEqual(['How long', 'Setting', 'Surface', 'Players']);
  const offered = all<HTMLSelectElement>('.bk__filters select').map(({ options }) =>
    [...options].map(({ text }) => text),
  );
  expect(offered).toEqual([
    ['Any surface', 'Artificial turf'],
    ['Any size', 'Doubles'],
  ]);
  expect(all('.slots .grid > label')).toHaveLength(3);
  expect(all('.courts label')).toEqual([]);
  send(ten);
  await answer(done('loadFacilities', [at.court1, at.court2]), done('loadOffer', at.courtOffer(101, false)));
  expect(all('.courts label')).toHaveLength(2);
});

test('the frame that answers a press on a time shows it chosen; its courts come after it, in their order', async () => {
  const { answer, booking } = await open();
  await answer(...padelIsThere);
  const [, second] = all<HTMLInputElement>('.slots .grid input');
  const offers = all('.bk__offers > *').length;
  flushSync(() => sendTo(booking, ten));
  expect(second!.checked).toBe(true);
  expect(all('.bk__offers > *')).toHaveLength(offers);
  await vi.waitFor(() => expect(all('.bk__offers > *')).toHaveLength(offers + 1));
  await answer(done('loadFacilities', [at.court1, at.court2]), done('loadOffer', at.courtOffer(101, false)));
  expect(all('.courts label .n').map(({ textContent }) => textContent)).toEqual(['Court 1', 'Court 2']);
});

test('says before a time is chosen that the venue must say yes, and only where it must (decision 010)', async () => {
  const asking = at.services.map((service) => ({ ...service, is_approval_required: true }));
  for (const services of [at.services, asking]) {
    const { answer } = await open();
    await answer(done('loadServices', services), ...padelIsThere.slice(1));
    expect(all('.slots .grid > label').length).toBeGreaterThan(0);
    expect(all('.bk__offers .note').map(({ textContent }) => textContent)).toEqual(
      services === asking
        ? ['The venue approves every booking here first. No card is charged before it says yes.']
        : [],
    );
    cleanup();
  }
});

describe('4.1.3, 3.3.4: what was chosen is announced, once, by a region that was already there', () => {
  /** Everything that the region has announced since. */
  function listen(): string[] {
    const region = within<HTMLOutputElement>('output.vh').at(-1)!;
    const said: string[] = [];
    const note = () => {
      const text = region.textContent ?? '';
      if (text !== '' && text !== said.at(-1)) said.push(text.replaceAll('\u00a0', ' '));
    };
    new MutationObserver(note).observe(region, { childList: true, characterData: true, subtree: true });
    return said;
  }
  const free = [done('loadFacilities', [at.court1, at.court2]), done('loadOffer', at.courtOffer(101, false))];

  test.each([
    ['en', ['2 free times', 'Court 1, AED 157.50; 2 courts to choose from']],
    ['ar', ['وقتان متاحان', 'ملعب 1، 157.50 درهم إماراتي؛ المتاح للاختيار: ملعبان']],
  ] as const)('the place, its price, and out of how many (%s)', async (locale, sentences) => {
    const { answer, send } = await open({ serviceId: null }, locale);
    const said = listen();
    await answer(padelIsThere[0]!);
    send({ type: 'service.choose', serviceId: at.padel.id });
    await answer(...padelIsThere.slice(1));
    send(ten);
    await answer(...free);
    send({ type: 'step.continue' });
    expect(said).toEqual(sentences);
  });

  test('the only one, and a place that is sold by ticket', async () => {
    const courts = await open();
    await courts.answer(...padelIsThere);
    const said = listen();
    courts.send(ten);
    await courts.answer(done('loadFacilities', [at.court1]), done('loadOffer', at.courtOffer(101, false)));
    expect(said).toEqual(['Court 1, AED 157.50; nothing else is free then']);
    cleanup();
    const pool = await open({ serviceId: at.swimming.id });
    await pool.answer(...poolIsThere);
    const heard = listen();
    pool.send(ten);
    await pool.answer(done('loadFacilities', [at.pool]), done('loadOffer', at.poolOffer(false)));
    expect(heard).toEqual([`${at.pool.name}. Tickets are chosen next`]);
  });

  test('but not what was read with its price when it was picked', async () => {
    const { answer, send } = await open();
    await answer(...padelIsThere);
    send(ten);
    await answer(...free);
    const said = listen();
    send({ type: 'facility.choose', facilityId: 102 });
    await answer(done('loadOffer', at.courtOffer(102, false)));
    expect(said).toEqual([]);
  });
});

test.each([
  ['en', 'Choose time and place · Swimming · Saha', 'Choose tickets · Swimming · Saha'],
  ['ar', 'اختر الوقت والمكان · سباحة · ساحة', 'اختر التذاكر · سباحة · ساحة'],
] as const)(
  '2.4.2: the title names the step, what is booked, and the operator (%s)',
  async (locale, times, tickets) => {
    const { answer, send } = await open({ serviceId: at.swimming.id }, locale);
    await answer(...poolIsThere);
    expect(document.title).toBe(times);
    send(ten);
    await answer(done('loadFacilities', [at.pool]), done('loadOffer', at.poolOffer(false)));
    send({ type: 'step.continue' });
    await answer(done('loadThreshold', null));
    expect(document.title).toBe(tickets);
    cleanup();
    expect(document.title).toBe('');
  },
);

describe('what the configuration decides', () => {
  test('one service has no picker; several can be searched in both languages (R2.11.1, R2.11.2)', async () => {
    const { answer } = await open({ serviceId: null });
    await answer(done('loadServices', [at.padel]));
    expect(all('.pick')).toEqual([]);
    cleanup();
    const more = Array.from({ length: 8 }, (_, index) => ({ ...at.swimming, id: 20 + index, name: `Hall ${index}` }));
    await (await open({ serviceId: null })).answer(done('loadServices', [at.padel, ...more]));
    expect(all('.bk__service')).toHaveLength(9);
    fireEvent.change(all('.bk__services input')[0]!, { target: { value: 'بادل' } });
    expect(all('.bk__service').map((one) => one.querySelector('b')?.textContent)).toEqual(['Padel']);
  });

  test.each([
    [true, 1, 2],
    [false, 0, 2],
  ])(
    'facilities are pictures when show_facility_image is %s, else buttons (R2.11.10)',
    async (isPictured, groups, names) => {
      const { answer, send } = await open({ config: { ...at.config, show_facility_image: isPictured } });
      await answer(...padelIsThere);
      send(ten);
      expect(all('.courts, .bk__offers > .field > .chips')).toEqual([]);
      await answer(done('loadFacilities', [at.court1, at.court2]), done('loadOffer', at.courtOffer(101, false)));
      expect(all('.courts')).toHaveLength(groups);
      expect(all('.bk__offers > .field .n')).toHaveLength(names);
    },
  );

  test('the time-range filter is there only when it is wanted (R2.11.12)', async () => {
    for (const isWanted of [true, false]) {
      const { answer } = await open({ config: { ...at.config, show_time_range_filter: isWanted } });
      await answer(...padelIsThere);
      expect(all('.bk__range')).toHaveLength(isWanted ? 1 : 0);
      cleanup();
    }
  });

  test('pickers with nothing to choose are not there (Q2.11.b)', async () => {
    const { answer } = await open({ serviceId: at.swimming.id });
    await answer(...poolIsThere);
    expect(all('.bk__filters legend').map(({ textContent }) => textContent)).toEqual(['How long']);
    expect(all('.bk__filters select')).toEqual([]);
  });
});

describe('the grid', () => {
  test('shows full times struck through and disabled, free ones with what is left (R9.2.12)', async () => {
    const { answer } = await open();
    await answer(...padelIsThere);
    const tiles = all('.slots .grid > label').map((tile) => [tile.textContent, tile.querySelector('input')?.disabled]);
    expect(tiles).toEqual([
      ['09:00 AM1 left', false],
      ['10:00 AM2 left', false],
      ['11:00 AMFull', true],
    ]);
  });

  test('low availability is emphasised: the last court, the last five places', async () => {
    const low = () => all('.slots .grid > label').map((tile) => tile.querySelector('.low')?.textContent);
    const courts = await open();
    await courts.answer(...padelIsThere);
    expect(low()).toEqual(['1 left', undefined, undefined]);
    cleanup();
    const pool = await open({ serviceId: at.swimming.id });
    const [places] = at.poolSchedule.facilities;
    const facilities = [
      { ...places!, bookings: [at.swimmers(['08:00', '09:00'], 5), at.swimmers(['09:00', '10:00'], 4)] },
    ];
    await pool.answer(
      ...poolIsThere.slice(0, 2),
      done('loadSchedule', at.dayOf({ ...at.poolSchedule, facilities }, today)),
    );
    expect(low().slice(0, 3)).toEqual(['5 left', undefined, undefined]);
  });

  test('a time after midnight says so, to who listens as well (U6)', async () => {
    const { answer } = await open();
    const [court] = at.padelSchedule.facilities;
    const late = [{ ...court!.facility_rentals[0]!, start_time: '23:00:00', end_time: '02:00:00' }];
    const schedule = {
      configuration: { ...at.padelSchedule.configuration, enable_over_night_booking: 1 as const },
      facilities: [{ ...court!, bookings: [], facility_rentals: late }],
    };
    await answer(...padelIsThere.slice(0, 2), done('loadSchedule', at.dayOf(schedule, today)));
    const times = all('.slots .grid > label').map((tile) => [tile.textContent, tile.querySelector('.vh')?.textContent]);
    expect(times).toEqual([
      ['11:00 PM', undefined],
      ['12:00 AM +1 the day after', ' the day after'],
      ['01:00 AM +1 the day after', ' the day after'],
    ]);
  });

  test('11 first, then 12 more, with the focus on the first new one (R2.11.11)', async () => {
    const { answer } = await open({ serviceId: at.swimming.id });
    await answer(...poolIsThere);
    expect(all('.slots .grid > label')).toHaveLength(11);
    fireEvent.click(all('.slots .more')[0]!);
    expect(all('.slots .grid > label')).toHaveLength(14);
    expect(all('.slots .more')).toEqual([]);
    expect(document.activeElement).toBe(all('.slots .grid input')[11]);
  });
});

describe('step 2', () => {
  test('has All tickets first, then the kinds that occur (R2.12.7)', async () => {
    await openTickets();
    expect(all('.bk__body .chip').map(({ textContent }) => textContent)).toEqual(['All tickets', 'Adults', 'Groups']);
    choose('Groups', '.bk__body');
    expect(all('article h3').map(({ textContent }) => textContent)).toEqual(['Family of four']);
  });

  test('R9.4.2: a link that is written in what is told of a ticket leads away', async () => {
    const described = { description: 'With [https://pool.example/](a cap).' };
    const { rental_products: tickets, ...offer } = at.poolOffer(false);
    const running = await open({ serviceId: at.swimming.id });
    await running.answer(...poolIsThere);
    running.send(ten);
    const told = { ...offer, rental_products: tickets.map((one) => ({ ...one, ...described })) };
    await running.answer(done('loadFacilities', [at.pool]), done('loadOffer', told));
    running.send({ type: 'step.continue' });
    await running.answer(done('loadThreshold', null));
    const links = () => all<HTMLAnchorElement>('article .fine a').map(({ href, textContent }) => [href, textContent]);
    await vi.waitFor(() => expect(links()[0]).toEqual(['https://pool.example/', 'a cap']));
  });

  test('R9.4.2: so does one in what is told of an extra', async () => {
    const { categories, ...offer } = at.courtOffer(101, true);
    const described = categories.map(({ products: all, ...category }) => ({
      ...category,
      products: all.map((one) => ({ ...one, description: 'By [https://racket.example/](its maker).' })),
    }));
    const { answer, send } = await open();
    await answer(...padelIsThere);
    send(ten);
    await answer(done('loadFacilities', [at.court1]), done('loadOffer', { ...offer, categories: described }));
    send({ type: 'step.continue' });
    await answer(done('loadThreshold', null), done('attendeeDetails', at.noAttendees), done('addToCart'));
    await vi.waitFor(() =>
      expect(all<HTMLAnchorElement>('.addon .fine a')[0]).toHaveProperty('href', 'https://racket.example/'),
    );
  });

  test('takes the focus to its heading, and says what was added (R4.6.3)', async () => {
    const { answer } = await openTickets();
    // The previous step's heading had the focus and is gone: the new one gets it a moment later, so that it is read (A03).
    await vi.waitFor(() => expect(document.activeElement).toBe(all('dialog h2')[0]));
    more('Adult swim');
    more('Adult swim');
    press('Add Adult swim');
    await answer(done('attendeeDetails', at.noAttendees), done('addToCart'));
    expect(notices.getSnapshot().context.shown).toMatchObject({ tone: 'ok', text: '2 tickets are in your cart' });
    expect(all('article output').map(({ textContent }) => textContent)).toEqual(['0', '0']);
  });
});

test('R5.7.8: without a ticket Continue is disabled, and says why (A05)', async () => {
  const { answer } = await openTickets('en', 'dialog');
  const [forwards] = buttons('Continue') as [HTMLButtonElement];
  const reason = () => document.getElementById(forwards.getAttribute('aria-describedby') ?? '')?.textContent;
  expect([forwards.disabled, reason()]).toEqual([true, 'Choose a ticket to go on']);
  more('Adult swim');
  expect([forwards.disabled, reason()]).toEqual([false, undefined]);
  press('Add Adult swim');
  await answer(done('attendeeDetails', at.noAttendees), done('addToCart'));
  expect(forwards.disabled).toBe(true);
});

describe('R2.12.8, Q2.12.a: after tickets were added on the page of their service', () => {
  async function openPrompt() {
    const running = await openTickets('en', 'page');
    more('Adult swim');
    press('Add Adult swim');
    await running.answer(done('attendeeDetails', at.noAttendees), done('addToCart'));
    return running;
  }

  test('No goes to the cart, Yes stays on the page', async () => {
    for (const [answer, end] of [
      ['No, go to the cart', 'closed'],
      ['Yes', { choosing: 'loadingSchedule' }],
    ] as const) {
      const { send, now } = await openPrompt();
      const added = {
        ...(now().context as SellingContext),
        adding: { products: [601], leaves: false },
        quantities: { 601: 2 },
      };
      send({ type: 'cart.changed', lines: at.inCart(ticketLines(added)) });
      press('Continue');
      expect(all('dialog h2')[0]?.textContent).toBe('Do you want to add more tickets?');
      at.toldPortal.length = 0;
      press(answer);
      expect(now().value).toEqual(end);
      expect(at.toldPortal).toEqual(end === 'closed' ? [{ type: 'cart.wanted' }] : []);
      cleanup();
    }
  });
});

test('the focus goes back to where it was, and never to the page while the dialog is open (I30)', async () => {
  const opener = document.body.appendChild(document.createElement('button'));
  opener.focus();
  const { answer, booking } = await open({ serviceId: null });
  expect(document.activeElement).toBe(all('dialog h2')[0]);
  await answer(done('loadServices', at.services));
  const [padel] = all<HTMLButtonElement>('.bk__service');
  padel!.focus();
  fireEvent.click(padel!);
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(padel!.isConnected).toBe(false);
  expect(document.activeElement).toBe(all('dialog h2')[0]);
  await act(async () => booking.send({ type: 'dialog.close' }));
  expect(document.activeElement).toBe(opener);
  opener.remove();
});

test('who leaves sees it gone in the next frame; what shows it is taken away after that, and hears nothing more', async () => {
  const opener = document.body.appendChild(document.createElement('button'));
  opener.focus();
  const { booking } = await open({ serviceId: null });
  const dialog = all('dialog')[0]!;
  const shown = dialog.textContent;
  const leave = vi.spyOn(booking, 'send');
  flushSync(() => booking.send({ type: 'dialog.close' }));
  expect(dialog.matches('[data-leaving]')).toBe(true);
  expect([dialog.isConnected, dialog.textContent]).toEqual([true, shown]);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(leave).toHaveBeenCalledTimes(1);
  await vi.waitFor(() => expect(dialog.isConnected).toBe(false));
  await vi.waitFor(() => expect(document.activeElement).toBe(opener));
  opener.remove();
});

test('a refusal shows the server’s message (R8.1.6)', async () => {
  const { answer } = await open();
  await answer(failed('loadServices', new RefusedError('closed', 'We are closed for Eid')));
  expect(notices.getSnapshot().context.shown).toMatchObject({ tone: 'bad', text: 'We are closed for Eid' });
  expect(all('[role=alert]').some(({ textContent }) => textContent?.includes('We are closed for Eid'))).toBe(true);
});

test('speaks Arabic from right to left, names included', async () => {
  await openTickets('ar');
  expect(document.documentElement.dir).toBe('rtl');
  expect(all('dialog h2')[0]?.textContent).toBe('اختر التذاكر');
  expect(all('.bk__poster .bk__t')[0]?.textContent).toBe('سباحة، مسبح 25 م');
  expect(all('article h3').map(({ textContent }) => textContent)).toEqual(['سباحة بالغين', 'عائلة من أربعة']);
  const latin = all('.bk__main')[0]?.textContent?.match(/[A-Za-z]{2,}/g) ?? [];
  expect(latin).toEqual([]);
});
