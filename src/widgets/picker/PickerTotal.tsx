import { Plural, Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useId, type ReactNode } from 'react';
import type { PickerRef } from '../../../machines/picker/pickerMachine.ts';
import * as read from '../../../machines/picker/pickerSelectors.ts';
import { bag } from '../../art/icons/places.ts';
import { Button } from '../../components/Button.tsx';
import { PriceText } from '../../components/PriceText.tsx';
import { Summary, SummaryRow } from '../../components/Summary.tsx';
import { useConfig } from '../../actors/portalContext.tsx';
import { PickerRefusal } from './PickerRefusal.tsx';
import './picker.css';

/** What is chosen altogether, and the button that puts all of it into the cart. */
export function PickerTotal({ picker, label }: { picker: PickerRef; label?: (count: number) => ReactNode }) {
  const { currency } = useConfig().venue;
  const { count, amount } = useSelector(picker, read.chosenTotal, isSameTotal);
  const busy = useSelector(picker, read.isBusy);
  const problem = useSelector(picker, read.wholeProblem);
  const isEmpty = count === 0;
  const remarkId = useId();
  return (
    <div className="pick__total">
      <PickerRefusal problem={problem} onAgain={() => picker.send({ type: 'chosen.add' })} />
      {isEmpty ? null : (
        <Summary>
          <SummaryRow look="grand" label={label?.(count) ?? <Plural value={count} one="# piece" other="# pieces" />}>
            <PriceText amount={amount} currency={currency} />
          </SummaryRow>
        </Summary>
      )}
      <Button
        variant="cta"
        size="l"
        full
        icon={bag}
        busy={busy}
        aria-disabled={isEmpty || undefined}
        aria-describedby={remarkId}
        onClick={isEmpty ? undefined : () => picker.send({ type: 'chosen.add' })}
      >
        <Trans>Add to cart</Trans>
      </Button>
      <p className="fine tc" id={remarkId}>
        {isEmpty ? <Trans>Choose how many first</Trans> : <Trans>VAT included. You pay in the cart.</Trans>}
      </p>
    </div>
  );
}

const isSameTotal = (one: ReturnType<typeof read.chosenTotal>, other: ReturnType<typeof read.chosenTotal>): boolean =>
  one.count === other.count && one.amount === other.amount;
