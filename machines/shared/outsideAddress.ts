import { addressOf } from './addressOf.ts';

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * An address outside the portal to which a customer may be sent, or null: HTTPS, or local; no scripts and no user name or
 * password in it.
 */
export function outsideAddress(address: string | null): string | null {
  const url = address && addressOf(address);
  if (!url || url.username !== '' || url.password !== '') return null;
  const isLocal = loopback.has(url.hostname) || url.hostname.endsWith('.localhost');
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLocal) ? url.href : null;
}
