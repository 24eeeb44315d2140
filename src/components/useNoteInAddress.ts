import { useCallback } from 'react';
import { useSearchParams } from './useSearchParams.ts';

type Note = (change: (written: URLSearchParams) => void, state?: unknown) => void;

/**
 * Returns a function that writes what is chosen on a page into its query: it replaces the current entry of the history,
 * and the page does not scroll.
 */
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
