/** Selectors of the login page. */
import type { LoginRef } from './loginMachine.ts';
import type { LoginPageSnapshot } from './loginPageMachine.ts';

/** Where a login leads: home, or back to where it was asked for; null before it is done. */
export function leadsTo(snapshot: LoginPageSnapshot): 'home' | 'back' | null {
  if (snapshot.matches('ledHome')) return 'home';
  return snapshot.matches('ledBack') ? 'back' : null;
}

/** The login machine; null once the page has led on. */
export const login = ({ children }: LoginPageSnapshot): LoginRef | null =>
  (children.login as LoginRef | undefined) ?? null;
export const isBroken = (snapshot: LoginPageSnapshot): boolean => snapshot.matches('broken');
