/** What a search finds (R3.10.8). */
import * as v from 'valibot';
import { described } from './offered.ts';
import { Id, ImagePath, Named } from './wire.ts';

export const SearchResult = v.object({
  type: v.picklist(['event', 'trainer', 'academy']),
  id: Id,
  ...Named.entries,
  ...described,
  image_path: ImagePath,
});
