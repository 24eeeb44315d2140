import { Plural, Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useId, type ReactNode } from 'react';
import type { PickerRef } from '../../../machines/picker/pickerMachine.ts';
import { wholeProblem } from '../../../machines/picker/pickerSelectors.ts';
import { PriceText } from '../../components/text/PriceText.tsx';
import { Summary, SummaryRow } from '../../components/bookable/Summary.tsx';
import { useConfig } from '../../actors/portalContext.tsx';
import { AddChosen } from './AddChosen.tsx';
import { PickerRefusal } from './PickerRefusal.tsx';
import { useChosenTotal } from './useChosenTotal.ts';
import './picker.css';

/** What is chosen altogether, and the button that puts all of it into the cart. */
export function PickerTotal({ picker, label }: { picker: PickerRef; label?: (count: number) => ReactNode }) {
  const { currency } = useConfig().venue;
  const { count, amount } = useChosenTotal(picker);
  const problem = useSelector(picker, wholeProblem);
  const remarkId = useId();
  return (
    <div className="picked__total">
      <PickerRefusal problem={problem} onAgain={() => picker.send({ type: 'chosen.add' })} />
      {count === 0 ? null : (
        <Summary>
          <SummaryRow look="grand" label={label?.(count) ?? <Plural value={count} one="# piece" other="# pieces" />}>
            <PriceText amount={amount} currency={currency} />
          </SummaryRow>
        </Summary>
      )}
      <AddChosen picker={picker} describedBy={remarkId} />
      <p className="fine" id={remarkId}>
        {count === 0 ? <Trans>Choose how many first</Trans> : <Trans>VAT included. You pay in the cart.</Trans>}
      </p>
    </div>
  );
}
