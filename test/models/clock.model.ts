import { clockMachine } from '../../machines/clock/clockMachine.ts';
import { ConnectionError } from '../../machines/shared/problem.ts';
import { done, failed, type Model } from '../support/paths.ts';

export const earlyDevice = { userTime: '2026-11-20T15:12:00Z', systemTime: '2026-11-20T15:41:00Z' };
const rightDevice = { userTime: '2026-11-20T15:41:00Z', systemTime: '2026-11-20T15:41:02Z' };

export const clockModel: Model = {
  machine: clockMachine,
  events: [
    done('verifyTime', { times: earlyDevice, isReported: false, took: 0 }),
    done('verifyTime', { times: rightDevice, isReported: true, took: 0 }),
    done('verifyTime', { times: rightDevice, isReported: false, took: 0 }),
    failed('verifyTime', new ConnectionError()),
    { type: 'clock.check' },
  ],
};
