/** What a customer wants done with a file of the profile, until it is saved (R3.7.10). */
import type { ChosenFile } from '../shared/chosenFile.ts';

/** Null where the file that is stored stays. */
export type FileChange = ChosenFile | 'removed' | null;

export const isChosen = (file: FileChange): file is ChosenFile => file !== null && file !== 'removed';

/** What is shown: the file that was chosen, else the stored one. */
export const shownFile = (change: FileChange, isStored: boolean): ChosenFile | 'stored' | null => {
  if (isChosen(change)) return change;
  return isStored && change === null ? 'stored' : null;
};
