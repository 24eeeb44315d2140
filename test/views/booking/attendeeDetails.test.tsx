// @vitest-environment jsdom
/** The paths through the attendees' details taken by hand: every wish is there to be pressed, and shown is what holds. */
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { createActor, type AnyEventObject } from 'xstate';
import type { BookingRef } from '../../../machines/booking/bookingMachine.ts';
import { sellingMachine } from '../../../machines/booking/selling/sellingMachine.ts';
import { faultsIn, type AttendeeDetailsInput } from '../../../machines/attendees/attendeeDetailsContext.ts';
import {
  attendeeDetailsMachine,
  type AttendeeDetailsSnapshot,
} from '../../../machines/attendees/attendeeDetailsMachine.ts';
import * as read from '../../../machines/attendees/attendeeDetailsSelectors.ts';
import { isFaultless } from '../../../machines/shared/faults.ts';
import { ConnectionError } from '../../../machines/shared/problem.ts';
import type { Locale } from '../../../src/i18n/languages.ts';
import { AttendeeDetails } from '../../../src/pages/booking/attendees/AttendeeDetails.tsx';
import { useBookingSteps } from '../../../src/pages/booking/useBookingSteps.ts';
import { AttendeeDetailsDialog } from '../../../src/pages/booking/attendees/AttendeeDetailsDialog.tsx';
import { notices } from '../../../src/actors/notices.ts';
import * as court from '../../models/booking/booking.fixtures.ts';
import { startBooking } from '../../models/booking/booking.harness.ts';
import * as at from '../../models/attendees/attendeeDetails.fixtures.ts';
import { file, callbackActors, models, wrongFile } from '../../models/attendees/attendeeDetails.model.ts';
import { teachCanvas } from '../../support/canvasElement.ts';
import { polyfillDialogs } from '../../support/dialogElement.ts';
import { done, failed, toursOf, type Model } from '../../support/paths.ts';
import { holdActors, walk, type Subject } from '../../support/replay.ts';
import { stage } from '../login.fixture.tsx';

polyfillDialogs();
teachCanvas();
afterEach(cleanup);

// Queries by role compute the name of every element: too slow for thousands of steps, and names are checked elsewhere.
const all = <TElement extends Element>(selector: string, part: ParentNode = document) => [
  ...part.querySelectorAll<TElement>(selector),
];
const wordsOf = (element: Element | undefined | null) => element?.textContent?.trim() ?? '';
const block = (attendee: number) => all<HTMLFieldSetElement>('.who')[attendee]!;
/** The top dialog, which is the one that can be reached. */
const front = () => all('dialog').at(-1)!;

function press(name: string): void {
  const found = all<HTMLButtonElement>('button', front()).find((button) => wordsOf(button) === name);
  if (!found) throw new Error(`there is no button "${name}"`);
  if (found.disabled) throw new Error(`the button "${name}" is out of use`);
  fireEvent.click(found);
}

function tick(words: string): void {
  const label = all('label', front()).find((one) => wordsOf(one).startsWith(words));
  fireEvent.click(label!.querySelector('input')!);
}

const controlsOf = (attendee: number) =>
  all<HTMLInputElement>('input:not([type=radio], [type=checkbox])', block(attendee)).map((control) => ({
    control,
    name: control.getAttribute('aria-label') ?? wordsOf(control.labels?.[0]),
  }));
const control = (attendee: number, name: string) =>
  controlsOf(attendee).find((one) => one.name.replace(/\s+optional$/, '') === name)?.control;
const type = (attendee: number, name: string, text: unknown) => {
  const found = control(attendee, name);
  if (found && !found.readOnly) fireEvent.change(found, { target: { value: text } });
};

/** A day, which has three places where it can be typed and one where it is locked. */
function typeDay(attendee: number, day: string): void {
  const [year, month, date] = day.split('-');
  type(attendee, 'Day', date);
  type(attendee, 'Month', month);
  type(attendee, 'Year', year);
}

const chip = (attendee: number, name: string) => {
  const label = all('.chip', block(attendee)).find((one) => wordsOf(one) === name);
  fireEvent.click(label!.querySelector('input')!);
};

