/** Who is there in a storm, in words. */
import type { Tab } from './tab.ts';

export const ownerName = (tab: Tab): string => {
  const user = tab.user();
  return user === null || user.is_anonymous ? 'nobody' : `customer ${user.id}`;
};

/** Whether somebody is that customer, or one of their relatives, whose numbers begin with theirs. */
export const isOfFamily = (customer: number | null | undefined, one: number | null): boolean =>
  typeof customer === 'number' && one !== null && (one === customer || Math.trunc(one / 10) === customer);
