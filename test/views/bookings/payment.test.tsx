// @vitest-environment jsdom
/** The pages after a payment: paths taken by hand, and what a receipt, a ticket and a calendar say. */
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, type AnyEventObject, type AnyMachineSnapshot } from 'xstate';
import type { FailedPaymentInput } from '../../../machines/paymentReturn/failedPaymentContext.ts';
import {
  failedPaymentMachine,
  type FailedPaymentSnapshot,
} from '../../../machines/paymentReturn/failedPaymentMachine.ts';
import * as readFailed from '../../../machines/paymentReturn/failedPaymentSelectors.ts';
import { receiptMachine, type ReceiptSnapshot } from '../../../machines/paymentReturn/receiptMachine.ts';
import * as read from '../../../machines/paymentReturn/receiptSelectors.ts';
import { ConnectionError, RefusedError } from '../../../machines/shared/problem.ts';
import type { Ticket } from '../../../src/contract/orders/orders.ts';
import type { Locale } from '../../../src/i18n/languages.ts';
import { calendarFile } from '../../../src/widgets/tickets/calendarFile.ts';
import { FailureView } from '../../../src/pages/payment/PaymentFailedPage.tsx';
import { SuccessView } from '../../../src/pages/payment/PaymentSuccessPage.tsx';
import { courtColor } from '../../../src/art/courtColor.ts';
import { surfaceOf } from '../../../src/art/surfaceOf.ts';
import { guest, layla } from '../../models/cart/cart.fixtures.ts';
import { acceptedIntent, atTheBank, guestIntent, placed } from '../../models/checkout/checkout.fixtures.ts';
import { payment, transaction } from '../../models/checkout/payment.fixtures.ts';
import { done, failed, pathsOf } from '../../support/paths.ts';
import { holdActors, walk, type Subject } from '../../support/replay.ts';
import { all, aloud, elsewhere, press, stage, textOf, waysIn, words } from '../cart.fixture.tsx';

// What is over looks over.
beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-11-24T06:00:00Z'), toFake: ['Date'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const gestures: Record<string, () => void> = {
  'payment.check': () => press(all('.note--warn').length > 0 ? 'Ask now' : 'Check again'),
  'payment.retry': () => press('Try again'),
  'cart.reopen': () => press('Back to my cart'),
};

/** Events that need no input. */
const news = new Set(['page.shown', 'connection.returned']);

const unknown = new RefusedError('notFound', 'Not found', 404);
const locked = new RefusedError('loginRequired', 'Please Login!', 401);
const gone = new RefusedError('slotTaken', 'The place is gone', 409);
const check = { type: 'payment.check' };
const shown = { type: 'page.shown' };
const connected = { type: 'connection.returned' };

/** All that may happen to a receipt; time cannot be pressed. */
const receiptEvents: AnyEventObject[] = [
  check,
  shown,
  connected,
  ...(['paid', 'awaiting_payment', 'awaiting_approval', 'expired'] as const).map((state) =>
    done('readPayment', payment(state)),
  ),
  failed('readPayment', unknown),
  failed('readPayment', new ConnectionError()),
  done('clearPersistedIntent'),
];
const failedEvents: AnyEventObject[] = [
  check,
  shown,
  connected,
  { type: 'payment.retry' },
  { type: 'cart.reopen' },
  done('readTransaction', transaction('failed')),
  done('readTransaction', transaction('paid', { token: 'receipt-token' })),
  failed('readTransaction', unknown),
  failed('readTransaction', locked),
  failed('readTransaction', new ConnectionError()),
  done('findOrder', null),
  done('findOrder', placed('failed', { token: null, transactionId: null })),
  failed('findOrder', locked),
  failed('findOrder', new ConnectionError()),
  done('retryPayment', atTheBank),
  failed('retryPayment', gone),
  failed('openPaymentPage', new RefusedError('unsafePaymentPage')),
  done('reopening', { kind: 'kept', problem: { code: 'lost', message: null } }),
  done('reopening', { kind: 'unsure', problem: null }),
  done('rereadTransaction', transaction('expired')),
];

/** After paying: the money is safe, the server is asked again, and no connection is blamed (F38). */
function checkUnreachable(isUnreachable: boolean): void {
  expect(textOf('[role="alert"]').includes('asks again by itself')).toBe(isUnreachable);
}

const headings: Record<string, string> = {
  waiting: 'One moment.',
  stillWaiting: 'One moment.',
  paid: 'You’re on.',
  awaitingApproval: 'Asked.',
  cancelled: 'This order is cancelled',
};

