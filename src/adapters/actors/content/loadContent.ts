/** The operator's own pages. */
import { RefusedError } from '../../../../machines/shared/problem.ts';
import { contentEndpoints } from '../../../contract/endpoints/content.ts';
import type { ContentPage } from '../../../contract/site/content.ts';
import { call } from '../../http/client.ts';

/** @throws RefusedError `pageUnknown` for a slug the operator has no page for: a 409, or a 404, whatever else it says (R7.2.2, Q7.2.c) */
export async function loadContentPage(slug: string): Promise<ContentPage> {
  try {
    return (await call(contentEndpoints.contentPage, { params: { slug } })).data;
  } catch (error) {
    const isUnknown = error instanceof RefusedError && (error.status === 409 || error.status === 404);
    throw isUnknown ? new RefusedError('pageUnknown') : error;
  }
}