/** The user input for each event of the model. */
const gestures: Record<string, (event: AnyEventObject) => void> = {
  'person.type': ({ attendee, typed }) => {
    type(attendee, 'Name', typed.name);
    type(attendee, 'Mobile number', typed.mobile_number);
    type(attendee, 'Email', typed.email);
    typeDay(attendee, typed.dob);
  },
  'answer.type': ({ attendee, answer }) => type(attendee, 'Club', answer),
  'file.choose': ({ attendee }) =>
    fireEvent.change(control(attendee, 'Letter')!, {
      target: { files: [new File(['%PDF-'], file.name, { type: file.type })] },
    }),
  'file.cancel': () => press('Stop uploading letter.pdf'),
  'saving.choose': () => tick('Save these details'),
  'terms.tick': () => tick('I agree to the'),
  'terms.untick': () => tick('I agree to the'),
  'terms.open': () => press('terms and conditions'),
  'terms.agree': () => press('Agree'),
  'terms.disagree': () => press('Disagree'),
  'details.submit': () => press('Add to cart'),
  'details.leave': () => press('Close'),
  'login.ask': () => press('Please Login'),
  'step.retry': () => press('Try again'),
  'attendee.add': () => press('Add a visitor'),
  'attendee.remove': ({ attendee }) => press(`Remove visitor ${(attendee as number) + 1}`),
  'relative.choose': ({ attendee, customerId }) => chip(attendee, customerId === 71 ? 'Nour Haddad' : 'Sami Haddad'),
  'relative.forget': ({ attendee }) => chip(attendee, 'Someone else'),
};

/** What a hand can do: what is shown, and does something. */
function isWithinReach(event: AnyEventObject, state: AttendeeDetailsSnapshot): boolean {
  const { context } = state;
  if (event.type.startsWith('xstate.') || event.type === 'session.changed') return true;
  if (read.isReadingTerms(state)) return /^terms\.(dis)?agree$/.test(event.type);
  if ('attendee' in event && !((event['attendee'] as number) in context.attendees)) return false;
  if (event.type === 'saving.choose') return event['saves'] !== context.saves;
  if (event.type === 'terms.tick') return !context.agreed;
  if (event.type === 'terms.untick') return context.agreed;
  if (event.type === 'details.submit') return !read.mustLogIn(state) && read.mayGive(state);
  const chosen = context.attendees[event['attendee'] as number]?.customer_id ?? null;
  if (event.type === 'relative.choose') return chosen !== event['customerId'];
  if (event.type === 'relative.forget') return chosen !== null;
  return true;
}

/** The same model for walking through the view: states differ by what is visible, not by which relative it is. */
const byHand = (model: Model): Model => ({
  ...model,
  project: (state) => {
    // SAFETY: the model's machine.
    const { context } = state as AttendeeDetailsSnapshot;
    const { user, questions, attendees, agreed, faults } = context;
    const isComplete = faultsIn(context).every(isFaultless);
    return [user?.id ?? null, questions === null, attendees.length, agreed, faults !== null && isComplete];
  },
  events: (state) => {
    const events = typeof model.events === 'function' ? model.events(state) : model.events;
    // SAFETY: the model's machine.
    return events.filter((event) => isWithinReach(event, state as AttendeeDetailsSnapshot));
  },
});

const faultWords: Record<string, string> = {
  nameMissing: 'Name is required',
  mobileMissing: 'Please enter valid mobile number',
  emailMissing: 'Email is required',
  dateMissing: 'Date of birth is required',
  answerMissing: 'Club is required',
};
const problemWords: Record<string, string> = {
  fileType: 'Invalid file type. Please upload a valid file type (jpeg, png, pdf)',
  lost: 'We lost the connection. Please try again.',
};

const reasonsIn = (part: ParentNode) =>
  all('[aria-invalid="true"]', part).map((refused) => {
    const ids = refused.getAttribute('aria-describedby')?.split(' ') ?? [];
    return ids.map((id) => wordsOf(document.getElementById(id))).join(' ');
  });

