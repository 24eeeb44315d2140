/** Saved family members (R7.3.2–3, Q7.6.c). */
import { json, transact, type Queryable } from '../../data/database.ts';
import { siteOf } from '../../domain/site.ts';
import { familyLimit } from '../../../src/contract/customers/familyLimit.ts';
import { storeMember, memberOf } from '../../domain/attendees/family.ts';
import { storedAttendee } from '../../domain/attendees/storedAttendee.ts';
import { strangeFile } from '../../domain/attendees/attendeeWords.ts';
import { ownDetails } from '../../domain/attendees/ownDetails.ts';
import { filesOf, personFault, type Person } from '../../domain/attendees/personFault.ts';
import { expectedUntil } from '../../domain/attendees/bookedAhead.ts';
import type { Server } from '../../server.ts';
import { handle, ok } from '../call.ts';
import type { Customer } from '../../domain/customer.ts';
import { isPicture, isStored, ownFiles, wrongType } from '../../domain/files.ts';
import { invalid, notFound, Refused } from '../../answers/refused.ts';
import { requestWords } from '../../answers/requestWords.ts';
import { dateText } from '../../domain/lines/wording.ts';
import { bilingual } from '../../words.ts';

const saved = bilingual('Saved', 'تم الحفظ');
const removed = bilingual('Removed', 'تمت الإزالة');

const tooMany = bilingual(
  `An account keeps at most ${familyLimit} people`,
  `يتسع الحساب لعدد ${familyLimit} من الأشخاص على الأكثر`,
);
const expected = (name: string, day: string) =>
  bilingual(
    `${name} has a booking until ${dateText('en', day)}, and stays in your family until then`,
    `لدى ${name} حجز حتى ${dateText('ar', day)}، ويبقى ضمن عائلتك حتى ذلك الحين`,
  );

type Told = Person & { readonly profile_image_url?: string | null | undefined };

/** The picture that is told, `undefined` where nothing is said of it: a file of one's own, or the one that is there. */
async function pictureOf(server: Server, customer: Customer, told: Told, known: string | null) {
  const { profile_image_url: path } = told;
  if (path === undefined || path === null || path === known) return path;
  const own = await ownFiles(server.database, [path], customer.id);
  if (!isStored(path) || !own.has(path)) throw invalid('profile_image_url', strangeFile);
  if (!isPicture(path)) throw wrongType({ field: 'profile_image_url', types: ['jpeg', 'png'] });
  return path;
}

/** What is kept of a person; who that is and what belongs to one booking is not. Throws Refused 422 for details that cannot be. */
async function dataOf(server: Server, customer: Customer, told: Told) {
  const { profile_image_url: _, ...person } = told;
  if (person.name.trim().length < 2) throw invalid('name', requestWords.nameTooShort);
  const files = await ownFiles(server.database, filesOf(person), customer.id);
  const fault = personFault(person, {
    today: server.clock.today().toString(),
    religions: (await siteOf(server)).religions ?? [],
    isFile: (path) => files.has(path),
  });
  if (fault) throw invalid(fault.field, fault.said);
  const { customer_id: __, is_primary: ___, save_detail_for_future: ____, ...data } = storedAttendee(person);
  return data;
}

/** One change at a time: whoever adds somebody twice at once finds them the second time. */
const locked = (trx: Queryable, ownerId: number) =>
  trx.selectFrom('customer').select('id').where('id', '=', ownerId).forUpdate().executeTakeFirstOrThrow();

async function own(database: Queryable, ownerId: number, id: number) {
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
    return ok(memberOf(await own(server.database, customer.id, query.customerId)));
  },

  async addFamilyMember({ server, customer, body, language }) {
    const picture = await pictureOf(server, customer, body, null);
    const data = await dataOf(server, customer, body);
    const told = picture === undefined ? data : { ...data, profile_image_url: picture };
    const member = await transact(server.database, async (trx) => {
      await locked(trx, customer.id);
      return storeMember(trx, server.clock.stamp(), customer.id, told);
    });
    if (!member) throw invalid('name', tooMany, 'tooMany');
    return ok(member, saved[language]);
  },

  async changeFamilyMember({ server, customer, params, body, language }) {
    const known = memberOf(await own(server.database, customer.id, Number(params['customer_id'])));
    const { profile_image_url: before = null, is_icp_down = 0 } = known;
    const picture = await pictureOf(server, customer, body, before);
    const data = {
      profile_image_url: picture === undefined ? before : picture,
      is_icp_down,
      ...(await dataOf(server, customer, body)),
    };
    await server.database
      .updateTable('family_member')
      .set({ data: json(data) })
      .where('customer_id', '=', known.customer_id)
      .where('owner_id', '=', customer.id)
      .execute();
    return ok(memberOf({ customer_id: known.customer_id, data }), saved[language]);
  },

  async removeFamilyMember({ server, customer, params, language }) {
    await transact(server.database, async (trx) => {
      await locked(trx, customer.id);
      const { customer_id, name } = memberOf(await own(trx, customer.id, Number(params['customer_id'])));
      const day = await expectedUntil(trx, server.clock.stamp(), customer.id, customer_id);
      if (day !== null) throw new Refused(409, expected(name, day), { code: 'memberExpected' });
      await trx.deleteFrom('family_member').where('customer_id', '=', customer_id).execute();
    });
    return ok(null, removed[language]);
  },
});
