import { useSelector } from '@xstate/react';
import type { PickerRef } from '../../../machines/picker/pickerMachine.ts';
import { chosenTotal } from '../../../machines/picker/pickerSelectors.ts';

type Total = ReturnType<typeof chosenTotal>;

const isSame = (one: Total, other: Total): boolean => one.count === other.count && one.amount === other.amount;

/** How many are chosen altogether, and what they cost. */
export const useChosenTotal = (picker: PickerRef): Total => useSelector(picker, chosenTotal, isSame);
