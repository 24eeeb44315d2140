import { addressOf } from './addressOf.ts';

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * An address outside of the portal that a customer may be sent to: encrypted, or on this very machine.
 * Nothing that runs as a script, carries a name and password, or is no address.
 */
export function outsideAddress(address: string | null): string | null {
  const url = address && addressOf(address);
  if (!url || url.username !== '' || url.password !== '') return null;
  const isLocal = loopback.has(url.hostname) || url.hostname.endsWith('.localhost');
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLocal) ? url.href : null;
}
