/**
 * What the portal's chart runs is fetched here. Which files that are is much to say, and nobody's first wish: it comes with
 * the first quiet moment, and whoever presses before that waits for it first.
 */
import type {
  FetchedBooking,
  FetchedDialogs,
  FetchedLead,
  FetchedSearch,
  PortalContext,
} from '../../machines/portal/portalEvents.ts';
import { ownerOf } from '../../machines/session/owner.ts';
import { askedLead } from '../adapters/actors/content/askedLead.ts';
import { fetchAgain } from './fetchAgain.ts';
import { whenCartRuns } from './gates/whenCartRuns.ts';
import type { Find } from './providePortal.ts';

export { awaitConnection } from './fetchAgain.ts';
export { fetchedCart } from './fetchedCart.ts';

/** Code that somebody waits for, by what is asked. */
const wanted =
  <TOutput, TQuestion>(load: (find: Find, question: TQuestion) => Promise<TOutput>) =>
  (find: Find, question: TQuestion): Promise<TOutput> =>
    load(find, question).catch(() => fetchAgain(() => load(find, question)));

/** With what shows them: a dialog is there, or has failed and can be had again. */
export const fetchDialogs = wanted(async (find, { wish }: Pick<PortalContext, 'wish'>): Promise<FetchedDialogs> => {
  const [{ provideDialogs }] = await Promise.all([
    import('../adapters/actors/login/dialogActors.ts'),
    wish === 'login' ? whenCartRuns(find('portal')) : null,
    wish === 'login'
      ? import('../pages/login/LoginDialog.tsx')
      : import('../pages/login/passwordReset/PasswordResetDialog.tsx'),
  ]);
  const dialogs = provideDialogs();
  return () => dialogs;
});

/** A form that nobody waits for comes only where it asks something. */
export const fetchLead = wanted(
  async (find, { isWanted }: Pick<FetchedLead, 'isWanted'>): Promise<FetchedLead | null> => {
    const form = isWanted ? null : await askedLead();
    if (!isWanted && form === null) return null;
    const [{ provideLead }] = await Promise.all([
      import('../adapters/actors/content/leadActors.ts'),
      import('../pages/lead/LeadOpening.tsx'),
    ]);
    const lead = provideLead(() => find('portal').getSnapshot(), form);
    return { isWanted, machine: () => lead };
  },
);

export const fetchSearch = wanted(async (find): Promise<FetchedSearch> => {
  const [{ provideSearch, recentSearches }] = await Promise.all([
    import('../adapters/actors/content/searchActors.ts'),
    import('../pages/search/SearchDialog.tsx'),
  ]);
  const owner = () => ownerOf(find('session').getSnapshot().context.user);
  const machine = provideSearch(owner);
  return () => ({ machine, recent: recentSearches(owner()) });
});

export const fetchBooking = wanted(async (find): Promise<FetchedBooking> => {
  const [cart, { provideBooking }] = await Promise.all([
    whenCartRuns(find('portal')),
    import('../adapters/actors/booking/bookingActors.ts'),
    import('../pages/booking/BookingDialog.tsx'),
  ]);
  const booking = provideBooking({ session: find('session'), cart });
  return () => booking;
});

/** The booking's filter panel. */
export const fetchPanel = () => import('../pages/booking/OpenPanel.tsx');

/** Asks what else the site may use; comes where there is something to ask. */
export const fetchConsent = () => import('../shell/consent/ConsentChoice.tsx');

/** What reports errors, of operators who have reports. */
export const fetchReports = () => import('./startReports.ts');
