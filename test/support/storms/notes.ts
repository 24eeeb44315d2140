/** What a storm notes of a tab, to compare with afterwards: what was pressed, what was sent, what was answered. */
import type { BookingProgress } from '../../../machines/booking/bookingProgress.ts';
import type { CartEmitted } from '../../../machines/cart/cartContext.ts';
import {
  isCancellation,
  isCharge,
  isContactChange,
  isErasure,
  isMove,
  isScheduling,
  isTicketFile,
  isUpload,
  type Asked,
  type Reply,
} from './server/asked.ts';
import type { Place } from './server/hadOrders.ts';
import type { Hour } from './server/packages.ts';
import { createConsentNotes } from './asking/consentBeside.ts';
import { createAskingNotes } from './asking/askingNotes.ts';
import { createLeadNotes } from './asking/leadNotes.ts';
import { createOnceNotes } from './asking/onceNotes.ts';
import { createSupportNotes } from './supportNotes.ts';
import { tally } from './tally.ts';

/** A press of Pay that had an effect. */
export interface Press {
  hasAgreed: boolean;
  /** Fils, as they stood on the page. */
  total: number;
  /** Its order, once it is at the server. */
  key: string | null;
}

/** A press that gives an order up, for the refund that stood on the button, in dirhams. */
export interface Cancelling {
  id: number;
  refund: number;
  isSent: boolean;
}

/** A press that puts a membership into the cart, perhaps after a login. */
export interface Purchase {
  packageId: number;
  /** Null: the day on which it is put there. */
  startDate: string | null;
  today: string;
  by: string;
  /** Whether it was said yes to the question that follows (R5.7.10). */
  isRenewal: boolean;
}

/** A press that gives a booking that very time. */
export interface Moving {
  id: number;
  to: Place;
  isSent: boolean;
}

/** A press that gives a session of that package its hour. */
export interface Scheduled {
  id: number;
  hour: Hour;
  isSent: boolean;
}

/** Milliseconds. */
const aDay = 86_400_000;

const codePaths: ReadonlySet<string> = new Set([
  'auth/login/otp-generate',
  'auth/otp/generate',
  'auth/password/otp/generate',
  'profile/email/otp-generate',
  'profile/mobile/otp-generate',
]);
const passwordPaths: ReadonlySet<string> = new Set(['auth/change-password', 'auth/password/reset']);
const loginPaths: ReadonlySet<string> = new Set(['auth/login', 'auth/login/otp-login', 'auth/guest-login']);

/** Refused before anybody has looked at what was sent: of one that was sent before, nothing is known (I12). */
const isTurnedAway = (asked: Asked, status: number): boolean =>
  // The contract refuses orders by 409, and top-ups by 422 alone.
  status !== 422 && (status !== 409 || asked.path !== 'orders');

const isRelative = ({ method, path }: Asked): boolean =>
  (method === 'POST' || method === 'PUT') && path.startsWith('customers-associated');

/**
 * @param isKept whether the browser keeps an order under that key
 * @param ownerOf whose a token is
 */
