import { plural, t } from '@lingui/core/macro';
import type { ShownPrice, SlotCell } from '../../../../machines/booking/choosing/choosingSelectors.ts';
import { joined } from '../../../i18n/localName.ts';
import type { Locale } from '../../../i18n/languages.ts';
import { spokenMoney, spokenTime } from '../../../i18n/spoken.ts';

/** A time of the grid as a person would say it: from when to when, for how much where it is known, and what is left of what. */
export function slotName(slot: SlotCell, price: string | null, locale: Locale): string {
  const from = spokenTime(slot.start_time, locale);
  const until = spokenTime(slot.end_time, locale, true);
  const hours = slot.nextDay ? t`${from} to ${until} the day after` : t`${from} to ${until}`;
  return joined(locale, hours, price ?? '', leftOf(slot));
}

/** An amount of a slot, or the lowest of its courts. */
export function spokenPrice({ amount, isFrom }: ShownPrice, currency: string | null, locale: Locale): string {
  const money = spokenMoney(amount, currency, locale);
  return isFrom ? t`from ${money}` : money;
}

function leftOf({ isFull, left, isShared }: SlotCell): string {
  if (isFull) return t`Full`;
  if (left === null) return '';
  return isShared
    ? plural(left, { one: '# place left', other: '# places left' })
    : plural(left, { one: '# left to choose from', other: '# left to choose from' });
}
