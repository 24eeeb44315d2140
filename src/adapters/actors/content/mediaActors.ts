/** The operator's pictures. */
import type { ListQuery } from '../../../../machines/list/listContext.ts';
import type { ContentPage } from '../../../contract/site/content.ts';
import type { ResponseTo } from '../../../contract/endpoints.ts';
import { mediaEndpoints } from '../../../contract/endpoints/media.ts';
import { call } from '../../http/client.ts';
import { loadIntroduction } from './placeActors.ts';

export type MediaItem = ResponseTo<'mediaLibrary'>['data'][number];

export const loadMediaLibrary = ({ page, size, narrowing }: ListQuery, signal: AbortSignal) =>
  call(mediaEndpoints.mediaLibrary, { query: { page, size, ...narrowing }, signal });

export interface Gallery {
  pictures: ResponseTo<'gallery'>['data'];
  introduction: ContentPage | null;
}

export async function loadGallery(_: undefined, signal: AbortSignal): Promise<Gallery> {
  const [{ data: pictures }, introduction] = await Promise.all([
    call(mediaEndpoints.gallery, { signal }),
    loadIntroduction('gallery'),
  ]);
  return { pictures, introduction };
}
