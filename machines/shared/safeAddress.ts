const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** An address that may be linked to, or null: no script, no data, nothing that is not an address. */
export function safeAddress(address: string | null | undefined): string | null {
  const url = URL.parse(address?.trim() ?? '');
  return url !== null && schemes.has(url.protocol) ? url.href : null;
}