/** What must be on the screen in a state of the receipt. */
function checkReceipt(state: ReceiptSnapshot): void {
  const place = read.elsewhere(state);
  expect(elsewhere()).toBe(place ?? undefined);
  if (place !== null) return;
  const heading = headings[state.value as string];
  if (heading !== undefined) expect(textOf('h1')).toBe(heading);
  checkUnreachable(read.screen(state) === 'unreachable');
  expect(document.body.textContent).not.toMatch(/lost the connection|Please Login/i);
}

const afterFailure = new Set(['retrying', 'redirecting', 'abandoning', 'rereading', 'restoring']);

/** What must be on the screen in a state of a failed payment. */
function checkFailed(state: FailedPaymentSnapshot): void {
  const place = readFailed.elsewhere(state);
  expect(elsewhere()).toBe(place ?? undefined);
  if (place !== null) return;
  const step = typeof state.value === 'string' ? '' : String(Object.values(state.value)[0]);
  const hasFailed = afterFailure.has(step) || state.matches('failed') || state.matches('locked');
  if (hasFailed) expect(textOf('h1')).toBe('Transaction Failed');
  checkUnreachable(readFailed.screen(state) === 'unreachable');
  if (readFailed.screen(state) !== 'failed' || state.matches('locked'))
    expect(document.body.textContent).not.toMatch(/lost the connection|Please Login/i);
  const retry = all<HTMLButtonElement>('.row .btn--cta')[0];
  // A guest's key has expired; a customer can log in again (T21, 020).
  const mustLogIn = state.matches('locked') && state.context.intent?.owner !== 'guest';
  expect(retry !== undefined).toBe(readFailed.isRetryOffered(state) || mustLogIn);
  const isRetrying = step === 'retrying' || step === 'redirecting';
  expect(retry?.getAttribute('aria-busy') === 'true').toBe(retry !== undefined && isRetrying);
  if (state.matches('failed')) expect(textOf('.note') !== '').toBe(state.context.problem !== null);
}

const callbackActors = ['watchPageShown', 'watchOrder', 'watchConnection', 'deferUpdate'];
const clock = { setTimeout: () => 0, clearTimeout: () => undefined };
const doing = (back: { send(event: never): void }) => (wish: AnyEventObject) =>
  act(async () => (news.has(wish.type) ? back.send(wish as never) : gestures[wish.type]!()));

async function receiptSubject(): Promise<Subject> {
  const { show } = await stage();
  const { machine, settle } = holdActors(receiptMachine, callbackActors);
  const back = createActor(machine, { input: receiptOf, clock }).start();
  show(<SuccessView back={back} />);
  return {
    act: doing(back),
    settle: (answer) => act(async () => settle(answer)),
    check: (state) => checkReceipt(state as ReceiptSnapshot),
  };
}

async function failedSubject(input: FailedPaymentInput): Promise<Subject> {
  const { show } = await stage();
  const { machine, settle } = holdActors(failedPaymentMachine, callbackActors);
  const back = createActor(machine, { input, clock }).start();
  show(<FailureView back={back} />);
  return {
    act: doing(back),
    settle: (answer) => act(async () => settle(answer)),
    check: (state) => checkFailed(state as FailedPaymentSnapshot),
  };
}

const receiptOf = { token: 'receipt-token', intent: null };

describe('a receipt', () => {
  const project = ({ context }: AnyMachineSnapshot) => [context.payment?.state, Math.min(context.tries, 1)];
  const paths = pathsOf({ machine: receiptMachine, input: receiptOf, events: receiptEvents, project });
  test.each(waysIn(paths))('$title', async (path) => {
    await expect(walk(path, await receiptSubject())).resolves.toBeUndefined();
  });
});

describe.each(
  Object.entries<FailedPaymentInput>({
    'a failed payment of this tab': { transactionId: 'tx-1', intent: acceptedIntent },
    'a failed payment of a guest': { transactionId: 'tx-1', intent: guestIntent },
    'a failed payment of another tab': { transactionId: 'tx-1', intent: null },
    'a failed payment without its number': { transactionId: null, intent: acceptedIntent },
    nothing: { transactionId: null, intent: null },
  }),
)('%s', (_, input) => {
  const project = ({ context }: AnyMachineSnapshot) => [
    context.transactionId,
    context.transaction?.state,
    context.arePlacesGone,
    Math.min(context.tries, 1),
  ];
  const paths = pathsOf({ machine: failedPaymentMachine, input, events: failedEvents, project });
  test.each(waysIn(paths))('$title', async (path) => {
    await expect(walk(path, await failedSubject(input))).resolves.toBeUndefined();
  });
});

