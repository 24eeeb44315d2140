/**
 * The imports of the parts that the portal's chart runs on demand: dialogs, search, booking, cart, lead form, consent,
 * reports. The list would weigh on the first page: it is loaded in the first idle moment, and a press before that waits
 * for it.
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

/** Wraps an import that somebody waits for. */
const wanted =
  <TOutput, TQuestion>(load: (find: FindActor, question: TQuestion) => Promise<TOutput>) =>
  (find: FindActor, question: TQuestion): Promise<TOutput> =>
    load(find, question).catch(() => fetchAgain(() => load(find, question)));

export const fetchDialogs = wanted(async (find, question: Pick<PortalContext, 'wish'>): Promise<FetchedDialogs> =>
  (await fetchPressedParts()).dialogParts(find, question),
);
export const fetchSearch = wanted(async (find): Promise<FetchedSearch> =>
  (await fetchPressedParts()).searchParts(find),
);
export const fetchBooking = wanted(async (find): Promise<FetchedBooking> =>
  (await fetchPressedParts()).bookingParts(find),
);

/** The lead form, for which nobody waits, is loaded only where it has questions. */
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

/** The question for consent; loaded where there is something to ask. */
export const fetchConsent = () => import('../../shell/consent/ConsentChoice.tsx');

/** The reporter of errors, for operators who have one. */
export const fetchReports = () => import('../startReports.ts');
