/** What the page of the login may ask. */
import type { LoginRef } from './loginMachine.ts';
import type { LoginPageSnapshot } from './loginPageMachine.ts';

/** Where a login leads: home, or back to where it was asked for; null while it is under way. */
export function leadsTo(snapshot: LoginPageSnapshot): 'home' | 'back' | null {
  if (snapshot.matches('ledHome')) return 'home';
  return snapshot.matches('ledBack') ? 'back' : null;
}

/** The running login; null once it has led on. */
export const login = ({ children }: LoginPageSnapshot): LoginRef | null =>
  (children.login as LoginRef | undefined) ?? null;
export const isBroken = (snapshot: LoginPageSnapshot): boolean => snapshot.matches('broken');
