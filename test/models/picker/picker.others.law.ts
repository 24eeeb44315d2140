/** The law of a login after which other items are offered than before (R6.1.3). */
import type { Law } from '../../support/law/law.ts';
import { byNumber } from './picker.law.ts';
import {
  accountNeeded,
  add,
  addChosen,
  adding,
  adds,
  aSingleAdult,
  closedToGuests,
  oneBox,
  onceLoggedIn,
  set,
} from './picker.situations.ts';

export const othersWanted: Law = {
  ...byNumber,
  situations: {
    awaitingLogin: {
      by: [set(501, 1), set(71, 1), add(71), closedToGuests],
      ...onceLoggedIn,
      knows: { quantities: { 501: 1, 71: 1 }, adding: [71], problem: accountNeeded },
    },
  },
  rows: [
    {
      law: 'R6.1.3',
      in: ['awaitingLogin'],
      on: add(501),
      to: adding.state,
      changes: { adding: [501], problem: null },
      does: [adds(aSingleAdult)],
    },
    {
      law: 'R6.1.3',
      in: ['awaitingLogin'],
      on: addChosen,
      to: adding.state,
      changes: { adding: [501, 71], problem: null },
      does: [adds(aSingleAdult, oneBox)],
    },
  ],
  refused: [],
};
