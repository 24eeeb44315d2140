import * as v from 'valibot';
import { fromCallback, fromPromise } from 'xstate';
import { clockMachine } from '../../../machines/clock/clockMachine.ts';
import type { ClockReading } from '../../../machines/clock/clockRules.ts';
import { provideFor } from '../../../machines/shared/provideFor.ts';
import { TimeVerification } from '../../contract/site/site.ts';
import { siteEndpoints } from '../../contract/endpoints/site.ts';
import { callAsIs } from '../http/client.ts';
import { correctTime } from '../http/serverTime.ts';

const BothTimes = v.object({ data: TimeVerification });

/**
 * Asks the server about this device's clock. The answer is read whatever its status, since an error that holds both times is
 * how a mismatch is reported (R7.5.8); `call` would keep its message alone.
 * @throws when there are no two times in the answer, or no answer
 */
async function verifyTime(signal: AbortSignal): Promise<ClockReading> {
  const asked = performance.now();
  const { isOk, body } = await callAsIs(siteEndpoints.verifyTime, { signal, retries: 0 });
  const took = performance.now() - asked;
  const { data: times } = v.parse(BothTimes, body);
  return { times, isReported: !isOk, took };
}

/** @param untilQuiet what is on the screen comes first */
export const provideClock = (untilQuiet = async (): Promise<void> => undefined) =>
  provideFor(clockMachine)({
    actors: {
      verifyTime: fromPromise(async ({ signal }) => {
        await untilQuiet();
        return verifyTime(signal);
      }),
      correctTime: fromCallback(({ input }) => correctTime(input.correction)),
    },
  });
