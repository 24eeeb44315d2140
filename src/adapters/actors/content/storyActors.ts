/** Stories, and what is shown beside one. */
import { relatedStories } from '../../../../machines/stories/relatedStories.ts';
import type { ListQuery } from '../../../../machines/list/listContext.ts';
import type { ResponseTo } from '../../../contract/endpoints.ts';
import { articleEndpoints } from '../../../contract/endpoints/article.ts';
import { call } from '../../http/client.ts';

export type Story = ResponseTo<'blog'>['data'];
export type StoryInList = ResponseTo<'blogs'>['data'][number];

export const loadStories = ({ page, size }: ListQuery, signal: AbortSignal) =>
  call(articleEndpoints.blogs, { query: { page, size }, signal });

export const loadStory = async (slug: string, signal: AbortSignal): Promise<Story> =>
  (await call(articleEndpoints.blog, { params: { slug }, signal })).data;

/** Related stories are looked for among so many of the latest. */
const lookedAt = 16;

export async function loadRelatedStories(
  { count, ...read }: Pick<Story, 'slug' | 'sport'> & { count: number },
  signal: AbortSignal,
): Promise<StoryInList[]> {
  const { data } = await call(articleEndpoints.blogs, { query: { page: 1, size: lookedAt }, signal });
  return relatedStories(data, read, count);
}
