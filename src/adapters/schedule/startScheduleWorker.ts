import { scriptAddress } from '../scripts/scriptAddresses.ts';
// oxlint-disable-next-line import/default -- the address is made by the build
import address from './scheduleWorker.ts?worker&url';

/** The name under which the page's policy allows the worker. */
const policy = 'schedule-worker';

/** @throws where workers cannot be had, or are not allowed */
export const startScheduleWorker = (): Worker => new Worker(scriptAddress(policy, address), { type: 'module' });
