/** Saved family members (R7.3.2–3, Q7.6.c). */
import type { InferInput, InferOutput } from 'valibot';
import type { Customer as Person, FamilyMember } from '../../src/contract/customers.ts';
import { json } from '../data/database.ts';
import type { Server } from '../server.ts';
import { handle, ok } from './call.ts';
import { invalid, notFound } from './refused.ts';

type Member = InferInput<typeof FamilyMember>;

/** Most people one account keeps. */
const limit = 30;

const memberOf = (row: { customer_id: number; data: unknown }): Member => ({
  ...(row.data as Member),
  customer_id: row.customer_id,
});

/** What is kept of a person; who that is and what belongs to one booking is not. */
function dataOf(person: InferOutput<typeof Person>): object {
  const name = person.name.trim();
  if (name.length < 2) throw invalid('name', 'name must be at least 2 characters');
  const { customer_id: _, is_primary: __, save_detail_for_future: ___, ...data } = person;
  return { ...data, name };
}

async function own({ database }: Server, ownerId: number, id: number) {
  const row = await database
    .selectFrom('family_member')
    .select(['customer_id', 'data'])
    .where('customer_id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

export const familyHandlers = handle({
  async family({ server: { database }, customer }) {
    const rows = await database
      .selectFrom('family_member')
      .select(['customer_id', 'data'])
      .where('owner_id', '=', customer.id)
      .orderBy('customer_id')
      .execute();
    return ok(rows.map(memberOf));
  },

  async familyMemberDetails({ server, customer, query }) {
    return ok(memberOf(await own(server, customer.id, query.customerId)));
  },

  async addFamilyMember({ server, customer, body }) {
    const { count } = await server.database
      .selectFrom('family_member')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('owner_id', '=', customer.id)
      .executeTakeFirstOrThrow();
    if (count >= limit) throw invalid('name', `An account keeps at most ${limit} people`, 'tooMany');
    const row = await server.database
      .insertInto('family_member')
      .values({ owner_id: customer.id, data: json(dataOf(body)), created_at: server.clock.stamp() })
      .returning(['customer_id', 'data'])
      .executeTakeFirstOrThrow();
    return ok(memberOf(row), 'Saved');
  },

  async changeFamilyMember({ server, customer, params, body }) {
    const row = await server.database
      .updateTable('family_member')
      .set({ data: json(dataOf(body)) })
      .where('customer_id', '=', Number(params['customer_id']))
      .where('owner_id', '=', customer.id)
      .returning(['customer_id', 'data'])
      .executeTakeFirst();
    if (!row) throw notFound();
    return ok(memberOf(row), 'Saved');
  },

  async removeFamilyMember({ server, customer, params }) {
    const row = await server.database
      .deleteFrom('family_member')
      .where('customer_id', '=', Number(params['customer_id']))
      .where('owner_id', '=', customer.id)
      .returning('customer_id')
      .executeTakeFirst();
    if (!row) throw notFound();
    return ok(null, 'Removed');
  },
});
