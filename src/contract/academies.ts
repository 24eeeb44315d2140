/** Academies: workshops with their programs and packages (Q7.6.j–r). */
import * as v from 'valibot';
import { Count, described, priced, sport, venue } from './offered.ts';
import { Amount, Bit, Id, ImagePath, Named, WireDate, WireTime } from './wire.ts';

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
  ...described,
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
