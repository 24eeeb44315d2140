import { Plural, Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { PickerRef } from '../../../machines/picker/pickerMachine.ts';
import { isBusy, type PickerCard } from '../../../machines/picker/pickerSelectors.ts';
import { withTax } from '../../../machines/money/withTax.ts';
import { localName } from '../../i18n/localName.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { LocalText } from '../../components/text/LocalText.tsx';
import { PriceText } from '../../components/text/PriceText.tsx';
import { QuantityAdd } from '../../components/choices/QuantityAdd.tsx';
import { Stepper } from '../../components/choices/Stepper.tsx';
import { TicketRow } from '../../components/bookable/TicketRow.tsx';
import { useConfig } from '../../actors/portalContext.tsx';
import { PickerRefusal } from './PickerRefusal.tsx';
import './picker.css';

interface PickerName {
  name: string;
  ar_name: string | null;
}

interface PickerControlProps {
  picker: PickerRef;
  card: PickerCard;
  /** How it is called here, where the line says more. */
  of?: PickerName | undefined;
  /** With a button of its own, or chosen first and added together with the others. */
  adds: 'each' | 'together';
}

/** How many of it: a number changed one by one. One too many falls back, and the row says why (R8.2.11). */
export function PickerControl({ picker, card, of = card.item.line, adds }: PickerControlProps) {
  const busy = useSelector(picker, isBusy);
  const label = localName(of, useLocale());
  const { item, quantity } = card;
  const counted = {
    label,
    value: quantity,
    onChange: (chosen: number) => picker.send({ type: 'quantity.set', id: item.id, quantity: chosen }),
  };
  if (adds === 'together') return <Stepper {...counted} disabled={busy} />;
  return (
    <QuantityAdd
      {...counted}
      busy={card.isAdding}
      disabled={busy && !card.isAdding}
      onAdd={() => picker.send({ type: 'item.add', id: item.id })}
    />
  );
}

interface PickerRowProps extends PickerControlProps {
  note?: ReactNode;
  /** Instead of the stepper: it is chosen elsewhere. */
  control?: ReactNode;
}

/** One of the things that are chosen by number: name, price with VAT, how many are left, how many are wanted. */
export function PickerRow({ picker, card, of = card.item.line, adds, note, control }: PickerRowProps) {
  const { currency } = useConfig().venue;
  const { item, left, inCart, isSoldOut, problem } = card;
  const { line } = item;
  const price = withTax(line);
  return (
    <div className="picked">
      <TicketRow
        title={<LocalText of={of} />}
        note={note}
        price={price === 0 ? <FreeText /> : <PriceText amount={price} currency={currency} />}
        left={
          left === null || isSoldOut ? undefined : (
            <span className="left">
              <Plural value={left} one="# left" other="# left" />
            </span>
          )
        }
        soldOut={isSoldOut}
        control={control ?? <PickerControl picker={picker} card={card} of={of} adds={adds} />}
      />
      {inCart > 0 ? (
        <p className="fine picked__in">
          <Plural value={inCart} one="# in your cart" other="# in your cart" />
        </p>
      ) : null}
      <PickerRefusal problem={problem} onAgain={() => picker.send({ type: 'item.add', id: item.id })} />
    </div>
  );
}

/** Nothing is to be paid for it. */
function FreeText() {
  return (
    <b className="price">
      <Trans>Free</Trans>
    </b>
  );
}
