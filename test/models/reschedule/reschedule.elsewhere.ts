/** The rows for a booking that another tab or the venue moves, and for the passing of time. */
import type { Row } from '../../support/law/law.ts';
import { day } from './reschedule.fixtures.ts';
import {
  used,
  tick,
  over,
  halfIsGone,
  elsewhere,
  toldElsewhere,
  toldUsed,
  asksElsewhere,
  everywhere,
  settled,
  tells,
} from './reschedule.situations.ts';

/** Another tab or the venue has moved it: its current slot is the new one (F37), and what was chosen is in the address no more. */
export const movedElsewhere: readonly Row[] = [
  {
    law: 'Q2.2.b',
    in: ['loadingDay', 'picking'],
    on: toldElsewhere,
    to: 'loadingDay',
    changes: { booking: elsewhere },
    does: [tells(day), asksElsewhere],
  },
  {
    law: 'Q2.2.b',
    in: ['dayFailed'],
    on: toldElsewhere,
    to: 'loadingDay',
    changes: { booking: elsewhere, problem: null, attempts: 0 },
    does: [tells(day), asksElsewhere],
  },
  {
    law: 'Q2.2.b',
    in: ['atEight', 'atHalf'],
    on: toldElsewhere,
    to: 'loadingDay',
    changes: { booking: elsewhere, chosen: null },
    does: [tells(day), asksElsewhere],
  },
  {
    law: 'Q2.2.b',
    in: ['notSaid'],
    on: toldElsewhere,
    to: 'loadingDay',
    changes: { booking: elsewhere, chosen: null, problem: null },
    does: [tells(day), asksElsewhere],
  },
  {
    law: 'Q2.2.b',
    in: ['faster', 'fasterListed'],
    on: toldElsewhere,
    to: 'loadingDay',
    changes: { booking: elsewhere, missed: null },
    does: [tells(day), asksElsewhere],
  },
  {
    law: 'Q2.2.b',
    in: ['loadingDay', 'picking', 'faster', 'fasterListed'],
    on: toldUsed,
    to: 'fixed',
    changes: { booking: used },
  },
  {
    law: 'Q2.2.b',
    in: ['dayFailed'],
    on: toldUsed,
    to: 'fixed',
    changes: { booking: used, problem: null, attempts: 0 },
  },
  { law: 'Q2.2.b', in: ['atEight', 'atHalf'], on: toldUsed, to: 'fixed', changes: { booking: used, chosen: null } },
  {
    law: 'Q2.2.b',
    in: ['notSaid'],
    on: toldUsed,
    to: 'fixed',
    changes: { booking: used, chosen: null, problem: null },
  },
];

export const timePasses: readonly Row[] = [
  { law: 'R9.2.1', in: everywhere, on: tick, changes: { now: tick.now } },
  {
    law: 'R9.2.1',
    in: everywhere.filter((name) => name !== 'atHalf'),
    on: halfIsGone,
    changes: { now: halfIsGone.now },
  },
  { law: 'R9.2.1', in: ['atHalf'], on: halfIsGone, changes: { now: halfIsGone.now, chosen: null } },
  { law: 'Q2.2.b', in: settled, on: over, changes: { now: over.now } },
  {
    law: 'Q2.2.b',
    in: ['loadingDay', 'dayFailed', 'picking', 'faster', 'fasterListed'],
    on: over,
    to: 'fixed',
    changes: { now: over.now },
  },
  {
    law: 'Q2.2.b',
    in: ['atEight', 'atHalf', 'notSaid'],
    on: over,
    to: 'fixed',
    changes: { now: over.now, chosen: null },
  },
];
