/** Shares a link: by the device's share sheet where there is one, otherwise by the clipboard (R8.5.1–4). */
import { ownAddress } from '../../../machines/portal/ownAddress.ts';

/**
 * What came of it; a share sheet that was closed says nothing. A link that could not be copied is shown, to be copied
 * by hand.
 */
export type SharedLink = { kind: 'shared' } | { kind: 'copied' } | { kind: 'refused' | 'unsupported'; url: string };

/** A hand-held device has a share sheet with one's contacts; on a desktop a link is pasted. */
export const hasSheet = (): boolean => 'share' in navigator && globalThis.matchMedia('(pointer: coarse)').matches;

export const wasPutAway = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

async function copy(url: string): Promise<SharedLink> {
  // Browsers have no clipboard for a page that is not encrypted, whatever the types say.
  const { clipboard } = navigator as { clipboard?: Clipboard };
  if (clipboard === undefined) return { kind: 'unsupported', url };
  try {
    await clipboard.writeText(url);
    return { kind: 'copied' };
  } catch {
    return { kind: 'refused', url };
  }
}

export async function shareLink(title: string, path: string): Promise<SharedLink> {
  const url = globalThis.location.origin + ownAddress(path);
  if (!hasSheet()) return copy(url);
  try {
    await navigator.share({ title, url });
    return { kind: 'shared' };
  } catch (error) {
    // Where the share sheet fails, the link is copied.
    return wasPutAway(error) ? { kind: 'shared' } : copy(url);
  }
}
