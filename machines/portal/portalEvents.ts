/** The portal's context, events and emitted events. */
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
import type { LoginInput } from '../login/loginContext.ts';
import type { loginMachine } from '../login/loginMachine.ts';
import type { passwordResetMachine, PasswordResetOutput } from '../passwordReset/passwordResetMachine.ts';
import type { searchMachine } from '../search/searchMachine.ts';
import type { SearchInput } from '../search/searchSetup.ts';
import type { Owner } from '../session/owner.ts';
import type { SessionInput } from '../session/sessionMachine.ts';
import type { SiteInput } from '../site/siteContext.ts';
import type { VersionInput } from '../version/versionMachine.ts';
import type { RequestedBooking, AddressContent } from '../address/bookingAddress.ts';

/**
 * The persisted carts of this tab, as needed to count tickets before the cart machine is loaded: the signed-out
 * customer's, and those of customers.
 */
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
  /** The carts persisted by an earlier page load; counted until the cart runs. */
  stored: StoredCart;
  /** The kinds of lines in the cart, which decide whether guest checkout is offered (R6.1.3). */
  cartKinds: readonly Pick<CartLine, 'productType'>[];
  /** Which of the two dialogs is wanted. */
  wish: 'login' | 'passwordReset';
  /** What the signed-out customer who wants to log in has entered before: of this request alone (T06). */
  entered: LoginInput['entered'];
  /** Whether the password dialog was opened from the login page rather than from the login dialog. */
  isOverLoginPage: boolean;
  /** The booking that the address or a button asks for; undefined until the first address is known. */
  asked: RequestedBooking | null | undefined;
  /** When it was asked for, on the venue's clock. */
  now: string;
  /**
   * Progress of an earlier page load, or of a customer whose session expired; null once a booking of theirs has it, or
   * they ask for no booking.
   */
  draft: OwnedProgress | null;
  /** The current selection of the running booking, as in the address. */
  chosen: BookingSelection;
  /** The current step of the running booking. */
  stop: BookingStop;
}

/** What session, site and cart tell the portal through callback actors, and what the booking tells its parent. */
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
  /** The dialog that failed is retried, or closed. */
  | { type: 'dialog.retry' }
  | { type: 'dialog.dismiss' }
  /** The customer waits for the cart: if it failed to load, it is loaded again. */
  | { type: 'cart.need' }
  | { type: 'login.open' }
  | { type: 'login.close' }
  | { type: 'passwordReset.open' }
  | { type: 'passwordReset.close' }
  | { type: 'lead.open' }
  | { type: 'search.open' }
  | { type: 'search.close' }
  | { type: 'defect.found' };

/** A function, since the inspector and recordings would write out a machine in an event in full. */
export type FetchedBooking = () => typeof bookingMachine;

/** The cart machine, its persisted input, and the actors that run with it. */
export type FetchedCart = () => Pick<CartInput, 'lines' | 'preferences' | 'aside' | 'left' | 'promotion'> & {
  machine: typeof cartMachine;
  hold: typeof holdMachine;
  persistCart: CallbackActorLogic<EventObject>;
};

/** XState's events of the spawned cart. */
export type CartEnd =
  | { type: 'xstate.error.actor.cart' }
  | { type: 'xstate.error.actor.hold' }
  | { type: 'xstate.error.actor.persistCart' };

/** XState's events of the spawned booking. */
export type BookingEnd = { type: 'xstate.done.actor.booking' } | { type: 'xstate.error.actor.booking' };

export type FetchedDialogs = () => { login: typeof loginMachine; passwordReset: typeof passwordResetMachine };

/** The lead form and whether the customer asked for it; without questions, null in the background. */
export interface FetchedLead extends LeadInput {
  machine: () => typeof leadMachine;
}

/** The search machine, with this customer's recent searches. */
export type FetchedSearch = () => { machine: typeof searchMachine; recent: SearchInput['recent'] };

/** XState's events of the spawned dialogs. */
export type DialogEnd =
  | { type: 'xstate.done.actor.login' }
  | { type: 'xstate.error.actor.login' }
  | { type: 'xstate.done.actor.passwordReset'; output: PasswordResetOutput }
  | { type: 'xstate.error.actor.passwordReset' }
  | { type: 'xstate.error.actor.lead' }
  | { type: 'xstate.done.actor.search' }
  | { type: 'xstate.error.actor.search' };

/** XState's events of code that the customer waits for. */
export interface FetchFailure {
  type: `xstate.error.actor.${'fetchBooking' | 'fetchDialogs' | 'fetchSearch' | 'fetchLeadNow'}`;
  error: unknown;
}

export type PortalEmitted =
  | { type: 'page.open'; page: 'home' | 'login' | 'cart' }
  /** The customer must log in first; the login leads back to that selection. */
  | { type: 'booking.postpone'; selection: BookingSelection }
  /** The booking that the address should show; null: none. */
  | { type: 'address.write'; shown: AddressContent | null }
  /** The customer logged out before the cart was loaded: its persisted lines are removed. */
  | { type: 'storedCart.clear' }
  /** The customer logged out: their other persisted data is removed. */
  | { type: 'customerData.clear' }
  | ({ type: 'password.changed' } & PasswordResetOutput);
