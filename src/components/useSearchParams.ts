import { useCallback, useMemo } from 'react';
import { useLocation, type NavigateOptions } from 'react-router';
import { useLeadTo, useWantedAddress } from './buttons/Link.tsx';

type Written = URLSearchParams | Record<string, string>;
type Write = (params: Written | ((before: URLSearchParams) => Written), options?: NavigateOptions) => void;

/**
 * The query of the page that is open, and what writes another one; the router's own brings its forms and links along. It
 * builds on what was written last, even where the views do not know it yet: of two that write at the same moment, neither
 * takes away what the other wrote. A page that is being left writes nothing, as that would lead back to it.
 */
export function useSearchParams(): readonly [params: URLSearchParams, write: Write] {
  const { pathname, search } = useLocation();
  const leadTo = useLeadTo();
  const wantedAddress = useWantedAddress();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const write = useCallback<Write>(
    (next, options) => {
      const wanted = wantedAddress();
      if (wanted.pathname !== pathname) return;
      const written = typeof next === 'function' ? next(new URLSearchParams(wanted.search)) : next;
      leadTo(`${pathname}?${new URLSearchParams(written).toString()}`, options);
    },
    [leadTo, pathname, wantedAddress],
  );
  return [params, write];
}
