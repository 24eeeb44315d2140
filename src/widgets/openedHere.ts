/**
 * Closes what a link of the page has opened over it: its entry of the history is the page's own, so that closing goes
 * back.
 */
import { useLocation } from 'react-router';
import { useGoBack, type LinkProps } from '../components/buttons/Link.tsx';
import { useNoteInAddress } from '../components/useNoteInAddress.ts';
import { useLocale } from '../i18n/useLocale.ts';

/** Carried by the entry that a link of these pages made. */
const openedHere = { isOpenedHere: true };

/**
 * What makes a link one that closing goes back from. It says the language by itself: an address that does not is led to one
 * that does (R2.4.5), and that entry carries nothing of the link.
 */
export function useLinkHere(): (address: string) => Pick<LinkProps, 'to' | 'state'> {
  const locale = useLocale();
  return (address) => ({ to: `${address}&lang=${locale}`, state: openedHere });
}

/** What closes what the address asks for; who came by a link from elsewhere stays, and the address asks for it no more. */
export function useCloseEntry(clear: (written: URLSearchParams) => void): () => void {
  const { state } = useLocation() as { state: Partial<typeof openedHere> | null };
  const goBack = useGoBack();
  const noteInAddress = useNoteInAddress();
  return () => {
    if (state?.isOpenedHere === true) {
      goBack();
      return;
    }
    noteInAddress(clear);
  };
}
