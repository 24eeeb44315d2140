import { Trans } from '@lingui/react/macro';
import { SlotOutlines } from './SlotOutlines.tsx';

/** The times of a day while they are loaded, under the label that they will have. */
export function AwaitedSlots() {
  return (
    <div className="field">
      <span className="label">
        <Trans>Start time</Trans>
      </span>
      <SlotOutlines />
    </div>
  );
}
