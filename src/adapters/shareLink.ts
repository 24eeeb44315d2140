/** How a link reaches somebody else: by the sheet of the device where there is one, else by the clipboard. */
import { ownAddress } from '../../machines/portal/ownAddress.ts';

/** What became of it; a sheet that was put away says nothing. */
export type Sharing = 'shared' | 'copied' | 'failed';

/** A hand-held device has a sheet that knows the people one plays with; on a desk a link is pasted. */
const hasSheet = (): boolean => 'share' in navigator && globalThis.matchMedia('(pointer: coarse)').matches;

export async function shareLink(title: string, path: string): Promise<Sharing> {
  const url = globalThis.location.origin + ownAddress(path);
  try {
    if (hasSheet()) {
      await navigator.share({ title, url });
      return 'shared';
    }
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'shared' : 'failed';
  }
}
