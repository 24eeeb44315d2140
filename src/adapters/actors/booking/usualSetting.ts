/**
 * Whether a customer wants to see their usual, and how high it stands on the page: told by its view, remembered on this
 * device.
 */
import { createActor, fromTransition } from 'xstate';
import type { Owner } from '../../../../machines/session/owner.ts';
import { persistedUsual, usualOnDevice } from '../../storage/persistedUsual.ts';

interface UsualSetting {
  isHidden: boolean;
}
type UsualEvent = { type: 'usual.hide' } | { type: 'usual.show' } | { type: 'height.change'; height: number };

/** Every event is taken at any time: no chart is needed. What another tab has written beside it stays. */
export const usualSetting = (owner: Owner) =>
  createActor(
    fromTransition(
      (setting: UsualSetting, event: UsualEvent, { defer }): UsualSetting => {
        const isOfHeight = event.type === 'height.change';
        const next = isOfHeight ? setting : { isHidden: event.type === 'usual.hide' };
        const changes = isOfHeight ? { height: event.height } : next;
        defer(() => persistedUsual.write({ ...usualOnDevice(owner), owner, ...changes }));
        return next;
      },
      { isHidden: usualOnDevice(owner).isHidden },
    ),
  ).start();
