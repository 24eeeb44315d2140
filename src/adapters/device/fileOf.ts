import type { ChosenFile } from '../../../machines/shared/chosenFile.ts';

// SAFETY: views hand over the browser's own files, which machines only name.
export const fileOf = (file: ChosenFile): File => file as ChosenFile & File;