async function receipt(state: Parameters<typeof payment>[0], given: Parameters<typeof stage>[0] = {}) {
  const { show } = await stage(given);
  const { machine, settle } = holdActors(receiptMachine, callbackActors);
  show(<SuccessView back={createActor(machine, { input: receiptOf }).start()} />);
  await act(async () => settle(done('readPayment', payment(state))));
  await act(async () => settle(done('clearPersistedIntent')));
}

const rows = () => all('.sum > div').map((row) => [words(row.querySelector('dt')), words(row.querySelector('dd'))]);

describe('a paid order', () => {
  test('R8.4.5: what else it holds need not be a booking', async () => {
    const { show } = await stage({ locale: 'ar' });
    const { machine, settle } = holdActors(receiptMachine, callbackActors);
    show(<SuccessView back={createActor(machine, { input: receiptOf }).start()} />);
    const paid = payment('paid');
    await act(async () => settle(done('readPayment', { ...paid, items: [...paid.items, ...paid.items] })));
    await act(async () => settle(done('clearPersistedIntent')));
    expect(document.body.textContent).toContain('وبند آخر.');
  });

  test('shows its ticket with time, place and code', async () => {
    await receipt('paid');
    expect(textOf('.pitch__top')).toContain('Padel, Court 3');
    expect(textOf('.pitch__top')).toContain('Al Quoz Sheds');
    expect(textOf('.pitch__t')).toBe('08:00 PM');
    expect(textOf('.pitch dl')).toBe('DayFri 27 NovUntil09:30 PMForLayla Haddad');
    expect(textOf('.pitch__c')).toContain('8841 2207 5513');
    // The colour of the court's sport, which loads with the drawings.
    const color = () => all('.pitch')[0]?.style.getPropertyValue('--t');
    await waitFor(() => expect(color()).toBe(courtColor('padel', surfaceOf(6))));
    // The code is drawn by a chunk of its own.
    await waitFor(() => expect(all<HTMLImageElement>('.pitch img')[0]?.alt).toBe('Code of ticket 8841 2207 5513'));
  });

  test('has a receipt', async () => {
    await receipt('paid');
    expect(rows()).toEqual([
      ['Order', '100001'],
      ['Paid', '20 Nov 2026, 01:42 PM'],
      ['Visa •••• 1111', 'AED 418'],
      ['Wallet', 'AED 80'],
      ['Totalincludes AED 23.71 VAT', 'AED 498'],
    ]);
  });

  test.each([
    ['a customer', layla, 1],
    ['a guest', guest, 0],
    ['nobody', null, 0],
  ])('leads %s to their bookings', async (_, user, links) => {
    await receipt('paid', { user });
    expect(all('a[href="/profile/facility-bookings"]')).toHaveLength(links);
  });

  test('speaks Arabic', async () => {
    await receipt('paid', { locale: 'ar' satisfies Locale });
    expect(textOf('h1')).toBe('موعدك مؤكد.');
    expect(textOf('.pitch__top')).toContain('بادل، ملعب 3');
    expect(textOf('.pitch dl')).toContain('الجمعة 27 نوفمبر');
  });
});

