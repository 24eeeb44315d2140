import { useCallback } from 'react';
import { useSearchParams } from './useSearchParams.ts';

type Note = (change: (written: URLSearchParams) => void, state?: unknown) => void;

/** Notes in the query of the page what is chosen on it: in the place of the entry that is open, and where the page stands. */
export function useNoteInAddress(): Note {
  const [, write] = useSearchParams();
  return useCallback<Note>(
    (change, state) =>
      write(
        (written) => {
          change(written);
          return written;
        },
        { replace: true, preventScrollReset: true, ...(state === undefined ? {} : { state }) },
      ),
    [write],
  );
}
