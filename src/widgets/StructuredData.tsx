/** What search engines read of a page, in the words of schema.org; nothing runs it. */
export function StructuredData({ of }: { of: Readonly<Record<string, unknown>> }) {
  // A text of the operator's must not end the element it stands in.
  const text = JSON.stringify({ '@context': 'https://schema.org', ...of }).replaceAll('<', String.raw`\u003c`);
  return <script type="application/ld+json">{text}</script>;
}
