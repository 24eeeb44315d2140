import { RefusedError } from '../../../machines/shared/problem.ts';
import { leaveFor } from './leavePortal.ts';

/**
 * Leaves for the payment page.
 * @throws RefusedError `unsafePaymentPage` when the address is not one to send a customer to
 */
export async function openPaymentPage({ url }: { url: string }): Promise<void> {
  if (!leaveFor(url)) throw new RefusedError('unsafePaymentPage');
}
