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
});
export type SearchResult = v.InferOutput<typeof SearchResult>;
