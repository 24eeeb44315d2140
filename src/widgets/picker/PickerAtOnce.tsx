import { numberChange } from '../../../machines/picker/cartNumber.ts';
import type { PickerRef } from '../../../machines/picker/pickerMachine.ts';
import type { PickerCard } from '../../../machines/picker/pickerSelectors.ts';
import { localName } from '../../i18n/localName.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { Stepper } from '../../components/choices/Stepper.tsx';
import { useCart } from '../../actors/portalContext.tsx';

/** How many of an item the cart holds: each press adds or removes one, and 0 removes it (R4.8.5). */
export function PickerAtOnce({ picker, card }: { picker: PickerRef; card: PickerCard }) {
  const cart = useCart();
  const change = (quantity: number) => {
    const event = numberChange(card, quantity);
    if (event?.type === 'item.take') picker.send(event);
    else if (event) cart.send(event);
  };
  return <Stepper label={localName(card.item.line, useLocale())} value={card.inCart} onChange={change} />;
}
