/** What somebody is likely to do next who takes a booking out of the cart. */
import * as readRemoval from '../../../../machines/lineRemoval/lineRemovalSelectors.ts';
import { courtHours } from '../deeds/cartDeeds.ts';
import { removalOf } from '../deeds/removalDeeds.ts';
import type { Tab } from '../tab.ts';
import type { Likely } from './comings.ts';

export function takingOut(tab: Tab): Likely {
  const snapshot = removalOf(tab)?.getSnapshot();
  if (snapshot === undefined) return [];
  if (readRemoval.isAsking(snapshot))
    return [
      ['confirmTakeOut', 30],
      ['keepLast', 20],
    ];
  if (readRemoval.isRefused(snapshot)) return [['dismissRefusal', 4]];
  if (!snapshot.matches('offered')) return [['takeOut', tab.user()?.is_anonymous === true ? 16 : 3]];
  const [line] = readRemoval.removed(snapshot).lines;
  const start = line?.productType === 'facility' ? line.selectedFacilityTiming.slice(0, 2) : null;
  return [
    ['putBack', 30],
    ['nearUndo', 2, 0],
    // Somebody else has the court meanwhile, once it is given back.
    [
      'rival',
      start === null ? 0 : 18,
      Math.max(
        0,
        courtHours.findIndex((hour) => hour === start),
      ),
    ],
  ];
}
