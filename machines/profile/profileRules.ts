/** The fields of a customer's own profile, their checks, and what is sent (R3.7.10, Q7.6.d). */
import { notificationChannels, type Profile } from '../../src/contract/customers/customers.ts';
import type { Id } from '../../src/contract/wire/wire.ts';
import { birthDateFault, isDay, type DateFault } from '../person/birthDate.ts';
import { idProofFault, sentIdNumber, type IdProofFault } from '../person/idProof.ts';
import { nameFault, type NameFault } from '../person/name.ts';
import { presentFaults } from '../shared/faults.ts';

export type NotificationChannel = keyof typeof notificationChannels;

/** A saved document. */
export type FiledDocument = Profile['documents'][number];

/** The part of a draft that may be persisted, so that neither a reload nor a new login loses it. */
export interface WrittenDraft {
  first_name: string;
  last_name: string;
  gender: '' | 'Male' | 'Female';
  /** The nationality. */
  country_id: Id | null;
  city: string;
  sector: string;
  delivery_address: string;
  /** The language of messages to the customer. */
  language: 'en' | 'ar';
  channel: NotificationChannel;
  newsletter: boolean;
}

export interface ProfileDraft extends WrittenDraft {
  /** YYYY-MM-DD, or empty. */
  dob: string;
  religion_id: Id | null;
  documents: readonly FiledDocument[];
  /** A document to add; none while its number is empty. */
  id_proof_type_id: Id | null;
  id_proof_number: string;
  expiry_date: string;
}

const channelOf = (channel: number | null | undefined): NotificationChannel =>
  (Object.keys(notificationChannels) as NotificationChannel[]).find((name) => notificationChannels[name] === channel) ??
  'all';

/** The saved profile as form values. */
export const profileAsDraft = (profile: Profile): ProfileDraft => ({
  first_name: profile.first_name ?? '',
  last_name: profile.last_name ?? '',
  gender: profile.gender ?? '',
  country_id: profile.country_id,
  city: profile.city ?? '',
  sector: profile.sector ?? '',
  delivery_address: profile.delivery_address ?? '',
  language: profile.preferences?.language === 'ar' ? 'ar' : 'en',
  channel: channelOf(profile.preferences?.notification_channel),
  newsletter: profile.preferences?.newsletter ?? false,
  dob: profile.dob ?? '',
  religion_id: profile.religion_id,
  documents: profile.documents,
  id_proof_type_id: null,
  id_proof_number: '',
  expiry_date: '',
});

export const writtenOf = (draft: ProfileDraft): WrittenDraft => ({
  first_name: draft.first_name,
  last_name: draft.last_name,
  gender: draft.gender,
  country_id: draft.country_id,
  city: draft.city,
  sector: draft.sector,
  delivery_address: draft.delivery_address,
  language: draft.language,
  channel: draft.channel,
  newsletter: draft.newsletter,
});

/** The fields about messages to the customer. */
const chosen = ['language', 'channel', 'newsletter'] as const;

/** Whether a document is being added. */
export const hasNewDocument = ({ id_proof_number }: ProfileDraft): boolean => id_proof_number.trim() !== '';

export const isSameDraft = (one: ProfileDraft, other: ProfileDraft): boolean =>
  JSON.stringify(changedParts(one, other)) === '{}';

export type ExpiryFault = 'dateInvalid' | 'documentExpired';

export interface ProfileFaults {
  first_name?: NameFault;
  last_name?: NameFault;
  dob?: DateFault;
  id_proof_number?: IdProofFault;
  expiry_date?: ExpiryFault;
}

/** A name that was never given is optional; a saved one cannot be emptied. */
const changedNameFault = (typed: string, known: string): NameFault | null =>
  typed.trim() === '' && known.trim() === '' ? null : nameFault(typed);

function expiryFault(typed: string, today: string): ExpiryFault | null {
  if (typed === '') return null;
  if (!isDay(typed)) return 'dateInvalid';
  return typed < today ? 'documentExpired' : null;
}

/**
 * Checks the form (R5.2, R5.3, R5.6.5).
 * @param known the saved values
 * @param today the venue's current date, YYYY-MM-DD
 */
export const profileFaults = (typed: ProfileDraft, known: ProfileDraft, today: string): ProfileFaults =>
  presentFaults<ProfileFaults>({
    first_name: changedNameFault(typed.first_name, known.first_name),
    last_name: changedNameFault(typed.last_name, known.last_name),
    dob: typed.dob === '' ? null : birthDateFault(typed.dob, today),
    id_proof_number: hasNewDocument(typed) ? idProofFault(typed.id_proof_type_id, typed.id_proof_number) : null,
    expiry_date: hasNewDocument(typed) ? expiryFault(typed.expiry_date, today) : null,
  });

