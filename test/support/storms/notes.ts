/** What a storm notes of a tab, to compare with afterwards: what was pressed, what was sent, what was answered. */
import type { BookingProgress } from '../../../machines/booking/bookingProgress.ts';
import type { CartEmitted } from '../../../machines/cart/cartContext.ts';
import type { Asked, Reply } from './server/asked.ts';

/** A press of Pay that had an effect. */
export interface Press {
  hasAgreed: boolean;
  /** Fils, as they stood on the page. */
  total: number;
  /** Its order, once it is at the server. */
  key: string | null;
}

const loginPaths: ReadonlySet<string> = new Set(['auth/login', 'auth/login/otp-login', 'auth/guest-login']);

export function createNotes() {
  const presses: Press[] = [];
  const faults: string[] = [];
  /** When each customer logged in, in epoch milliseconds; a reload does not change it. */
  const logins = new Map<number, number>();
  /** What the tab was told by the server, the latest last. */
  const answers: { asked: Asked; reply: Reply; at: number }[] = [];

  return {
    presses,
    faults,
    logins,
    answers,
    /** The amount in dirhams of each press that sent a top-up. */
    wishes: [] as number[],
    told: [] as CartEmitted[],
    /** Lines that the customer wants to remove; the wish may have to wait. */
    unwanted: new Set<string>(),
    /** Presses of Continue, the bookings that came of them, and who has chosen which time. */
    bookings: {
      pressed: 0,
      groups: new Set<string>(),
      owners: new Map<string, Set<string>>(),
      seen: null as BookingProgress | null,
    },
    sent(asked: Asked): void {
      if (asked.method !== 'POST' || asked.path !== 'orders') return;
      const key = asked.key ?? '';
      const press = presses.at(-1);
      // One press sends one order; nothing else sends any.
      if (press === undefined || press.key !== null) faults.push('I13: an order was sent that nobody pressed for');
      else press.key = key;
    },
    answered(asked: Asked, reply: Reply): void {
      answers.push({ asked, reply, at: Date.now() });
      if (reply.status !== 200 || !loginPaths.has(asked.path)) return;
      const { id } = (reply.body as { data: { id: number } }).data;
      logins.set(id, Date.now());
    },
  };
}
