import { pictureAddress } from '../../../machines/shared/addressOf.ts';

/** Where a picture of the operator lies (R7.6.2). */
export const imageAddress = (path: string | null, base: string | null | undefined): string | null =>
  pictureAddress(path, base, globalThis.location.origin);
