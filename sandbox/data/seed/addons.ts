/** What can be added to a booking, by category, with stock rules of every kind. */
import type { Insertable } from 'kysely';
import type { FacilityTables } from '../schema/facilities.ts';
import { blankProduct, courts } from './courts.ts';
import { priced } from './money.ts';
import { serviceIds as ids } from './venues.ts';

type Product = Insertable<FacilityTables['product']>;

export const categories = [
  { id: 1, name: 'Equipment', ar_name: 'معدات', position: 1 },
  { id: 2, name: 'Drinks', ar_name: 'مشروبات', position: 2 },
  { id: 3, name: 'Comfort', ar_name: 'راحة', position: 3 },
] as const;
const category = { equipment: 1, drinks: 2, comfort: 3 } as const;

interface AddonPlan {
  readonly id: number;
  readonly category: number;
  readonly name: string;
  readonly ar_name: string;
  readonly description?: readonly [string, string];
  readonly dirhams: number;
  readonly services: readonly number[];
  /** T: so many are left of all. S: so many less what was sold. */
  readonly stock?: { readonly period: 'T' | 'S'; readonly stock: number; readonly sales: number };
}

const padel = [ids[1].padel, ids[3].padel, ids[4].padel];
const racketSports = [...padel, ids[4].tennis, ids[1].badminton];
const everywhere = [...racketSports, ids[2].football, ids[2].cricket, ids[1].basketball, ids[3].swimming];

