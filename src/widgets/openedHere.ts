/** What a link of the page itself opened over it is an entry of the history that is ours: closing it goes back. */
import { useLocation, useSearchParams } from 'react-router';
import { useGoBack } from '../components/Link.tsx';

/** Carried by the entry that a link of these pages made. */
export const openedHere = { isOpenedHere: true };

/** What closes what the address asks for; who came by a link from elsewhere stays, and the address asks for it no more. */
export function useCloseEntry(clear: (written: URLSearchParams) => void): () => void {
  const { state } = useLocation() as { state: Partial<typeof openedHere> | null };
  const goBack = useGoBack();
  const [, setParams] = useSearchParams();
  return () => {
    if (state?.isOpenedHere === true) {
      goBack();
      return;
    }
    setParams(
      (written) => {
        clear(written);
        return written;
      },
      { replace: true, preventScrollReset: true },
    );
  };
}
