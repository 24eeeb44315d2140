/** What else is sold or told: events, academies, trainers, memberships, retail, offers, blogs, media, support (Q7.6.j–r). */
import * as v from 'valibot';
import { Amount, Bit, Id, ImagePath, Named, PageQuery, QueryId, WireDate, WireTime, WireTimestamp } from './wire.ts';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const text = { description: v.nullish(v.string(), null), ar_description: v.nullish(v.string(), null) };
const sport = v.nullish(v.string(), null);
const priced = { price: Amount, tax_amount: Amount };
const stocked = {
  inventory_enable: v.nullish(Bit, 0),
  inventory_period: v.nullish(v.string(), null),
  stock: v.nullish(Count, null),
  sales: v.nullish(Count, null),
};
const venue = v.nullish(v.object({ id: Id, ...Named.entries }), null);

export const Event = v.object({
  id: Id,
  ...Named.entries,
  image: ImagePath,
  sport,
  start_date: WireDate,
  end_date: v.nullish(WireDate, null),
  venue,
  event_schedules: v.array(v.object({ date: v.nullish(WireDate, null), start_time: WireTime, end_time: WireTime })),
  /** VAT included; 0 is free. */
  price_from: v.nullish(Amount, null),
});
export type Event = v.InferOutput<typeof Event>;

export const EventTicket = v.object({
  event_ticket_id: Id,
  product_id: Id,
  ...Named.entries,
  ...text,
  ...priced,
  participant_count: v.nullish(v.pipe(Count, v.minValue(1)), 1),
  remaining_capacity: v.nullish(v.number(), null),
  category: v.nullish(v.string(), null),
  ar_category: v.nullish(v.string(), null),
  one_per_customer: v.nullish(Bit, 0),
  seat_map_id: v.nullish(Id, null),
});

export const EventDetails = v.object({
  ...Event.entries,
  ...text,
  venue_id: v.nullish(Id, null),
  tickets: v.array(EventTicket),
});

export const SeatMap = v.object({
  name: v.string(),
  width: v.number(),
  height: v.number(),
  sections: v.array(
    v.object({
      name: v.string(),
      color: v.nullish(v.string(), null),
      rows: v.array(
        v.object({
          name: v.string(),
          seats: v.array(
            v.object({
              seat_map_id: Id,
              label: v.string(),
              x: v.number(),
              y: v.number(),
              event_ticket_id: Id,
              status: v.picklist(['free', 'held', 'sold']),
            }),
          ),
        }),
      ),
    }),
  ),
});

export const EventInvite = v.object({
  event: v.object({ id: Id, ...Named.entries, image: ImagePath, start_date: WireDate, place: v.string() }),
  invitee_name: v.string(),
  seats: Count,
  status: v.picklist(['invited', 'accepted', 'declined']),
});

export const Workshop = v.object({
  id: Id,
  ...Named.entries,
  image: ImagePath,
  sport,
  type: v.nullish(v.string(), null),
  workshop_type_id: v.nullish(Id, null),
  venue,
  price_from: v.nullish(Amount, null),
});

export const WorkshopDetails = v.object({
  ...Workshop.entries,
  ...text,
  venue_id: v.nullish(Id, null),
  images: v.nullish(v.array(v.string()), []),
  programs: v.array(
    v.object({
      workshop_program_id: Id,
      ...Named.entries,
      /** Weekday bit values. */
      days: v.array(v.number()),
      start_time: WireTime,
      end_time: WireTime,
      start_date: WireDate,
      end_date: WireDate,
      capacity: Count,
      packages: v.array(
        v.object({
          product_id: Id,
          ...Named.entries,
          package_type: v.nullish(v.string(), null),
          ...priced,
          is_prorata: v.nullish(Bit, 0),
        }),
      ),
    }),
  ),
});

export const Trainer = v.object({
  id: Id,
  ...Named.entries,
  image: ImagePath,
  sport,
  title: v.nullish(v.string(), null),
  ar_title: v.nullish(v.string(), null),
  price_from: v.nullish(Amount, null),
});

