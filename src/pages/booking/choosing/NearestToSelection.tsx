import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ChoosingRef } from '../../../../machines/booking/choosing/choosingMachine.ts';
import * as read from '../../../../machines/booking/choosing/choosingSelectors.ts';
import { missedSlot } from '../../../../machines/booking/missedSelection.ts';
import { nearestQuery } from '../../../adapters/actors/booking/nearest.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { NearestSlots } from '../../../widgets/nearest/NearestSlots.tsx';

/** Free slots near one that was lost while it was chosen or added; one press, and the booking goes on with it (F30). */
export function NearestToSelection({ choosing }: { choosing: ChoosingRef }) {
  const missed = useSelector(choosing, read.missed);
  const config = useSelector(choosing, read.config);
  const user = useSelector(choosing, read.user);
  const slot = missed && missedSlot(missed);
  if (missed === null || slot === null) return null;
  const { bookingDate, filters } = missed.progress;
  return (
    <div className="bk__near">
      <NearestSlots
        key={JSON.stringify(slot)}
        query={nearestQuery({ missed: slot, bookingDate, filters }, { config, user })}
        onChoose={({ service: _service, price: _price, ...near }) =>
          choosing.send({ type: 'nearest.choose', slot: near })
        }
        otherDay={
          <Button size="s" variant="line" onClick={({ currentTarget }) => goToDays(currentTarget)}>
            <Trans>Choose another day</Trans>
          </Button>
        }
      />
    </div>
  );
}

/** The days stand at the top of the same panel. */
function goToDays(from: HTMLElement): void {
  from.closest('.bk')?.querySelector<HTMLInputElement>('.days input:checked')?.focus();
}
