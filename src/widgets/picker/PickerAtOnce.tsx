import type { PickerRef } from '../../../machines/picker/pickerMachine.ts';
import type { PickerCard } from '../../../machines/picker/pickerSelectors.ts';
import { localName } from '../../i18n/localName.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { Stepper } from '../../components/choices/Stepper.tsx';
import { useCart } from '../../actors/portalContext.tsx';

/** How many of an item the cart holds: each press adds or removes one, and 0 removes it (R4.8.5). */
export function PickerAtOnce({ picker, card: { item, inCart, lineId } }: { picker: PickerRef; card: PickerCard }) {
  const cart = useCart();
  const change = (quantity: number) => {
    if (quantity > inCart) picker.send({ type: 'item.take', id: item.id, quantity: quantity - inCart });
    else if (lineId !== null) cart.send({ type: 'quantity.set', lineId, quantity });
  };
  return <Stepper label={localName(item.line, useLocale())} value={inCart} onChange={change} />;
}
