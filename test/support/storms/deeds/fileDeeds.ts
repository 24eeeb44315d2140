/** Files and pictures of a customer and their relatives: chosen, replaced, taken away, given up on their way (R3.7.10, R7.5.1). */
import type { OwnPage } from '../ownPages.ts';
import { StormFile } from '../stormFile.ts';
import type { Tab } from '../tab.ts';
import { ownerName } from '../who.ts';

type ProfilePage = Extract<OwnPage, { name: 'profile' }>;
type RelativePage = Extract<OwnPage, { name: 'relative' }>;

const passport = { id_proof_type_id: 33, id_proof_number: 'P784512' };

/** It is not what it says it is, and nobody uploads it. */
const isOdd = (n: number): boolean => n % 5 === 4;

function named(tab: Tab, whom: string, n: number): StormFile {
  tab.uploads.chosen += 1;
  return new StormFile(`File ${tab.uploads.chosen} for ${whom} of ${ownerName(tab)}`, isOdd(n));
}

export const pictureOf = (blob: Blob) => ({ blob, address: '' });

function chooseForProfile(tab: Tab, { form, files }: ProfilePage, n: number): void {
  if (form?.getSnapshot().matches('filling') !== true) return;
  const file = named(tab, 'me', n);
  const field = (['id_card', 'document_file', 'picture'] as const)[n % 3]!;
  files.set(field, file.name);
  if (field === 'picture') return form.send({ type: 'picture.change', picture: pictureOf(file) });
  if (field === 'document_file') {
    tab.lastBy.profile = ownerName(tab);
    form.send({ type: 'draft.change', changes: { ...passport, expiry_date: '2030-01-01' } });
  }
  form.send({ type: 'file.change', field, file });
}

function removeFromProfile({ form, files }: ProfilePage, n: number): void {
  if (form?.getSnapshot().matches('filling') !== true) return;
  const field = (['id_card', 'document_file', 'picture'] as const)[n % 3]!;
  files.delete(field);
  if (field === 'picture') form.send({ type: 'picture.change', picture: 'removed' });
  else form.send({ type: 'file.change', field, file: field === 'id_card' ? 'removed' : null });
}

export const isStoring = ({ actor }: RelativePage): boolean => actor.getSnapshot().matches({ editing: 'storing' });

function chooseForRelative(tab: Tab, page: RelativePage, n: number): void {
  const { actor, files } = page;
  if (!actor.getSnapshot().matches({ editing: 'filling' })) return;
  const file = named(tab, `relative ${actor.getSnapshot().context.customerId ?? 'new'}`, n);
  tab.lastBy.relative = ownerName(tab);
  if (n % 3 === 2) {
    files.picture = file.name;
    return actor.send({ type: 'picture.change', picture: pictureOf(file) });
  }
  actor.send({ type: 'person.type', typed: passport });
  actor.send({ type: 'file.choose', file });
  if (!isStoring(page)) return;
  files.coming = file.name;
  if (!isOdd(n)) tab.uploads.pressed += 1;
}

export const fileDeeds = {
  chooseFile: (tab: Tab, n: number) => {
    const page = tab.page();
    if (page.name === 'profile') chooseForProfile(tab, page, n);
    if (page.name === 'relative') chooseForRelative(tab, page, n);
  },
  removeFile: (tab: Tab, n: number) => {
    const page = tab.page();
    if (page.name === 'profile') removeFromProfile(page, n);
    if (page.name !== 'relative' || !page.actor.getSnapshot().matches({ editing: 'filling' })) return;
    page.files.picture = null;
    page.actor.send({ type: 'picture.change', picture: 'removed' });
  },
  /** It takes too long. */
  cancelFile: (tab: Tab) => {
    const page = tab.page();
    if (page.name !== 'relative' || !isStoring(page)) return;
    page.files.coming = null;
    page.actor.send({ type: 'file.cancel' });
  },
} as const;
