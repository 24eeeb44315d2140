/** What the portal knows, hears and tells. */
import type { CallbackActorLogic, EventObject } from 'xstate';
import type { CartLine } from '../../src/contract/orders/cart.ts';
import type { User } from '../../src/contract/customers/customers.ts';
import type { SiteConfig } from '../../src/contract/site/site.ts';
import type { Id } from '../../src/contract/wire/wire.ts';
import type { BookingNews } from '../booking/bookingContext.ts';
import type { BookingInput, bookingMachine } from '../booking/bookingMachine.ts';
import type { BookingProgress, OwnedProgress } from '../booking/bookingProgress.ts';
import type { BookingSelection, BookingStop } from '../booking/bookingSelection.ts';
import type { CartInput } from '../cart/cartContext.ts';
import type { cartMachine } from '../cart/cartMachine.ts';
import type { CountedLine } from '../cart/lines.ts';
import type { holdMachine } from '../hold/holdMachine.ts';
import type { leadMachine, LeadInput } from '../lead/leadMachine.ts';
import type { loginMachine } from '../login/loginMachine.ts';
import type { passwordResetMachine, PasswordResetOutput } from '../passwordReset/passwordResetMachine.ts';
import type { searchMachine, SearchInput } from '../search/searchMachine.ts';
import type { Owner } from '../session/owner.ts';
import type { SessionInput } from '../session/sessionMachine.ts';
import type { SiteInput } from '../site/siteContext.ts';
import type { VersionInput } from '../version/versionMachine.ts';
import type { RequestedBooking, AddressContent } from '../address/bookingAddress.ts';

/** What this tab keeps of carts, as far as it can be counted before the cart is there: nobody's, and those of customers. */
export interface StoredCart {
  lines: readonly CountedLine[];
  aside: readonly { owner: Owner; lines: readonly CountedLine[] }[];
}

export interface PortalInput {
  site: SiteInput;
  version: VersionInput;
  session: SessionInput;
  stored: StoredCart;
  booking: { draft: OwnedProgress | null } & Pick<BookingInput, 'now' | 'lateLimit'>;
}

export interface PortalContext {
  input: PortalInput;
  config: SiteConfig | null;
  user: User | null;
  /** What lay in the tab when the page was loaded: it is counted until the cart runs. */
  stored: StoredCart;
  /** The kinds of what lies in the cart: they decide whether guests are welcome (R6.1.3). */
  cartKinds: readonly Pick<CartLine, 'productType'>[];
  /** Which of the two dialogs is wanted. */
  wish: 'login' | 'passwordReset';
  /** The way to a new password was taken from the login page, not from its dialog. */
  isOverLoginPage: boolean;
  /** The booking that the address or a button asks for; undefined until the first address is known. */
  asked: RequestedBooking | null | undefined;
  /** When it was asked for, on the venue's clock. */
  now: string;
  /**
   * What a former page load left, or a customer whose session expired; null once a booking of theirs has heard of it, or
   * they ask for none.
   */
  draft: OwnedProgress | null;
  /** What the running booking has chosen, as the address says it. */
  chosen: BookingSelection;
  /** The step that it is at. */
  stop: BookingStop;
}

/** What session, site and cart tell whoever listens, brought by callback actors, and what the booking tells its parent. */
export type PortalNews =
  | { type: 'site.opened'; config: SiteConfig }
  | { type: 'session.changed'; user: User | null }
  | { type: 'session.ended' }
  | { type: 'session.expired'; draft?: OwnedProgress | null }
  | { type: 'guest.emptied' }
  | { type: 'cart.changed'; lines: readonly CartLine[] }
  | BookingNews;

export type PortalEvent =
  | PortalNews
  | { type: 'address.changed'; asked: RequestedBooking | null; now: string }
  | { type: 'booking.open'; serviceId: Id | null; selection?: BookingSelection; draft?: BookingProgress; now: string }
  | { type: 'panel.open'; serviceId: Id | null; date: string | null; now: string }
  | { type: 'panel.close' }
  | { type: 'panel.retry' }
  /** The dialog that failed is wanted all the same, or no longer. */
  | { type: 'dialog.retry' }
  | { type: 'dialog.dismiss' }
  /** Somebody waits for the cart: where it could not be had, it is asked for again. */
  | { type: 'cart.need' }
  | { type: 'login.open' }
  | { type: 'login.close' }
  | { type: 'passwordReset.open' }
  | { type: 'passwordReset.close' }
  | { type: 'lead.open' }
  | { type: 'search.open' }
  | { type: 'search.close' }
  | { type: 'defect.found' };

/** A function, since a whole machine in an event would be written out by every inspector and recording. */
export type FetchedBooking = () => typeof bookingMachine;

/** The cart, what a former page load left for it, and what follows it for as long as it runs. */
export type FetchedCart = () => Pick<CartInput, 'lines' | 'preferences' | 'aside' | 'left' | 'promotion'> & {
  machine: typeof cartMachine;
  hold: typeof holdMachine;
  persistCart: CallbackActorLogic<EventObject>;
};

/** What XState tells of a spawned cart. */
export type CartEnd =
  | { type: 'xstate.error.actor.cart' }
  | { type: 'xstate.error.actor.hold' }
  | { type: 'xstate.error.actor.persistCart' };

/** What XState tells of a spawned booking. */
export type BookingEnd = { type: 'xstate.done.actor.booking' } | { type: 'xstate.error.actor.booking' };

export type FetchedDialogs = () => { login: typeof loginMachine; passwordReset: typeof passwordResetMachine };

/** The lead form, and whether somebody waits for it; where nobody does, null for one that asks nothing. */
export interface FetchedLead extends LeadInput {
  machine: () => typeof leadMachine;
}

/** The search, with what this customer looked for before. */
export type FetchedSearch = () => { machine: typeof searchMachine; recent: SearchInput['recent'] };

/** What XState tells of spawned dialogs. */
export type DialogEnd =
  | { type: 'xstate.done.actor.login' }
  | { type: 'xstate.error.actor.login' }
  | { type: 'xstate.done.actor.passwordReset'; output: PasswordResetOutput }
  | { type: 'xstate.error.actor.passwordReset' }
  | { type: 'xstate.error.actor.lead' }
  | { type: 'xstate.done.actor.search' }
  | { type: 'xstate.error.actor.search' };

/** What XState tells of code that somebody waits for. */
export interface FetchFailure {
  type: `xstate.error.actor.${'fetchBooking' | 'fetchDialogs' | 'fetchSearch' | 'fetchLeadNow'}`;
  error: unknown;
}

export type PortalEmitted =
  | { type: 'page.open'; page: 'home' | 'login' | 'cart' }
  /** Logging in comes first; it leads back to that selection. */
  | { type: 'booking.postpone'; selection: BookingSelection }
  /** What the address is to say of the booking; null: nothing. */
  | { type: 'address.write'; shown: AddressContent | null }
  /** Whoever had the cart logged out before it was there: what the tab keeps of it goes. */
  | { type: 'storedCart.clear' }
  /** The customer has logged out: what they had begun goes with them. */
  | { type: 'customerData.clear' }
  | ({ type: 'password.changed' } & PasswordResetOutput);
