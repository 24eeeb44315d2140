/** Fixtures shared by the laws of the portal's parts. */
import { createMachine, type AnyEventObject } from 'xstate';
import type { PortalInput } from '../../../machines/portal/portalEvents.ts';
import { portalMachine } from '../../../machines/portal/portalMachine.ts';
import { ConnectionError } from '../../../machines/shared/problem.ts';
import type { SiteConfig } from '../../../src/contract/site/site.ts';
import type { User } from '../../../src/contract/customers/customers.ts';
import type { Effect, Law, Row, Situation } from '../../support/law/law.ts';
import { done, failed } from '../../support/paths.ts';
import { draft, portalInput, stubCart } from './portal.fixtures.ts';

/** What runs from the first moment to the last. */
const fromTheStart = ['clock', 'session', 'site', 'version', 'watchSession', 'watchSite'];

/** The states of the parts; those not named are as before the site is open. */
const asleep = {
  health: 'ok',
  connection: 'there',
  shop: 'inactive',
  booking: 'waiting',
  dialogs: 'waiting',
  lead: 'none',
  search: 'waiting',
};

/** The site is open, and the cart is already needed, so requests for it change nothing. */
const open = { shop: { open: 'fetchingNow' }, dialogs: 'none', lead: 'fetching', search: 'closed' };

type Parts = Partial<Record<keyof typeof asleep, unknown>>;

export const before = (parts: Parts = {}) => ({ ...asleep, ...parts });
export const opened = (parts: Parts = {}) => ({ ...asleep, ...open, ...parts });

export const running = (...runs: string[]) => [...fromTheStart, ...runs];
export const runningOpen = (...runs: string[]) => running('fetchCartNow', 'fetchLead', ...runs);

export const opens = (config: SiteConfig) => ({ type: 'site.opened', config });
export const isNow = (user: User | null) => ({ type: 'session.changed', user });
export const needCart = { type: 'cart.need' };
export const loggedOut = { type: 'session.ended' };
export const retry = { type: 'dialog.retry' };
export const dismiss = { type: 'dialog.dismiss' };
const chunk = new Error('chunk');
export const defect = new Error('defect');

export const needsCart: Effect = { raises: { type: 'cart.need' } };
export const starts = (id: string, input?: unknown): Effect => ({ starts: id, input });
export const emits = (event: AnyEventObject): Effect => ({ emits: event });
export const leadsTo = (page: string): Effect => emits({ type: 'page.open', page });
export const forgetsData = emits({ type: 'customerData.clear' });
export const forgets = [forgetsData, emits({ type: 'storedCart.clear' })];
export const crashes: Effect = { raises: { type: 'defect.found' } };

/** Replace the loaded machines, whose laws are tested elsewhere. */
const stub = (id: string) => createMachine({ id });
export const cartComes = (asked: 'fetchCart' | 'fetchCartNow') => done(asked, stubCart);
export const dialogsCome = done('fetchDialogs', () => ({ login: stub('login'), passwordReset: stub('passwordReset') }));
export const bookingComes = done('fetchBooking', () => stub('booking'));
export const leadComes = (asked: 'fetchLead' | 'fetchLeadNow') =>
  done(asked, { isWanted: asked === 'fetchLeadNow', machine: () => stub('lead') });
export const searchComes = done('fetchSearch', () => ({ machine: stub('search'), recent: [] }));
export const doesNotCome = (asked: string) => failed(asked, chunk);
/** Nor does anything else: the portal cannot be reached. */
export const cannotReach = (asked: string) => failed(asked, new ConnectionError());
export const breaks = (name: string) => failed(name, defect);

/** Progress of an earlier page load, of the customer with id 7. */
export const left = { owner: 'customer 7', draft };
/** The tab's persisted line, of the signed-out customer. */
export const stored = { lines: [{ id: 'meal', productType: 'event' as const, quantity: 2 }], aside: [] };

export const row = (
  law: string,
  situations: string | readonly string[],
  on: AnyEventObject,
  rest: Partial<Row> = {},
) => ({
  law,
  in: typeof situations === 'string' ? [situations] : situations,
  on,
  ...rest,
});

/** Callback actors can fail here like promise actors, so they are held in the same way. */
export const lawOf = (
  input: Partial<Pick<PortalInput, 'stored'>> & { draft?: PortalInput['booking']['draft'] },
  situations: Readonly<Record<string, Situation>>,
  rows: readonly Row[],
  refused: readonly AnyEventObject[] = [],
): Law => {
  const { draft: kept = null, stored: inTab = portalInput.stored } = input;
  return {
    machine: portalMachine,
    input: { ...portalInput, stored: inTab, booking: { ...portalInput.booking, draft: kept } },
    begins: [
      { starts: 'site', input: { host: 'localhost:5173', hostname: 'localhost' } },
      { starts: 'version', input: { first: null } },
      { starts: 'clock', input: undefined },
      { starts: 'session', input: { stored: null, hasToken: false, hasExpired: false, at: 0 } },
      { starts: 'watchSession', input: undefined },
      { starts: 'watchSite', input: undefined },
    ],
    situations,
    rows,
    refused,
  };
};
