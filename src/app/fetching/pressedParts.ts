/** The parts that somebody has to press for: dialogs, the search, the booking, its filter panel, each with what shows it. */
import type {
  FetchedBooking,
  FetchedDialogs,
  FetchedSearch,
  PortalContext,
} from '../../../machines/portal/portalEvents.ts';
import { ownerOf } from '../../../machines/session/owner.ts';
import { whenCartRuns } from '../gates/whenCartRuns.ts';
import type { FindActor } from '../findActor.ts';

/** A dialog and its actors are loaded together; where that fails, the press can be repeated. */
export async function dialogParts(find: FindActor, { wish }: Pick<PortalContext, 'wish'>): Promise<FetchedDialogs> {
  const [{ provideDialogs }] = await Promise.all([
    import('../../adapters/actors/login/dialogActors.ts'),
    wish === 'login' ? whenCartRuns(find('portal')) : null,
    wish === 'login'
      ? import('../../pages/login/LoginDialog.tsx')
      : import('../../pages/login/passwordReset/PasswordResetDialog.tsx'),
  ]);
  const provided = provideDialogs();
  return () => provided;
}

export async function searchParts(find: FindActor): Promise<FetchedSearch> {
  const [{ provideSearch, recentSearches }] = await Promise.all([
    import('../../adapters/actors/content/searchActors.ts'),
    import('../../pages/search/SearchDialog.tsx'),
  ]);
  const owner = () => ownerOf(find('session').getSnapshot().context.user);
  const machine = provideSearch(owner);
  return () => ({ machine, recent: recentSearches(owner()) });
}

/** The booking's filter panel. */
export const panelParts = () => import('../../pages/booking/OpenPanel.tsx');

export async function bookingParts(find: FindActor): Promise<FetchedBooking> {
  const [cart, { provideBooking }] = await Promise.all([
    whenCartRuns(find('portal')),
    import('../../adapters/actors/booking/bookingActors.ts'),
    import('../../pages/booking/BookingDialog.tsx'),
  ]);
  const provided = provideBooking({ session: find('session'), cart });
  return () => provided;
}
