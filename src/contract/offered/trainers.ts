/** Trainers, their packages and free times (Q7.6.j–r). */
import * as v from 'valibot';
import { Count, priced, sport } from './offered.ts';
import { QueryId } from '../wire/answers.ts';
import { Amount, Id, ImagePath, Named, WireDate, WireTime } from '../wire/wire.ts';

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

export const TrainerAvailabilityQuery = v.object({ date: WireDate, training_package_id: QueryId });

export const TrainerSlot = v.object({ date: WireDate, start_time: WireTime, end_time: WireTime });
