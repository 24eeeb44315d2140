/** Keeps the details of those attendees who asked for it, so that the next booking knows them (R2.13.17). */
import type * as v from 'valibot';
import type { FacilityLine } from '../../../src/contract/orders/cart.ts';
import type { Queryable } from '../../data/database.ts';
import type { Customer } from '../customer.ts';
import type { Asked } from './asked.ts';
import { storeMember } from './family.ts';
import { storedAttendee } from './storedAttendee.ts';
import { storeOwnDetails } from './ownDetails.ts';
import type { Person } from './personFault.ts';

type Line = v.InferOutput<typeof FacilityLine>;

/** What is agreed to is agreed to once: it is asked again with every booking. */
function lastingAnswers(person: Person, asked: Asked | undefined): Person['additional_fields'] {
  const agreements = new Set(asked?.fields.filter(({ type }) => type === 'disclaimer_form').map(({ slug }) => slug));
  return person.additional_fields.filter(({ slug, value }) => value !== null && !agreements.has(slug));
}

/** The person without what belongs to this booking alone. */
function lasting(person: Person, asked: Asked | undefined) {
  const {
    customer_id,
    is_primary,
    save_detail_for_future: _,
    customer_tag: __,
    booking_reason: ___,
    ...rest
  } = storedAttendee(person);
  return { customer_id, is_primary, data: { ...rest, additional_fields: lastingAnswers(person, asked) } };
}

/** Guests have no account to keep anything in. */
export async function storeDetails(
  trx: Queryable,
  stamp: string,
  customer: Customer,
  lines: readonly Line[],
  asked: ReadonlyMap<number, Asked>,
): Promise<void> {
  if (customer.is_anonymous) return;
  for (const line of lines) {
    for (const person of line.customers) {
      if (!line.save_detail_for_future && !person.save_detail_for_future) continue;
      const { customer_id, is_primary, data } = lasting(person, asked.get(line.venueServiceId));
      if (is_primary || customer_id === customer.id) {
        const now = await trx
          .selectFrom('customer')
          .selectAll()
          .where('id', '=', customer.id)
          .executeTakeFirstOrThrow();
        await storeOwnDetails(trx, now, { ...person, ...data });
      } else {
        await storeMember(trx, stamp, customer.id, data, customer_id);
      }
    }
  }
}
