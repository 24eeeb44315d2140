/** Who there is in a storm: two customers, and nobody. */
import { layla, omar } from '../../models/cart/cart.fixtures.ts';
import type { Tab } from './tab.ts';

export const people = [layla, omar] as const;

export const ownerName = (tab: Tab): string => {
  const user = tab.user();
  return user === null || user.is_anonymous ? 'nobody' : `customer ${user.id}`;
};
