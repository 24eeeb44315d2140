import type { ActorRef, Snapshot } from 'xstate';
import type { Customer, User } from '../../src/contract/customers/customers.ts';
import type { SiteConfig } from '../../src/contract/site/site.ts';
import type { Id } from '../../src/contract/wire/wire.ts';
import { noContactDetails, type ContactDetails } from '../person/contactDetails.ts';
import { isGuest } from '../session/sessionRules.ts';
import type { Problem } from '../shared/problem.ts';
import type { AttendeeFaults } from './attendeeFaults.ts';
import { answerable, asksAnything, type Questions } from './attendeeQuestions.ts';
import { attendeeTerms } from './attendeeTerms.ts';
import { arrangedAttendees } from './arrangedAttendees.ts';
import type { LockedField } from './attendeeFields.ts';
import { knownOf, withoutKnown } from './onFile.ts';
import { attendeeFaults } from './attendeeFaults.ts';
import { emptyAttendee, type AttendeesDraft, type TypedAttendee } from './typedAttendee.ts';

/** How many people are expected, and what decides it. */
export type Party =
  /** An exclusive facility: at least one attendee, more if its capacity allows. */
  | { isWhole: true; capacity: number | null }
  /** Tickets: one attendee for each person; a family ticket has several. */
  | { isWhole: false; people: number; tickets: number };

/** What the parent is told: the draft to keep whenever it changes, and that the customer wants to log in, who has entered this. */
export type AttendeeDetailsNews =
  | { type: 'attendees.changed'; attendeeDetails: AttendeesDraft | null }
  | { type: 'login.wanted'; entered: ContactDetails };

export interface AttendeeDetailsInput {
  parent: ActorRef<Snapshot<unknown>, AttendeeDetailsNews>;
  serviceId: Id;
  party: Party;
  user: User | null;
  config: Pick<SiteConfig, 'field_visibility' | 'tnc' | 'ar_tnc' | 'tnc_enable' | 'religions'>;
  /** The venue's current date, `YYYY-MM-DD`. */
  today: string;
  draft: AttendeesDraft | null;
}

/** The submitted details, or that the customer went back. */
export interface AttendeeDetailsOutput {
  /** Null: went back. Empty: nothing was asked. */
  customers: readonly Customer[] | null;
  saves: boolean;
}

/** What the questions depend on. */
export interface AskedFor {
  serviceId: Id;
  /** Null for guests and signed-out customers, who have no family and no documents. */
  customer: Pick<User, 'id'> | null;
  site: SiteConfig['field_visibility'];
}

/** A file being uploaded, and the field it is for. */
export interface Upload {
  attendee: number;
  fieldId: Id;
  name: string;
}

export interface AttendeeDetailsContext extends Omit<AttendeeDetailsInput, 'draft'> {
  questions: Questions | null;
  attendees: readonly TypedAttendee[];
  saves: boolean;
  agreed: boolean;
  /** Whether something typed before a reload has to be typed again. */
  isCut: boolean;
  /** Checked when the details are submitted, then after each change; null before. */
  faults: readonly AttendeeFaults[] | null;
  upload: Upload | null;
  /** The attendee whose relative's details are being loaded. */
  relative: { attendee: number; customerId: Id } | null;
  /** Why the server refused, or that it could not be reached; `at` is the field, if it is about an upload. */
  problem: (Problem & { at: Upload | null }) | null;
  /** Failed attempts in a row to load the questions, since the customer last asked. */
  attempts: number;
  isLeft: boolean;
}

/** How many attendees there may be (R2.13.14, Q2.12.c, Q2.13.a). */
export function attendeeLimit(party: Party, threshold: number | null): number {
  if (party.isWhole) return Math.max(1, threshold ?? party.capacity ?? 1);
  return Math.max(1, Math.min(party.people, threshold ?? party.tickets));
}

/** The loaded questions and the attendees to show; an exclusive facility begins with one. */
export function asked(
  { party, user, attendees, config: { religions } }: AttendeeDetailsContext,
  told: Questions,
): Pick<AttendeeDetailsContext, 'questions' | 'attendees'> {
  const questions = answerable(told, religions);
  const limit = attendeeLimit(party, questions.threshold);
  const count = party.isWhole ? Math.min(Math.max(1, attendees.length), limit) : limit;
  return { questions, attendees: arrangedAttendees({ attendees, count, user, questions, religions }) };
}

/** The attendees as typed, without what came from the profile. */
export const typedAttendees = ({ attendees, user, questions }: AttendeeDetailsContext): TypedAttendee[] =>
  attendees.map((attendee, index) =>
    index === 0 ? withoutKnown(attendee, user, questions?.onFile ?? null) : attendee,
  );

/** What the first attendee's form has about somebody who is signed out. */
export function enteredIn({ attendees: [first] }: AttendeeDetailsContext): ContactDetails {
  const { name, country_code, mobile_number, email } = first ?? noContactDetails;
  return { name, country_code, mobile_number, email };
}

/** What survives the form; null until it is known what came from the profile. */
export function attendeesDraftOf(context: AttendeeDetailsContext): AttendeesDraft | null {
  const { questions, saves, agreed, isCut } = context;
  return questions === null ? null : { attendees: typedAttendees(context), saves, agreed, isCut };
}

/** What remains after a change of customer: input typed while signed out stays, another customer's does not. */
export const remaining = (
  context: AttendeeDetailsContext,
): Pick<AttendeeDetailsContext, 'attendees' | 'saves' | 'agreed' | 'isCut'> => {
  const { user, saves, agreed, isCut } = context;
  return user === null
    ? { attendees: typedAttendees(context), saves, agreed, isCut }
    : { attendees: context.attendees.map(() => emptyAttendee), saves: false, agreed: false, isCut: false };
};

/** Whether details can be saved: not for guests. A signed-out customer may still log in. */
export const maySave = ({ user }: AttendeeDetailsContext): boolean => !isGuest(user);

/** The attendee's fields that cannot be changed (R3.7.12, R3.7.13). */
export const lockedFields = ({ user, questions }: AttendeeDetailsContext, index: number): ReadonlySet<LockedField> =>
  // SAFETY: the keys are those of the record.
  new Set(index === 0 ? (Object.keys(knownOf(user, questions?.onFile ?? null)) as LockedField[]) : []);

/** The faults of each attendee. */
export function faultsIn(context: AttendeeDetailsContext): AttendeeFaults[] {
  const { questions, attendees, config, today } = context;
  if (questions === null) return [];
  return attendees.map((attendee, index) =>
    attendeeFaults({ attendee, questions, today, site: config.field_visibility, locked: lockedFields(context, index) }),
  );
}

export const asksAnyDetails = ({ config, questions }: AttendeeDetailsContext): boolean =>
  questions !== null && asksAnything(config.field_visibility, questions);

/** Whether the terms are agreed to, or there are none. */
export const isAgreed = ({ config, agreed }: AttendeeDetailsContext): boolean =>
  agreed || attendeeTerms(config) === 'none';

export function contextFrom({ draft, ...input }: AttendeeDetailsInput): AttendeeDetailsContext {
  return {
    ...input,
    questions: null,
    attendees: draft?.attendees ?? [],
    saves: draft?.saves ?? false,
    agreed: draft?.agreed ?? false,
    isCut: draft?.isCut ?? false,
    faults: null,
    upload: null,
    relative: null,
    problem: null,
    attempts: 0,
    isLeft: false,
  };
}
