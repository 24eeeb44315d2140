/** Who is there in a storm, in words. */
import type { Tab } from './tab.ts';

export const ownerName = (tab: Tab): string => {
  const user = tab.user();
  return user === null || user.is_anonymous ? 'nobody' : `customer ${user.id}`;
};
