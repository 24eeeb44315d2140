/** A programme on Mondays and Wednesdays, and a family of four. It is Tuesday, 24 November 2026, ten in the morning. */
import type { WorkshopDetails, WorkshopPackage, WorkshopProgram } from '../../../src/contract/offered/academies.ts';
import type { User } from '../../../src/contract/customers/customers.ts';
import type { Attendee } from '../../../machines/enrolment/attendees.ts';

export const now = '2026-11-24 10:00:00';
export const monday = 2;
export const wednesday = 8;

const sold = (product_id: number, package_type: string, price: number, is_prorata: 0 | 1): WorkshopPackage => ({
  product_id,
  name: package_type,
  ar_name: null,
  package_type,
  price,
  tax_amount: price / 20,
  is_prorata,
});

export const term = sold(11, 'term', 900, 1);
export const trial = sold(13, 'trial', 50, 0);

export const programOf = (changes: Partial<WorkshopProgram> = {}): WorkshopProgram => ({
  workshop_program_id: 41,
  name: 'Under 10',
  ar_name: 'تحت 10 سنوات',
  days: [monday, wednesday],
  start_time: '16:00:00',
  end_time: '17:00:00',
  start_date: '2026-11-02',
  end_date: '2026-12-16',
  capacity: 10,
  remaining_capacity: 2,
  min_age: 6,
  max_age: 9,
  packages: [term, trial],
  ...changes,
});
export const program = programOf();
export const older = programOf({
  workshop_program_id: 42,
  name: 'Under 14',
  ar_name: 'تحت 14 سنة',
  min_age: 10,
  max_age: 13,
});

export const workshop: WorkshopDetails = {
  id: 4,
  name: 'Padel School',
  ar_name: 'مدرسة البادل',
  description: null,
  ar_description: null,
  image: null,
  images: [],
  sport: 'padel',
  type: 'academy',
  workshop_type_id: 1,
  venue: { id: 2, name: 'Quoz', ar_name: null },
  venue_id: 2,
  price_from: 50,
  min_age: 6,
  max_age: 13,
  days: [monday, wednesday],
  start_time: '16:00:00',
  end_time: '17:00:00',
  programs: [program, older],
};

export const user: User = {
  id: 7,
  b2b_id: null,
  b2b_type: null,
  isB2bUser: false,
  membership_card_number: null,
  is_member: false,
  is_anonymous: false,
  first_name: 'Mona',
  last_name: 'Rahman',
  name: null,
  email: 'mona@saha.example',
  preferred_username: null,
  mobile: null,
  country_id: null,
  dob: '1986-12-05',
  gender: null,
  profile_image: null,
};

const person = (customerId: number, name: string, dob: string | null): Attendee => ({
  customerId,
  name,
  dob,
  isSelf: false,
});
export const adam = person(71, 'Adam', '2018-10-03');
export const lina = person(72, 'Lina', '2019-05-01');
/** Sami's date of birth is unknown. */
export const sami = person(73, 'Sami', null);
export const tala = person(74, 'Tala', '2014-06-20');
