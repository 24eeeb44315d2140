import type { Tab } from '../tab.ts';

/** Without a page only the bank, the server and the clock act. */
export const onPage = (deed: (tab: Tab, n: number) => unknown) => (tab: Tab, n: number) =>
  tab.cart() === null ? undefined : deed(tab, n);
