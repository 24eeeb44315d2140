/** Attendees of a booking, and the services of the seed that ask about them. */
import type { InferInput } from 'valibot';
import type { Customer } from '../../../src/contract/customers/customers.ts';
import type { Client } from './client.ts';
import { courtLines, farDate, orderBody, ticketLine, type Slot } from './orders.ts';

export type Attendee = Partial<InferInput<typeof Customer>> & { name: string };
type Answers = NonNullable<Attendee['additional_fields']>;

/** Exclusive; asks for age, gender, ID, purpose and level. */
export const basketball: Slot = { service: 12, facility: 1201, date: farDate, start: '10:00:00', end: '11:00:00' };
/** By ticket; asks one question of every type. */
export const studio: Slot = { service: 43, facility: 4302, date: farDate, start: '10:00:00', end: '11:00:00' };
const studioPlace = 4302;

export const validId = '784-1987-6543210-3';

/** Every detail that the hall wants. */
export const player = (changes: Partial<Attendee> = {}): Attendee => ({
  name: 'Yara Nasser',
  email: 'yara@mail.example',
  mobile_number: '0501112233',
  country_code: '971',
  dob: '1995-05-05',
  gender: 'Female',
  customer_tag: { id: 3, name: 'A match' },
  id_proof_type_id: 32,
  id_proof_number: validId,
  additional_fields: [{ id: 9002, slug: 'level', value: 'league' }],
  ...changes,
});

/** The gym's questions with valid answers, some of them changed; an undefined one is left out. */
export const answers = (changes: Record<string, Answers[number]['value'] | undefined> = {}): Answers => {
  const good: Record<string, [id: number, value: Answers[number]['value'] | undefined]> = {
    contact_name: [9101, 'Sami'],
    contact_phone: [9102, '+971501230001'],
    contact_email: [9103, 'sami@mail.example'],
    goal: [9104, 'back'],
    experience: [9105, 'some'],
    conditions: [9106, ['heart', 'joints']],
    last_check: [9107, '2026-02-28'],
    certificate: [9108, undefined],
    insured_in: [9109, '784'],
    guardian_id: [9110, validId],
    notes: [9111, 'Two lines\nof text'],
    waiver: [9112, true],
  };
  return Object.entries(good).flatMap(([slug, [id, usual]]) => {
    const value = slug in changes ? changes[slug] : usual;
    return value === undefined ? [] : [{ id, slug, value }];
  });
};

export const trainee = (changes: Partial<Attendee> = {}): Attendee => ({
  name: 'Adam Rahman',
  email: 'adam@mail.example',
  mobile_number: '501230002',
  dob: '2000-10-03',
  additional_fields: answers(),
  ...changes,
});

/** The multipart fields of an order of that court with these attendees. */
export async function courtWith(
  client: Client,
  slot: Slot,
  customers: readonly Attendee[],
  rest: { line?: object; parts?: Record<string, unknown> } = {},
) {
  const lines = await courtLines(client, slot);
  return orderBody(
    { capacity_facility: lines.map((line) => ({ ...line, customers, ...rest.line })) },
    { wallet: true, rest: rest.parts ?? {} },
  );
}

/** The same for places in the studio. */
export async function ticketsWith(
  client: Client,
  customers: readonly Attendee[],
  rest: { line?: object; parts?: Record<string, unknown>; quantity?: number; slot?: Slot } = {},
) {
  const line = await ticketLine(client, rest.slot ?? studio, studioPlace, rest.quantity ?? 1);
  return orderBody(
    { capacity_facility: [{ ...line, customers, ...rest.line }] },
    { wallet: true, rest: rest.parts ?? {} },
  );
}