export const TrainerDetails = v.object({
  ...Trainer.entries,
  bio: v.nullish(v.string(), null),
  ar_bio: v.nullish(v.string(), null),
  venue_id: v.nullish(Id, null),
  services: v.nullish(v.array(v.object({ id: Id, ...Named.entries })), []),
  packages: v.array(
    v.object({
      training_package_id: Id,
      product_id: Id,
      ...Named.entries,
      sessions: v.pipe(Count, v.minValue(1)),
      /** Minutes of one session. */
      duration: v.number(),
      ...priced,
    }),
  ),
});

export const Membership = v.object({
  membership_id: Id,
  ...Named.entries,
  ...text,
  image: ImagePath,
  sport,
  venue_id: v.nullish(Id, null),
  benefits: v.nullish(v.array(v.object(Named.entries)), []),
  packages: v.array(
    v.object({
      membership_package_id: Id,
      product_id: Id,
      ...Named.entries,
      /** Months. */
      duration: v.number(),
      ...priced,
      installment_divisor: v.nullish(v.pipe(v.number(), v.minValue(1)), 1),
      pricing: v.nullish(v.string(), null),
    }),
  ),
});

export const Outlet = v.object({ id: Id, ...Named.entries, ...text, image: ImagePath, venue_id: v.nullish(Id, null) });

export const RetailProduct = v.object({
  product_id: Id,
  outlet_id: v.nullish(Id, null),
  venue_id: v.nullish(Id, null),
  ...Named.entries,
  ...text,
  image: ImagePath,
  /** Which object is drawn when there is no picture. */
  kit: v.nullish(v.string(), null),
  ...priced,
  ...stocked,
  category: v.nullish(v.object({ id: Id, ...Named.entries }), null),
});

export const Offer = v.object({
  offer_id: Id,
  ...Named.entries,
  ...text,
  image: ImagePath,
  sport,
  venue_id: v.nullish(Id, null),
  offer_price: Amount,
  tax_amount: Amount,
  valid_from: WireDate,
  valid_to: WireDate,
  products: v.array(v.object({ product_id: Id, ...Named.entries, quantity: v.number() })),
});

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

export const MediaItem = v.object({
  id: Id,
  type: v.picklist(['image', 'video', 'document']),
  title: v.string(),
  ar_title: v.nullish(v.string(), null),
  url: v.string(),
  thumbnail: ImagePath,
});
export const GalleryImage = v.object({
  id: Id,
  url: v.string(),
  caption: v.nullish(v.string(), null),
  ar_caption: v.nullish(v.string(), null),
});

export const SupportReply = v.object({
  id: Id,
  author: v.string(),
  from_operator: v.boolean(),
  message: v.string(),
  date: WireTimestamp,
  files: v.nullish(v.array(v.string()), []),
});
export const SupportRequest = v.object({
  id: Id,
  subject: v.string(),
  category: v.nullish(v.string(), null),
  status: v.picklist(['open', 'answered', 'closed']),
  date: WireTimestamp,
});
export const SupportRequestDetails = v.object({
  ...SupportRequest.entries,
  message: v.string(),
  replies: v.array(SupportReply),
});

/** What a search finds (R3.10.8). */
export const SearchResult = v.object({
  type: v.picklist(['event', 'trainer', 'academy']),
  id: Id,
  ...Named.entries,
  ...text,
  image_path: ImagePath,
});

export const EventListQuery = v.object({
  ...PageQuery,
  search: v.optional(v.string()),
  from: v.optional(WireDate),
  to: v.optional(WireDate),
});
export const TypedListQuery = v.object({ ...PageQuery, type: v.optional(v.string()) });
export const ProductListQuery = v.object({
  ...PageQuery,
  category_id: v.optional(QueryId),
  search: v.optional(v.string()),
});
export const TrainerAvailabilityQuery = v.object({ date: WireDate, training_package_id: QueryId });
export const TrainerSlot = v.object({ date: WireDate, start_time: WireTime, end_time: WireTime });
