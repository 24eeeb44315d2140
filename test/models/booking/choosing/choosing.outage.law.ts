/** The law of step 1 after an outage: the next answer ends it (F07). */
import { RefusedError } from '../../../../machines/shared/problem.ts';
import { done, failed } from '../../../support/paths.ts';
import type { Law, Row } from '../../../support/law/law.ts';
import { ofCourt } from './choosing.court.law.ts';
import { choices, facilities, offer, passes, problem, schedule, services, toParent } from './choosing.events.ts';

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

const refusal = (message: string) => failed('loadServices', new RefusedError('closed', message));
const refusedAgain = (message: string, rest: Pick<Row, 'changes' | 'does'>): Row => ({
  law: 'R8.1.6',
  in: ['asking'],
  on: refusal(message),
  to: 'servicesFailed',
  ...rest,
  does: [{ starts: 'reconnect', input: { problem: problem('closed', message), attempts: 0 } }, ...(rest.does ?? [])],
});
const untilSunday = problem('closed', 'We are closed until Sunday');

/** What the server said to the try before is not said again, but what it says now is. */
export const refusedTwice: Law = {
  machine: ofCourt.machine,
  input: ofCourt.input,
  callbackActors: ofCourt.callbackActors ?? [],
  situations: {
    asking: {
      ...ofCourt.situations['loadingServices']!,
      by: [refusal('We are closed today'), done('reconnect')],
      knows: { problem: problem('closed', 'We are closed today') },
    },
  },
  rows: [
    refusedAgain('We are closed today', {}),
    refusedAgain('We are closed until Sunday', {
      changes: { problem: untilSunday, toldProblem: untilSunday },
      does: [{ sends: { type: 'question.refused', message: 'We are closed until Sunday' }, to: toParent }],
    }),
  ],
};
