import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PickerRef } from '../../../machines/picker/pickerMachine.ts';
import { BuyBar } from '../../components/dialogs/Panel.tsx';
import { PriceText } from '../../components/text/PriceText.tsx';
import { useConfig } from '../../actors/portalContext.tsx';
import { AddChosen } from './AddChosen.tsx';
import { useChosenTotal } from './useChosenTotal.ts';

/** On phones: what is chosen altogether and the button that adds it, held at the bottom of the page. */
export function PickerBar({ picker, label }: { picker: PickerRef; label: (count: number) => ReactNode }) {
  const { currency } = useConfig().venue;
  const { count, amount } = useChosenTotal(picker);
  return (
    <BuyBar>
      <span>
        {count === 0 ? (
          <span className="fine">
            <Trans>Choose how many first</Trans>
          </span>
        ) : (
          <>
            <PriceText amount={amount} currency={currency} />
            <span className="fine">{label(count)}</span>
          </>
        )}
      </span>
      <AddChosen picker={picker} />
    </BuyBar>
  );
}
