import { Refusal } from '../../machines/shared/refusal.ts';

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * The address of a payment page, if it is one that money may be paid at: encrypted, or on this very machine.
 * Nothing that runs as a script, carries a name and password, or is no address.
 */
export function paymentAddress(address: string): string | null {
  const url = URL.parse(address);
  if (url === null || url.username !== '' || url.password !== '') return null;
  const isLocal = loopback.has(url.hostname) || url.hostname.endsWith('.localhost');
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLocal) ? url.href : null;
}

/**
 * Leaves for the payment page.
 * @throws Refusal `unsafePaymentPage` when the address is not one to send a customer to
 */
export async function openPaymentPage({ url }: { url: string }): Promise<void> {
  const address = paymentAddress(url);
  if (address === null) throw new Refusal('unsafePaymentPage');
  globalThis.location.assign(address);
}
