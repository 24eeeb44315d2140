/** Parses an address; null when it is invalid. Like `URL.parse`, which the oldest supported browsers lack. */
export function addressOf(text: string, base?: string | URL): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
