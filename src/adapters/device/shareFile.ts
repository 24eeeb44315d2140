/** How a file reaches somebody else: by the sheet of the device where that takes files, else it is saved, to be sent on. */
import type { MadeFile } from '../actors/fileMakingActors.ts';
import { saveAs } from './saveAs.ts';
import { hasSheet, wasPutAway } from './shareLink.ts';

export async function shareFile({ name, content }: MadeFile, title: string): Promise<'shared' | 'saved'> {
  const files = [new File([content], name, { type: content.type })];
  // Some browsers have a sheet that takes links alone.
  if (hasSheet() && 'canShare' in navigator && navigator.canShare({ files })) {
    try {
      await navigator.share({ files, title });
      return 'shared';
    } catch (error) {
      // A sheet that cannot be had is no reason to be left without the file.
      if (wasPutAway(error)) return 'shared';
    }
  }
  saveAs(name, content.type, content);
  return 'saved';
}
