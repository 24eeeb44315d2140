/** What a customer does to have their account deleted (Q7.7.g). */
import { passwordOf } from '../server/waysIn.ts';
import type { Tab } from '../tab.ts';

const erasure = (tab: Tab) => {
  const page = tab.page();
  return page.name === 'profile' ? page.erasure : undefined;
};

export const erasureDeeds = {
  openErasure: (tab: Tab) => erasure(tab)?.send({ type: 'erasure.open' }),
  proceedErasure: (tab: Tab) => erasure(tab)?.send({ type: 'erasure.proceed' }),
  /** With their password, or with another; what is pressed twice is one wish. */
  proveErasure: (tab: Tab, n: number) => {
    const actor = erasure(tab);
    const { waysIn } = tab.shop;
    const proof = n % 4 === 3 ? passwordOf(97) : (waysIn.passwords[waysIn.indexOf(tab.user()?.id ?? -1)] ?? '');
    const isPressed = actor?.getSnapshot().matches('proving') === true;
    actor?.send({ type: 'proof.submit', proof });
    if (isPressed && actor?.getSnapshot().matches('erasing')) tab.erasures.pressed += 1;
    actor?.send({ type: 'proof.submit', proof });
  },
  closeErasure: (tab: Tab) => erasure(tab)?.send({ type: 'erasure.close' }),
  reloadErasure: (tab: Tab) => erasure(tab)?.send({ type: 'erasure.reload' }),
} as const;
