/** Every court, pitch, pool and floor: who is part of whom, when it opens and which product is sold then. */
import type { Insertable } from 'kysely';
import type { FacilityTables } from '../schema/facilities.ts';
import { priced } from './money.ts';
import { formation, services, surface } from './services.ts';
import { serviceIds as ids } from './venues.ts';

type Product = Insertable<FacilityTables['product']>;
type Times = readonly [start: string, end: string];

/** A window of the day with what it sells. */
interface Window {
  readonly times: Times;
  readonly product: number;
}

interface CourtPlan {
  readonly id: number;
  readonly service: number;
  readonly name: string;
  readonly ar_name: string;
  readonly windows: readonly Window[];
  readonly surface?: number;
  readonly outdoor?: true;
  readonly formations?: readonly number[];
  readonly parent?: number;
  /** People; a court that is used by one party has none. */
  readonly capacity?: number;
  readonly perDay?: true;
  readonly minimum?: number;
}

const blankProduct = {
  description: null,
  ar_description: null,
  image: null,
  category: null,
  ar_category: null,
  product_type_id: null,
  venue_id: null,
  parent_id: null,
  unit_minutes: null,
  participant_count: 1,
  max_quantity: 100,
  one_per_customer: false,
  installment_divisor: 1,
  is_prorata: false,
  inventory_enable: 0 as const,
  inventory_period: null,
  stock: null,
  sales: 0,
  dependencies: [] as { product_id: number; period: string }[],
};
export { blankProduct };

const venueOf = (service: number): number => services.find(({ id }) => id === service)!.venue_id;

const rental = (
  id: number,
  service: number,
  name: string,
  ar_name: string,
  dirhams: number,
  minutes = 60,
): Product => ({
  ...blankProduct,
  id,
  kind: 'rental',
  name,
  ar_name,
  venue_id: venueOf(service),
  product_type_id: 1,
  unit_minutes: minutes,
  ...priced(dirhams),
});

interface TicketPlan {
  readonly people?: number;
  readonly description: string;
  readonly ar_description: string;
  readonly category: readonly [string, string];
  readonly dependencies?: { product_id: number; period: string }[];
  readonly stock?: number;
}

const ticket = (
  id: number,
  service: number,
  name: string,
  ar_name: string,
  dirhams: number,
  plan: TicketPlan,
): Product => ({
  ...blankProduct,
  id,
  kind: 'ticket',
  name,
  ar_name,
  description: plan.description,
  ar_description: plan.ar_description,
  category: plan.category[0],
  ar_category: plan.category[1],
  venue_id: venueOf(service),
  product_type_id: 2,
  participant_count: plan.people ?? 1,
  dependencies: plan.dependencies ?? [],
  inventory_enable: plan.stock === undefined ? 0 : 1,
  stock: plan.stock ?? null,
  ...priced(dirhams),
});

const day = 'Daytime';
const arDay = 'نهارًا';
const peak = 'Evening peak';
const arPeak = 'ذروة المساء';
const swim: readonly [string, string] = ['Swim', 'سباحة'];
const families: readonly [string, string] = ['Families', 'عائلات'];
const passes: readonly [string, string] = ['Passes', 'بطاقات دخول'];

