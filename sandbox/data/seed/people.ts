/** Demo accounts, all with one password, and the crowd that fills the courts. */
import { hashPassword, publicCost } from '../passwords.ts';
import { random } from './random.ts';

export const demoPassword = 'Saha-2026!';

/** Numbers +971 50 000 00xx; the last digit is the account's id. */
export const demoAccounts = [
  { id: 1, first_name: 'Layla', last_name: 'Haddad', gender: 'Female', dob: '1992-04-18', country_id: 784 },
  {
    id: 2,
    first_name: 'Omar',
    last_name: 'Al Suwaidi',
    gender: 'Male',
    dob: '1987-11-02',
    country_id: 784,
    membership_card_number: 'SAHA-M-1002',
    wallet: 15_000,
  },
  {
    id: 3,
    first_name: 'Priya',
    last_name: 'Menon',
    gender: 'Female',
    dob: '1984-07-25',
    country_id: 356,
    b2b_id: 7001,
    b2b_type: 'b2b',
  },
  {
    id: 4,
    first_name: 'Marc',
    last_name: 'Delacroix',
    gender: 'Male',
    dob: '1979-01-30',
    country_id: 250,
    b2b_id: 7002,
    b2b_type: 'b2e',
    credit_limit: 500_000,
    credit_used: 125_000,
  },
  {
    id: 5,
    first_name: 'Hind',
    last_name: 'Al Falasi',
    gender: 'Female',
    dob: '1990-09-09',
    country_id: 784,
    b2b_id: 7003,
    b2b_type: 'b2b',
    approved: false,
  },
  {
    id: 6,
    first_name: 'Daniel',
    last_name: 'Okafor',
    gender: 'Male',
    dob: '1995-03-14',
    country_id: 566,
    wallet: 40_000,
    points: 25_000,
  },
  {
    id: 7,
    first_name: 'Mona',
    last_name: 'Rahman',
    gender: 'Female',
    dob: '1986-12-05',
    country_id: 784,
    wallet: 6_000,
  },
] as const;

const paper = (id_proof_type_id: number, id_proof_number: string, expiry_date: string | null = null) => ({
  id_proof_type_id,
  id_proof_number,
  expiry_date,
  path: null,
});

/** Papers on file by account. The first are of a kind that no booking takes (R3.7.14). */
const documentsOf: Readonly<Record<number, readonly ReturnType<typeof paper>[]>> = {
  1: [paper(35, 'DL4402817'), paper(32, '784199212345674', '2028-03-31')],
  2: [paper(34, 'GCC1187020'), paper(33, 'N07719342', '2029-06-30'), paper(32, '784198765432103')],
  7: [paper(32, '784198612345672', '2027-09-30')],
};

const blank = {
  b2b_id: null,
  b2b_type: null,
  membership_card_number: null,
  credit_limit: null,
  credit_used: 0,
  wallet: 0,
  points: 0,
  approved: true,
  is_anonymous: false,
  country_code: '971',
  profile_image: null,
  city: 'Dubai',
  sector: null,
  delivery_address: null,
  religion_id: null,
  id_card: null,
  documents: [] as unknown[],
  preferences: { size: 16, language: 'en', notification_channel: 1 },
  provider_subject: null as string | null,
  verified: true,
};

const givenNames = [
  'Ahmed',
  'Aisha',
  'Amira',
  'Ben',
  'Chloe',
  'Dina',
  'Faisal',
  'Fatima',
  'Hamad',
  'Ibrahim',
  'Jon',
  'Karim',
  'Khalid',
  'Lina',
  'Maitha',
  'Nadia',
  'Noah',
  'Noor',
  'Rashid',
  'Reem',
  'Salem',
  'Sara',
  'Tariq',
  'Vikram',
  'Yousef',
  'Zainab',
] as const;
const familyNames = [
  'Al Mansoori',
  'Al Marri',
  'Aziz',
  'Barakat',
  'Carter',
  'Das',
  'Farouk',
  'Ghanem',
  'Hassan',
  'Iyer',
  'Khan',
  'Khoury',
  'Lund',
  'Nasser',
  'Okonkwo',
  'Qureshi',
  'Saleh',
  'Santos',
  'Sharma',
  'Younis',
] as const;

/** How many people other than the demo accounts have bookings. */
export const crowdSize = 34;

/** Rows of the customers; `stamp` is when they joined. */
export async function customers(stamp: string) {
  const chance = random(7);
  const crowd = Array.from({ length: crowdSize }, (_, index) => ({
    id: 101 + index,
    first_name: chance.pick(givenNames),
    last_name: chance.pick(familyNames),
    gender: null,
    dob: null,
    country_id: 784,
  }));
  const demos = await Promise.all(
    demoAccounts.map(async (account) => ({
      ...blank,
      ...account,
      name: `${account.first_name} ${account.last_name}`,
      email: `${account.first_name.toLowerCase()}@saha.example`,
      mobile_number: `50000000${account.id}`,
      password_hash: await hashPassword(demoPassword, `saha-demo-${account.id}`, publicCost),
      delivery_address: account.id === 6 ? 'Villa 12, Street 4, Jumeirah 1, Dubai' : null,
      documents: documentsOf[account.id] ?? [],
      created_at: stamp,
    })),
  );
  return [
    ...demos,
    ...crowd.map((person) => ({
      ...blank,
      ...person,
      name: `${person.first_name} ${person.last_name}`,
      email: `guest${person.id}@mail.example`,
      mobile_number: `551000${person.id}`,
      password_hash: null,
      created_at: stamp,
    })),
  ];
}

export const savedCards = [
  { id: 'card-6-visa', customer_id: 6, card_number: '411111******1111', expiry_date: '09/29', is_default: true },
  { id: 'card-6-master', customer_id: 6, card_number: '555555******4444', expiry_date: '02/28', is_default: false },
  { id: 'card-1-visa', customer_id: 1, card_number: '401200******1881', expiry_date: '11/28', is_default: true },
] as const;

const member = {
  country_code: '971',
  nationality: 784,
  religion: 'Islam',
  religion_id: 1,
  profile_image_url: null as string | null,
  is_icp_down: 0,
};

/** Mona's family; ids above 50000 are people without an account. */
export const family = [
  {
    ...member,
    customer_id: 50_001,
    first_name: 'Sami',
    last_name: 'Rahman',
    gender: 'Male',
    dob: '1984-02-11',
    email: 'sami@saha.example',
    mobile_number: '501230001',
    id_proof_type_id: 32,
    id_proof_number: '784198455667786',
    expiry_date: '2029-01-31',
    profile_image_url: 'courts/padel-sami.svg',
  },
  {
    ...member,
    customer_id: 50_002,
    first_name: 'Tala',
    last_name: 'Rahman',
    gender: 'Female',
    dob: '2014-06-20',
    email: 'mona@saha.example',
    mobile_number: '500000007',
    id_proof_type_id: 33,
    id_proof_number: 'P4471902',
    expiry_date: '2028-08-31',
    passport_issue_date: '2023-09-01',
    place_of_birth: 'Dubai',
    additional_fields: [
      { id: 9101, slug: 'contact_name', value: 'Mona Rahman' },
      { id: 9102, slug: 'contact_phone', value: '+971500000007' },
      { id: 9110, slug: 'guardian_id', value: '784198612345672' },
    ],
  },
  // Nothing but what a child of eight is known by: the rest must be typed.
  { ...member, customer_id: 50_003, first_name: 'Adam', last_name: 'Rahman', gender: 'Male', dob: '2018-10-03' },
] as const;
