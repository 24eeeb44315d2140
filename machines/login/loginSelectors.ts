import { noContactDetails } from '../person/contactDetails.ts';
import type { LoginSnapshot } from './loginMachine.ts';

export type LoginWay = 'password' | 'email' | 'guest';

/** Which form is shown; while leaving for the identity provider, the first one. */
export const way = (snapshot: LoginSnapshot): LoginWay =>
  snapshot.matches('guest') ? 'guest' : snapshot.context.offers.form;
export const offers = ({ context }: LoginSnapshot) => context.offers;
/** What the form of a guest begins with. */
export const entered = ({ context }: LoginSnapshot) => context.entered ?? noContactDetails;
export const isBusy = (snapshot: LoginSnapshot) => snapshot.hasTag('busy');
/** Whether the browser is leaving for the identity provider's page. */
export const isAtProvider = (snapshot: LoginSnapshot) => snapshot.matches('provider');
/** Whether a token is being exchanged or the provider's session ended: no form is shown, and the page must not lead on. */
export const isArriving = (snapshot: LoginSnapshot) => snapshot.matches('arrival');
export const faults = ({ context }: LoginSnapshot) => context.faults;
export const problem = ({ context }: LoginSnapshot) => context.problem;
/** The captcha and code of the e-mail form. */
export const confirmByCode = ({ children }: LoginSnapshot) => children.confirmByCode;
/** The machine that handles a token in the address. */
export const arrival = ({ children }: LoginSnapshot) => children.arrival;