/** What courts and pools sell, by the hour or by the ticket. */
export const courtProducts: readonly Product[] = [
  rental(2101, ids[2].football, `Full pitch, ${day.toLowerCase()}`, `ملعب كامل، ${arDay}`, 900),
  rental(2102, ids[2].football, `Full pitch, ${peak.toLowerCase()}`, `ملعب كامل، ${arPeak}`, 1200),
  rental(2103, ids[2].football, `Half pitch, ${day.toLowerCase()}`, `نصف ملعب، ${arDay}`, 480),
  rental(2104, ids[2].football, `Half pitch, ${peak.toLowerCase()}`, `نصف ملعب، ${arPeak}`, 640),
  rental(2105, ids[2].football, `Five-a-side, ${day.toLowerCase()}`, `ملعب خماسي، ${arDay}`, 260),
  rental(2106, ids[2].football, `Five-a-side, ${peak.toLowerCase()}`, `ملعب خماسي، ${arPeak}`, 320),
  rental(2201, ids[2].cricket, 'Oval', 'الملعب البيضاوي', 750),
  rental(2202, ids[2].cricket, 'Practice net', 'شبكة تدريب', 90),
  rental(1101, ids[1].padel, 'Padel court, 30 minutes', 'ملعب بادل، 30 دقيقة', 80, 30),
  rental(1102, ids[1].padel, 'Padel court, 30 minutes, evening peak', 'ملعب بادل، 30 دقيقة، ذروة المساء', 90, 30),
  rental(1201, ids[1].basketball, 'Full court', 'ملعب كامل', 220),
  rental(1202, ids[1].basketball, 'Full court, evening peak', 'ملعب كامل، ذروة المساء', 260),
  rental(1203, ids[1].basketball, 'Half court', 'نصف ملعب', 130),
  rental(1204, ids[1].basketball, 'Half court, evening peak', 'نصف ملعب، ذروة المساء', 150),
  rental(1301, ids[1].badminton, 'Badminton court', 'ملعب ريشة طائرة', 70),
  rental(1302, ids[1].badminton, 'Badminton court, evening peak', 'ملعب ريشة طائرة، ذروة المساء', 80),
  rental(3201, ids[3].padel, 'Creek court, 30 minutes', 'ملعب الخور، 30 دقيقة', 85, 30),
  rental(3202, ids[3].padel, 'Creek court, 30 minutes, night', 'ملعب الخور، 30 دقيقة، ليلًا', 100, 30),
  rental(4101, ids[4].tennis, 'Hard court', 'ملعب صلب', 120),
  rental(4102, ids[4].tennis, 'Hard court, evening peak', 'ملعب صلب، ذروة المساء', 140),
  rental(4103, ids[4].tennis, 'Clay court', 'ملعب ترابي', 110),
  rental(4104, ids[4].tennis, 'Clay court, evening peak', 'ملعب ترابي، ذروة المساء', 130),
  rental(4105, ids[4].tennis, 'Centre court', 'الملعب الرئيسي', 210),
  rental(4201, ids[4].padel, 'League court, 30 minutes', 'ملعب الدوري، 30 دقيقة', 70, 30),
  rental(4401, ids[4].staff, 'Staff room', 'قاعة الموظفين', 0),
  ticket(3101, ids[3].swimming, 'Adult swim', 'سباحة للكبار', 45, {
    description: 'From 16 years, 25-metre pool.',
    ar_description: 'من سن 16 عامًا، مسبح 25 مترًا.',
    category: swim,
  }),
  ticket(3102, ids[3].swimming, 'Child swim', 'سباحة للأطفال', 30, {
    description: 'From 4 to 15 years, with an adult in the water.',
    ar_description: 'من 4 إلى 15 عامًا برفقة شخص بالغ في الماء.',
    category: swim,
  }),
  ticket(3103, ids[3].swimming, 'Family ticket', 'تذكرة عائلية', 120, {
    people: 4,
    description: 'Two adults and two children.',
    ar_description: 'بالغان وطفلان.',
    category: families,
    stock: 60,
  }),
  ticket(3104, ids[3].swimming, 'Lap lane', 'حارة سباحة متواصلة', 55, {
    description: 'A place in one of the two lap lanes, at your own pace.',
    ar_description: 'مكان في إحدى حارتي السباحة المتواصلة وبإيقاعك.',
    category: swim,
    // A place in the lanes is one in the pool: the two tickets exclude each other at the same time.
    dependencies: [{ product_id: 3101, period: 'H' }],
  }),
  ticket(3105, ids[3].swimming, 'Splash pool, child', 'المسبح الصغير، طفل', 25, {
    description: 'Warm, ankle to waist deep; one adult comes along for free.',
    ar_description: 'دافئ وعمقه من الكاحل إلى الخصر، ويدخل بالغ واحد مجانًا.',
    category: families,
  }),
  ticket(3106, ids[3].swimming, 'Splash pool, family', 'المسبح الصغير، عائلة', 80, {
    people: 4,
    description: 'Up to four people.',
    ar_description: 'حتى أربعة أشخاص.',
    category: families,
    // A family has all of its places already: no child ticket on top on the same day.
    dependencies: [{ product_id: 3105, period: 'D' }],
  }),
  ticket(1401, ids[1].gym, 'Day pass', 'بطاقة يوم', 60, {
    description: 'In and out all day.',
    ar_description: 'دخول وخروج طوال اليوم.',
    category: passes,
  }),
  ticket(1402, ids[1].gym, 'Off-peak pass', 'بطاقة خارج الذروة', 40, {
    description: 'Begins before four in the afternoon.',
    ar_description: 'تبدأ قبل الرابعة عصرًا.',
    category: passes,
  }),
  ticket(4301, ids[4].gym, 'Session', 'حصة واحدة', 35, {
    description: 'One hour on the floor.',
    ar_description: 'ساعة واحدة في القاعة.',
    category: passes,
  }),
  ticket(4302, ids[4].gym, 'Studio place', 'مكان في الاستوديو', 50, {
    description: 'Open studio with mats and a mirror wall.',
    ar_description: 'استوديو مفتوح مع حصائر وجدار مرايا.',
    category: passes,
  }),
];

