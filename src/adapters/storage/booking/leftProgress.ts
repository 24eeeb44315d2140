import type { OwnedProgress } from '../../../../machines/booking/bookingProgress.ts';
import { runningProgress } from './runningProgress.ts';

/** What a former page load left, whoever it belongs to. What reads it is fetched where there is something to read; null where that cannot be had. */
export async function leftProgress(): Promise<OwnedProgress | null> {
  if (!runningProgress.isLeft()) return null;
  return import('./readLeftProgress.ts').then(({ readLeft }) => readLeft()).catch(() => null);
}