/** What must be on the screen in a state. */
function check(state: AttendeeDetailsSnapshot): void {
  if (state.status === 'done') return;
  const { attendees, agreed, saves, upload, problem } = state.context;
  expect(wordsOf(all('dialog h2')[0])).toBe('Who is coming?');
  const isAsking = read.isAsking(state);
  expect(all('.skels--panel')).toHaveLength(state.matches('loading') ? 1 : 0);
  expect(all('.empty')).toHaveLength(read.mayRetry(state) ? 1 : 0);
  expect(all('.who')).toHaveLength(isAsking ? attendees.length : 0);
  expect(all('dialog')).toHaveLength(read.isReadingTerms(state) ? 2 : 1);
  if (!isAsking) return;

  expect(attendees.map((_, attendee) => control(attendee, 'Name')?.value)).toEqual(attendees.map(({ name }) => name));
  expect(attendees.map((_, attendee) => control(attendee, 'Club')?.value)).toEqual(
    attendees.map(({ answers }) => answers[1] ?? ''),
  );
  const locked = read.lockedOf(state, 0);
  expect(['Name', 'Email'].map((name) => control(0, name)?.readOnly)).toEqual([
    locked.has('name'),
    locked.has('email'),
  ]);
  expect(control(0, 'Date of birth')?.readOnly ?? false).toBe(locked.has('dob'));
  attendees.forEach((attendee, index) => {
    const faults = read.faultsOf(state, index);
    const { answers = {}, ...fields } = faults ?? {};
    const said = [...Object.values(fields), ...Object.values(answers)].map((fault) => faultWords[fault]);
    const refusal = problem?.at?.attendee === index ? [problemWords[problem.code]] : [];
    expect(new Set(reasonsIn(block(index)))).toEqual(new Set([...said, ...refusal]));
    const chips = all<HTMLInputElement>('.chip', block(index)).filter((one) => one.querySelector('input')?.checked);
    const who = read.relativesOf(state, index).find(({ customer_id }) => customer_id === attendee.customer_id);
    const hasFamily = read.relativesOf(state, index).length > 0;
    expect(chips.map(wordsOf)).toEqual(hasFamily ? [who?.name ?? 'Someone else'] : []);
    expect(wordsOf(block(index).querySelector('.attendees__who output'))).toBe(
      read.fetchedAttendee(state) === index ? 'Fetching their details…' : '',
    );
  });
  expect(all('.drop output').filter((one) => wordsOf(one) !== '')).toHaveLength(upload === null ? 0 : 1);
  const boxes = all<HTMLInputElement>('.attendees__form > .field input[type=checkbox]').map(({ checked }) => checked);
  expect(boxes).toEqual(read.terms(state) === 'none' ? [saves] : [saves, agreed]);
  const onwards = all<HTMLButtonElement>('.attendees > .modal__bar .btn--cta')[0];
  expect(wordsOf(onwards)).toBe(read.mustLogIn(state) ? 'Please Login' : 'Add to cart');
  expect(onwards?.disabled).toBe(!read.mustLogIn(state) && !read.mayGive(state));
  // A disabled button says why (A05).
  const reason = document.getElementById(onwards?.getAttribute('aria-describedby') ?? '');
  expect(wordsOf(reason ?? undefined)).toBe(
    onwards?.disabled ? (agreed ? 'One moment, please' : 'Agree to the terms to go on') : '',
  );
}

/** As far as the step before: a court is chosen. */
async function chooseCourt(booking: ReturnType<typeof startBooking>): Promise<void> {
  await booking.answer('loadServices', court.services);
  await booking.answer('loadChoices', court.padelChoices);
  await booking.answer('loadSchedule', court.padelSchedule);
  booking.send({ type: 'slot.choose', date: court.today, startTime: '10:00:00' });
  await booking.answer('loadFacilities', [court.court1]);
  await booking.answer('loadOffer', court.courtOffer(101, false));
}

/** The dialog with its actors held. */
async function open(input: Partial<AttendeeDetailsInput> = {}, locale: Locale = 'en') {
  const booking = startBooking();
  await chooseCourt(booking);
  const { machine, settle } = holdActors(attendeeDetailsMachine, callbackActors);
  const details = createActor(machine, { input: { ...at.input, ...input } }).start();
  booking.send({ type: 'step.continue' });
  const { selling } = booking.actor.getSnapshot().children;
  const { show } = await stage({ locale });
  show(<AttendeeDetailsDialog selling={selling!} details={details} />);
  const answer = (...answers: AnyEventObject[]) =>
    act(async () => {
      for (const event of answers) {
        settle(event);
        await Promise.resolve();
        await Promise.resolve();
      }
    });
  return { details, answer, now: () => details.getSnapshot() };
}

async function viewSubject(input: AttendeeDetailsInput): Promise<Subject> {
  const { details, answer } = await open(input);
  return {
    act: (event) => {
      // A login comes by itself.
      if (event.type === 'session.changed') act(() => details.send(event as never));
      else gestures[event.type]!(event);
    },
    settle: answer,
    check: (state) => {
      expect(details.getSnapshot().value).toEqual(state.value);
      check(state as AttendeeDetailsSnapshot);
    },
  };
}

const walks = models.map(({ title, model }) => ({ title, model, tours: toursOf(byHand(model)) }));

