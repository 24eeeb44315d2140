import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { readChosen, writeChosen } from '../../../machines/picker/chosenInAddress.ts';
import type { PickerItem } from '../../../machines/picker/pickerItems.ts';
import type { PickerRef } from '../../../machines/picker/pickerMachine.ts';
import { providePicker } from '../../adapters/actors/booking/pickerActors.ts';
import { notify } from '../../actors/notices.ts';
import { useCart, useConfig, usePageActor, usePortal, useSession } from '../../actors/portalContext.tsx';
import { useNoteInAddress } from '../../components/useNoteInAddress.ts';
import { useSearchParams } from '../../components/useSearchParams.ts';

/**
 * Things chosen by number on a page, kept in its address. The items must be the same object for as long as they say the
 * same: other ones are told to the running picker.
 * @param say what is told when something was added; it hears how many of what is offered here lie in the cart. Without it
 * the page itself says so.
 */
export function usePicker(items: readonly PickerItem[], say?: (count: number) => string): PickerRef {
  const portal = usePortal();
  const [cart, session] = [useCart(), useSession()];
  const { currency } = useConfig().venue;
  const [params] = useSearchParams();
  const noteInAddress = useNoteInAddress();
  const { state } = useLocation() as { state: unknown };
  const [machine] = useState(() => providePicker({ cart, portal, session }));
  const picker = usePageActor(machine, {
    input: {
      items,
      quantities: readChosen(params),
      currency,
      cartLines: cart.getSnapshot().context.lines,
    },
  });
  useEffect(() => {
    if (picker.getSnapshot().context.items !== items) picker.send({ type: 'items.changed', items });
  }, [picker, items]);
  useEffect(() => {
    const wires = [
      picker.on('chosen.changed', ({ quantities }) =>
        noteInAddress((written) => writeChosen(written, quantities), state),
      ),
      picker.on('items.added', ({ count }) => (say ? notify({ tone: 'ok', text: say(count) }) : undefined)),
    ];
    return () => {
      for (const wire of wires) wire.unsubscribe();
    };
  }, [picker, noteInAddress, say, state]);
  return picker;
}
