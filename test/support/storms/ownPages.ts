/** The pages of a storm that show a customer what is theirs, as their views start them. */
import { createActor, type ActorRef, type ActorRefFrom, type EventObject, type Snapshot } from 'xstate';
import type { CancellationRef } from '../../../machines/cancellation/cancellationMachine.ts';
import type { CardPreferenceRef } from '../../../machines/cardPreference/cardPreferenceMachine.ts';
import type { ContactChangeRef } from '../../../machines/contactChange/contactChangeMachine.ts';
import type { RelativeRef } from '../../../machines/family/relativeMachine.ts';
import type { ListRef } from '../../../machines/list/listMachine.ts';
import type { OwnedListKind } from '../../../machines/list/listKinds.ts';
import type { ErasureRef } from '../../../machines/erasure/erasureMachine.ts';
import { firstQuestion } from '../../../machines/list/listQuestion.ts';
import type { PasswordChangeRef } from '../../../machines/passwordChange/passwordChangeMachine.ts';
import type { ProfileRef } from '../../../machines/profile/profileMachine.ts';
import type { FileMakingRef } from '../../../machines/fileMaking/fileMakingMachine.ts';
import type { TicketShowingRef } from '../../../machines/ticketShowing/ticketShowingMachine.ts';
import type { PictureRef } from '../../../machines/picture/pictureMachine.ts';
import type { RemovalRef } from '../../../machines/removal/removalMachine.ts';
import { askingRules } from '../../../machines/booking/askingRules.ts';
import { choiceIn, writeChoice } from '../../../machines/reschedule/choiceInAddress.ts';
import type { RescheduleRef } from '../../../machines/reschedule/rescheduleMachine.ts';
import type { SessionBookingRef } from '../../../machines/sessionBooking/sessionBookingMachine.ts';
import type { SiteFormRef } from '../../../machines/siteForm/siteFormMachine.ts';
import type { SupportMessageRef } from '../../../machines/support/supportMessageMachine.ts';
import type { resourceMachine } from '../../../machines/resource/resourceMachine.ts';
import { ownerOf, type Owner } from '../../../machines/session/owner.ts';
import type { SessionRef } from '../../../machines/session/sessionMachine.ts';
import { provideCancellation } from '../../../src/adapters/actors/account/cancellationActors.ts';
import { provideContactChange } from '../../../src/adapters/actors/account/contactChangeActors.ts';
import { provideErasure } from '../../../src/adapters/actors/account/erasureActors.ts';
import { loadFamily, removeRelative } from '../../../src/adapters/actors/account/familyActors.ts';
import { providePasswordChange } from '../../../src/adapters/actors/account/passwordChangeActors.ts';
import { loadProfile, provideProfile } from '../../../src/adapters/actors/account/profileActors.ts';
import { provideRelative } from '../../../src/adapters/actors/account/relativeActors.ts';
import { provideRemoval } from '../../../src/adapters/actors/account/removalActors.ts';
import { provideReschedule } from '../../../src/adapters/actors/account/rescheduleActors.ts';
import { listOwnerOf, provideList } from '../../../src/adapters/actors/listActors.ts';
import { provideResource } from '../../../src/adapters/actors/resourceActors.ts';
import { nowAtVenue } from '../../../src/adapters/http/serverTime.ts';
import { profileDraft } from '../../../src/adapters/storage/drafts/profileDrafts.ts';
import { relativeDraft } from '../../../src/adapters/storage/drafts/relativeDrafts.ts';
import type { Profile } from '../../../src/contract/customers/customers.ts';
import { openCards, type CardsPage, type FormPage } from './asking/askingPages.ts';
import { openPicture, type OwnPicture } from './ownPictures.ts';
import { openPackage, type PackagePage } from './packagePage.ts';
import { stormSite } from './portal.ts';
import { openTickets, type TicketsPage } from './asking/ticketsPage.ts';
import { openSupportPage, type SupportPage } from './supportPages.ts';

type ResourceRef = ActorRefFrom<typeof resourceMachine>;

