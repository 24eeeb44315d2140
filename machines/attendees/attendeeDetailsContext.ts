import type { ActorRef, Snapshot } from 'xstate';
import type { Customer, User } from '../../src/contract/customers/customers.ts';
import type { SiteConfig } from '../../src/contract/site/site.ts';
import type { Id } from '../../src/contract/wire/wire.ts';
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

/** How many people are expected, and who they may be. */
export type Party =
  /** A facility for itself: one attendee at least, more as its size allows. */
  | { isWhole: true; capacity: number | null }
  /** Tickets: one attendee for each person, a family ticket having several. */
  | { isWhole: false; people: number; tickets: number };

/** What whoever runs them is told: what outlives them, whenever it changed, and that somebody wants to log in. */
export type AttendeeDetailsNews =
  | { type: 'attendees.changed'; attendeeDetails: AttendeesDraft | null }
  | { type: 'login.wanted' };

export interface AttendeeDetailsInput {
  parent: ActorRef<Snapshot<unknown>, AttendeeDetailsNews>;
  serviceId: Id;
  party: Party;
  user: User | null;
  config: Pick<SiteConfig, 'field_visibility' | 'tnc' | 'ar_tnc' | 'tnc_enable' | 'religions'>;
  /** `YYYY-MM-DD` at the venue. */
  today: string;
  draft: AttendeesDraft | null;
}

/** What was given in, or that the customer turned back. */
export interface AttendeeDetailsOutput {
  /** null: turned back. Empty: nothing was asked. */
  customers: readonly Customer[] | null;
  saves: boolean;
}

/** What the questions depend on. */
export interface AskedFor {
  serviceId: Id;
  /** null: guests and who is signed out, who have no family and no documents. */
  customer: Pick<User, 'id'> | null;
  site: SiteConfig['field_visibility'];
}

/** A file under way, and the field it is for. */
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
  /** Something that was typed before a reload is to be typed again. */
  isCut: boolean;
  /** Looked for when details are given in, then after each change; null before. */
  faults: readonly AttendeeFaults[] | null;
  upload: Upload | null;
  /** The attendee whose relative's details are being fetched. */
  relative: { attendee: number; customerId: Id } | null;
  /** Why the server, or the connection, refused; a file's belongs to its field. */
  problem: (Problem & { at: Upload | null }) | null;
  /** Tries to learn what is asked that failed in a row since somebody last asked. */
  attempts: number;
  isLeft: boolean;
}

/** How many attendees there may be (R2.13.14, Q2.12.c, Q2.13.a). */
export function attendeeLimit(party: Party, threshold: number | null): number {
  if (party.isWhole) return Math.max(1, threshold ?? party.capacity ?? 1);
  return Math.max(1, Math.min(party.people, threshold ?? party.tickets));
}

/** What is asked, and one block for each attendee; a whole facility begins with one. */
export function asked(
  { party, user, attendees, config: { religions } }: AttendeeDetailsContext,
  told: Questions,
): Pick<AttendeeDetailsContext, 'questions' | 'attendees'> {
  const questions = answerable(told, religions);
  const limit = attendeeLimit(party, questions.threshold);
  const count = party.isWhole ? Math.min(Math.max(1, attendees.length), limit) : limit;
  return { questions, attendees: arrangedAttendees({ attendees, count, user, questions, religions }) };
}

/** The attendees as they were typed; what is on file is not. */
export const typedAttendees = ({ attendees, user, questions }: AttendeeDetailsContext): TypedAttendee[] =>
  attendees.map((attendee, index) =>
    index === 0 ? withoutKnown(attendee, user, questions?.onFile ?? null) : attendee,
  );

/** What outlives the form; null while it is not known what of it is on file. */
export function draftOf(context: AttendeeDetailsContext): AttendeesDraft | null {
  const { questions, saves, agreed, isCut } = context;
  return questions === null ? null : { attendees: typedAttendees(context), saves, agreed, isCut };
}

/** What stays when somebody else is there: all that nobody typed before they came, nothing of another customer's. */
export const remaining = (
  context: AttendeeDetailsContext,
): Pick<AttendeeDetailsContext, 'attendees' | 'saves' | 'agreed' | 'isCut'> => {
  const { user, saves, agreed, isCut } = context;
  return user === null
    ? { attendees: typedAttendees(context), saves, agreed, isCut }
    : { attendees: context.attendees.map(() => emptyAttendee), saves: false, agreed: false, isCut: false };
};

/** Whether details can be kept for the next time: a guest has none. Who is signed out may yet log in. */
export const maySave = ({ user }: AttendeeDetailsContext): boolean => !isGuest(user);

/** What of an attendee cannot be changed (R3.7.12, R3.7.13). */
export const lockedFields = ({ user, questions }: AttendeeDetailsContext, index: number): ReadonlySet<LockedField> =>
  // SAFETY: the keys are those of the record.
  new Set(index === 0 ? (Object.keys(knownOf(user, questions?.onFile ?? null)) as LockedField[]) : []);

/** What is wrong, attendee by attendee. */
export function faultsIn(context: AttendeeDetailsContext): AttendeeFaults[] {
  const { questions, attendees, config, today } = context;
  if (questions === null) return [];
  return attendees.map((attendee, index) =>
    attendeeFaults({ attendee, questions, today, site: config.field_visibility, locked: lockedFields(context, index) }),
  );
}

export const isAsked = ({ config, questions }: AttendeeDetailsContext): boolean =>
  questions !== null && asksAnything(config.field_visibility, questions);

/** Terms are agreed to, or there are none. */
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
