/** Who may take part: the holder of the account and their family. */
import type { WorkshopProgram } from '../../src/contract/offered/academies.ts';
import type { Customer, User } from '../../src/contract/customers/customers.ts';
import type { Id } from '../../src/contract/wire/wire.ts';
import { isCustomer } from '../session/sessionRules.ts';
import { ageFault, ageOn, joinDay, type AgeFault } from './programmes.ts';

export interface Attendee {
  customerId: Id;
  name: string;
  /** Null: not known, and so no reason to keep anybody out. */
  dob: string | null;
  isSelf: boolean;
}

type Relative = Pick<Customer, 'name' | 'dob'> & { customer_id: Id };

/** The family first, since academies are mostly for children; nobody without an account. */
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

/** How old somebody is when they could first come; null where their day of birth is not known. */
export const ageThen = ({ dob }: Attendee, program: WorkshopProgram, now: string): number | null =>
  dob === null ? null : ageOn(dob, joinDay(program, now));

export function attendeeFault(attendee: Attendee, program: WorkshopProgram, now: string): AgeFault | null {
  const age = ageThen(attendee, program, now);
  return age === null ? null : ageFault(program, age);
}

/** Whether there is a place for one more beside those who are chosen. */
export const hasPlace = ({ remaining_capacity: left }: WorkshopProgram, chosen: number): boolean =>
  left === null || chosen < left;