const numberOf = ({ id_proof_type_id, id_proof_number }: FiledDocument): string =>
  `${id_proof_type_id} ${id_proof_number}`;

/**
 * Applies the customer's change of documents to the latest saved ones, so that documents added in another tab or on
 * another device stay.
 */
export function onLatestDocuments(
  typed: ProfileDraft,
  known: ProfileDraft,
  latest: readonly FiledDocument[],
): ProfileDraft {
  const left = new Set(typed.documents.map(numberOf));
  const taken = new Set(known.documents.map(numberOf).filter((number) => !left.has(number)));
  return { ...typed, documents: latest.filter((one) => !taken.has(numberOf(one))) };
}

const isChosenAnew = (known: ProfileDraft, typed: ProfileDraft, field: (typeof chosen)[number]): boolean =>
  typed[field] !== known[field];

/** Whether any message preference changed; they are sent together. */
export const changesPreferences = (known: ProfileDraft, typed: ProfileDraft): boolean =>
  chosen.some((field) => isChosenAnew(known, typed, field));

/** The preferences changed here on top of the latest saved ones, so that changes from another tab or device stay. */
export function onLatestPreferences(typed: ProfileDraft, known: ProfileDraft, latest: ProfileDraft): ProfileDraft {
  const { language, channel, newsletter } = latest;
  return {
    ...typed,
    ...(isChosenAnew(known, typed, 'language') ? {} : { language }),
    ...(isChosenAnew(known, typed, 'channel') ? {} : { channel }),
    ...(isChosenAnew(known, typed, 'newsletter') ? {} : { newsletter }),
  };
}

export const contactPreferencesOf = ({ language, newsletter, channel }: ProfileDraft) => ({
  language,
  newsletter,
  notification_channel: notificationChannels[channel],
});

/** All documents after saving; `path` is where the new one's file is stored. */
export function documentsOf(draft: ProfileDraft, path: string | null): FiledDocument[] {
  const { id_proof_type_id, id_proof_number, expiry_date } = draft;
  const kept = draft.documents.filter((one) => !hasNewDocument(draft) || one.id_proof_type_id !== id_proof_type_id);
  if (!hasNewDocument(draft) || id_proof_type_id === null) return kept;
  const number = sentIdNumber(id_proof_type_id, id_proof_number);
  return [...kept, { id_proof_type_id, id_proof_number: number, expiry_date: expiry_date || null, path }];
}

/** Whether documents changed; they are sent as a whole list. */
export const changesDocuments = (known: ProfileDraft, typed: ProfileDraft): boolean =>
  hasNewDocument(typed) || typed.documents.length !== known.documents.length;

const texts = ['first_name', 'last_name', 'dob', 'gender', 'city', 'sector', 'delivery_address'] as const;
const ids = ['country_id', 'religion_id'] as const;

/** The parts of the request that changed; files are added by the caller (Q7.6.d). */
export function changedParts(known: ProfileDraft, typed: ProfileDraft, path: string | null = null) {
  const parts: Record<string, string> = {};
  for (const field of texts) if (typed[field].trim() !== known[field].trim()) parts[field] = typed[field].trim();
  for (const field of ids) if (typed[field] !== known[field]) parts[field] = String(typed[field] ?? '');
  if (changesPreferences(known, typed)) parts['preferences'] = JSON.stringify(contactPreferencesOf(typed));
  if (changesDocuments(known, typed)) {
    parts['documents'] = JSON.stringify(documentsOf(typed, path));
  }
  return parts;
}

/** The kinds of document that the customer does not have yet, as there can be one of each. */
export const kindsLeft = <TKind extends { id: Id }>(
  kinds: readonly TKind[],
  { documents }: Pick<ProfileDraft, 'documents'>,
): TKind[] => kinds.filter(({ id }) => !documents.some((one) => one.id_proof_type_id === id));

/** The files of the profile: the ID card's, and that of a document being added. */
export type FileField = 'id_card' | 'document_file';

/** The field at which the server's refusal is shown; others are shown above the button. */
export type RefusedField = keyof ProfileFaults | 'profile_image' | FileField | 'city' | 'sector' | 'delivery_address';

const refusable: ReadonlyMap<string | null | undefined, RefusedField> = new Map([
  ['first_name', 'first_name'],
  ['last_name', 'last_name'],
  ['dob', 'dob'],
  ['city', 'city'],
  ['sector', 'sector'],
  ['delivery_address', 'delivery_address'],
  ['profile_image', 'profile_image'],
  ['id_card', 'id_card'],
  ['documents', 'id_proof_number'],
  ['document_file', 'document_file'],
]);

export const refusedFieldOf = (field: string | null | undefined): RefusedField | null => refusable.get(field) ?? null;
