/** The address behind a text, null when it is none: what `URL.parse` answers in browsers younger than our floor. */
export function addressOf(text: string, base?: string | URL): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
