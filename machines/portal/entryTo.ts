import type { NavigationItem } from '../../src/contract/site/site.ts';
import { pageOfEntry } from './destinations.ts';

/**
 * The navigation entry that leads to a page of the portal, on any level; undefined where the operator lists none (R2.4.1,
 * R2.4.3).
 */
export const entryTo = (navigation: readonly NavigationItem[], page: string) =>
  navigation.flatMap(({ children, ...entry }) => [entry, ...children]).find((entry) => pageOfEntry(entry) === page);
