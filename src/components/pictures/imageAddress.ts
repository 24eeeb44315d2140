import { addressOf } from '../../../machines/shared/addressOf.ts';

/**
 * Where a picture of the operator lies: relative paths are served from one configured base (R7.6.2).
 * Returns null for nothing, and for addresses that are no picture's (only http and https are).
 */
export function imageAddress(path: string | null, base: string | null | undefined): string | null {
  if (path === null || path.trim() === '') return null;
  const origin = globalThis.location.origin;
  const url = addressOf(path, addressOf(base ?? '/', origin)?.href ?? origin);
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null;
}
