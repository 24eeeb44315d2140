/** Ways to another page of the portal; wherever they are told to lead, it is a page of this site (T01). */
import { use, useCallback, useEffect, type ComponentProps, type MouseEvent } from 'react';
import {
  createPath,
  parsePath,
  UNSAFE_NavigationContext as NavigationContext,
  useLocation,
  useMatch,
  type NavigateOptions,
  type Path,
} from 'react-router';
import { ownAddress } from '../../../machines/portal/ownAddress.ts';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'>, Pick<NavigateOptions, 'preventScrollReset'> {
  /** An address, or another query of the page that is open. */
  to: string | { search: string };
  /** Replaces the entry of the history that is shown; a link to the address that is open always does. */
  replace?: boolean;
  /** What the entry remembers. */
  state?: unknown;
}

/**
 * Whether the browser would follow the press in this window; one that opens a tab or a window is left to the browser.
 */
const isPlain = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);

export function Link({ to, replace, state, preventScrollReset, onClick, target, children, ...rest }: LinkProps) {
  const here = useLocation();
  const address = ownAddress(typeof to === 'string' ? to : createPath({ pathname: here.pathname, ...to }));
  const isHere = createPath(here) === address;
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

/** Redirects as soon as it is shown. */
export function Navigate({ to, replace = false }: { to: string; replace?: boolean }) {
  const leadTo = useLeadTo();
  useEffect(() => leadTo(to, { replace }), [leadTo, to, replace]);
  return null;
}

const nowhere = { search: '', hash: '' };

/** Returns a function that navigates without a link; the same function for as long as the view is there. */
export function useLeadTo(): (address: string, options?: NavigateOptions) => void {
  const { navigator } = use(NavigationContext);
  return useCallback(
    (address, options = {}) =>
      navigator[options.replace ? 'replace' : 'push'](
        { ...nowhere, ...parsePath(ownAddress(address)) },
        options.state,
        options,
      ),
    [navigator],
  );
}

/**
 * Returns a function that answers the address that is open or being opened, which the views may not have been told of yet.
 */
export function useWantedAddress(): () => Path {
  const { navigator } = use(NavigationContext);
  // SAFETY: the router's navigator and the histories of react-router know where they are; only its type does not say so.
  return useCallback(() => (navigator as unknown as { readonly location: Path }).location, [navigator]);
}

/** Returns a function that goes back by one entry of the history, which the calling page must have made itself. */
export function useGoBack(): () => void {
  const { navigator } = use(NavigationContext);
  return useCallback(() => navigator.go(-1), [navigator]);
}
