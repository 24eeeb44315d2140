/** Which build a document says that it is of; null where it is no document of the portal. */
export const versionIn = (text: string): string | null =>
  /<meta name="version" content="([^"]+)"/.exec(text)?.[1] ?? null;

/** Whether it is a document of that build, from its beginning to its end. */
export const isWholeDocument = (text: string, version: string): boolean =>
  versionIn(text) === version && text.trimEnd().endsWith('</html>');