describe("R2.12.9–11, R2.13.14–17, R4.6.4–8: the attendees' details", () => {
  test.each(walks)(
    '$title: shows every state and offers every wish',
    async ({ model, tours }) => {
      expect(tours.length).toBeGreaterThan(0);
      for (const tour of tours) {
        try {
          await walk(tour, await viewSubject(model.input));
        } catch (error) {
          throw new Error(`on the way ${tour.title}`, { cause: error });
        }
        cleanup();
      }
    },
    240_000,
  );
});

const asked = (questions = at.questions) => done('loadQuestions', questions);
const two = { isWhole: false, people: 2, tickets: 2 } as const;
const faiths = { ...at.input.config, religions: [{ id: 2, name: 'Islam', ar_name: 'الإسلام' }] };
const noPaper = { ...at.questions, onFile: null, family: [] };
const required = { is_visible: true, is_required: true };
const hiddenField = { is_visible: false, is_required: true };

describe('who comes along', () => {
  test('R3.7.12, R3.7.13: the first is the customer, with what is on file to be seen and not changed', async () => {
    const { answer } = await open();
    await answer(asked());
    const you = within(screen.getByRole('group', { name: /You/ }));
    const shown = (name: string) => you.getByRole<HTMLInputElement>('textbox', { name });
    expect(
      ['Name', 'Mobile number', 'Email', 'Date of birth', 'Passport number'].map((name) => [
        shown(name).value,
        shown(name).readOnly,
      ]),
    ).toEqual([
      ['Layla Haddad', true],
      ['+971 500000001', true],
      ['layla@haddad.example', true],
      ['14-03-1990', true],
      ['•••••567', true],
    ]);
  });

  test('R3.7.2, R3.7.3, R5.3.11: nothing is chosen for the others but country code and kind of document', async () => {
    const { answer } = await open({ party: two });
    await answer(asked());
    const second = within(screen.getByRole('group', { name: /Visitor 2/ }));
    const list = (name: string) => second.getByRole<HTMLSelectElement>('combobox', { name }).selectedOptions[0];
    expect(list('Country code')?.textContent).toBe('United Arab Emirates +971');
    expect(list('ID proof')?.textContent).toBe('Emirates ID');
    const gender = within(second.getByRole('group', { name: 'Gender optional' }));
    expect(gender.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([false, false]);
  });

  test('R5.6.2, Q5.6.b, Q5.6.c: fields are there when they are visible, and marked where they may stay empty', async () => {
    const fields = {
      dob: hiddenField,
      gender: required,
      nationality: required,
      religion: { is_visible: true, is_required: false },
      id: hiddenField,
      tag: required,
    };
    const { answer } = await open({ user: at.omar, config: faiths });
    await answer(asked({ ...noPaper, fields, additional: [] }));
    const you = within(screen.getByRole('group', { name: /You/ }));
    expect(await you.findByRole('combobox', { name: 'Nationality' }, { timeout: 20_000 })).toBeTruthy();
    expect(you.getByRole('group', { name: 'Gender' })).toBeTruthy();
    expect(you.getByRole('combobox', { name: 'Religion optional' })).toBeTruthy();
    expect(you.queryByRole('group', { name: /Date of birth/ })).toBeNull();
    expect(you.queryByRole('combobox', { name: 'ID proof' })).toBeNull();
    // The operator’s tags are the options, and none is chosen beforehand (R2.13.16).
    const purpose = you.getByRole<HTMLSelectElement>('combobox', { name: 'Purpose of visit' });
    expect([...purpose.options].map(({ textContent }) => textContent)).toEqual(['Please choose', 'Training']);
  });

  test('every field tells what was chosen in it', async () => {
    const all6 = {
      dob: required,
      gender: required,
      nationality: required,
      religion: required,
      id: required,
      tag: required,
    };
    const { answer, now } = await open({ user: at.omar, config: faiths });
    await answer(asked({ ...noPaper, fields: all6, additional: [at.waiver] }));
    const you = within(screen.getByRole('group', { name: /You/ }));
    fireEvent.click(you.getByRole('radio', { name: 'Male' }));
    fireEvent.change(you.getByRole('combobox', { name: 'ID proof' }), { target: { value: '33' } });
    fireEvent.change(you.getByRole('textbox', { name: 'Passport number' }), { target: { value: 'N-77' } });
    fireEvent.change(you.getByRole('combobox', { name: 'Purpose of visit' }), { target: { value: '5' } });
    fireEvent.change(you.getByRole('combobox', { name: 'Religion' }), { target: { value: '2' } });
    fireEvent.click(you.getByRole('radio', { name: 'Type it' }));
    fireEvent.change(you.getByRole('textbox', { name: 'Your full name' }), { target: { value: 'Omar' } });
    fireEvent.click(you.getByRole('checkbox', { name: 'I agree' }));
    expect(now().context.attendees[0]).toMatchObject({
      gender: 'Male',
      id_proof_type_id: 33,
      id_proof_number: 'N77',
      tag: 5,
      religion_id: 2,
      answers: { 3: { path: null, name: 'Omar', agreed: true } },
    });
    // Another document has another number.
    fireEvent.change(you.getByRole('combobox', { name: 'ID proof' }), { target: { value: '32' } });
    expect(now().context.attendees[0]).toMatchObject({ id_proof_type_id: 32, id_proof_number: '' });
  });

  test('R6.1.16: choosing another relative does not wait for the previous one to load', async () => {
    const { answer, now } = await open({ party: two });
    await answer(asked());
    chip(1, 'Nour Haddad');
    chip(1, 'Sami Haddad');
    await answer(done('loadRelative', { ...at.sami, dob: '1984-02-11' }));
    expect(now().context.attendees[1]).toMatchObject({ customer_id: 72, name: 'Sami Haddad', dob: '1984-02-11' });
    const chosen = all<HTMLInputElement>('.attendees__who input').filter(({ checked }) => checked);
    expect(chosen.map(({ labels }) => wordsOf(labels?.[0]))).toEqual(['Sami Haddad']);
  });

  test('R5.4.9: a file of another kind is refused at its field', async () => {
    const { answer } = await open();
    await answer(asked());
    gestures['file.choose']!({ type: 'file.choose', attendee: 0 });
    await answer(failed('storeFile', wrongFile));
    const letter = screen.getByLabelText<HTMLInputElement>('Letter optional');
    const reason = document.getElementById(letter.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe('Invalid file type. Please upload a valid file type (jpeg, png, pdf)');
  });
});

describe('how many come along (R2.13.14)', () => {
  test('attendees are added up to the limit, and the focus goes to the new one', async () => {
    const { answer } = await open();
    await answer(asked({ ...at.questions, family: [] }));
    expect(screen.getByText('2 visitors at most')).toBeTruthy();
    const add = screen.getByRole<HTMLButtonElement>('button', { name: 'Add a visitor' });
    fireEvent.click(add);
    const second = screen.getByRole('group', { name: /Visitor 2/ });
    expect(document.activeElement).toBe(within(second).getByRole('textbox', { name: 'Name' }));
    expect(add.disabled).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Remove visitor 2' }));
    expect(screen.getByRole('group', { name: /You/ }).contains(document.activeElement)).toBe(true);
    expect(add.disabled).toBe(false);
  });

  test('tickets say how many there are', async () => {
    const { answer } = await open({ party: two });
    await answer(asked());
    expect(screen.queryByRole('button', { name: 'Add a visitor' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Remove visitor/ })).toBeNull();
  });
});

describe('giving the details in', () => {
  const agreed = async () => {
    const opened = await open({ party: two });
    await opened.answer(asked());
    gestures['terms.tick']!({ type: 'terms.tick' });
    return opened;
  };

  test('R4.6.4, R4.6.5, R4.6.6: the tick opens the terms by itself; disagree unticks, agree ticks', async () => {
    await agreed();
    const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /I agree to the/ });
    const terms = screen.getByRole('dialog', { name: 'Terms and conditions' });
    expect(await within(terms).findByText('Be kind to the court.')).toBeTruthy();
    fireEvent.click(within(terms).getByRole('button', { name: 'Disagree' }));
    expect([box().checked, screen.queryByRole('dialog', { name: 'Terms and conditions' })]).toEqual([false, null]);
    fireEvent.click(box());
    press('Agree');
    expect(box().checked).toBe(true);
  });

  test('R5.6.6, R8.3.8: what is missing is said, and the focus goes to where it is named', async () => {
    const { details } = await agreed();
    press('Agree');
    press('Add to cart');
    expect(notices.getSnapshot().context.shown).toMatchObject({
      tone: 'bad',
      text: 'Please fill all the required fields',
    });
    // Named in one place, which has the focus and is no alert: the sentence was announced already (3.3.1).
    const summary = screen.getByRole('region', { name: /^[2-9] fields need another look$/ });
    expect(document.activeElement).toBe(summary);
    expect(summary.querySelectorAll('[role="alert"]')).toHaveLength(0);
    expect(wordsOf(document.getElementById(control(0, 'Club')!.getAttribute('aria-describedby')!))).toBe(
      'Club is required',
    );
    expect(details.getSnapshot().status).toBe('active');
    // The form is long: everything is named in one place, which links to it.
    control(0, 'Name')!.focus();
    fireEvent.click(screen.getByRole('button', { name: /^You: .*Club/ }));
    expect(document.activeElement).toBe(control(0, 'Club'));
  });

  test('R5.6.6, R2.13.19: a number that is wrong is named as its field is, by the document that was chosen', async () => {
    await agreed();
    press('Agree');
    type(1, 'Emirates ID number', '784-1987-6543210-4');
    press('Add to cart');
    const named = () => wordsOf(screen.getByRole('button', { name: /^Visitor 2: / })).split(', ');
    expect(named()).toContain('Emirates ID number');
  });

  test('R4.6.8: a signed-out customer is asked to log in, with one button', async () => {
    const { answer } = await open({ user: null, party: two });
    await answer(asked(at.askedSignedOut));
    expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull();
    // What they have entered goes along (A19).
    type(0, 'Name', 'Omar Said');
    type(0, 'Mobile number', '50 765 4321');
    type(1, 'Email', 'sami@said.example');
    at.toldParent.length = 0;
    press('Please Login');
    const entered = { name: 'Omar Said', country_code: '971', mobile_number: '50 765 4321', email: '' };
    expect(at.toldParent).toEqual([{ type: 'login.wanted', entered }]);
  });

  test('a lost connection while a relative is loading is reported once', async () => {
    const { answer } = await open({ party: two });
    await answer(asked());
    chip(1, 'Nour Haddad');
    await answer(failed('loadRelative', new ConnectionError()));
    expect(notices.getSnapshot().context.shown).toMatchObject({ tone: 'bad', text: problemWords['lost'] });
    expect(control(1, 'Name')?.value).toBe('Nour Haddad');
  });

  test('speaks Arabic, with the number of people in its words', async () => {
    const { answer } = await open({}, 'ar');
    await answer(asked());
    expect(screen.getByRole('dialog', { name: 'المرفق' })).toBeTruthy();
    expect(screen.getByText('زائر واحد')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'أضف إلى السلة' })).toBeTruthy();
  });
});

