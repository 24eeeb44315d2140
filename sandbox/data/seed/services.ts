/** The services of the four venues, with the way each of them is booked. */
import type { InferInput } from 'valibot';
import type { CancellationStep } from '../../../src/contract/additions/cancel.ts';
import type { ScheduleConfiguration } from '../../../src/contract/offered/facilities.ts';
import type { AdditionalField } from '../../../src/contract/forms/forms.ts';
import type { FieldVisibilities } from '../../../src/contract/forms/askedDetails.ts';
import { serviceIds as ids } from './venues.ts';
import {
  asksForAge,
  asksNothing,
  asksPlayers,
  asksTrainees,
  playerQuestions,
  traineeQuestions,
} from './attendeeQuestions.ts';

export const surfaces = [
  { id: 1, name: 'Natural grass', ar_name: 'عشب طبيعي' },
  { id: 2, name: 'Artificial turf', ar_name: 'عشب صناعي' },
  { id: 3, name: 'Hard court', ar_name: 'أرضية صلبة' },
  { id: 4, name: 'Clay', ar_name: 'أرضية ترابية' },
  { id: 5, name: 'Wood', ar_name: 'خشب' },
] as const;
export const surface = { grass: 1, turf: 2, hard: 3, clay: 4, wood: 5 } as const;

export const formations = [
  { id: 1, name: '11 a side', ar_name: '11 ضد 11' },
  { id: 2, name: '7 a side', ar_name: '7 ضد 7' },
  { id: 3, name: '5 a side', ar_name: '5 ضد 5' },
  { id: 4, name: 'Full court', ar_name: 'ملعب كامل' },
  { id: 5, name: '3×3', ar_name: '3×3' },
  { id: 6, name: 'Singles', ar_name: 'فردي' },
  { id: 7, name: 'Doubles', ar_name: 'زوجي' },
] as const;
export const formation = { eleven: 1, seven: 2, five: 3, fullCourt: 4, threes: 5, singles: 6, doubles: 7 } as const;

type Configuration = InferInput<typeof ScheduleConfiguration>;

export interface ServicePlan {
  readonly id: number;
  readonly venue_id: number;
  readonly name: string;
  readonly ar_name: string;
  readonly sport: string | null;
  readonly is_public: boolean;
  readonly filter_by: 1 | 2;
  readonly description: string | null;
  readonly ar_description: string | null;
  readonly terms: string | null;
  readonly ar_terms: string | null;
  readonly needs_approval: boolean;
  readonly cancellation: readonly CancellationStep[] | null;
  readonly configuration: Configuration;
  readonly field_visibility: Partial<InferInput<typeof FieldVisibilities>>;
  readonly additional_fields: readonly InferInput<typeof AdditionalField>[];
}

const hourly: Configuration = {
  min_booking_time: 60,
  max_booking_time: 180,
  time_increment: 60,
  per_capacity: 0,
  online_booking_delay: 0,
  advance_booking_days_limit: 30,
  enable_over_night_booking: 0,
};
const padelHours: Configuration = {
  ...hourly,
  max_booking_time: 120,
  time_increment: 30,
  enable_over_night_booking: 1,
};
const shared: Configuration = { ...hourly, per_capacity: 1, max_booking_time: 120 };

const plain = {
  is_public: true,
  filter_by: 1,
  needs_approval: false,
  cancellation: null,
  field_visibility: asksNothing,
  additional_fields: [],
  terms: null,
  ar_terms: null,
} as const;

