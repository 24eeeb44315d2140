/** The law of step 1 after an outage: the next answer ends it (F07). */
import { done } from '../../../support/paths.ts';
import type { Law, Row } from '../../../support/law/law.ts';
import { ofCourt } from './choosing.court.law.ts';
import { choices, facilities, offer, passes, schedule, services } from './choosing.events.ts';

/** The call, its failure, and its answer. */
const asked = [
  ['loadingServices', 'servicesFailed', services],
  ['loadingChoices', 'choicesFailed', choices],
  ['loadingSchedule', 'scheduleFailed', schedule],
  ['loadingFacilities', 'facilitiesFailed', facilities],
  ['loadingOffer', 'offerFailed', offer(101)],
] as const;

/** As without an outage, and the problem and its attempts are cleared. */
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
