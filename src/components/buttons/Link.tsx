/** Ways to another page of the portal; wherever they are told to lead, it is a page of this site (T01). */
import { useCallback, useEffect, useLayoutEffect, useRef, type ComponentProps, type MouseEvent } from 'react';
import {
  createPath,
  useLocation,
  useMatch,
  useNavigate,
  useResolvedPath,
  type NavigateFunction,
  type NavigateOptions,
  type To,
} from 'react-router';
import { ownAddress } from '../../../machines/portal/ownAddress.ts';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'>, Pick<NavigateOptions, 'preventScrollReset'> {
  to: To;
  /** In the place of the entry that is shown; a link to the very address always is. */
  replace?: boolean;
  /** What the entry remembers. */
  state?: unknown;
}

/** The address meant by `to`, seen from the page that is open. */
function useOwnAddress(to: To): string {
  // What a text says is taken as it is: the router would read "//host" as another site before it can be looked at.
  const { pathname, search, hash } = useResolvedPath(typeof to === 'string' ? ownAddress(to) : to);
  return ownAddress(pathname + search + hash);
}

/** A press that the browser would answer in this very window; what is opened beside it is the browser's business. */
const isPlain = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);

export function Link({ to, replace, state, preventScrollReset, onClick, target, children, ...rest }: LinkProps) {
  const address = useOwnAddress(to);
  const isHere = createPath(useLocation()) === address;
  const leadTo = useLeadTo();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event) || (target !== undefined && target !== '_self')) return;
    event.preventDefault();
    leadTo(address, { replace: replace ?? isHere, state, preventScrollReset });
  };
  return (
    <a {...rest} href={address} target={target} onClick={follow}>
      {children}
    </a>
  );
}

/** A link that says when its page, or without `end` one below it, is the one that is open. */
export function NavLink({ to, end = false, ...rest }: LinkProps & { to: string; end?: boolean }) {
  const isHere = useMatch({ path: to, end }) !== null;
  return <Link {...rest} to={to} aria-current={isHere ? 'page' : undefined} />;
}

/** The same function for as long as a view is there. */
function useSteadyNavigate(): NavigateFunction {
  const navigate = useNavigate();
  const latest = useRef(navigate);
  useLayoutEffect(() => {
    latest.current = navigate;
  });
  return useCallback((...where: Parameters<NavigateFunction>) => latest.current(...where), []) as NavigateFunction;
}

/** Leads on as soon as it is shown. */
export function Navigate({ to, replace = false }: { to: string; replace?: boolean }) {
  const leadTo = useLeadTo();
  useEffect(() => leadTo(to, { replace }), [leadTo, to, replace]);
  return null;
}

/** What leads to a page when a customer does something other than following a link. */
export function useLeadTo(): (address: string, options?: NavigateOptions) => void {
  const navigate = useSteadyNavigate();
  return useCallback((address, options) => void navigate(ownAddress(address), options), [navigate]);
}

/** What leads back by one entry of the history, which the page that calls it must have made itself. */
export function useGoBack(): () => void {
  const navigate = useSteadyNavigate();
  return useCallback(() => void navigate(-1), [navigate]);
}
