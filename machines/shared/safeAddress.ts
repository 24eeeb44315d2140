import { addressOf } from './addressOf.ts';

const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * An address that a link may lead to, as the browser writes it, or null: no scripts, no data, no user name or password in
 * front of the host (which may look like another host), and nothing invalid (T10).
 */
export function safeAddress(address: string | null | undefined): string | null {
  const url = address ? addressOf(address.trim()) : null;
  if (url === null || !schemes.has(url.protocol) || url.username !== '' || url.password !== '') return null;
  return url.href;
}
