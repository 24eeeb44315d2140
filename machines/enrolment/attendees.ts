/** The possible attendees: the account holder and their family. */
import type { WorkshopProgram } from '../../src/contract/offered/academies.ts';
import type { Customer, User } from '../../src/contract/customers/customers.ts';
import type { Id } from '../../src/contract/wire/wire.ts';
import { ageOn } from '../person/birthDate.ts';
import { isCustomer } from '../session/sessionRules.ts';
import { ageFault, joinDay, type AgeFault } from './programmes.ts';

export interface Attendee {
  customerId: Id;
  name: string;
  /** Null: unknown, so that age excludes nobody. */
  dob: string | null;
  isSelf: boolean;
}

type Relative = Pick<Customer, 'name' | 'dob'> & { customer_id: Id };

/** The family first, since academies are mostly for children; none without an account. */
export function possibleAttendees(user: User | null, family: readonly Relative[]): Attendee[] {
  if (!isCustomer(user) || user.id === null) return [];
  const { id, first_name, last_name, dob } = user;
  const name = user.name?.trim() || [first_name, last_name].join(' ').trim();
  return [
    ...family
      .filter(({ customer_id }) => customer_id !== id)
      .map((one) => ({ customerId: one.customer_id, name: one.name, dob: one.dob, isSelf: false })),
    { customerId: id, name, dob, isSelf: true },
  ];
}

/** The attendee's age on the first possible day; null where the date of birth is unknown. */
export const ageThen = ({ dob }: Attendee, program: WorkshopProgram, now: string): number | null =>
  dob === null ? null : ageOn(dob, joinDay(program, now));

export function attendeeFault(attendee: Attendee, program: WorkshopProgram, now: string): AgeFault | null {
  const age = ageThen(attendee, program, now);
  return age === null ? null : ageFault(program, age);
}

/** Whether there is a place left for one more attendee. */
export const hasPlace = ({ remaining_capacity: left }: WorkshopProgram, chosen: number): boolean =>
  left === null || chosen < left;