const addons: readonly AddonPlan[] = [
  {
    id: 10_001,
    category: category.equipment,
    name: 'Padel racket',
    ar_name: 'مضرب بادل',
    description: ['Control shape, for one booking.', 'مضرب للتحكم، لحجز واحد.'],
    dirhams: 25,
    services: padel,
    stock: { period: 'S', stock: 40, sales: 12 },
  },
  {
    id: 10_002,
    category: category.equipment,
    name: 'Can of padel balls',
    ar_name: 'علبة كرات بادل',
    dirhams: 30,
    services: padel,
    stock: { period: 'T', stock: 150, sales: 0 },
  },
  {
    id: 10_003,
    category: category.equipment,
    name: 'Tennis racket',
    ar_name: 'مضرب تنس',
    dirhams: 25,
    services: [ids[4].tennis],
    stock: { period: 'S', stock: 16, sales: 4 },
  },
  {
    id: 10_004,
    category: category.equipment,
    name: 'Can of tennis balls',
    ar_name: 'علبة كرات تنس',
    dirhams: 32,
    services: [ids[4].tennis],
    stock: { period: 'T', stock: 90, sales: 0 },
  },
  {
    id: 10_005,
    category: category.equipment,
    name: 'Ball machine',
    ar_name: 'آلة قذف الكرات',
    description: ['Sold out until the repair is done.', 'غير متاحة حتى ينتهي إصلاحها.'],
    dirhams: 60,
    services: [ids[4].tennis],
    stock: { period: 'S', stock: 2, sales: 2 },
  },
  {
    id: 10_006,
    category: category.equipment,
    name: 'Badminton racket',
    ar_name: 'مضرب ريشة طائرة',
    dirhams: 15,
    services: [ids[1].badminton],
    stock: { period: 'S', stock: 24, sales: 3 },
  },
  {
    id: 10_007,
    category: category.equipment,
    name: 'Tube of shuttlecocks',
    ar_name: 'علبة ريش',
    dirhams: 28,
    services: [ids[1].badminton],
    stock: { period: 'T', stock: 60, sales: 0 },
  },
  {
    id: 10_008,
    category: category.equipment,
    name: 'Match football',
    ar_name: 'كرة مباراة',
    dirhams: 20,
    services: [ids[2].football],
    stock: { period: 'S', stock: 18, sales: 5 },
  },
  {
    id: 10_009,
    category: category.equipment,
    name: 'Set of ten bibs',
    ar_name: 'طقم من عشر صدريات',
    dirhams: 20,
    services: [ids[2].football, ids[1].basketball],
    stock: { period: 'S', stock: 14, sales: 2 },
  },
  {
    id: 10_010,
    category: category.equipment,
    name: 'Referee for an hour',
    ar_name: 'حكم لساعة',
    dirhams: 150,
    services: [ids[2].football],
    stock: { period: 'T', stock: 3, sales: 0 },
  },
  {
    id: 10_011,
    category: category.equipment,
    name: 'Basketball',
    ar_name: 'كرة سلة',
    dirhams: 15,
    services: [ids[1].basketball],
    stock: { period: 'S', stock: 20, sales: 1 },
  },
  {
    id: 10_012,
    category: category.equipment,
    name: 'Cricket bat and pads',
    ar_name: 'مضرب كريكيت وواقيات',
    dirhams: 40,
    services: [ids[2].cricket],
    stock: { period: 'S', stock: 10, sales: 2 },
  },
  {
    id: 10_013,
    category: category.equipment,
    name: 'Swimming goggles',
    ar_name: 'نظارة سباحة',
    dirhams: 35,
    services: [ids[3].swimming],
    stock: { period: 'T', stock: 25, sales: 0 },
  },
  {
    id: 10_014,
    category: category.equipment,
    name: 'Swimming cap',
    ar_name: 'قبعة سباحة',
    dirhams: 15,
    services: [ids[3].swimming],
  },
  {
    id: 10_015,
    category: category.drinks,
    name: 'Water, 500 ml',
    ar_name: 'ماء، 500 مل',
    dirhams: 4,
    services: everywhere,
  },
  {
    id: 10_016,
    category: category.drinks,
    name: 'Isotonic drink',
    ar_name: 'مشروب رياضي',
    dirhams: 9,
    services: everywhere,
  },
  {
    id: 10_017,
    category: category.drinks,
    name: 'Cool box with twelve waters',
    ar_name: 'صندوق تبريد مع اثنتي عشرة زجاجة ماء',
    dirhams: 40,
    services: [ids[2].football, ids[2].cricket, ids[1].basketball],
    stock: { period: 'S', stock: 8, sales: 3 },
  },
  { id: 10_018, category: category.comfort, name: 'Towel', ar_name: 'منشفة', dirhams: 12, services: everywhere },
  {
    id: 10_019,
    category: category.comfort,
    name: 'Floodlights, one hour',
    ar_name: 'إضاءة كاشفة، ساعة',
    dirhams: 40,
    services: [ids[2].football, ids[2].cricket, ids[3].padel],
  },
  {
    id: 10_020,
    category: category.comfort,
    name: 'Locker for the day',
    ar_name: 'خزانة ليوم واحد',
    dirhams: 10,
    services: [ids[3].swimming, ids[4].tennis],
    stock: { period: 'S', stock: 30, sales: 6 },
  },
];

export const addonProducts: readonly Product[] = addons.map((addon) => ({
  ...blankProduct,
  id: addon.id,
  kind: 'extra',
  name: addon.name,
  ar_name: addon.ar_name,
  description: addon.description?.[0] ?? null,
  ar_description: addon.description?.[1] ?? null,
  product_type_id: 3,
  inventory_enable: addon.stock === undefined ? 0 : 1,
  inventory_period: addon.stock?.period ?? null,
  stock: addon.stock?.stock ?? null,
  sales: addon.stock?.sales ?? 0,
  ...priced(addon.dirhams),
}));

/** Courts that sell nothing beside themselves, so that the step of add-ons is skipped there. */
const bare = new Set([2131, 2132, 3203, 3204, 4113, 4114]);

export const facilityAddons: readonly FacilityTables['facility_extra'][] = courts
  .filter(({ id }) => !bare.has(id))
  .flatMap((court) =>
    addons
      .filter(({ services }) => services.includes(court.service))
      .map((addon) => ({ facility_id: court.id, category_id: addon.category, product_id: addon.id })),
  );
