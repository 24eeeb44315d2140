/** What things that are sold or told have in common, of whatever section. */
import * as v from 'valibot';
import { PageQuery } from '../wire/answers.ts';
import { Amount, Id, Named } from '../wire/wire.ts';

export const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
export const described = { description: v.nullish(v.string(), null), ar_description: v.nullish(v.string(), null) };
export const sport = v.nullish(v.string(), null);
export const priced = { price: Amount, tax_amount: Amount };
export const optionalVenue = v.nullish(v.object({ id: Id, ...Named.entries }), null);

export const TypedListQuery = v.object({ ...PageQuery, type: v.optional(v.string()) });
