/** Content pages, blog, media and gallery (Q7.6.q). */
import { handle, ok } from '../call.ts';
import { notFound, Refused } from '../../answers/refused.ts';
import { documentBySlug, documents } from '../../domain/content/documents.ts';
import { pageOf, without } from './lists.ts';
import { requestWords } from '../../answers/requestWords.ts';

export const storyHandlers = handle({
  async contentPage({ server, params }) {
    const page = await documentBySlug(server.database, 'page', params['slug'] ?? '');
    // R7.2.2: an unknown slug is a conflict here, not a missing thing.
    if (!page) throw new Refused(409, requestWords.notFound, { code: 'pageUnknown' });
    return ok(page);
  },

  /** Posts appear when their hour has come. */
  async blogs({ server, query }) {
    const now = server.clock.stamp();
    const posts = (await documents(server.database, 'blog')).filter(({ published_at }) => published_at <= now);
    return pageOf(
      posts.map((post) => without(post, 'body', 'ar_body')),
      query,
    );
  },

  async blog({ server, params }) {
    const post = await documentBySlug(server.database, 'blog', params['slug'] ?? '');
    if (!post || post.published_at > server.clock.stamp()) throw notFound();
    return ok(post);
  },

  async mediaLibrary({ server, query }) {
    const items = await documents(server.database, 'media');
    return pageOf(
      items.filter(({ type }) => query.type === undefined || type === query.type),
      query,
    );
  },

  gallery: async ({ server }) => ok(await documents(server.database, 'gallery')),
});
