/** Saved family members (R7.3.2–3, Q7.6.c). */
import { json } from '../data/database.ts';
import { siteOf } from '../domain/site.ts';
import { familyLimit, storeMember, memberOf } from '../domain/visitors/family.ts';
import { storedVisitor } from '../domain/visitors/storedVisitor.ts';
import { ownDetails } from '../domain/visitors/ownDetails.ts';
import { filesOf, personFault, type Person } from '../domain/visitors/personFault.ts';
import type { Server } from '../server.ts';
import { handle, ok } from './call.ts';
import type { Customer } from '../domain/customer.ts';
import { ownFiles } from '../domain/files.ts';
import { invalid, notFound } from '../answers/refused.ts';
import { requestWords } from '../answers/requestWords.ts';
import { bilingual } from '../words.ts';

const saved = bilingual('Saved', 'تم الحفظ');
const removed = bilingual('Removed', 'تمت الإزالة');

/** What is kept of a person; who that is and what belongs to one booking is not. Throws Refused 422 for details that cannot be. */
async function dataOf(server: Server, customer: Customer, person: Person) {
  if (person.name.trim().length < 2) throw invalid('name', requestWords.nameTooShort);
  const files = await ownFiles(server.database, filesOf(person), customer.id);
  const fault = personFault(person, {
    today: server.clock.today().toString(),
    religions: (await siteOf(server)).religions ?? [],
    isFile: (path) => files.has(path),
  });
  if (fault) throw invalid(fault.field, fault.said);
  const { customer_id: _, is_primary: __, save_detail_for_future: ___, ...data } = storedVisitor(person);
  return data;
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

  /** Of a member of the family, or of the account holder. */
  async familyMemberDetails({ server, customer, query }) {
    if (query.customerId === customer.id) return ok(ownDetails(customer));
    return ok(memberOf(await own(server, customer.id, query.customerId)));
  },

  async addFamilyMember({ server, customer, body, language }) {
    const data = await dataOf(server, customer, body);
    const member = await storeMember(server.database, server.clock.stamp(), customer.id, data);
    if (!member)
      throw invalid(
        'name',
        bilingual(
          `An account keeps at most ${familyLimit} people`,
          `يتسع الحساب لعدد ${familyLimit} من الأشخاص على الأكثر`,
        ),
        'tooMany',
      );
    return ok(member, saved[language]);
  },

  async changeFamilyMember({ server, customer, params, body, language }) {
    const known = memberOf(await own(server, customer.id, Number(params['customer_id'])));
    const { profile_image_url = null, is_icp_down = 0 } = known;
    const data = { profile_image_url, is_icp_down, ...(await dataOf(server, customer, body)) };
    await server.database
      .updateTable('family_member')
      .set({ data: json(data) })
      .where('customer_id', '=', known.customer_id)
      .where('owner_id', '=', customer.id)
      .execute();
    return ok(memberOf({ customer_id: known.customer_id, data }), saved[language]);
  },

  async removeFamilyMember({ server, customer, params, language }) {
    const row = await server.database
      .deleteFrom('family_member')
      .where('customer_id', '=', Number(params['customer_id']))
      .where('owner_id', '=', customer.id)
      .returning('customer_id')
      .executeTakeFirst();
    if (!row) throw notFound();
    return ok(null, removed[language]);
  },
});