const windows = (daytime: Times, dayProduct: number, evening: Times, eveningProduct: number): readonly Window[] => [
  { times: daytime, product: dayProduct },
  { times: evening, product: eveningProduct },
];
const all = (times: Times, ...products: number[]): readonly Window[] => products.map((product) => ({ times, product }));

const pitchHours = (dayProduct: number, eveningProduct: number) =>
  windows(['07:00:00', '16:00:00'], dayProduct, ['16:00:00', '00:00:00'], eveningProduct);
const hallHours = (dayProduct: number, eveningProduct: number) =>
  windows(['06:00:00', '16:00:00'], dayProduct, ['16:00:00', '23:00:00'], eveningProduct);

const ordinals = ['أ', 'ب', 'ج', 'د'];
const row = (count: number, plan: (position: number) => CourtPlan): CourtPlan[] =>
  Array.from({ length: count }, (_, index) => plan(index + 1));

/** 58 courts; the first digits of an id are its service. */
export const courts: readonly CourtPlan[] = [
  // Pitch A splits into halves and fives, pitch B into halves.
  ...['A', 'B'].map((letter, index): CourtPlan => ({
    id: 2101 + index,
    service: ids[2].football,
    name: `Pitch ${letter}, full`,
    ar_name: `الملعب ${ordinals[index]}، كامل`,
    windows: pitchHours(2101, 2102),
    surface: index === 0 ? surface.grass : surface.turf,
    outdoor: true,
    formations: [formation.eleven],
    minimum: index === 0 ? 60 : 120,
  })),
  ...row(4, (position) => {
    const pitch = position <= 2 ? 0 : 1;
    return {
      id: 2110 + position,
      service: ids[2].football,
      name: `Pitch ${pitch === 0 ? 'A' : 'B'}, half ${((position - 1) % 2) + 1}`,
      ar_name: `الملعب ${ordinals[pitch]}، النصف ${((position - 1) % 2) + 1}`,
      windows: pitchHours(2103, 2104),
      surface: pitch === 0 ? surface.grass : surface.turf,
      outdoor: true,
      formations: [formation.seven],
      parent: 2101 + pitch,
    };
  }),
  ...row(4, (position) => ({
    id: 2120 + position,
    service: ids[2].football,
    name: `Pitch A, five ${position}`,
    ar_name: `الملعب أ، خماسي ${position}`,
    windows: pitchHours(2105, 2106),
    surface: surface.grass,
    outdoor: true,
    formations: [formation.five],
    parent: position <= 2 ? 2111 : 2112,
  })),
  ...row(2, (position) => ({
    id: 2130 + position,
    service: ids[2].football,
    name: `Cage ${position}`,
    ar_name: `القفص ${position}`,
    windows: pitchHours(2105, 2106),
    surface: surface.turf,
    formations: [formation.five],
  })),

  {
    id: 2201,
    service: ids[2].cricket,
    name: 'The oval',
    ar_name: 'الملعب البيضاوي',
    windows: all(['07:00:00', '23:59:59'], 2201),
    surface: surface.grass,
    outdoor: true,
    minimum: 120,
  },
  ...row(4, (position) => ({
    id: 2210 + position,
    service: ids[2].cricket,
    name: `Net ${position}`,
    ar_name: `الشبكة ${position}`,
    windows: all(['07:00:00', '23:00:00'], 2202),
    surface: surface.turf,
    outdoor: true,
  })),

  ...row(6, (position) => ({
    id: 1100 + position,
    service: ids[1].padel,
    name: `Padel ${position}`,
    ar_name: `بادل ${position}`,
    windows: windows(['06:00:00', '16:00:00'], 1101, ['16:00:00', '01:00:00'], 1102),
    surface: surface.turf,
    formations: position <= 5 ? [formation.doubles] : [formation.singles, formation.doubles],
    // Four players and ninety minutes: the show court is not let for less.
    ...(position === 1 ? { minimum: 90 } : {}),
  })),
  ...row(2, (position) => ({
    id: 1200 + position,
    service: ids[1].basketball,
    name: `Court ${position}, full`,
    ar_name: `الملعب ${position}، كامل`,
    windows: hallHours(1201, 1202),
    surface: surface.wood,
    formations: [formation.fullCourt],
  })),
  ...row(4, (position) => ({
    id: 1210 + position,
    service: ids[1].basketball,
    name: `Court ${Math.ceil(position / 2)}, basket ${position % 2 === 1 ? 'north' : 'south'}`,
    ar_name: `الملعب ${Math.ceil(position / 2)}، السلة ${position % 2 === 1 ? 'الشمالية' : 'الجنوبية'}`,
    windows: hallHours(1203, 1204),
    surface: surface.wood,
    formations: [formation.threes],
    parent: 1200 + Math.ceil(position / 2),
  })),
  ...row(6, (position) => ({
    id: 1300 + position,
    service: ids[1].badminton,
    name: `Mat ${position}`,
    ar_name: `ملعب الريشة ${position}`,
    windows: hallHours(1301, 1302),
    surface: surface.wood,
    formations: [formation.singles, formation.doubles],
  })),
  {
    id: 1401,
    service: ids[1].gym,
    name: 'Training floor',
    ar_name: 'قاعة التدريب',
    windows: [
      { times: ['06:00:00', '23:00:00'], product: 1401 },
      { times: ['06:00:00', '16:00:00'], product: 1402 },
    ],
    capacity: 80,
    perDay: true,
  },

  {
    id: 3101,
    service: ids[3].swimming,
    name: '25-metre pool',
    ar_name: 'مسبح 25 مترًا',
    windows: all(['06:00:00', '22:00:00'], 3101, 3102, 3103),
    outdoor: true,
    capacity: 60,
  },
  {
    id: 3102,
    service: ids[3].swimming,
    name: 'Lap lanes',
    ar_name: 'حارات السباحة المتواصلة',
    windows: all(['06:00:00', '10:00:00'], 3104),
    outdoor: true,
    parent: 3101,
    capacity: 12,
  },
  {
    id: 3103,
    service: ids[3].swimming,
    name: 'Splash pool',
    ar_name: 'المسبح الصغير',
    windows: all(['09:00:00', '20:00:00'], 3105, 3106),
    capacity: 32,
  },
  ...row(4, (position) => ({
    id: 3200 + position,
    service: ids[3].padel,
    name: `Creek ${position}`,
    ar_name: `ملعب الخور ${position}`,
    windows: windows(['07:00:00', '18:00:00'], 3201, ['18:00:00', '02:00:00'], 3202),
    surface: surface.turf,
    outdoor: true,
    formations: [formation.doubles],
  })),

  {
    id: 4101,
    service: ids[4].tennis,
    name: 'Centre court',
    ar_name: 'الملعب الرئيسي',
    windows: all(['06:00:00', '23:00:00'], 4105),
    surface: surface.hard,
    formations: [formation.singles, formation.doubles],
  },
  ...row(3, (position) => ({
    id: 4101 + position,
    service: ids[4].tennis,
    name: `Hard ${position}`,
    ar_name: `صلب ${position}`,
    windows: hallHours(4101, 4102),
    surface: surface.hard,
    formations: [formation.singles, formation.doubles],
  })),
  ...row(4, (position) => ({
    id: 4110 + position,
    service: ids[4].tennis,
    name: `Clay ${position}`,
    ar_name: `ترابي ${position}`,
    windows: hallHours(4103, 4104),
    surface: surface.clay,
    outdoor: true,
    formations: [formation.singles, formation.doubles],
  })),
  ...row(4, (position) => ({
    id: 4200 + position,
    service: ids[4].padel,
    name: `League ${position}`,
    ar_name: `الدوري ${position}`,
    windows: all(['08:00:00', '00:00:00'], 4201),
    surface: surface.turf,
    formations: [formation.doubles],
  })),
  {
    id: 4301,
    service: ids[4].gym,
    name: 'Quiet floor',
    ar_name: 'القاعة الهادئة',
    windows: all(['06:00:00', '23:00:00'], 4301),
    capacity: 40,
  },
  {
    id: 4302,
    service: ids[4].gym,
    name: 'Studio',
    ar_name: 'الاستوديو',
    windows: all(['07:00:00', '21:00:00'], 4302),
    capacity: 16,
  },
  {
    id: 4401,
    service: ids[4].staff,
    name: 'Staff room',
    ar_name: 'قاعة الموظفين',
    windows: all(['08:00:00', '18:00:00'], 4401),
  },
];

/** Ancestors of a court, nearest first. */
export function ancestorsOf(id: number): number[] {
  const parent = courts.find((court) => court.id === id)?.parent;
  return parent === undefined ? [] : [parent, ...ancestorsOf(parent)];
}