export function createNotes(isKept: (key: string) => boolean, ownerOf: (token: string) => number | undefined) {
  const presses: Press[] = [];
  const faults: string[] = [];
  const codes = { pressed: 0, sent: 0 };
  const support = createSupportNotes(faults, ownerOf);
  // A guest is nobody.
  const namedOf = (token: string): string =>
    token.startsWith('token-guest') ? 'nobody' : `customer ${ownerOf(token)}`;
  const once = createOnceNotes(faults);
  const leads = createLeadNotes(faults);
  /** Of the file of the tickets of each order: presses, what was asked for, and what of it was lost, so that it is asked again (F03). */
  const tickets = {
    pressed: new Map<number, number>(),
    sent: new Map<number, number>(),
    lost: new Map<number, number>(),
  };
  const countTicketFile = (counts: Map<number, number>, { path }: Asked): void => {
    const id = Number(path.split('/')[1]);
    counts.set(id, (counts.get(id) ?? 0) + 1);
  };
  const asking = createAskingNotes(faults, namedOf);
  const saves = { pressed: 0, sent: 0 };
  /** Files that were chosen, choices and presses that upload one, and uploads that were sent. */
  const uploads = { chosen: 0, pressed: 0, sent: 0 };
  /** Presses that change a password, and what was sent. */
  const passwords = { pressed: 0, sent: 0 };
  const erasures = { pressed: 0, sent: 0 };
  /** Who has typed into the profile, and has chosen what was found, last. */
  const lastBy = { profile: 'nobody', search: 'nobody', relative: 'nobody' };
  /** Presses that save a relative, and what was sent. */
  const relatives = { pressed: 0, sent: 0 };
  /** Whom the server has let in with its last answer; null once the tab was looked at. */
  const admitted: { id: number | null } = { id: null };
  /** Whom the last token in an address would let in, who was there before, and since when one is waited for. */
  const arrivals = {
    id: null as number | null,
    isAwaited: false,
    isAccepted: false,
    before: null as number | null,
    since: -Infinity,
    /** Somebody has come in by another way. */
    isOver: false,
  };
  /** When each customer logged in, in epoch milliseconds; a reload does not change it. */
  const logins = new Map<number, number>();
  /** What the tab was told by the server, the latest last. */
  const answers: { asked: Asked; reply: Reply; at: number }[] = [];

  /** The last order, or top-up, of each customer of which nobody has said what became of it: its body and key. */
  const unsettled = new Map<string, { body: string; key: string; isRepeated: boolean; at: number }>();
  const placeOf = ({ token, path }: Asked): string => `${token} ${path}`;

  /** What may be under way already is sent under the same key, and one key stands for one wish (I12). */
  function noteCharge(asked: Asked): void {
    const [place, body, key] = [placeOf(asked), JSON.stringify(asked.body), asked.key ?? ''];
    const last = unsettled.get(place);
    // What was sent a day ago does not arrive any more, and is forgotten (docs/decisions/071).
    const former = last !== undefined && Date.now() - last.at <= aDay ? last : undefined;
    const sent = { body, key, isRepeated: former?.key === key, at: Date.now() };
    if (former !== undefined) {
      const isSame = former.body === sent.body;
      if (isSame) tally('I12: what may be under way is sent again');
      if (isSame !== (former.key === sent.key))
        faults.push(
          isSame
            ? 'I12: what may be under way is sent again under another key'
            : 'I12: the key of what may be under way stands for something else',
        );
    }
    unsettled.set(place, sent);
  }
  const cancellings: Cancelling[] = [];
  /** One press gives an order up once, for the refund that was shown (Q7.7.b). */
  function noteCancelling({ path, body }: Asked): void {
    const id = Number(path.split('/')[1]);
    const press = cancellings.find((one) => one.id === id && !one.isSent);
    if (press === undefined) return void faults.push(`I13: order ${id} was given up by nobody`);
    press.isSent = true;
    const { refund } = body as { refund: number };
    if (refund !== press.refund)
      faults.push(`Q7.7.b: order ${id} was given up for ${refund}, the button said ${press.refund}`);
  }
  const movings: Moving[] = [];
  /** One press moves a booking once, to the time that was chosen (Q2.2.b). */
  function noteMove({ path, body }: Asked): void {
    const id = Number(path.split('/')[3]);
    const press = movings.find((one) => one.id === id && !one.isSent);
    if (press === undefined) return void faults.push(`I13: booking ${id} was moved by nobody`);
    press.isSent = true;
    const { date, start_time, facility_id } = body as Place;
    const { to } = press;
    if (date !== to.date || start_time !== to.start_time || facility_id !== to.facility_id)
      faults.push(`Q2.2.b: booking ${id} was moved to another time than was chosen`);
  }
  const scheduled: Scheduled[] = [];
  /** One press gives one session that very hour (Q3.6.d). */
  function noteScheduling({ path, body }: Asked): void {
    const id = Number(path.split('/')[3]);
    const { date, start_time } = body as Hour;
    const press = scheduled.find((one) => one.id === id && !one.isSent);
    if (press === undefined) return void faults.push(`I13: a session of ${id} was booked by nobody`);
    press.isSent = true;
    if (date !== press.hour.date || start_time !== press.hour.start_time)
      faults.push(`Q3.6.d: a session of ${id} is booked for another hour than was chosen`);
  }
  /** The keys of top-ups of which the server has told. */
  const toldOf = new Set<string | null>();
  /** The server, or another tab, knows what became of the one with that key. */
  function settle(key: string | null): void {
    for (const [place, sent] of unsettled) if (sent.key === key) unsettled.delete(place);
  }

  return {
    presses,
    cancellings,
    movings,
    scheduled,
    purchases: [] as Purchase[],
    faults,
    /** Another tab has learned what became of it, or it went with a logout. */
    settleAll: (): void => unsettled.clear(),
    /** Whoever has read that no money has come of it, and leaves, may want some anew. */
    leavePage(): void {
      for (const key of toldOf) settle(key);
      toldOf.clear();
    },
    lastBy,
    relatives,
    /** Whoever logs out leaves nothing here. */
    noteFarewell(): void {
      unsettled.clear();
      support.farewell();
      asking.written.clear();
      once.typed.name = '';
      leads.written = null;
      Object.assign(lastBy, { profile: 'nobody', search: 'nobody', relative: 'nobody' });
    },
    logins,
    answers,
    /** The amount in dirhams of each press that sent a top-up. */
    wishes: [] as number[],
    told: [] as CartEmitted[],
    /** Lines that the customer wants to remove; the wish may have to wait. */
    unwanted: new Set<string>(),
    /** Lines of customers that lay in this tab while it was on another site, and a customer logged out in another one. */
    over: new Set<string>(),
    /** Presses of Continue, the bookings that came of them, and who has chosen the time that a booking had last. */
    bookings: {
      pressed: 0,
      groups: new Set<string>(),
      chosen: { at: '', by: 'nobody' },
      seen: null as BookingProgress | null,
    },
    /** Presses that may send a code, and codes that were asked for. */
    codes,
    support,
    asking,
    once,
    leads,
    consents: createConsentNotes(),
    tickets,
    passwords,
    uploads,
    /** Presses that delete an account, and what was sent. */
    erasures,
    /** Presses of Save on the profile, and what was sent. */
    saves,
    admitted,
    arrivals,
    /** Relatives whose removal was confirmed. */
    removals: new Set<number>(),
    sent(asked: Asked): void {
      if (codePaths.has(asked.path)) codes.sent += 1;
      if (asked.method === 'POST' && asked.path === 'profile' && !isContactChange(asked)) saves.sent += 1;
      if (asked.method === 'POST' && passwordPaths.has(asked.path)) passwords.sent += 1;
      if (isRelative(asked)) relatives.sent += 1;
      if (isUpload(asked)) uploads.sent += 1;
      if (isErasure(asked)) erasures.sent += 1;
      if (isCharge(asked)) noteCharge(asked);
      if (isCancellation(asked)) noteCancelling(asked);
      if (isMove(asked)) noteMove(asked);
      if (isScheduling(asked)) noteScheduling(asked);
      support.sent(asked);
      asking.sent(asked);
      once.sent(asked);
      leads.sent(asked);
      if (isTicketFile(asked)) countTicketFile(tickets.sent, asked);
      if (asked.method !== 'POST' || asked.path !== 'orders') return;
      const key = asked.key ?? '';
      const press = presses.at(-1);
      // One press sends one order; nothing else sends any.
      if (press === undefined || press.key !== null) faults.push('I13: an order was sent that nobody pressed for');
      else press.key = key;
      // Or what became of it could not be asked for (K01).
      if (!isKept(key)) faults.push('K01: an order was sent under a key that is kept nowhere');
    },
    lost(asked: Asked): void {
      if (isTicketFile(asked)) countTicketFile(tickets.lost, asked);
    },
    refused(asked: Asked, status: number): void {
      if (!isCharge(asked)) return;
      const isRepeated = unsettled.get(placeOf(asked))?.isRepeated === true;
      if (isRepeated && isTurnedAway(asked, status)) tally('I12: what may be under way is turned away');
      else settle(asked.key);
    },
    answered(asked: Asked, reply: Reply): void {
      answers.push({ asked, reply, at: Date.now() });
      support.answered(asked, reply);
      asking.answered(asked, reply);
      once.answered(asked, reply);
      leads.answered(asked, reply);
      if (isCharge(asked)) settle(asked.key);
      else if (reply.status === 200 && (reply.body as { data: unknown }).data !== null) settle(asked.query.get('key'));
      if (asked.method === 'GET' && asked.path === 'wallet/top-up' && reply.status === 200)
        toldOf.add(asked.query.get('key'));
      // A changed profile begins the twelve hours anew, like a login.
      const isSave = asked.method === 'POST' && asked.path === 'profile';
      // Whoever comes by a link is asked first.
      const isAwaited = asked.path === 'auth/login-uae-pass' && arrivals.isAwaited;
      if (reply.status !== 200 || !(loginPaths.has(asked.path) || isSave || isAwaited)) return;
      if (loginPaths.has(asked.path)) arrivals.isOver = true;
      const { id } = (reply.body as { data: { id: number } }).data;
      logins.set(id, Date.now());
      if (!isSave) admitted.id = id;
    },
  };
}
