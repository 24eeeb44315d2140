/**
 * The storage place of the booking under way, which is all that a page without one needs; bookingProgress.ts has the
 * rest.
 */
import * as v from 'valibot';
import type { OwnedProgress } from '../../../../machines/booking/bookingProgress.ts';
import { persistedItem } from '../storage.ts';

export const bookingProgressStorage = ['session', 'booking', 7] as const;

const persisted = persistedItem(...bookingProgressStorage, v.unknown());

/** All of it, in memory: after a login in between everything is as it was typed (F07, F21). */
let running: OwnedProgress | null = null;

export const runningProgress = {
  read: (): OwnedProgress | null => running,
  write(progress: OwnedProgress): void {
    running = progress;
  },
  drop(): void {
    running = null;
    persisted.drop();
  },
  /** Whether a former page load left one, whoever it belongs to. */
  isLeft: (): boolean => persisted.read() !== null,
};
