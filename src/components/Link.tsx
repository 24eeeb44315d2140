/** Ways to another page of the portal; wherever they are told to lead, it is a page of this site (T01). */
import { useCallback } from 'react';
import {
  Link as RouterLink,
  Navigate as RouterNavigate,
  NavLink as RouterNavLink,
  useNavigate,
  useResolvedPath,
  type LinkProps,
  type NavigateOptions,
  type NavLinkProps,
  type To,
} from 'react-router';
import { ownAddress } from '../../machines/portal/ownAddress.ts';

export type { LinkProps };

/** The address meant by `to`, seen from the page that is open. */
function useOwnAddress(to: To): string {
  // What a text says is taken as it is: the router would read "//host" as another site before it can be looked at.
  const { pathname, search, hash } = useResolvedPath(typeof to === 'string' ? ownAddress(to) : to);
  return ownAddress(pathname + search + hash);
}

export function Link({ to, ...rest }: LinkProps) {
  return <RouterLink {...rest} to={useOwnAddress(to)} />;
}

export function NavLink({ to, ...rest }: NavLinkProps) {
  return <RouterNavLink {...rest} to={useOwnAddress(to)} />;
}

/** Leads on as soon as it is shown. */
export function Navigate({ to, replace = false }: { to: string; replace?: boolean }) {
  return <RouterNavigate to={ownAddress(to)} replace={replace} />;
}

/** What leads to a page when a customer does something other than following a link. */
export function useLeadTo(): (address: string, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  return useCallback((address, options) => void navigate(ownAddress(address), options), [navigate]);
}

/** What leads back by one entry of the history, which the page that calls it must have made itself. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  return useCallback(() => void navigate(-1), [navigate]);
}
