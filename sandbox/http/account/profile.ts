/** The customer's own record, money and cards (Q7.6.d–f). */
import { idProofTypes, notificationChannels } from '../../../src/contract/customers/customers.ts';
import { json, transact } from '../../data/database.ts';
import type { Account } from '../../data/schema/people.ts';
import { note } from '../../domain/audit.ts';
import { useCode } from '../../domain/access/codes.ts';
import { genderOf, genders, userOf } from '../../domain/customers.ts';
import { asOfToday } from '../../domain/memberships.ts';
import { claimEmail, ownEmail } from '../../domain/access/emails.ts';
import { isEmiratesId } from '../../domain/access/emiratesId.ts';
import { creditOf } from '../../domain/money/creditFacility.ts';
import { expiringOf } from '../../domain/money/pointLots.ts';
import { savedCardsOf } from '../../domain/money/savedCards.ts';
import { offers } from '../../domain/site.ts';
import { dirhams } from '../../domain/slots/slotPrice.ts';
import { textsIn } from '../../domain/attendees/personFault.ts';
import { strangeFile } from '../../domain/attendees/attendeeWords.ts';
import type { Server } from '../../server.ts';
import { handle, ok, paged, windowOf, type Answer, type Call } from '../call.ts';
import type { Customer } from '../../domain/customer.ts';
import { codeForEmail, codeForMobile, tellFormer } from './emailChange.ts';
import { isDay, nameOf, pictureIn } from './personFields.ts';
import { unlessTaken } from './registration.ts';
import { isStored, ownFiles, storeFile, type Upload } from '../../domain/files.ts';
import { uploadTypes } from '../../../src/contract/forms/forms.ts';
import { invalid, notFound } from '../../answers/refused.ts';
import { requestWords } from '../../answers/requestWords.ts';
import { bilingual } from '../../words.ts';

const profileSaved = bilingual('Your profile is saved', 'حُفظ ملفك الشخصي');
const cardRemoved = bilingual('The card is removed', 'أُزيلت البطاقة');

type Profile = Answer<'profile'>['data'];
type History = Call<'walletTransactions'>['query'];

const profileOf = (customer: Customer): Profile => {
  const preferences = customer.preferences as Partial<NonNullable<Profile['preferences']>>;
  return {
    ...userOf(customer),
    city: customer.city,
    sector: customer.sector,
    delivery_address: customer.delivery_address,
    religion_id: customer.religion_id,
    documents: customer.documents as Profile['documents'],
    id_card: customer.id_card,
    credit: creditOf(customer),
    preferences: { size: 16, language: 'en', notification_channel: 1, ...preferences },
  };
};

const text = (field: string, value: string, limit = 200): string | null => {
  const trimmed = value.trim();
  if (trimmed.length > limit) throw invalid(field, requestWords.tooLong(field));
  return trimmed === '' ? null : trimmed;
};
const id = (field: string, value: string): number | null => {
  if (value === '') return null;
  if (!/^\d{1,9}$/.test(value)) throw invalid(field, requestWords.invalidField(field));
  return Number(value);
};

/** What a customer may change, and how it is read. Everything else is refused: nobody makes themselves a partner (T27). */
const changes: Readonly<Record<string, (value: string, server: Server) => Partial<Customer>>> = {
  first_name: (value) => ({ first_name: nameOf('first_name', value) }),
  last_name: (value) => ({ last_name: nameOf('last_name', value) }),
  dob: (value, { clock }) => {
    if (value !== '' && (!isDay(value) || value > clock.today().toString())) {
      throw invalid('dob', requestWords.invalidField('dob'));
    }
    return { dob: value || null };
  },
  gender: (value) => {
    if (value !== '' && genderOf(value) === null) throw invalid('gender', requestWords.oneOf('gender', genders));
    return { gender: genderOf(value) };
  },
  country_id: (value) => ({ country_id: id('country_id', value) }),
  religion_id: (value) => ({ religion_id: id('religion_id', value) }),
  city: (value) => ({ city: text('city', value) }),
  sector: (value) => ({ sector: text('sector', value) }),
  delivery_address: (value) => ({ delivery_address: text('delivery_address', value, 500) }),
};

