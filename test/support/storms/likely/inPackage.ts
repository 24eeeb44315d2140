/** What somebody is likely to do next who gives a paid session its hour. */
import { comings, type Likely } from './comings.ts';
import type { PackagePage } from '../packagePage.ts';
import { coachHours } from '../server/packages.ts';
import type { Tab } from '../tab.ts';

export function inPackage(tab: Tab, { scheduling, owner }: PackagePage): Likely {
  const away: Likely = [
    ['openPackage', 3, tab.shop.packages.packages.findIndex((one) => `customer ${one.owner}` === owner)],
    ['leave', 1],
    ...comings,
  ];
  if (scheduling?.getSnapshot().matches('choosing') !== true) return [['reloadPackage', 3], ...away];
  const { chosen, problem } = scheduling.getSnapshot().context;
  const which = coachHours.findIndex((hour) => hour.start_time === chosen?.start_time);
  return [
    ['chooseHour', chosen === null ? 20 : 3],
    ['removeHour', 1],
    // Whoever does not know whether it was booked presses once more.
    ['bookHour', chosen === null ? 1 : problem === null ? 20 : 40],
    ['rivalHour', chosen === null ? 1 : 6, Math.max(0, which)],
    ['reload', 2],
    ...away,
  ];
}
