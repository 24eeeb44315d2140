/** Invariants of what is taken out of the cart: it is gone while it can be put back, and told as it is then (R4.1.8). */
import * as readRemoval from '../../../../machines/lineRemoval/lineRemovalSelectors.ts';
import type { LineRemovalRef } from '../../../../machines/lineRemoval/lineRemovalMachine.ts';
import { removalOf } from '../deeds/removalDeeds.ts';
import type { Tab } from '../tab.ts';
import { tally } from '../tally.ts';

export function watchRemovals(tab: Tab): () => string[] {
  /** Where lines were on their way back into the cart. */
  let restoring: LineRemovalRef | null = null;
  let pressed = 0;

  return () => {
    const removal = removalOf(tab);
    if (removal === null) {
      restoring = null;
      return [];
    }
    const snapshot = removal.getSnapshot();
    const lines = tab.cart()?.getSnapshot().context.lines ?? [];
    const { lines: removed } = readRemoval.removed(snapshot);
    const found: string[] = [];
    if (snapshot.matches('offered')) {
      tally('R4.1.8: what was taken out can be put back');
      for (const { id } of removed)
        if (lines.some((line) => line.id === id)) found.push(`R4.1.8: ${id} is told to be taken out, and is there`);
    }
    if (readRemoval.isAsking(snapshot)) tally('R4.1.8: a guest is asked before the last thing goes');
    if (readRemoval.isRefused(snapshot)) tally('R4.1.8: what was taken out cannot be put back');
    const hasBegun = readRemoval.isRestoring(snapshot) || tab.sales.putBacks > pressed;
    if ((restoring === removal || hasBegun) && snapshot.matches('resting')) {
      tally('R4.1.8: something is put back');
      const lost = new Set(
        tab.told.flatMap((news) => (news.type === 'lines.lost' ? news.lines.map(({ id }) => id) : [])),
      );
      for (const { id, product_id } of removed)
        if (!lines.some((line) => line.id === id || line.product_id === product_id) && !lost.has(id))
          found.push(`R4.1.8: ${id} is not back, and nobody is told why`);
    }
    restoring = readRemoval.isRestoring(snapshot) ? removal : null;
    pressed = tab.sales.putBacks;
    return found;
  };
}
