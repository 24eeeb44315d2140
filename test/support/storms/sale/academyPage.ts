/** The page of a storm with an academy's programmes, and above it the dialog that enrols in one, as their views start them. */
import { createActor, type ActorRef, type ActorRefFrom, type EventObject, type Snapshot } from 'xstate';
import type { Relative } from '../../../../machines/attendees/attendeeQuestions.ts';
import { possibleAttendees, type Attendee } from '../../../../machines/enrolment/attendees.ts';
import type { EnrolmentRef } from '../../../../machines/enrolment/enrolmentMachine.ts';
import {
  clearSelection,
  enrolParam,
  selectionIn,
  writeSelection,
} from '../../../../machines/enrolment/enrolmentSelection.ts';
import * as readEnrolment from '../../../../machines/enrolment/enrolmentSelectors.ts';
import { mayEnrol } from '../../../../machines/enrolment/programmes.ts';
import type { resourceMachine } from '../../../../machines/resource/resourceMachine.ts';
import { isCustomer } from '../../../../machines/session/sessionRules.ts';
import { loadFamily } from '../../../../src/adapters/actors/account/familyActors.ts';
import { loadAcademy, provideEnrolment } from '../../../../src/adapters/actors/offered/academyActors.ts';
import { provideResource } from '../../../../src/adapters/actors/resourceActors.ts';
import { nowAtVenue } from '../../../../src/adapters/http/serverTime.ts';
import type { User } from '../../../../src/contract/customers/customers.ts';
import type { WorkshopDetails, WorkshopProgram } from '../../../../src/contract/offered/academies.ts';
import type { Portal } from '../portal.ts';
import { academyId } from '../server/academies.ts';

type ResourceRef = ActorRefFrom<typeof resourceMachine>;

/** What the dialog runs. */
export interface Enrolling {
  enrolment: EnrolmentRef;
  program: WorkshopProgram;
  /** Of whoever is logged in, while it is chosen who comes. */
  family: { customer: number; actor: ResourceRef } | null;
}

export interface AcademyPage {
  name: 'academy';
  actor: ResourceRef;
  sale: Enrolling | null;
  /** What its address says: which programme's dialog is open, and what is chosen there. */
  params: URLSearchParams;
  /** Opens or closes the dialog as the address says. */
  follow: () => void;
}

type Started = (actor: ActorRef<Snapshot<unknown>, EventObject>) => void;

/** Those who may be chosen; none before the family is there. */
export function offeredAttendees(user: User | null, { sale }: AcademyPage): Attendee[] {
  const family = (sale?.family?.actor.getSnapshot().context.data ?? null) as readonly Relative[] | null;
  return family === null ? [] : possibleAttendees(user, family);
}

function openDialog(page: AcademyPage, program: WorkshopProgram, running: Portal, started: Started): Enrolling {
  const [session, cart, now] = [running.session(), running.cart()!, nowAtVenue()];
  const input = {
    workshop: page.actor.getSnapshot().context.data as WorkshopDetails,
    program,
    now,
    user: session.getSnapshot().context.user,
    selection: selectionIn(page.params, program, now),
  };
  const enrolment = createActor(provideEnrolment({ cart, portal: running.portal, session }), { input });
  const sale: Enrolling = { enrolment, program, family: null };
  enrolment.on('selection.changed', ({ selection }) => writeSelection(page.params, selection, program, nowAtVenue()));
  started(enrolment as never);
  /** The family of whoever is there is asked for where it is chosen who comes. */
  const follow = () => {
    const snapshot = enrolment.getSnapshot();
    if (snapshot.status !== 'active') return;
    const { user } = session.getSnapshot().context;
    const customer = isCustomer(user) && !readEnrolment.isAdded(snapshot) ? user.id : null;
    if (customer === (sale.family?.customer ?? null)) return;
    sale.family?.actor.stop();
    sale.family = null;
    if (customer === null) return;
    const actor = createActor(provideResource(loadFamily), { input: { query: { customer } } });
    sale.family = { customer, actor };
    started(actor as never);
  };
  session.subscribe(follow);
  enrolment.subscribe(follow);
  follow();
  return sale;
}

function closeDialog(page: AcademyPage): void {
  page.sale?.enrolment.stop();
  page.sale?.family?.actor.stop();
  page.sale = null;
}

/** Its address says which dialog is open. */
export function enrolIn(page: AcademyPage, programme: number): void {
  page.params.set(enrolParam, String(programme));
  page.follow();
}
export function leaveEnrolment(page: AcademyPage): void {
  clearSelection(page.params);
  page.follow();
}

/** @param search of its address; null where the cart does not run yet */
export function openAcademyPage(running: Portal, search: string | null, started: Started): AcademyPage | null {
  if (running.cart() === null) return null;
  const actor = createActor(provideResource(loadAcademy), { input: { query: String(academyId) } });
  const page: AcademyPage = {
    name: 'academy',
    actor,
    sale: null,
    params: new URLSearchParams(search ?? ''),
    follow: () => {
      const academy = actor.getSnapshot().context.data as WorkshopDetails | null;
      const asked = academy?.programs.find(({ workshop_program_id: id }) => String(id) === page.params.get(enrolParam));
      if (asked?.workshop_program_id === page.sale?.program.workshop_program_id) return;
      closeDialog(page);
      if (asked !== undefined && mayEnrol(asked, nowAtVenue())) page.sale = openDialog(page, asked, running, started);
    },
  };
  actor.subscribe(page.follow);
  started(actor as never);
  return page;
}
