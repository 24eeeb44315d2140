/** What the operator tells (Q7.6.q). */
import * as v from 'valibot';
import { sport } from '../offered/offered.ts';
import { ImagePath, WireTimestamp } from '../wire/wire.ts';

export const Blog = v.object({
  slug: v.string(),
  title: v.string(),
  ar_title: v.nullish(v.string(), null),
  image: ImagePath,
  sport,
  excerpt: v.nullish(v.string(), null),
  ar_excerpt: v.nullish(v.string(), null),
  published_at: WireTimestamp,
});

/** `body` is rich text that is sanitised before it is shown. */
export const BlogDetails = v.object({ ...Blog.entries, body: v.string(), ar_body: v.nullish(v.string(), null) });
