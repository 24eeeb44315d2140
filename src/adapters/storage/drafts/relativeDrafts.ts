/** What was typed of somebody of the family and not saved yet: all of it while the page lives, the rest of a reload in this tab (012). */
import * as v from 'valibot';
import { attendeeFields } from '../../../../machines/attendees/attendeeFields.ts';
import { writtenFields, type RelativeDraft } from '../../../../machines/family/relativeDraft.ts';
import { isFor, type Owner } from '../../../../machines/session/owner.ts';
import { Id } from '../../../contract/wire/wire.ts';
import { persistedItem } from '../storage.ts';
import { draftStorage } from './draftStorage.ts';

/** Whose family it is, and who of it; null: somebody new. */
export interface RelativeDraftKey {
  owner: Owner;
  customerId: Id | null;
}

const Typed = v.partial(
  v.object(
    Object.fromEntries(
      writtenFields.map((field) => [field, attendeeFields[field as keyof typeof attendeeFields].schema]),
    ),
  ),
);

const persisted = persistedItem(
  ...draftStorage.relative,
  v.object({ owner: v.string(), customerId: v.nullable(Id), typed: Typed, isCut: v.boolean() }),
);

let whole: (RelativeDraftKey & RelativeDraft) | null = null;

export function dropRelativeDraft(): void {
  whole = null;
  persisted.drop();
}

export function writeRelativeDraft(of: RelativeDraftKey, draft: RelativeDraft, written: RelativeDraft): void {
  whole = { ...of, ...draft };
  persisted.write({ ...of, ...written });
}

/** What was typed of that one; another customer's is dropped, not only kept back. */
export function relativeDraft({ owner, customerId }: RelativeDraftKey): RelativeDraft | null {
  const stored = persisted.read();
  // A logout drops what is stored, wherever its customer was.
  if (stored === null) whole = null;
  const kept = whole ?? stored;
  if (kept === null) return null;
  if (!isFor(kept.owner, owner)) dropRelativeDraft();
  else if (kept.customerId === customerId) return { typed: kept.typed, isCut: kept.isCut };
  return null;
}
