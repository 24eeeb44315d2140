/** What the operator shows: pictures, films and documents (Q7.6.q). */
import * as v from 'valibot';
import { described } from '../offered/offered.ts';
import { Id, ImagePath } from '../wire/wire.ts';

/** Its description says in words what it shows, and what is said in it (Q2.1.f). */
export const MediaItem = v.object({
  id: Id,
  type: v.picklist(['image', 'video', 'document']),
  title: v.string(),
  ar_title: v.nullish(v.string(), null),
  ...described,
  url: v.string(),
  thumbnail: ImagePath,
});

export const GalleryImage = v.object({
  id: Id,
  url: v.string(),
  caption: v.nullish(v.string(), null),
  ar_caption: v.nullish(v.string(), null),
});
