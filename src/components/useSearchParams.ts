import { useCallback, useMemo } from 'react';
import { useLocation, type NavigateOptions } from 'react-router';
import { useLeadTo } from './buttons/Link.tsx';

type Written = URLSearchParams | Record<string, string>;
type Write = (params: Written | ((before: URLSearchParams) => Written), options?: NavigateOptions) => void;

/** The query of the page that is open, and what writes another one; the router's own brings its forms and links along. */
export function useSearchParams(): readonly [params: URLSearchParams, write: Write] {
  const { pathname, search } = useLocation();
  const leadTo = useLeadTo();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const write = useCallback<Write>(
    (next, options) => {
      const written = typeof next === 'function' ? next(new URLSearchParams(params)) : next;
      leadTo(`${pathname}?${new URLSearchParams(written).toString()}`, options);
    },
    [leadTo, pathname, params],
  );
  return [params, write];
}
