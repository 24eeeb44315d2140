import { useEffect } from 'react';
import { withoutLinks } from '../../machines/shared/withoutLinks.ts';
import { dataScript } from '../adapters/scripts/dataScript.ts';

/**
 * What search engines read of a page, in the words of schema.org; nothing runs it. React makes such an element by writing
 * markup, which the portal's policy forbids.
 */
export function StructuredData({ of }: { of: Readonly<Record<string, unknown>> }) {
  // What is not known is left out: in these data `null` does not mean so.
  const told = JSON.stringify({ '@context': 'https://schema.org', ...of }, (_, value: unknown) =>
    typeof value === 'string' ? withoutLinks(value) : (value ?? undefined),
  );
  useEffect(() => {
    const element = dataScript('application/ld+json', JSON.parse(told));
    document.head.append(element);
    return () => element.remove();
  }, [told]);
  return null;
}
