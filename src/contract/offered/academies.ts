/** Academies: workshops with their programs and packages (Q7.6.j–r). */
import * as v from 'valibot';
import { Count, described, priced, sport, optionalVenue } from './offered.ts';
import { Amount, Bit, Id, ImagePath, Named, WireDate, WireTime } from '../wire/wire.ts';

/** Youngest and oldest who may come, in years; neither where a server does not tell (docs/decisions/040). */
const ages = { min_age: v.nullish(Count, null), max_age: v.nullish(Count, null) };

export const Workshop = v.object({
  id: Id,
  ...Named.entries,
  image: ImagePath,
  sport,
  type: v.nullish(v.string(), null),
  workshop_type_id: v.nullish(Id, null),
  venue: optionalVenue,
  price_from: v.nullish(Amount, null),
  ...ages,
  /** Weekday bit values on which any of its programmes trains, and between which hours. */
  days: v.nullish(v.array(v.number()), []),
  start_time: v.nullish(WireTime, null),
  end_time: v.nullish(WireTime, null),
});
export type Workshop = v.InferOutput<typeof Workshop>;

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
      /** Places that nobody has taken; a server that does not tell refuses the order. */
      remaining_capacity: v.nullish(Count, null),
      ...ages,
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
export type WorkshopDetails = v.InferOutput<typeof WorkshopDetails>;
export type WorkshopProgram = WorkshopDetails['programs'][number];
export type WorkshopPackage = WorkshopProgram['packages'][number];
