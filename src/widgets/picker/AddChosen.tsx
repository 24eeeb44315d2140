import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { PickerRef } from '../../../machines/picker/pickerMachine.ts';
import { isBusy } from '../../../machines/picker/pickerSelectors.ts';
import { bag } from '../../art/icons/places.ts';
import { Button } from '../../components/buttons/Button.tsx';
import { useChosenTotal } from './useChosenTotal.ts';

/** Puts all that is chosen into the cart. With nothing chosen it keeps its place and focus (I30). */
export function AddChosen({ picker, describedBy }: { picker: PickerRef; describedBy?: string }) {
  const busy = useSelector(picker, isBusy);
  const isEmpty = useChosenTotal(picker).count === 0;
  return (
    <Button
      variant="cta"
      size="l"
      full
      icon={bag}
      busy={busy}
      aria-disabled={isEmpty || undefined}
      aria-describedby={describedBy}
      onClick={isEmpty ? undefined : () => picker.send({ type: 'chosen.add' })}
    >
      <Trans>Add to cart</Trans>
    </Button>
  );
}
