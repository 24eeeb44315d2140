import { outsideAddress } from '../../machines/shared/outsideAddress.ts';
import { Refusal } from '../../machines/shared/refusal.ts';

/**
 * Leaves for the payment page.
 * @throws Refusal `unsafePaymentPage` when the address is not one to send a customer to
 */
export async function openPaymentPage({ url }: { url: string }): Promise<void> {
  const address = outsideAddress(url);
  if (address === null) throw new Refusal('unsafePaymentPage');
  globalThis.location.assign(address);
}
