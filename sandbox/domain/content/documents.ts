/** Reads the operator's content: documents as the contract shows them, in the operator's order. */
import type { InferOutput } from 'valibot';
import type { WorkshopDetails } from '../../../src/contract/offered/academies.ts';
import type { BlogDetails } from '../../../src/contract/site/articles.ts';
import type { GalleryImage, MediaItem } from '../../../src/contract/site/media.ts';
import type { EventDetails, EventInvite, SeatMap } from '../../../src/contract/offered/events.ts';
import type { Membership } from '../../../src/contract/offered/memberships.ts';
import type { Offer } from '../../../src/contract/offered/offers.ts';
import type { Outlet, RetailProduct } from '../../../src/contract/offered/retail.ts';
import type { TrainerDetails } from '../../../src/contract/offered/trainers.ts';
import type { Promotion } from '../../data/seed/content/promotions.ts';
import type { SiteForm } from '../../../src/contract/forms/forms.ts';
import type { LeadForm } from '../../../src/contract/forms/leadForm.ts';
import type { ContentPage } from '../../../src/contract/site/content.ts';
import type { Queryable } from '../../data/database.ts';

/** Shape of each kind of document. */
export interface Documents {
  event: InferOutput<typeof EventDetails>;
  'seat-map': InferOutput<typeof SeatMap>;
  invite: InferOutput<typeof EventInvite>;
  workshop: InferOutput<typeof WorkshopDetails>;
  trainer: InferOutput<typeof TrainerDetails>;
  membership: InferOutput<typeof Membership>;
  outlet: InferOutput<typeof Outlet>;
  retail: InferOutput<typeof RetailProduct>;
  offer: InferOutput<typeof Offer>;
  page: InferOutput<typeof ContentPage>;
  blog: InferOutput<typeof BlogDetails>;
  media: InferOutput<typeof MediaItem>;
  gallery: InferOutput<typeof GalleryImage>;
  form: InferOutput<typeof SiteForm>;
  'lead-form': InferOutput<typeof LeadForm>;
  promotion: Promotion;
}
export type Kind = keyof Documents;

const contentOf = (database: Queryable, kind: Kind) =>
  database.selectFrom('content').select('data').where('kind', '=', kind);

/** All documents of a kind. */
export async function documents<K extends Kind>(database: Queryable, kind: K): Promise<Documents[K][]> {
  const rows = await contentOf(database, kind).orderBy('position').execute();
  return rows.map(({ data }) => data as Documents[K]);
}

/** The document with that id, undefined when there is none. */
export async function documentById<K extends Kind>(
  database: Queryable,
  kind: K,
  id: number,
): Promise<Documents[K] | undefined> {
  const row = await contentOf(database, kind).where('id', '=', id).executeTakeFirst();
  return row?.data as Documents[K] | undefined;
}

/** The document with that slug, undefined when there is none. */
export async function documentBySlug<K extends Kind>(
  database: Queryable,
  kind: K,
  slug: string,
): Promise<Documents[K] | undefined> {
  const row = await contentOf(database, kind).where('slug', '=', slug).executeTakeFirst();
  return row?.data as Documents[K] | undefined;
}
