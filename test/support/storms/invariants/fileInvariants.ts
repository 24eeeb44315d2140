/**
 * Invariants of files: what was chosen stays until it is saved or taken away, one choice goes up once, and nothing is
 * attached to somebody whose it is not (R3.7.10, R7.5.1, Q5.4.d, T06).
 */
import { isStoring } from '../deeds/fileDeeds.ts';
import type { OwnPage } from '../ownPages.ts';
import type { Tab } from '../tab.ts';
import { tally } from '../tally.ts';
import { ownerName } from '../who.ts';

type Of<TName extends OwnPage['name']> = Extract<OwnPage, { name: TName }>;

const nameOf = (file: unknown): string | null => (file instanceof File ? file.name : null);
const blobIn = (picture: unknown): unknown => (picture as { blob?: unknown } | null)?.blob;

/** A file says in its name whom it was chosen for (T06). */
const strayIn = (tab: Tab, whom: string, names: readonly (string | null | undefined)[]): string[] =>
  names
    .filter((name) => name && !name.endsWith(`for ${whom} of ${ownerName(tab)}`))
    .map((name) => `T06: “${name}” stands in the form of ${whom} of ${ownerName(tab)}`);

function profileFaults(tab: Tab, { form, files, filesTold }: Of<'profile'>): string[] {
  if (form === null) return [];
  const { context } = form.getSnapshot();
  const there = { ...context.files, picture: blobIn(context.picture) };
  const found = strayIn(tab, 'me', Object.values(there).map(nameOf));
  for (const [field, name] of files) {
    tally('R3.7.10: a file is chosen in the profile');
    if (context.problem !== null) tally('R3.7.10: the profile with a file was refused, or lost');
    if (nameOf(there[field]) !== name) found.push(`R3.7.10: “${name}” was chosen, and is gone from the form`);
  }
  for (const name of filesTold) {
    tally('R3.7.10: a profile is saved with a file');
    if (!tab.shop.ownRecords.attached.has(name)) found.push(`R3.7.10: “${name}” is told to be saved, and is not`);
  }
  return found;
}

function relativeFaults(tab: Tab, page: Of<'relative'>): string[] {
  const { actor, files } = page;
  const { attached, stored, papers } = tab.shop.ownRecords;
  const snapshot = actor.getSnapshot();
  const { customerId, typed, problem, picture } = snapshot.context;
  // Somebody new keeps what was chosen for them before they had a number.
  const isKept = customerId !== null && papers.get(customerId)?.documents.id_proof === typed.document;
  const found = strayIn(tab, `relative ${customerId ?? 'new'}`, [
    isKept ? null : stored.get(typed.document)?.name,
    nameOf(blobIn(picture)),
  ]);
  const lost = (name: string) => found.push(`R7.5.1: “${name}” was chosen, and is gone from the form`);
  const there = stored.get(typed.document)?.name;
  if (files.coming !== null && !isStoring(page)) {
    if (problem?.at === 'document') tally('R7.5.1: a file of a relative was refused, or lost');
    else if (there === files.coming) files.paper = there;
    else lost(files.coming);
    files.coming = null;
  }
  if (files.paper !== null) tally('R7.5.1: a file of a relative is stored');
  if (files.paper !== null && there !== files.paper) lost(files.paper);
  if (files.picture !== null && nameOf(blobIn(picture)) !== files.picture) lost(files.picture);
  if (!snapshot.matches('saved')) return found;
  for (const name of [files.paper, files.picture]) {
    if (name !== null) tally('R7.5.1: a relative is saved with a file');
    if (name !== null && !attached.has(name)) found.push(`R7.5.1: “${name}” is told to be saved, and is not`);
  }
  return found;
}

export function fileFaults(tab: Tab): string[] {
  const page = tab.page();
  const { uploads, shop } = tab;
  if (uploads.sent > 0) tally('I13: a file was uploaded');
  return [
    ...(page.name === 'profile' ? profileFaults(tab, page) : []),
    ...(page.name === 'relative' ? relativeFaults(tab, page) : []),
    ...(uploads.sent > uploads.pressed
      ? [`I13: ${uploads.sent} files were uploaded after ${uploads.pressed} choices`]
      : []),
    ...shop.ownRecords.misplaced,
  ];
}
