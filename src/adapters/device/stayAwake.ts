import { fromCallback } from 'xstate';
import type { TicketShowingEvent } from '../../../machines/ticketShowing/ticketShowingMachine.ts';

/** Keeps the screen on where browser and device can. The browser takes that back with each look elsewhere, so it is asked again. */
export const stayAwake = fromCallback<TicketShowingEvent, undefined>(({ sendBack }) => {
  // Older browsers have none, whatever the types say, and no page has that is not encrypted.
  const { wakeLock } = navigator as { wakeLock?: WakeLock };
  let lock: WakeLockSentinel | null = null;
  let isOver = false;
  const ask = async (): Promise<void> => {
    if (wakeLock === undefined || document.hidden || lock !== null) return;
    try {
      const got = await wakeLock.request('screen');
      if (isOver) {
        await got.release();
        return;
      }
      lock = got;
      got.addEventListener('release', () => {
        lock = null;
        if (!isOver) sendBack({ type: 'screen.released' });
      });
      sendBack({ type: 'screen.kept' });
    } catch {
      // Refused, for example when the battery is low.
    }
  };
  const look = (): void => void ask();
  document.addEventListener('visibilitychange', look);
  look();
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', look);
    void lock?.release();
  };
});
