/** Content pages, blog, media, gallery and the search over events, trainers and academies (Q7.6.q, R7.5.6). */
import { handle, ok } from '../call.ts';
import { notFound, Refused } from '../../answers/refused.ts';
import { documentBySlug, documents, mentions } from '../../domain/content/documents.ts';
import { pageOf, without } from './lists.ts';
import { requestWords } from '../../answers/requestWords.ts';

/** Suggestions under the search field. */
const suggestionLimit = 8;

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

  async search({ server, query }) {
    if (query.search.trim().length < 2) return ok([]);
    const today = server.clock.today().toString();
    const [events, trainers, academies] = await Promise.all([
      documents(server.database, 'event'),
      documents(server.database, 'trainer'),
      documents(server.database, 'workshop'),
    ]);
    const found = [
      ...events
        .filter((event) => (event.end_date ?? event.start_date) >= today)
        .filter((event) => mentions(query.search, event.name, event.ar_name, event.description, event.ar_description))
        .map(({ id, name, ar_name, description, ar_description, image }) => ({
          type: 'event' as const,
          id,
          name,
          ar_name,
          description,
          ar_description,
          image_path: image,
        })),
      ...trainers
        .filter((trainer) =>
          mentions(query.search, trainer.name, trainer.ar_name, trainer.title, trainer.ar_title, trainer.sport),
        )
        .map(({ id, name, ar_name, title, ar_title, image }) => ({
          type: 'trainer' as const,
          id,
          name,
          ar_name,
          description: title,
          ar_description: ar_title,
          image_path: image,
        })),
      ...academies
        .filter((academy) =>
          mentions(query.search, academy.name, academy.ar_name, academy.description, academy.ar_description),
        )
        .map(({ id, name, ar_name, description, ar_description, image }) => ({
          type: 'academy' as const,
          id,
          name,
          ar_name,
          description,
          ar_description,
          image_path: image,
        })),
    ];
    return ok(found.slice(0, suggestionLimit));
  },
});
