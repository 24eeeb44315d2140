/** The parts of a path as the router reads them, decoded and in lower case; null when one cannot be decoded. */
export function pathParts(pathname: string): string[] | null {
  try {
    return pathname
      .split('/')
      .filter(Boolean)
      .map((part) => decodeURIComponent(part).toLowerCase());
  } catch {
    return null;
  }
}
