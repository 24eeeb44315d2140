/** Shares a file: by the device's share sheet where that takes files, otherwise it is saved. */
import type { MadeFile } from '../actors/fileMakingActors.ts';
import { saveAs } from './saveAs.ts';
import { hasSheet, wasPutAway } from './shareLink.ts';

export async function shareFile({ name, content }: MadeFile, title: string): Promise<'shared' | 'saved'> {
  const files = [new File([content], name, { type: content.type })];
  // The share sheet of some browsers takes links only.
  if (hasSheet() && 'canShare' in navigator && navigator.canShare({ files })) {
    try {
      await navigator.share({ files, title });
      return 'shared';
    } catch (error) {
      // Where the share sheet fails, the file is saved.
      if (wasPutAway(error)) return 'shared';
    }
  }
  saveAs(name, content.type, content);
  return 'saved';
}
