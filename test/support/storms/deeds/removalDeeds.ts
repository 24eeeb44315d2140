/** What somebody does who takes a booking out of the cart on its page, and puts it back (R4.1.8). */
import { groupOf } from '../../../../machines/cart/lines.ts';
import * as readRemoval from '../../../../machines/lineRemoval/lineRemovalSelectors.ts';
import type { Tab } from '../tab.ts';

export const removalOf = (tab: Tab) => {
  const page = tab.page();
  return page.name === 'cart' ? page.removal : null;
};

export const removalDeeds = {
  takeOut: (tab: Tab, n: number) => {
    const lines = tab.cart()?.getSnapshot().context.lines ?? [];
    const line = lines[n % Math.max(1, lines.length)];
    const removal = removalOf(tab);
    if (line === undefined || removal === null) return;
    const isGuest = tab.user()?.is_anonymous === true;
    removal.send({ type: 'booking.remove', lines: groupOf(lines, line.id), index: 0 });
    if (isGuest && lines.length > 0 && tab.cart()?.getSnapshot().context.lines.length === 0)
      tab.faults.push('R4.1.8: the last thing of a guest goes, and they are not asked');
  },
  confirmTakeOut: (tab: Tab) => removalOf(tab)?.send({ type: 'removal.confirm' }),
  keepLast: (tab: Tab) => removalOf(tab)?.send({ type: 'removal.cancel' }),
  /** What is pressed twice is one wish. */
  putBack: (tab: Tab) => {
    const removal = removalOf(tab);
    if (removal === null) return;
    if (readRemoval.isOffered(removal.getSnapshot()) && !readRemoval.isRestoring(removal.getSnapshot()))
      tab.sales.putBacks += 1;
    removal.send({ type: 'removal.undo' });
    removal.send({ type: 'removal.undo' });
  },
  /** The pointer comes to the button, or leaves it. */
  nearUndo: (tab: Tab, n: number) => removalOf(tab)?.send({ type: n % 2 === 0 ? 'undo.hold' : 'undo.release' }),
  dismissRefusal: (tab: Tab) => removalOf(tab)?.send({ type: 'problem.dismiss' }),
} as const;
