/** What somebody is likely to do next who buys tickets or seats of an event. */
import * as readPicker from '../../../../machines/picker/pickerSelectors.ts';
import { seatIds } from '../server/events.ts';
import type { EventPage, SeatsPage } from '../sale/eventPages.ts';
import type { Tab } from '../tab.ts';
import { comings, type Likely } from './comings.ts';

export function atEvent(tab: Tab, { sale }: EventPage): Likely {
  const away: Likely = [['leave', 1], ['openSeats', 3], ...comings];
  if (sale === null) return [['reloadEvent', 4], ...away];
  const isChosen = readPicker.chosenTotal(sale.getSnapshot()).count > 0;
  return [
    ['chooseTickets', isChosen ? 5 : 20],
    ['addTickets', isChosen ? 20 : 1],
    ['openCart', isChosen ? 1 : 4],
    ['reload', 3],
    ...away,
  ];
}

export function atSeats(tab: Tab, { sale }: SeatsPage): Likely {
  const away: Likely = [['leave', 1], ['openEvent', 2], ...comings];
  if (sale?.getSnapshot().matches('open') !== true) return [['reloadEvent', 4], ['wait', 3], ...away];
  const { chosen, together } = sale.getSnapshot().context;
  const [first] = chosen;
  return [
    ['pressSeat', first === undefined ? 14 : 5],
    ['findTogether', first === undefined ? 6 : 2],
    ['takeSplit', together?.kind === 'split' ? 10 : 0],
    ['clearSeats', first === undefined ? 0 : 1],
    ['addSeats', first === undefined ? 0 : 18],
    ['rivalSeat', first === undefined ? 1 : 8, Math.max(0, seatIds.indexOf(first ?? 0))],
    // The plan is looked at once more.
    ['wait', 3, 2],
    ['openCart', 1],
    ['reload', 3],
    ...away,
  ];
}
