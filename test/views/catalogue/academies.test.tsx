// @vitest-environment jsdom
/** Academies: the list, the details, packages, and enrolling (R1.2.2, R2.1.8–10, R2.2.4, R7.3.7). */
import { act, cleanup, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Component as AcademiesPage } from '../../../src/pages/academies/AcademiesPage.tsx';
import { Component as AcademyPage } from '../../../src/pages/academies/AcademyPage.tsx';
import { Component as PackagesPage } from '../../../src/pages/academies/PackagesPage.tsx';
import { adam, older, program, programOf, tala, user, workshop } from '../../models/enrolment/enrolment.fixtures.ts';
import { all, elsewhere, press, textOf, words } from '../cart.fixture.tsx';
import { polyfillDialogs } from '../../support/dialogElement.ts';
import { answer, listOf, visit } from '../content.fixture.tsx';

polyfillDialogs();

// Tuesday, ten in the morning at the venues.
const now = Date.parse('2026-11-24T06:00:00Z');
beforeEach(() => vi.useFakeTimers({ now, toFake: ['Date'] }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const { programs: _, description: __, ...entry } = workshop;
const packages = (answers: object, search = '', more: object = {}) =>
  visit({
    route: '/academy/:id/packages',
    path: `/academy/4/packages${search}`,
    Page: PackagesPage,
    answers: { 'workshops/4': answer(workshop), ...answers },
    ...more,
  });

const price = (amount: number) => answer({ price: amount, tax_amount: 0, end_date: '2026-12-16' });
const relative = ({ customerId, name, dob }: typeof adam) => ({ customer_id: customerId, name, dob });
const family = answer([relative(adam), relative(tala)]);
const shownPrice = () => textOf('.asking__n .price');
const dayBox = (day: string) => all<HTMLInputElement>(`.wkpick input[aria-label="${day}"]`)[0]!;
/** The price is requested after a pause, on a clock controlled by the test. */
async function chooseDay(day: string, meanwhile: () => void = () => undefined) {
  vi.useFakeTimers({ now, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  fireEvent.click(dayBox(day));
  meanwhile();
  await act(() => vi.advanceTimersByTimeAsync(300));
  vi.useFakeTimers({ now, toFake: ['Date'] });
}

describe('R2.1.8: the list', () => {
  const list = (path = '/academies', answers: object = { workshops: listOf([entry]) }) =>
    visit({ route: '/academies', path, Page: AcademiesPage, answers } as never);
  test('has each with its ages, days and price, and leads to it', async () => {
    await list();
    expect(all('a.ac').map((link) => link.getAttribute('href'))).toEqual(['/academy/4']);
    expect([textOf('a.ac .ac__age b'), textOf('a.ac .wk .vh'), textOf('a.ac .ac__p')]).toEqual([
      '6–13',
      'Monday, Wednesday',
      'fromAED 50',
    ]);
  });
  test('R3.2.5: is narrowed to a kind by its address; an empty kind leads back to all', async () => {
    const { asked, settled } = await list('/academies?type=camp', { workshops: listOf([]) });
    expect(asked).toEqual(['workshops?page=1&size=16&type=camp']);
    expect(textOf('.empty h2')).toBe('Nothing of this kind is on right now');
    press('Show all');
    await settled();
    expect(asked.at(-1)).toBe('workshops?page=1&size=16');
    // Of no kind at all: nobody has chosen one.
    expect(textOf('.empty h2')).toBe('No academy is on right now');
  });
});

describe('R2.1.9: one academy', () => {
  const open = (answers: object, id = '4') =>
    visit({ route: '/academy/:id', path: `/academy/${id}`, Page: AcademyPage, answers } as never);
  test('of more than ten places the number is not told', async () => {
    const groups = [10, 11].map((left) => programOf({ workshop_program_id: left, remaining_capacity: left }));
    await open({ 'workshops/4': answer({ ...workshop, programs: groups }) });
    const told = all('.prog').map((row) => words(row.querySelector('.prog__s')));
    expect(told).toEqual([expect.stringContaining('10 places left'), expect.not.stringContaining('left')]);
  });
  test('offers the groups that can be joined', async () => {
    const full = { ...older, remaining_capacity: 0 };
    const over = programOf({ workshop_program_id: 43, end_date: '2026-11-20' });
    await open({ 'workshops/4': answer({ ...workshop, programs: [program, full, over] }) });
    expect(textOf('h1')).toBe('Padel School');
    expect(all('.prog').map((row) => words(row.querySelector('.prog__s')))).toEqual([
      '2 places leftEnrol Under 10',
      'Full',
      'Has ended',
    ]);
  });
  test.each([
    [
      'en',
      'No programme is open right now',
      'Ask at the desk of the venue when the next one begins.',
      'See other academies',
    ],
    ['ar', 'لا برنامج متاح حاليًا', 'اسأل في استقبال الموقع عن موعد بدء البرنامج القادم.', 'شاهد أكاديميات أخرى'],
  ] as const)('without a programme says so (%s), counts none and sells nothing', async (locale, title, hint, wayOn) => {
    const answers = {
      'workshops/4': answer({ ...workshop, venue: { id: 1, name: 'Barsha', ar_name: 'البرشاء' }, programs: [] }),
    };
    const shown = () => [textOf('.empty h2'), textOf('.empty p'), all('.empty a').map(words)];
    await visit({ route: '/academy/:id', path: '/academy/4', Page: AcademyPage, answers, locale });
    expect(shown()).toEqual([title, hint, [wayOn]]);
    expect(all('.empty a')[0]!.getAttribute('href')).toMatch(/^\/academies/);
    expect([all('h2').map(words), all('a[href*="/packages"]'), all('.ac__from')]).toEqual([[title], [], []]);
    expect(textOf('main')).not.toMatch(/(?<![\d:])0(?!\d)/);
    cleanup();
    await visit({
      route: '/academy/:id/packages',
      path: '/academy/4/packages',
      Page: PackagesPage,
      answers,
      locale,
    });
    expect([...shown(), all('.lead')]).toEqual([title, hint, [wayOn], []]);
  });
  test.each(['5', 'x', '4e0'])('%s is not found', async (id) => {
    await open({ 'workshops/4': answer(workshop) }, id);
    expect(elsewhere()).toBe('/404');
  });
  test('what failed is tried again', async () => {
    let said: unknown = 500;
    const { settled } = await open({ 'workshops/4': () => said });
    expect(all('[role=alert]')).toHaveLength(1);
    said = answer(workshop);
    press('Try again');
    await settled();
    expect(textOf('h1')).toBe('Padel School');
  });
});

describe('R2.1.10, R2.2.4: packages', () => {
  test('each opens its enrolment', async () => {
    await packages({});
    expect(all('.packrow a').map((link) => link.getAttribute('href'))).toEqual(
      [
        [41, 11],
        [41, 13],
        [42, 11],
        [42, 13],
      ].map(([one, product]) => `/academy/4/packages?enrol=${one}&package=${product}&lang=en`),
    );
    expect(all('dialog')).toHaveLength(0);
  });
  test('Q2.2.a: a dialog opened here is a history entry, which closing goes back from', async () => {
    const { settled } = await packages({ 'POST workshops/check': price(450) });
    fireEvent.click(all('.packrow a')[1]!);
    await settled();
    expect([textOf('dialog h2'), shownPrice(), all('.wkpick')]).toEqual(['Who is joining?', 'AED 450', []]);
    press('Close');
    await settled();
    expect(all('dialog')).toHaveLength(0);
  });
  test.each([
    ['full', programOf({ remaining_capacity: 0 }), 'This group is full'],
    ['over', programOf({ end_date: '2026-11-20' }), 'Nobody can join now'],
    ['over, and was full', programOf({ end_date: '2026-11-20', remaining_capacity: 0 }), 'Nobody can join now'],
  ])('one that is %s says so and asks no price', async (__, one, title) => {
    const { asked } = await packages({ 'workshops/4': answer({ ...workshop, programs: [one] }) }, '?enrol=41');
    expect([textOf('dialog h2'), asked]).toEqual([title, ['workshops/4']]);
    press('See the other groups');
    expect(all('dialog')).toHaveLength(0);
  });
});

describe('R7.3.7: the price', () => {
  test('is the operator’s for what is chosen, and gone as soon as something else is', async () => {
    let amount = 450;
    const { sent, settled } = await packages({ 'POST workshops/check': () => price(amount) }, '?enrol=41');
    expect([shownPrice(), textOf('.sess > p')]).toEqual(['AED 450', '7 sessions · until Wed 16 Dec']);
    amount = 300;
    await chooseDay('Monday', () =>
      expect([shownPrice(), textOf('.asking .fine'), textOf('.sess')]).toEqual(['', 'Asking for the price', '']),
    );
    await settled();
    expect([shownPrice(), textOf('.sess > p')]).toEqual(['AED 300', '4 sessions · until Wed 16 Dec']);
    expect(sent).toEqual([
      { workshop_program_id: 41, product_id: 11, start_date: '2026-11-25', days: [2, 8] },
      { workshop_program_id: 41, product_id: 11, start_date: '2026-11-25', days: [8] },
    ]);
  });
  test('that failed is asked for again; nothing can be added meanwhile', async () => {
    let said: unknown = 500;
    const { settled } = await packages({ 'POST workshops/check': () => said }, '?enrol=41', { user });
    expect([textOf('.asking__none'), all('.enrol__bar button').map(words)]).toEqual([
      'We could not get the price',
      ['Try again'],
    ]);
    said = price(450);
    press('Try again', '.enrol__bar');
    await settled();
    expect([shownPrice(), all('.enrol__bar button').map(words)]).toEqual(['AED 450', ['Add to cart']]);
  });
  test('without a day there is nothing to ask about', async () => {
    const { sent } = await packages({ 'POST workshops/check': price(450) }, '?enrol=41&days=2');
    await chooseDay('Monday');
    expect(sent).toHaveLength(1);
    expect([textOf('.wkpick ~ .err'), textOf('.asking')]).toEqual([
      'Choose at least one day',
      'Choose the days, and the price follows',
    ]);
  });
});

describe('R2.2.4: who comes', () => {
  const open = (more: object = {}, answers: object = {}) =>
    packages({ 'POST workshops/check': price(450), 'customers-associated': family, ...answers }, '?enrol=41', more);
  const rows = () => all('.fam label').map((row) => [words(row.querySelector('b')), words(row.querySelector('small'))]);

  test.each([
    ['nobody', null, 'Your family is in your account. Log in, and choose who is joining; the rest stays as it is.'],
    [
      'a guest',
      { ...user, is_anonymous: true },
      'Academies are for people with an account. Log in with yours; the rest stays as it is.',
    ],
  ])('R6.1.3: %s is asked to log in, in a dialog, and still sees the price', async (_, who, said) => {
    const { heard } = await open({ user: who });
    expect([textOf('.enrol .note p'), shownPrice()]).toEqual([said, 'AED 450']);
    press('Log in to enrol');
    expect(heard.at(-1)).toEqual({ type: 'login.open' });
  });

  test('the family is offered; a child of another age is shown the group for it', async () => {
    await open({ user });
    expect(rows()).toEqual([
      ['Adam', '8 years'],
      ['Tala', '12 years · for that age there is Under 14'],
      ['Mona Rahman (you)', '39 years · this group is for another age'],
    ]);
    expect(all<HTMLInputElement>('.fam input').map(({ disabled }) => disabled)).toEqual([false, true, true]);
  });

  test('a family that failed to load can be loaded again', async () => {
    let said: unknown = 500;
    const { settled } = await open({ user }, { 'customers-associated': () => said });
    said = family;
    press('Try again', '.enrol [role=alert]');
    await settled();
    expect(rows()).toHaveLength(3);
  });

  test('nothing is added without an attendee; chosen ones are added to the cart, by id and by name', async () => {
    const { lines, settled } = await open({ user });
    press('Add to cart');
    expect([textOf('.fam ~ .err'), lines()]).toEqual(['Choose who is joining', []]);
    expect(document.activeElement).toBe(all('.fam input')[0]);
    fireEvent.click(all('.fam input')[0]!);
    press('Add to cart');
    await settled();
    expect([textOf('dialog h2'), textOf('.enrol__added b')]).toEqual(['In your cart', 'Adam']);
    expect(lines()).toMatchObject([
      { productType: 'academy', quantity: 1, price: 450, customers: [{ customer_id: adam.customerId, name: 'Adam' }] },
    ]);
    press('Keep looking');
    expect(all('dialog')).toHaveLength(0);
  });

  test('R5.7.12: what is in the cart already is refused where it was pressed, and nothing chosen is lost', async () => {
    const first = await open({ user });
    fireEvent.click(all('.fam input')[0]!);
    press('Add to cart');
    await first.settled();
    const cart = first.lines();
    cleanup();
    const { settled, lines } = await open({ user, cart });
    fireEvent.click(all('.fam input')[0]!);
    press('Add to cart');
    await settled();
    expect([textOf('.enrol__foot [role=alert] p'), lines()]).toEqual(['Workshop already available in cart', cart]);
    expect(all<HTMLInputElement>('.fam input')[0]!.checked).toBe(true);
  });
});
