import * as v from 'valibot';
import { fromCallback, fromPromise } from 'xstate';
import { clockMachine } from '../../../machines/clock/clockMachine.ts';
import type { ClockReading } from '../../../machines/clock/clockRules.ts';
import { apiBase, applicationKeys, endpoints, headerNames } from '../../contract/endpoints.ts';
import { TimeVerification } from '../../contract/site.ts';
import { correctTime } from '../serverTime.ts';

const patience = 20_000;
const BothTimes = v.object({ data: TimeVerification });

/**
 * Asks the server about this device's clock. The answer is read whatever its status, since an error that holds both times is
 * how a mismatch is reported (R7.5.8); `call` would keep its message alone.
 * @throws when there are no two times in the answer, or no answer
 */
async function verifyTime(signal: AbortSignal): Promise<ClockReading> {
  const asked = performance.now();
  const response = await fetch(`${apiBase}${endpoints.verifyTime.path}`, {
    cache: 'no-store',
    signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
    headers: {
      [headerNames.userTime]: Temporal.Now.plainDateTimeISO().toString({ smallestUnit: 'second' }).replace('T', ' '),
      [headerNames.userTimezone]: Temporal.Now.timeZoneId(),
      [headerNames.appKey]: applicationKeys.qPortal,
    },
  });
  const took = performance.now() - asked;
  const { data: times } = v.parse(BothTimes, await response.json());
  return { times, isReported: !response.ok, took };
}

export const provideClock = () =>
  clockMachine.provide({
    actors: {
      verifyTime: fromPromise(({ signal }) => verifyTime(signal)),
      correctTime: fromCallback(({ input }) => correctTime(input.correction)),
    },
  });
