/** What is said when something cannot be chosen or added. */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PickerProblem } from '../../../machines/picker/pickerItems.ts';

type Values = NonNullable<PickerProblem['values']>;

const words: Readonly<Record<string, (values: Values) => MessageDescriptor>> = {
  // Of what there is no more room (R8.2.10, R8.2.11).
  capacityReached: () => msg`Maximum capacity reached`,
  capacityExceeded: ({ remaining, requested }) =>
    msg`Maximum capacity reached, remaining capacity is ${remaining ?? 0}, requested capacity is ${requested ?? 0}`,
  onePerCustomer: () => msg`Only one for each customer`,
  itemGone: () => msg`Something that you had chosen is not offered any more.`,
};

/** What the picker itself refuses; null: the cart or the server said no. */
export function pickerWords({ code, message, values = {} }: PickerProblem): MessageDescriptor | null {
  // The code is the server's, which may be the name of anything.
  return message === null && Object.hasOwn(words, code) ? (words[code]?.(values) ?? null) : null;
}
