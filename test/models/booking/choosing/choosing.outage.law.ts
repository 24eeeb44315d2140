/** The law of a booking’s first step after an outage: the answer that comes at last ends it (F07). */
import { done } from '../../../support/paths.ts';
import type { Law, Row } from '../../../support/law/law.ts';
import { ofCourt } from './choosing.court.law.ts';
import { choices, facilities, offer, passes, schedule, services } from './choosing.events.ts';

/** What is asked, how it fails, and the answer. */
const asked = [
  ['loadingServices', 'servicesFailed', services],
  ['loadingChoices', 'choicesFailed', choices],
  ['loadingSchedule', 'scheduleFailed', schedule],
  ['loadingFacilities', 'facilitiesFailed', facilities],
  ['loadingOffer', 'offerFailed', offer(101)],
] as const;

/** As on a good day, and nothing is the matter any more: neither told nor counted. */
const atLast = (name: string, on: Row['on']): Row => {
  const row = ofCourt.rows.find((one) => one.in.includes(name) && one.on.type === on.type && one.law !== 'F07')!;
  return {
    law: 'F07',
    in: [name],
    on,
    to: ofCourt.situations[String(row.to)]!.state,
    changes: { ...row.changes, problem: null, toldProblem: null, attempts: 0 },
    does: [...(row.does ?? []), passes],
  };
};

export const afterOutage: Law = {
  machine: ofCourt.machine,
  input: ofCourt.input,
  callbackActors: ofCourt.callbackActors ?? [],
  situations: Object.fromEntries(
    asked.map(([name, failed]) => [
      name,
      {
        ...ofCourt.situations[name]!,
        by: [...ofCourt.situations[failed]!.by, done('reconnect')],
        knows: { attempts: 1 },
      },
    ]),
  ),
  rows: asked.map(([name, , answer]) => atLast(name, answer)),
};
