/** People whom an account keeps, so that their details need not be typed again (R3.7.7, Q7.6.c). */
import type { InferInput } from 'valibot';
import type { FamilyMember } from '../../../src/contract/customers/customers.ts';
import { familyLimit } from '../../../src/contract/customers/familyLimit.ts';
import { json, type Queryable } from '../../data/database.ts';
import type { Person } from './personFault.ts';

export type Member = InferInput<typeof FamilyMember>;
type Kept = Partial<Person> & { readonly profile_image_url?: string | null };

export const memberOf = (row: { customer_id: number; data: unknown }): Member => ({
  ...(row.data as Member),
  customer_id: row.customer_id,
});

const isGiven = (value: unknown): boolean =>
  value !== null && value !== undefined && !(typeof value === 'object' && Object.keys(value).length === 0);

type Answers = Person['additional_fields'];

/** Later answers take the place of earlier ones to the same question. */
export const laterAnswers = (earlier: Answers, later: Answers): Answers => [
  ...earlier.filter((one) => !later.some(({ id, slug }) => id === one.id && slug === one.slug)),
  ...later,
];

function merged(known: Kept, told: Kept): Kept {
  const given = Object.fromEntries(Object.entries(told).filter(([, value]) => isGiven(value)));
  const additional_fields = laterAnswers(known.additional_fields ?? [], told.additional_fields ?? []);
  return { ...known, ...given, additional_fields };
}

const plainName = (name: string | undefined): string => (name ?? '').trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase();

/** Equal names, and no two days of birth. */
const isSamePerson = (one: Kept, other: Kept): boolean =>
  plainName(one.name) === plainName(other.name) && (!one.dob || !other.dob || one.dob === other.dob);

/**
 * Keeps a person for an account: who is kept already, by number or by name, is told more about; null when the account is full.
 * The order and the portal both ask for it; nobody is kept twice.
 */
export async function storeMember(
  database: Queryable,
  stamp: string,
  ownerId: number,
  told: Kept,
  customerId: number | null = null,
): Promise<Member | null> {
  const members = await database
    .selectFrom('family_member')
    .select(['customer_id', 'data'])
    .where('owner_id', '=', ownerId)
    .orderBy('customer_id')
    .execute();
  const known =
    members.find(({ customer_id }) => customer_id === customerId) ??
    members.find(({ data }) => isSamePerson(data as Kept, told));
  if (!known && members.length >= familyLimit) return null;
  if (known) {
    const { customer_id } = known;
    const data = merged(known.data as Kept, told);
    await database
      .updateTable('family_member')
      .set({ data: json(data) })
      .where('customer_id', '=', customer_id)
      .execute();
    return memberOf({ customer_id, data });
  }
  const row = await database
    .insertInto('family_member')
    .values({ owner_id: ownerId, data: json(told), created_at: stamp })
    .returning(['customer_id', 'data'])
    .executeTakeFirstOrThrow();
  return memberOf(row);
}