/** `owner`: another customer's page is begun anew. */
export type OwnPage =
  | SupportPage
  | PackagePage
  | CardsPage
  | FormPage
  | TicketsPage
  | { name: 'bookings'; actor: ListRef }
  | {
      name: 'profile';
      owner: Owner;
      actor: ResourceRef;
      form: ProfileRef | null;
      contact: ContactChangeRef;
      password: PasswordChangeRef;
      erasure: ErasureRef;
      picture: OwnPicture;
      /** How many times it was told that an address or a number is another. */
      contactsTold: number;
      /** How many of those were looked at. */
      contactsSeen: number;
      /** The names of the files that are chosen and not saved, and of those that were told to be saved. */
      files: Map<'id_card' | 'document_file' | 'picture', string>;
      filesTold: string[];
    }
  | { name: 'cancellation'; owner: Owner; actor: CancellationRef }
  | {
      name: 'reschedule';
      owner: Owner;
      actor: RescheduleRef;
      /** What its address says of the time that is chosen. */
      params: URLSearchParams;
    }
  | { name: 'family'; owner: Owner; actor: ResourceRef; removal: RemovalRef }
  | {
      name: 'relative';
      owner: Owner;
      actor: RelativeRef;
      picture: OwnPicture;
      /** The names of the files that are chosen: on its way, in the form, and the picture. */
      files: Record<'coming' | 'paper' | 'picture', string | null>;
    };

type Started = (actor: ActorRef<Snapshot<unknown>, EventObject>) => void;

function openBookings(session: SessionRef, kind: OwnedListKind, started: Started): OwnPage {
  const owner = listOwnerOf(session.getSnapshot().context.user);
  const actor = createActor(provideList(session), { input: { kind, owner, size: 16, question: firstQuestion(kind) } });
  // What stands in the address comes back from it.
  actor.on('question.changed', ({ question }) =>
    queueMicrotask(() => actor.send({ type: 'address.changed', question })),
  );
  started(actor as never);
  return { name: 'bookings', actor };
}

function openProfile(session: SessionRef, owner: Owner, started: Started): OwnPage {
  const actor = createActor(provideResource(loadProfile), { input: { query: null } });
  const contact = createActor(provideContactChange(), { input: { session } });
  const password = createActor(providePasswordChange(), { input: { restrict: false } });
  const erasure = createActor(provideErasure({ session, tell: () => undefined }));
  const page: OwnPage = {
    name: 'profile',
    owner,
    actor,
    form: null,
    contact,
    password,
    erasure,
    picture: openPicture(started, (picture, name) => {
      if (page.name !== 'profile' || page.form?.getSnapshot().matches('filling') !== true) return;
      page.files.set('picture', name);
      page.form.send({ type: 'picture.change', picture });
    }),
    contactsTold: 0,
    contactsSeen: 0,
    files: new Map(),
    filesTold: [],
  };
  contact.on('contact.changed', () => (page.contactsTold += 1));
  // The form begins with the first answer, and stays with later ones.
  actor.subscribe(({ context: { data } }) => {
    if (page.form !== null || data === null) return;
    const profile = data as Profile;
    const input = { profile, written: profileDraft(ownerOf(profile)), today: nowAtVenue().slice(0, 10), session };
    page.form = createActor(provideProfile(profile), { input });
    page.form.on('profile.saved', () => {
      page.filesTold.push(...page.files.values());
      page.files.clear();
    });
    started(page.form as never);
  });
  for (const one of [actor, contact, password, erasure]) started(one as never);
  return page;
}

function openFamily(owner: Owner, started: Started): OwnPage {
  const actor = createActor(provideResource(loadFamily), { input: { query: null } });
  const removal = createActor(provideRemoval(removeRelative), { input: { resource: actor } });
  started(actor as never);
  started(removal as never);
  return { name: 'family', owner, actor, removal };
}

function openCancellation(owner: Owner, detail: string | null, started: Started): OwnPage {
  const actor = createActor(provideCancellation(), { input: { orderId: Number(detail), now: nowAtVenue() } });
  started(actor as never);
  return { name: 'cancellation', owner, actor };
}

/** @param detail which booking, and the time that the address says */
function openReschedule(session: SessionRef, owner: Owner, detail: string | null, started: Started): OwnPage {
  const [id, search] = (detail ?? '').split('?');
  const params = new URLSearchParams(search);
  const { customer, range } = askingRules({ config: stormSite, user: session.getSnapshot().context.user });
  const actor = createActor(provideReschedule(), {
    input: {
      bookingId: Number(id),
      customer,
      range,
      allow_facility_items_reservation: stormSite.allow_facility_items_reservation,
      lateLimit: 15,
      now: nowAtVenue(),
      wish: choiceIn(params),
    },
  });
  actor.on('choice.changed', ({ choice }) => writeChoice(params, choice));
  started(actor as never);
  return { name: 'reschedule', owner, actor, params };
}

