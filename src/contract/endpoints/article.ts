/** The calls of what the operator tells. */
import * as v from 'valibot';
import * as articles from '../site/articles.ts';
import { get, type Endpoint } from '../endpoint.ts';
import { PageQuery, pageOf } from '../wire/answers.ts';
import { responseOf } from '../wire/wire.ts';

export const articleEndpoints = {
  blogs: get('blogs', pageOf(articles.Blog), { query: v.object(PageQuery) }),
  blog: get('blogs/{slug}', responseOf(articles.BlogDetails)),
} as const satisfies Record<string, Endpoint>;
