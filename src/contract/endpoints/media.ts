/** The calls of what the operator shows: media library, gallery. */
import * as v from 'valibot';
import * as media from '../site/media.ts';
import { TypedListQuery } from '../offered/offered.ts';
import { get, type Endpoint } from '../endpoint.ts';
import { pageOf } from '../wire/answers.ts';
import { responseOf } from '../wire/wire.ts';

export const mediaEndpoints = {
  mediaLibrary: get('media-library', pageOf(media.MediaItem), { query: TypedListQuery }),
  gallery: get('gallery', responseOf(v.array(media.GalleryImage))),
} as const satisfies Record<string, Endpoint>;