export const services: readonly ServicePlan[] = [
  {
    ...plain,
    id: ids[2].football,
    venue_id: 2,
    name: 'Football',
    ar_name: 'كرة القدم',
    sport: 'football',
    description:
      'Two full-size pitches that split into halves, and the halves of pitch A into fives. Pick the size you need: what is not taken stays playable.',
    ar_description:
      'ملعبان كاملان ينقسم كل منهما إلى نصفين، ونصفا الملعب (أ) إلى ملاعب خماسية. اختر المقاس الذي يناسبك، والباقي يظل متاحًا للعب.',
    // Whole teams plan ahead: a pitch that is given up late stays empty.
    cancellation: [
      { hours_before: 48, percent: 100 },
      { hours_before: 24, percent: 50 },
    ],
    terms: 'Moulded studs only. Bibs and balls can be added with the booking.',
    ar_terms: 'يُسمح بالمسامير المصبوبة فقط. يمكن إضافة الصدريات والكرات مع الحجز.',
    configuration: hourly,
  },
  {
    ...plain,
    id: ids[1].padel,
    venue_id: 1,
    name: 'Padel · Al Quoz',
    ar_name: 'بادل · القوز',
    sport: 'padel',
    description:
      'Six cooled indoor courts with panoramic glass. Open until one in the morning, so the late game is a real one.',
    ar_description: 'ستة ملاعب داخلية مكيّفة بزجاج بانورامي، مفتوحة حتى الواحدة بعد منتصف الليل لمباراة متأخرة حقيقية.',
    configuration: padelHours,
  },
  {
    ...plain,
    id: ids[3].padel,
    venue_id: 3,
    name: 'Padel · Jaddaf',
    ar_name: 'بادل · الجداف',
    sport: 'padel',
    description:
      'Four courts on the creek promenade with the skyline behind the back glass. Played under lights until two.',
    ar_description: 'أربعة ملاعب على ممشى الخور وخلف زجاجها أفق المدينة، يُلعب فيها تحت الأضواء حتى الثانية.',
    configuration: padelHours,
  },
  {
    ...plain,
    id: ids[4].padel,
    venue_id: 4,
    name: 'Padel · Barsha',
    ar_name: 'بادل · البرشاء',
    sport: 'padel',
    description:
      'Four courts that are kept for leagues and companies first: a booking waits for the word of the venue before it is paid.',
    ar_description: 'أربعة ملاعب تُحجز أولًا للدوريات والشركات: ينتظر الحجز موافقة الموقع قبل الدفع.',
    needs_approval: true,
    configuration: { ...padelHours, online_booking_delay: 120, enable_over_night_booking: 0 },
  },
  {
    ...plain,
    id: ids[4].tennis,
    venue_id: 4,
    name: 'Tennis',
    ar_name: 'تنس',
    sport: 'tennis',
    description:
      'Four hard courts under a roof and four clay courts in the open. The centre court seats a hundred and twenty.',
    ar_description: 'أربعة ملاعب صلبة مسقوفة وأربعة ملاعب ترابية مكشوفة، ويتسع الملعب الرئيسي لمئة وعشرين متفرجًا.',
    configuration: hourly,
  },
  {
    ...plain,
    id: ids[1].basketball,
    venue_id: 1,
    name: 'Basketball',
    ar_name: 'كرة السلة',
    sport: 'basketball',
    field_visibility: asksPlayers,
    additional_fields: playerQuestions,
    description: 'Two wooden full courts; each splits into two half courts for 3×3.',
    ar_description: 'ملعبان كاملان بأرضية خشبية، ينقسم كل منهما إلى نصفين للعب 3×3.',
    configuration: hourly,
  },
  {
    ...plain,
    id: ids[1].badminton,
    venue_id: 1,
    name: 'Badminton',
    ar_name: 'الريشة الطائرة',
    sport: 'badminton',
    description: 'Six mats in a hall without wind or sun, nets at tournament height.',
    ar_description: 'ستة ملاعب في صالة بلا ريح ولا شمس، وشباك بارتفاع البطولات.',
    configuration: hourly,
  },
  {
    ...plain,
    id: ids[3].swimming,
    venue_id: 3,
    name: 'Swimming',
    ar_name: 'سباحة',
    sport: 'swimming',
    filter_by: 2,
    description: 'A 25-metre pool by the creek with two lap lanes, and a warm splash pool for families.',
    ar_description: 'مسبح بطول 25 مترًا على الخور مع حارتين للسباحة المتواصلة، ومسبح دافئ للعائلات.',
    terms: 'A swimming cap is worn in the 25-metre pool. One adult for every three children.',
    ar_terms: 'تُلبس قبعة السباحة في مسبح 25 مترًا. بالغ واحد لكل ثلاثة أطفال.',
    configuration: shared,
  },
  {
    ...plain,
    id: ids[1].gym,
    venue_id: 1,
    name: 'Gym · Al Quoz',
    ar_name: 'نادي اللياقة · القوز',
    sport: 'gym',
    field_visibility: asksForAge,
    description: 'Racks, rowers and room. A day pass counts once a day, however often you come back.',
    ar_description: 'رفوف أثقال وأجهزة تجديف ومساحة رحبة. بطاقة اليوم تُحسب مرة واحدة مهما عدت.',
    configuration: { ...shared, max_booking_time: 180 },
  },
  {
    ...plain,
    id: ids[4].gym,
    venue_id: 4,
    name: 'Gym · Barsha',
    ar_name: 'نادي اللياقة · البرشاء',
    sport: 'gym',
    field_visibility: asksTrainees,
    additional_fields: traineeQuestions,
    description: 'A quiet floor with forty stations, and a studio that holds sixteen.',
    ar_description: 'قاعة هادئة بأربعين جهازًا واستوديو يتسع لستة عشر شخصًا.',
    configuration: { ...shared, max_booking_time: 180 },
  },
  {
    ...plain,
    id: ids[2].cricket,
    venue_id: 2,
    name: 'Cricket',
    ar_name: 'كريكيت',
    sport: 'cricket',
    description: 'A floodlit oval with a turf wicket and four practice nets beside it.',
    ar_description: 'ملعب بيضاوي مضاء بمضمار من العشب الصناعي وإلى جواره أربع شباك تدريب.',
    configuration: hourly,
  },
  {
    ...plain,
    id: ids[4].staff,
    venue_id: 4,
    name: 'Staff training',
    ar_name: 'تدريب الموظفين',
    sport: null,
    is_public: false,
    description: null,
    ar_description: null,
    configuration: hourly,
  },
  {
    ...plain,
    id: ids[4].pos,
    venue_id: 4,
    name: 'POS',
    ar_name: 'POS',
    sport: null,
    filter_by: 2,
    description: null,
    ar_description: null,
    configuration: hourly,
  },
];
