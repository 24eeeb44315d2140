import { addressOf } from './addressOf.ts';

const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * An address outside that a link may lead to, as a browser writes it, or null: no script, no data, no name and password in
 * front of the host (which look like another host), nothing that is not an address (T10).
 */
export function safeAddress(address: string | null | undefined): string | null {
  const url = address ? addressOf(address.trim()) : null;
  if (url === null || !schemes.has(url.protocol) || url.username !== '' || url.password !== '') return null;
  return url.href;
}