/** @param detail which of the family; null: somebody new */
function openRelative(session: SessionRef, owner: Owner, detail: string | null, started: Started): OwnPage {
  const of = { owner, customerId: detail === null ? null : Number(detail) };
  const input = {
    customerId: of.customerId,
    today: nowAtVenue().slice(0, 10),
    religions: [],
    draft: relativeDraft(of),
  };
  const actor = createActor(provideRelative({ of, session }), { input });
  started(actor as never);
  const files = { coming: null, paper: null, picture: null as string | null };
  const own = openPicture(started, (picture, name) => {
    if (!actor.getSnapshot().matches({ editing: 'filling' })) return;
    files.picture = name;
    actor.send({ type: 'picture.change', picture });
  });
  return { name: 'relative', owner, actor, picture: own, files };
}

/**
 * Null where it is another page, or nobody is there whose it could be.
 * @param detail which list, which order or booking, or which of the family
 */
export function openOwnPage(
  name: string,
  detail: string | null,
  session: SessionRef,
  started: Started,
): OwnPage | null {
  const { user } = session.getSnapshot().context;
  // SAFETY: the deed that leads there names one, as does the page itself.
  if (name === 'bookings') return openBookings(session, (detail ?? 'facilityBookings') as OwnedListKind, started);
  if (listOwnerOf(user) === null) return null;
  if (name === 'profile') return openProfile(session, ownerOf(user), started);
  if (name === 'relative') return openRelative(session, ownerOf(user), detail, started);
  if (name === 'reschedule') return openReschedule(session, ownerOf(user), detail, started);
  if (name === 'tickets') return openTickets(ownerOf(user), Number(detail), started);
  if (name === 'cards') return openCards(ownerOf(user), started);
  if (name === 'package') return openPackage(ownerOf(user), detail, started);
  if (name === 'cancellation') return openCancellation(ownerOf(user), detail, started);
  return name === 'family' ? openFamily(ownerOf(user), started) : openSupportPage(name, detail, ownerOf(user), started);
}

/** Whether whoever it was opened for is not there any more. */
export const isOfFormer = (page: OwnPage, session: SessionRef): boolean =>
  page.name !== 'bookings' && page.name !== 'form' && page.owner !== ownerOf(session.getSnapshot().context.user);

export const isOwnPage = (page: { name: string }): page is OwnPage =>
  [
    'bookings',
    'profile',
    'family',
    'relative',
    'cancellation',
    'reschedule',
    'ask',
    'thread',
    'package',
    'cards',
    'form',
    'tickets',
  ].includes(page.name);

/** What runs beside the page's first actor. */
export const besides = (
  page: OwnPage,
): readonly (
  | ProfileRef
  | RemovalRef
  | ContactChangeRef
  | PasswordChangeRef
  | ErasureRef
  | PictureRef
  | SupportMessageRef
  | SessionBookingRef
  | CardPreferenceRef
  | SiteFormRef
  | FileMakingRef
  | TicketShowingRef
)[] => {
  if (page.name === 'form') return page.asked === null ? [] : [page.asked];
  if (page.name === 'tickets')
    return [...(page.showing === null ? [] : [page.showing.actor]), ...(page.file === null ? [] : [page.file])];
  if (page.name === 'cards') return [page.preference];
  if (page.name === 'package') return page.scheduling === null ? [] : [page.scheduling];
  if (page.name === 'thread') return page.reply === null ? [] : [page.reply];
  if (page.name === 'profile')
    return [page.picture.actor, page.contact, page.password, page.erasure, ...(page.form === null ? [] : [page.form])];
  if (page.name === 'relative') return [page.picture.actor];
  return page.name === 'family' ? [page.removal] : [];
};

/** What its address says beside its name, so that a reload leads there again. */
export function detailOf(page: { name: string }): string | null {
  if (!isOwnPage(page)) return null;
  if (page.name === 'bookings') return page.actor.getSnapshot().context.kind;
  if (page.name === 'package') return `${page.id}?${page.params}`;
  if (page.name === 'thread') return page.id;
  if (page.name === 'form') return page.slug;
  if (page.name === 'tickets') return String(page.orderId);
  if (page.name === 'cancellation') return String(page.actor.getSnapshot().context.orderId);
  if (page.name === 'reschedule') return `${page.actor.getSnapshot().context.bookingId}?${page.params}`;
  const id = page.name === 'relative' ? page.actor.getSnapshot().context.customerId : null;
  return id === null ? null : String(id);
}