function textPart(body: Readonly<Record<string, string | Blob>>, field: string): string | undefined {
  const value = body[field];
  if (value instanceof Blob) throw invalid(field, requestWords.isText(field));
  return value;
}

const jsonText = (field: string, value: string): unknown => {
  try {
    return JSON.parse(value);
  } catch {
    throw invalid(field, requestWords.fieldNotJson(field));
  }
};

interface Document {
  readonly id_proof_type_id: number;
  readonly id_proof_number: string;
  readonly expiry_date?: string | null;
}

const isExpiry = (day: unknown): boolean =>
  day === undefined || day === null || (typeof day === 'string' && isDay(day));

/** Throws Refused 422 for what is no list of papers, and for files that are somebody else's. */
async function documentsOf(server: Server, customer: Customer, value: string): Promise<Document[]> {
  const documents = jsonText('documents', value);
  const fits =
    Array.isArray(documents) &&
    documents.length <= 10 &&
    documents.every(
      (one: Partial<Document> | null) =>
        typeof one?.id_proof_type_id === 'number' &&
        typeof one.id_proof_number === 'string' &&
        one.id_proof_number.length <= 15 &&
        isExpiry(one.expiry_date) &&
        (one.id_proof_type_id !== idProofTypes.emiratesId || isEmiratesId(one.id_proof_number)),
    );
  if (!fits) throw invalid('documents', requestWords.invalidField('documents'));
  const files = textsIn(documents).filter(isStored);
  const own = await ownFiles(server.database, files, customer.id);
  if (files.some((path) => !own.has(path))) throw invalid('documents', strangeFile);
  return documents as Document[];
}

/** What is not said stays as it is. */
function preferencesOf(value: string, known: unknown): object {
  const asked = jsonText('preferences', value) as Record<string, unknown> | null;
  const stored = { size: 16, language: 'en', notification_channel: 1, newsletter: false, ...(known as object) };
  const { size, language, notification_channel, newsletter }: Record<string, unknown> = { ...stored, ...asked };
  const fits =
    Number.isInteger(size) &&
    Number(size) >= 1 &&
    Number(size) <= 100 &&
    (language === 'en' || language === 'ar') &&
    Object.values<unknown>(notificationChannels).includes(notification_channel) &&
    typeof newsletter === 'boolean';
  if (!fits) throw invalid('preferences', requestWords.invalidField('preferences'));
  return { size, language, notification_channel, newsletter };
}

/** A new address or number is proven first; see `codeForEmail`. */
const provenFields: ReadonlySet<string> = new Set(['email', 'mobile', 'country_code', 'otp']);

/** Files of the profile, and of which kinds they may be; an empty text takes one away. */
const files: Readonly<Record<string, Upload>> = {
  profile_image: pictureIn('profile_image'),
  id_card: { field: 'id_card', types: uploadTypes },
};

async function changed(server: Server, customer: Customer, body: Readonly<Record<string, string | Blob>>) {
  const values: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(body)) {
    if (provenFields.has(field)) continue;
    if (Object.hasOwn(files, field)) {
      if (typeof value === 'string' && value !== '') throw invalid(field, requestWords.isFile(field));
      values[field] =
        typeof value === 'string'
          ? null
          : (await storeFile(server.database, server.clock.stamp(), value, customer.id, files[field])).path;
      continue;
    }
    if (typeof value !== 'string') throw invalid(field, requestWords.isText(field));
    if (field === 'documents') values[field] = json(await documentsOf(server, customer, value));
    else if (field === 'preferences') values[field] = json(preferencesOf(value, customer.preferences));
    else if (Object.hasOwn(changes, field)) Object.assign(values, changes[field]!(value, server));
    else throw invalid(field, requestWords.unknownField(field), 'unknownField');
  }
  return values;
}