describe('4.1.3, A03: how it ended is told', () => {
  /** The page of a payment while it loads, and what announces the outcome. */
  async function reading(locale: Locale = 'en', failure?: FailedPaymentInput) {
    const { show } = await stage({ locale });
    const { machine, settle } = failure
      ? holdActors(failedPaymentMachine, callbackActors)
      : holdActors(receiptMachine, callbackActors);
    // SAFETY: each is given its own input.
    const back = createActor(machine as typeof receiptMachine, {
      input: (failure ?? receiptOf) as never,
      clock,
    }).start();
    show(failure ? <FailureView back={back as never} /> : <SuccessView back={back} />);
    const region = all('output.lead')[0]!;
    const focusings: (string | undefined)[][] = [];
    document.addEventListener('focusin', ({ target }) =>
      focusings.push([(target as Element).localName, words(target as Element)]),
    );
    return {
      back,
      settle: (...answers: Parameters<typeof settle>) => act(async () => settle(...answers)),
      /** In the region that was there before anything was known, inside nothing that keeps it still. */
      told: () => (region.isConnected && region.closest('[aria-busy]') === null ? aloud(region) : undefined),
      /** What was read when the focus came to it, if it is there still. */
      focused: () => (document.activeElement === document.body ? undefined : focusings.at(-1)),
    };
  }
  const nextAnswer = { type: 'xstate.after.pollPause.receipt.waiting' };

  test.each([
    ['en', 'You’re on.', 'Paid AED 498. Show the code at the gate. Padel, Court 3, Friday 27 November 2026, 08:00 PM.'],
    [
      'ar',
      'موعدك مؤكد.',
      'تم دفع 498 درهم إماراتي. أظهر الرمز عند البوابة. بادل، ملعب 3، الجمعة 27 نوفمبر 2026، 08:00 مساءً.',
    ],
  ] as const)('as paid, for what and when, after the bank let wait (%s)', async (locale, heading, sentence) => {
    const { back, settle, told, focused } = await reading(locale);
    await settle(done('readPayment', payment('awaiting_payment')));
    expect(told()).not.toBe('');
    await act(async () => back.send(nextAnswer as never));
    await settle(done('readPayment', payment('paid')));
    expect(focused()).toEqual(['h1', heading]);
    expect(told()).toBe(sentence);
  });

  test('as paid at once', async () => {
    const { settle, told, focused } = await reading();
    await settle(done('readPayment', payment('paid')));
    expect(focused()).toEqual(['h1', 'You’re on.']);
    expect(told()).toContain('Paid AED 498.');
  });

  test.each([
    ['en', 'Thank you.', 'Paid AED 498. Everything is yours.', 'Shop orders'],
    ['ar', 'شكرًا لك.', 'تم دفع 498 درهم إماراتي. كل ما طلبته لك.', 'طلبات المتجر'],
  ] as const)(
    'R2.3.14: goods alone as goods, for which nobody has to be anywhere (%s)',
    async (locale, heading, sentence, orders) => {
      const { settle, told, focused } = await reading(locale);
      await settle(done('readPayment', { ...payment('paid'), tickets: [] }));
      expect(focused()).toEqual(['h1', heading]);
      expect(told()).toContain(sentence);
      expect(all('a[href="/profile/retail"]').map(words)).toEqual([orders]);
      expect(all('a[href="/profile/facility-bookings"]')).toEqual([]);
    },
  );

  test('Q7.7.b: as cancelled, and not as a payment that failed', async () => {
    const { settle, told, focused } = await reading();
    const cancelled = { at: '2026-11-21 18:00:00', was_paid: true };
    await settle(done('readPayment', { ...payment('cancelled'), tickets: [], cancelled }));
    expect(focused()).toEqual(['h1', 'This order is cancelled']);
    expect(told()).toContain('It was cancelled on 21 Nov 2026, 06:00 PM.');
    expect(elsewhere()).toBeUndefined();
  });

  test('R2.1.22: its history is in order, by the venue’s clock', async () => {
    const { settle } = await reading();
    const timeline = [
      { at: '2026-11-20 13:40:00', event: 'placed' as const },
      { at: '2026-11-20 13:41:00', event: 'failed' as const },
      { at: '2026-11-20 13:41:30', event: 'triedAgain' as const },
      { at: '2026-11-20 13:42:00', event: 'paid' as const },
    ];
    await settle(done('readPayment', { ...payment('paid'), timeline }));
    expect(all('.timeline li').map(words)).toEqual([
      'Ordered20 Nov 2026, 01:40 PM',
      'The payment failed20 Nov 2026, 01:41 PM',
      'Payment tried again20 Nov 2026, 01:41 PM',
      'Paid20 Nov 2026, 01:42 PM',
    ]);
  });

  test('as still waiting for the bank, without calling it failed', async () => {
    const { settle, told, focused } = await reading();
    await settle(done('readPayment', payment('awaiting_payment')));
    expect(focused()).toEqual(['h1', 'One moment.']);
    expect(told()).toBe('We wait for the bank to confirm your payment.');
  });

  test('as failed', async () => {
    const { settle, told, focused } = await reading('en', { transactionId: 'tx-1', intent: acceptedIntent });
    await settle(done('readTransaction', transaction('failed')));
    expect(focused()).toEqual(['h1', 'Transaction Failed']);
    expect(told()).toContain('Your purchase was unsuccessful.');
  });

  test('and a focus elsewhere on the page stays there', async () => {
    const { settle, told } = await reading();
    const link = document.body.appendChild(document.createElement('button'));
    link.focus();
    await settle(done('readPayment', payment('paid')));
    expect(document.activeElement).toBe(link);
    expect(told()).toContain('Paid AED 498.');
    link.remove();
  });
});

