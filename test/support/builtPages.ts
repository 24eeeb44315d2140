/** Tests of rules about missing pages assume that all pages exist. */
import { afterAll, beforeAll } from 'vitest';
import { missingPages } from '../../machines/site/missingPages.ts';

/** For the file that calls it. */
export function withAllPages(): void {
  // SAFETY: it is made as a set; only the portal itself may not change it.
  const pages = missingPages as Set<string>;
  const missing = [...pages];
  beforeAll(() => pages.clear());
  afterAll(() => {
    for (const page of missing) pages.add(page);
  });
}
