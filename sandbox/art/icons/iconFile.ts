import { readFileSync } from 'node:fs';
import { iconNames } from './iconNames.ts';

/** The pixels of an icon for a home screen (drawn by draw.ts), null for one that is not there. */
export const iconFile = (file: string): Uint8Array<ArrayBuffer> | null =>
  iconNames.includes(file) ? new Uint8Array(readFileSync(new URL(file, import.meta.url))) : null;