test('an order that awaits approval says so', async () => {
  await receipt('awaiting_approval');
  expect(textOf('h1')).toBe('Asked.');
  expect(textOf('.pill')).toBe('Awaiting approval');
});

test.each([
  ['تم رفض البطاقة', 'ar'],
  ['The card was declined', 'en'],
])('3.1.2: the reason is read in its own language, in either language of the page: %s', async (reason, language) => {
  const { show } = await stage({ locale: language === 'ar' ? 'en' : 'ar' });
  const { machine, settle } = holdActors(failedPaymentMachine, callbackActors);
  const input = { transactionId: 'tx-1', intent: acceptedIntent };
  show(<FailureView back={createActor(machine, { input }).start()} />);
  await act(async () => settle(done('readTransaction', { ...transaction('failed'), reason })));
  const words = [...document.querySelectorAll('bdi')].find(({ textContent }) => textContent === reason);
  expect(words?.lang).toBe(language);
});

test('a failed transaction tells number, date, reason and amount (R8.4.1, R9.1.5)', async () => {
  const { show } = await stage();
  const { machine, settle } = holdActors(failedPaymentMachine, callbackActors);
  const input = { transactionId: 'tx-1', intent: acceptedIntent };
  show(<FailureView back={createActor(machine, { input }).start()} />);
  await act(async () => settle(done('readTransaction', transaction('failed'))));
  expect(textOf('.lead')).toBe(
    'Your purchase was unsuccessful. If any amount was debited, a refund has been initiated and will be credited within 7 business days.',
  );
  expect(rows()).toEqual([
    ['Transaction', 'tx-1'],
    ['Date', '20 Nov 2026, 01:42 PM'],
    ['Reason', 'The card was declined'],
    ['Amount', 'AED 418'],
  ]);
});

describe('a calendar file', () => {
  const [ticket] = payment('paid').tickets as [Ticket];
  const linesOf = (...tickets: Ticket[]) => calendarFile(tickets, 'en').split('\r\n');

  test('has the venue’s hours, wherever it is read', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-20T09:42:07Z'), toFake: ['Date'] });
    const lines = linesOf(ticket);
    vi.useRealTimers();
    expect(lines).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//venue-portal//tickets//EN',
      'BEGIN:VEVENT',
      'UID:884122075513@ticket',
      'DTSTAMP:20261120T094207Z',
      'DTSTART:20261127T160000Z',
      'DTEND:20261127T173000Z',
      'SUMMARY:Padel\\, Court 3',
      'LOCATION:Al Quoz Sheds',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  test('is in the customer’s language, and in English what has no Arabic (R3.10.14)', () => {
    const arabic = { ...ticket, ar_item: 'بادل، ملعب 3', ar_venue: 'عنابر القوز' };
    const lines = calendarFile([arabic], 'ar').split('\r\n');
    expect(lines).toContain('SUMMARY:بادل، ملعب 3');
    expect(lines).toContain('LOCATION:عنابر القوز');
    expect(lines).toContain('PRODID:-//venue-portal//tickets//AR');
    const plain = calendarFile([{ ...ticket, ar_item: null, ar_venue: null }], 'ar').split('\r\n');
    expect(plain).toContain('SUMMARY:Padel\\, Court 3');
    expect(plain).toContain('LOCATION:Al Quoz Sheds');
  });

  test('ends after midnight on the next day', () => {
    const night = { ...ticket, start_time: '23:30:00', end_time: '00:30:00' };
    expect(linesOf(night)).toContain('DTEND:20261127T203000Z');
  });

  test('has one entry for tickets of the same time, and none for tickets without one', () => {
    const entries = (...tickets: Ticket[]) => linesOf(...tickets).filter((line) => line === 'BEGIN:VEVENT').length;
    expect(entries(ticket, { ...ticket, ticket_number: '2' })).toBe(1);
    expect(entries(ticket, { ...ticket, date: '2026-11-28' })).toBe(2);
    expect(entries({ ...ticket, date: null })).toBe(0);
  });

  test('folds long lines without cutting a letter', () => {
    const long = { ...ticket, item: 'ملعب '.repeat(40).trim() };
    const lines = linesOf(long);
    expect(lines.every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
    expect(lines.join('\r\n').replaceAll('\r\n ', '')).toContain(long.item);
  });
});
