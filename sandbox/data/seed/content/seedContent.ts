/** Puts the content into the database: documents as the contract shows them, and the products they sell. */
import { stampOf } from '../../clock.ts';
import { insertRows, json, type Queryable } from '../../database.ts';
import { academiesOf, takenPlaces } from './academies.ts';
import { blogsOf } from './blogs.ts';
import { eventsOf, exhibitionSeatMapId, finalsSeatMapId } from './events.ts';
import { leadForm, siteForms } from './forms.ts';
import { invitesOf } from './invites.ts';
import { galleryImages, mediaItems } from './media.ts';
import { memberships } from './memberships.ts';
import { offersOf } from './offers.ts';
import { outlets, retailProducts } from './outlets.ts';
import { contentPages } from './pages.ts';
import { contentProducts } from './products.ts';
import { specialPromotions } from './promotions.ts';
import { exhibitionSeatMap, finalsSeatMap } from './seats.ts';
import { supportCases } from './support.ts';
import { trainers } from './trainers.ts';

/** Kinds of documents, the singular noun of each. */
export type ContentKind =
  | 'event'
  | 'seat-map'
  | 'invite'
  | 'workshop'
  | 'trainer'
  | 'membership'
  | 'outlet'
  | 'retail'
  | 'offer'
  | 'page'
  | 'blog'
  | 'media'
  | 'gallery'
  | 'form'
  | 'lead-form'
  | 'promotion';

interface Document {
  readonly id: number;
  readonly slug?: string;
  readonly venue_id?: number | null;
  readonly data: unknown;
}

function documentsOf(today: Temporal.PlainDate): Readonly<Record<ContentKind, readonly Document[]>> {
  return {
    event: eventsOf(today).map((data) => ({ id: data.id, venue_id: data.venue_id, data })),
    'seat-map': [
      { id: exhibitionSeatMapId, data: exhibitionSeatMap },
      { id: finalsSeatMapId, data: finalsSeatMap },
    ],
    invite: invitesOf(today).map(({ token, invite }, position) => ({ id: position + 1, slug: token, data: invite })),
    workshop: academiesOf(today).map((data) => ({ id: data.id, venue_id: data.venue_id, data })),
    trainer: trainers.map((data) => ({ id: data.id, venue_id: data.venue_id, data })),
    membership: memberships.map((data) => ({ id: data.membership_id, venue_id: data.venue_id, data })),
    outlet: outlets.map((data) => ({ id: data.id, venue_id: data.venue_id, data })),
    retail: retailProducts.map((data) => ({ id: data.product_id, venue_id: data.venue_id, data })),
    offer: offersOf(today).map((data) => ({ id: data.offer_id, venue_id: data.venue_id, data })),
    page: contentPages.map((data, position) => ({ id: position + 1, slug: data.slug, data })),
    blog: blogsOf(today).map((data, position) => ({ id: position + 1, slug: data.slug, data })),
    media: mediaItems.map((data) => ({ id: data.id, data })),
    gallery: galleryImages.map((data) => ({ id: data.id, data })),
    form: Object.entries(siteForms).map(([slug, data], position) => ({ id: position + 1, slug, data })),
    'lead-form': [{ id: 1, data: leadForm }],
    promotion: specialPromotions(today).map((data, position) => ({ id: position + 1, slug: data.code, data })),
  };
}

/** Needs the venues. `today` is the venue's date of the seed. */
export async function seedContent(database: Queryable, today: Temporal.PlainDate): Promise<void> {
  const rows = Object.entries(documentsOf(today)).flatMap(([kind, documents]) =>
    documents.map(({ id, slug = null, venue_id = null, data }, position) => ({
      kind,
      id,
      slug,
      venue_id,
      position,
      data,
    })),
  );
  await insertRows(database, 'content', rows);
  await insertRows(database, 'product', contentProducts(today));
  await insertRows(database, 'allotment', takenPlaces);
}

/** Gives a customer a history with the support desk. `now` is the venue's wall clock. */
export async function seedSupport(database: Queryable, customerId: number, now: Temporal.PlainDateTime): Promise<void> {
  const at = (minutesAgo: number): string => stampOf(now.subtract({ minutes: minutesAgo }));
  const customer = await database
    .selectFrom('customer')
    .select('name')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  const name = customer.name ?? '';
  for (const { replies, minutesAgo, ...request } of supportCases) {
    const { id } = await database
      .insertInto('support_request')
      .values({ ...request, customer_id: customerId, files: json([]), created_at: at(minutesAgo) })
      .returning('id')
      .executeTakeFirstOrThrow();
    await insertRows(
      database,
      'support_reply',
      replies.map((reply) => ({
        request_id: id,
        author: reply.desk ?? name,
        from_operator: reply.desk !== null,
        message: reply.message,
        files: [],
        created_at: at(reply.minutesAgo),
      })),
    );
  }
}