/** One page of an account's ledger; amounts in dirhams, points as points. */
async function historyOf({ database }: Server, customer: Customer, account: Account, query: History) {
  let own = database.selectFrom('ledger').where('customer_id', '=', customer.id).where('account', '=', account);
  if (query.from) own = own.where('created_at', '>=', `${query.from} 00:00:00`);
  if (query.to) own = own.where('created_at', '<=', `${query.to} 23:59:59`);
  const { limit, offset } = windowOf(query);
  const rows = await own.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute();
  const { count } = await own.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const amountOf = account === 'points' ? (points: number) => points : dirhams;
  const entries = rows.map((row) => ({
    id: row.id,
    date: row.created_at,
    description: row.description,
    ar_description: row.ar_description,
    amount: amountOf(row.amount),
    type: row.amount >= 0 ? ('credit' as const) : ('debit' as const),
    balance: amountOf(row.balance),
    order_id: row.order_id,
    expires_on: row.expires_on,
  }));
  return paged(entries, count, query);
}

export const profileHandlers = handle({
  profile: async ({ customer }) => ok(profileOf(customer)),

  async changeProfile(call) {
    const { server, customer, body, language } = call;
    const values = await changed(server, customer, body);
    const [email, otp] = [textPart(body, 'email'), textPart(body, 'otp')];
    const [mobile, country_code = customer.country_code] = [textPart(body, 'mobile'), textPart(body, 'country_code')];
    const code = email === undefined ? null : await codeForEmail(server, customer, email, otp);
    const proven = mobile === undefined ? null : await codeForMobile(server, customer, { mobile, country_code }, otp);
    if (code === null && proven === null && Object.keys(values).length === 0) return ok(profileOf(customer));
    const saving = transact(server.database, async (trx) => {
      if (proven !== null) {
        await useCode(server, proven.code, trx);
        Object.assign(values, proven.mobile);
        await note(server, trx, customer.id, 'mobile number changed');
        const former = customer.mobile_number && `+${customer.country_code}${customer.mobile_number}`;
        await tellFormer(call, trx, 'sms', former, 'mobileChanged');
      }
      if (email !== undefined && code !== null) {
        await claimEmail(trx, email, customer.id);
        await useCode(server, code, trx);
        await ownEmail(trx, email, customer.id);
        Object.assign(values, { email, verified: true });
        await note(server, trx, customer.id, 'e-mail changed');
        await tellFormer(call, trx, 'email', customer.email, 'emailChanged');
      }
      const person = await trx
        .updateTable('customer')
        .set(values)
        .where('id', '=', customer.id)
        .returningAll()
        .executeTakeFirstOrThrow();
      const name = [person.first_name, person.last_name].filter(Boolean).join(' ') || null;
      await trx.updateTable('customer').set({ name }).where('id', '=', customer.id).execute();
      return { ...person, name };
    });
    const saved = await unlessTaken(saving);
    return ok(profileOf(await asOfToday(server, saved)), profileSaved[language]);
  },

  wallet: async ({ customer }) => ok({ balance: dirhams(customer.wallet), currency: 'AED' }),

  walletTransactions: ({ server, customer, query }) => historyOf(server, customer, 'wallet', query),

  async qPoints({ server, customer, query }) {
    const { data, ...page } = await historyOf(server, customer, 'points', query);
    const isTold = await offers(server, 'pointsExpiry');
    const expiring = isTold ? await expiringOf(server.database, customer.id) : [];
    const transactions = isTold ? data : data.map((entry) => ({ ...entry, expires_on: null }));
    return { ...page, data: { points: customer.points, value: dirhams(customer.points), transactions, expiring } };
  },

  async cards({ server: { database }, customer }) {
    return ok(await savedCardsOf(database, customer.id));
  },

  async removeCard({ server: { database }, customer, params, language }) {
    const removed = await database
      .deleteFrom('saved_card')
      .where('id', '=', params['id'] ?? '')
      .where('customer_id', '=', customer.id)
      .returning('id')
      .executeTakeFirst();
    if (!removed) throw notFound();
    return ok(null, cardRemoved[language]);
  },
});
