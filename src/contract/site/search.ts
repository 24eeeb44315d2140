/** What a search finds (R3.10.8). */
import * as v from 'valibot';
import { described, sport } from '../offered/offered.ts';
import { Id, ImagePath, Named } from '../wire/wire.ts';

export const SearchResult = v.object({
  type: v.picklist(['event', 'trainer', 'academy']),
  id: Id,
  ...Named.entries,
  ...described,
  image_path: ImagePath,
  /** Which court is drawn when there is no picture. */
  sport,
  /** Where it is, so that what is found by its place can say so (Q2.7.b); a server may leave it out. */
  venue_id: v.nullish(Id),
});
export type SearchResult = v.InferOutput<typeof SearchResult>;
