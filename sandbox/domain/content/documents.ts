/** Reads the operator's content: documents as the contract shows them, in the operator's order. */
import type { InferOutput } from 'valibot';
import type * as catalogue from '../../../src/contract/catalogue.ts';
import type { Promotion } from '../../data/seed/content/promotions.ts';
import type { LeadForm, SiteForm } from '../../../src/contract/forms.ts';
import type { ContentPage } from '../../../src/contract/site.ts';
import type { Queryable } from '../../data/database.ts';

/** Shape of each kind of document. */
export interface Documents {
  event: InferOutput<typeof catalogue.EventDetails>;
  'seat-map': InferOutput<typeof catalogue.SeatMap>;
  invite: InferOutput<typeof catalogue.EventInvite>;
  workshop: InferOutput<typeof catalogue.WorkshopDetails>;
  trainer: InferOutput<typeof catalogue.TrainerDetails>;
  membership: InferOutput<typeof catalogue.Membership>;
  outlet: InferOutput<typeof catalogue.Outlet>;
  retail: InferOutput<typeof catalogue.RetailProduct>;
  offer: InferOutput<typeof catalogue.Offer>;
  page: InferOutput<typeof ContentPage>;
  blog: InferOutput<typeof catalogue.BlogDetails>;
  media: InferOutput<typeof catalogue.MediaItem>;
  gallery: InferOutput<typeof catalogue.GalleryImage>;
  form: InferOutput<typeof SiteForm>;
  'lead-form': InferOutput<typeof LeadForm>;
  promotion: Promotion;
}
export type Kind = keyof Documents;

/** All documents of a kind. */
export async function documents<K extends Kind>(database: Queryable, kind: K): Promise<Documents[K][]> {
  const rows = await database
    .selectFrom('content')
    .select('data')
    .where('kind', '=', kind)
    .orderBy('position')
    .execute();
  return rows.map(({ data }) => data as Documents[K]);
}

/** The document with that id, undefined when there is none. */
export async function documentById<K extends Kind>(
  database: Queryable,
  kind: K,
  id: number,
): Promise<Documents[K] | undefined> {
  const row = await database
    .selectFrom('content')
    .select('data')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.data as Documents[K] | undefined;
}

/** The document with that slug, undefined when there is none. */
export async function documentBySlug<K extends Kind>(
  database: Queryable,
  kind: K,
  slug: string,
): Promise<Documents[K] | undefined> {
  const row = await database
    .selectFrom('content')
    .select('data')
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row?.data as Documents[K] | undefined;
}

/** True when one of the texts holds the wanted words, whatever their case. */
export function mentions(wanted: string | undefined, ...texts: readonly (string | null | undefined)[]): boolean {
  const words = wanted?.trim().toLocaleLowerCase();
  return !words || texts.some((text) => text?.toLocaleLowerCase().includes(words));
}