function OverItsStep({ booking }: { booking: BookingRef }) {
  const { selling } = useBookingSteps(booking);
  return selling ? <AttendeeDetails selling={selling} /> : null;
}

/** A booking that asks for the attendees itself, with all actors held. */
async function describing(questions = asked()) {
  const held = holdActors(attendeeDetailsMachine, callbackActors);
  const booking = startBooking({}, sellingMachine.provide({ actors: { attendeeDetails: held.machine } }), null);
  await chooseCourt(booking);
  const { show } = await stage();
  show(<OverItsStep booking={booking.actor} />);
  await act(async () => booking.send({ type: 'step.continue' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(async () => {
    held.settle(questions);
    await Promise.resolve();
    await Promise.resolve();
  });
  return { booking, settle: held.settle };
}

describe('over the step that asks for it', () => {
  test('Q2.12.c: nothing opens where nothing is asked', async () => {
    const { booking } = await describing(asked(at.noQuestions));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(booking.state().matches('adding')).toBe(true);
  });

  test('R2.12.9: it is titled facility, says for what it is, and what that costs', async () => {
    await describing();
    const dialog = within(screen.getByRole('dialog', { name: 'Facility' }));
    expect(dialog.getByText('Court 1, Fri 20 Nov, 10:00 AM')).toBeTruthy();
    expect(dialog.getByText('1 visitor')).toBeTruthy();
    expect(wordsOf(all('.attendees > .modal__bar .price')[0])).toMatch(/^AED\s157\.50$/);
  });

  test('a failure opens it, with another try', async () => {
    const { settle } = await describing(failed('loadQuestions', new ConnectionError()));
    expect(screen.getByRole('alert').textContent).toContain('We lost the connection');
    press('Try again');
    expect(all('.skels--panel')).toHaveLength(1);
    await act(async () => settle(asked()));
    expect(block(0)).toBeTruthy();
  });

  test('closing it leads back to where it was opened', async () => {
    const { booking } = await describing();
    await act(async () => press('Close'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(booking.state().matches({ choosing: { picking: 'ready' } })).toBe(true);
  });
});
