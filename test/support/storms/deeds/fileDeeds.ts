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

/** The page with a picture, where one can be chosen. */
function withPicture(tab: Tab): ProfilePage | RelativePage | null {
  const page = tab.page();
  if (page.name === 'profile') return page.form?.getSnapshot().matches('filling') === true ? page : null;
  if (page.name !== 'relative') return null;
  return page.actor.getSnapshot().matches({ editing: 'filling' }) ? page : null;
}

const cropOf = (tab: Tab) => {
  const picture = withPicture(tab)?.picture;
  return picture?.actor.getSnapshot().matches('cropping') === true ? picture : null;
};

export const fileDeeds = {
  /** To be cut before it is used. */
  choosePicture: (tab: Tab, n: number) => {
    const page = withPicture(tab);
    if (page === null || !page.picture.actor.getSnapshot().matches('resting')) return;
    const whom = page.name === 'profile' ? 'me' : `relative ${page.actor.getSnapshot().context.customerId ?? 'new'}`;
    const file = named(tab, whom, n);
    if (page.name === 'relative') tab.lastBy.relative = ownerName(tab);
    Object.assign(page.picture, { reading: file.name, isTouched: true });
    page.picture.actor.send({ type: 'picture.choose', file });
  },
  moveCrop: (tab: Tab, n: number) => {
    const ways = [
      { type: 'crop.zoom', zoom: 1 + n / 4 },
      { type: 'crop.move', by: { x: n / 10, y: -n / 10 } },
      { type: 'crop.place', at: { x: n / 12 } },
    ] as const;
    cropOf(tab)?.actor.send(ways[n % ways.length]!);
  },
  /** What is pressed twice is one wish. */
  confirmCrop: (tab: Tab) => {
    const picture = cropOf(tab);
    if (picture === null) return;
    picture.confirmed = picture.actor.getSnapshot().context.source?.address ?? null;
    for (let press = 0; press < 2; press += 1) picture.actor.send({ type: 'crop.confirm' });
  },
  dismissCrop: (tab: Tab) => cropOf(tab)?.actor.send({ type: 'crop.dismiss' }),
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
