/** The calls of the trainers. */
import * as v from 'valibot';
import * as trainers from '../offered/trainers.ts';
import { get, type Endpoint } from '../endpoint.ts';
import { PageQuery, pageOf } from '../wire/answers.ts';
import { responseOf } from '../wire/wire.ts';

export const trainerEndpoints = {
  trainers: get('trainers', pageOf(trainers.Trainer), { query: v.object(PageQuery) }),
  trainer: get('trainers/{id}', responseOf(trainers.TrainerDetails)),
  trainerAvailability: get('trainers/{id}/availability', responseOf(v.array(trainers.TrainerSlot)), {
    query: trainers.TrainerAvailabilityQuery,
  }),
} as const satisfies Record<string, Endpoint>;
