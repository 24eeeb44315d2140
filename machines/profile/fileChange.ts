/** The change to a file of the profile that is not saved yet (R3.7.10). */
import type { ChosenFile } from '../shared/chosenFile.ts';

/** Null: the stored file stays. */
export type FileChange = ChosenFile | 'removed' | null;

export const isChosen = (file: FileChange): file is ChosenFile => file !== null && file !== 'removed';

/** The file to show: the chosen one, else the stored one. */
export const shownFile = (change: FileChange, isStored: boolean): ChosenFile | 'stored' | null => {
  if (isChosen(change)) return change;
  return isStored && change === null ? 'stored' : null;
};
