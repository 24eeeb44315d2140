/** Parses an address; null when it is invalid. Like `URL.parse`, which the oldest supported browsers lack. */
export function addressOf(text: string, base?: string | URL): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

/**
 * Where a picture of the operator lies: a relative path below one base, which is a folder however it ends (R7.6.2); the site
 * itself where there is no such base. Null for nothing, and for addresses that are no picture's (only http and https are).
 */
export function pictureAddress(path: string | null, base: string | null | undefined, site: string): string | null {
  if (!path?.trim()) return null;
  const folder = base?.endsWith('/') ? base : `${base ?? ''}/`;
  const url = addressOf(path, addressOf(folder, site) ?? site);
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}
