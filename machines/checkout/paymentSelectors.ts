/** The selectors of an order's payment; they answer no or null while there is none. */
import type { CartLine } from '../../src/contract/orders/cart.ts';
import type { PaymentSnapshot } from './paymentMachine.ts';

type Maybe = PaymentSnapshot | undefined;
const none: readonly CartLine[] = [];

export const isBusy = (snapshot: Maybe): boolean => snapshot?.hasTag('busy') ?? false;
/** Whether the browser is about to leave for the bank's page. */
export const isRedirecting = (snapshot: Maybe): boolean => snapshot?.matches('redirecting') ?? false;
/** Whether an accepted order waits for its payment, or is being given up. */
export const isUnpaid = (snapshot: Maybe): boolean =>
  snapshot !== undefined && ['unpaid', 'confirming', 'reopening'].some((state) => snapshot.matches(state as 'unpaid'));
/** Whether the server is being asked if the order can still be paid, before the bank's page opens. */
export const isConfirming = (snapshot: Maybe): boolean => snapshot?.matches('confirming') ?? false;
/** Whether the order is being given up, its lines on their way back into the cart. */
export const isReopening = (snapshot: Maybe): boolean => snapshot?.matches('reopening') ?? false;
export const mayContinue = (snapshot: Maybe): boolean =>
  isConfirming(snapshot) || (snapshot?.can({ type: 'payment.continue' }) ?? false);
/** The lines of the order, as far as this browser remembers them. */
export const lines = (snapshot: Maybe): readonly CartLine[] => snapshot?.context.intent?.lines ?? none;
/** Until when its places are held, where the server says so. */
export const heldUntil = (snapshot: Maybe): string | null => snapshot?.context.placed.expires_at ?? null;
/** What the bank asks for, in major units, where the server says so. */
export const due = (snapshot: Maybe): number | null => snapshot?.context.placed.amount_due ?? null;
export const problem = (snapshot: Maybe) => snapshot?.context.problem ?? null;
