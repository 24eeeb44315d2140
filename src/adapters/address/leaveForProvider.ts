/**
 * Leaves for the identity provider: the page on which the login was asked for is remembered until the browser is back
 * (R4.9.3).
 */
import { nextAt } from '../../../machines/portal/loginAddress.ts';
import { currentRedirect, ownPath, persistedRedirect } from './providerRedirect.ts';

/** @param state that the provider's return must bring along; empty where nobody passes it on */
export const beginRedirect = (state = ''): void =>
  persistedRedirect.write({
    returnTo: ownPath(nextAt(globalThis.location)),
    begunAt: Date.now(),
    isGoodbye: false,
    awaited: state,
  });

/** Remembers where the customer who has just logged in wants to go, before the browser leaves once more. */
export const rememberLogoutReturn = (): void =>
  persistedRedirect.write({
    returnTo: ownPath(nextAt(globalThis.location) ?? currentRedirect()?.returnTo ?? null),
    begunAt: Date.now(),
    isGoodbye: true,
    awaited: null,
  });

/** The page that a login of this tab was asked on, or null. */
export function returnTarget(): string | null {
  const redirect = currentRedirect();
  return redirect && ownPath(redirect.returnTo);
}

export const endRedirect = (): void => persistedRedirect.drop();
