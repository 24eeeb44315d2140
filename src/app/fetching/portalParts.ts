/**
 * Which files the parts of the portal are made of that its chart runs when they are wanted: dialogs, search, booking, cart,
 * the lead form, consent, reports. The list itself would weigh on the first page: it is fetched in the first quiet moment, and
 * whoever presses before that waits for it first.
 */
import type {
  FetchedBooking,
  FetchedDialogs,
  FetchedLead,
  FetchedSearch,
  PortalContext,
} from '../../../machines/portal/portalEvents.ts';
import { askedLead } from '../../adapters/actors/content/askedLead.ts';
import { fetchAgain } from './fetchAgain.ts';
import { fetchPressedParts } from './fetchPressedParts.ts';
import type { FindActor } from '../findActor.ts';

export { awaitConnection } from './fetchAgain.ts';
export { fetchCart } from './fetchCart.ts';

/** Code that somebody waits for, by what is asked. */
const wanted =
  <TOutput, TQuestion>(load: (find: FindActor, question: TQuestion) => Promise<TOutput>) =>
  (find: FindActor, question: TQuestion): Promise<TOutput> =>
    load(find, question).catch(() => fetchAgain(() => load(find, question)));

export const fetchDialogs = wanted(async (find, question: Pick<PortalContext, 'wish'>): Promise<FetchedDialogs> =>
  (await fetchPressedParts()).dialogs(find, question),
);
export const fetchSearch = wanted(async (find): Promise<FetchedSearch> => (await fetchPressedParts()).search(find));
export const fetchBooking = wanted(async (find): Promise<FetchedBooking> => (await fetchPressedParts()).booking(find));

/** A form that nobody waits for comes only where it asks something. */
export const fetchLead = wanted(
  async (find, { isWanted }: Pick<FetchedLead, 'isWanted'>): Promise<FetchedLead | null> => {
    const form = isWanted ? null : await askedLead();
    if (!isWanted && form === null) return null;
    const [{ provideLead }] = await Promise.all([
      import('../../adapters/actors/content/leadActors.ts'),
      import('../../pages/lead/LeadOutlet.tsx'),
    ]);
    const lead = provideLead(() => find('portal').getSnapshot(), form);
    return { isWanted, machine: () => lead };
  },
);

/** Asks what else the site may use; comes where there is something to ask. */
export const fetchConsent = () => import('../../shell/consent/ConsentChoice.tsx');

/** What reports errors, of operators who have reports. */
export const fetchReports = () => import('../startReports.ts');
