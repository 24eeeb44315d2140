import type { LoginSnapshot } from './loginMachine.ts';

export type LoginWay = 'password' | 'email' | 'guest';

/** Which form is shown; while the identity provider is asked it is the one that stands first. */
export const way = (snapshot: LoginSnapshot): LoginWay =>
  snapshot.matches('guest') ? 'guest' : snapshot.context.offers.form;
export const offers = ({ context }: LoginSnapshot) => context.offers;
export const isBusy = (snapshot: LoginSnapshot) => snapshot.hasTag('busy');
/** The identity provider was chosen; its page is about to take over. */
export const isAtProvider = (snapshot: LoginSnapshot) => snapshot.matches('provider');
/** A token in the address is being exchanged, or the provider told goodbye: no form yet, and the page must not lead on. */
export const isArriving = (snapshot: LoginSnapshot) => snapshot.matches('arrival');
export const faults = ({ context }: LoginSnapshot) => context.faults;
export const problem = ({ context }: LoginSnapshot) => context.problem;
/** Captcha and code of the e-mail form. */
export const confirmByCode = ({ children }: LoginSnapshot) => children.confirmByCode;
/** What becomes of the token in the address. */
export const arrival = ({ children }: LoginSnapshot) => children.arrival;
