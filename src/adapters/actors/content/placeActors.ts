/** The venues, with what the operator says above them. */
import { RefusedError } from '../../../../machines/shared/problem.ts';
import type { ContentPage, VenueDetails } from '../../../contract/site/content.ts';
import { contentEndpoints } from '../../../contract/endpoints/content.ts';
import { call } from '../../http/client.ts';
import { loadContentPage } from './loadContent.ts';

/** A content page that the operator may not have; other content takes its place. */
export async function loadIntroduction(slug: string): Promise<ContentPage | null> {
  try {
    return await loadContentPage(slug);
  } catch (error) {
    if (error instanceof RefusedError && error.code === 'pageUnknown') return null;
    throw error;
  }
}

export interface LoadedPlaces {
  venues: readonly VenueDetails[];
  introduction: ContentPage | null;
}

/** @param slug of the page: places, find-us */
export async function loadPlaces(slug: string, signal: AbortSignal): Promise<LoadedPlaces> {
  const [{ data: venues }, introduction] = await Promise.all([
    call(contentEndpoints.venues, { signal }),
    loadIntroduction(slug),
  ]);
  return { venues, introduction };
}
