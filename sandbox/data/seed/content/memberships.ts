/** Memberships and their packages; the longer ones may be paid in instalments. */
import type { InferOutput } from 'valibot';
import type { Membership } from '../../../../src/contract/offered/memberships.ts';
import type { VenueId } from '../venues.ts';
import { described, named, paid } from './wording.ts';

type Details = InferOutput<typeof Membership>;

interface MembershipPlan {
  readonly id: number;
  readonly name: string;
  readonly ar_name: string;
  readonly description: string;
  readonly ar_description: string;
  readonly sport: string;
  readonly venue: VenueId;
  /** People that one card is for; one where it is left out. */
  readonly people?: number;
  readonly benefits: readonly (readonly [english: string, arabic: string])[];
  readonly packages: readonly {
    readonly months: 1 | 3 | 6 | 12;
    readonly total: number;
    readonly instalments?: number;
  }[];
}

const lengths = {
  1: named('One month', 'شهر واحد'),
  3: named('Three months', 'ثلاثة أشهر'),
  6: named('Six months', 'ستة أشهر'),
  12: named('One year', 'سنة كاملة'),
} as const;

const plans: readonly MembershipPlan[] = [
  {
    id: 601,
    ...named('Off-Peak', 'خارج الذروة'),
    ...described(
      'Courts and pitches before four in the afternoon, Sunday to Thursday, at half the public price.',
      'الملاعب قبل الرابعة عصرًا من الأحد إلى الخميس بنصف السعر المعتاد.',
    ),
    sport: 'tennis',
    venue: 4,
    benefits: [
      [
        'Half price on courts before 4 PM, Sunday to Thursday',
        'نصف السعر على الملاعب قبل الرابعة عصرًا من الأحد إلى الخميس',
      ],
      ['Book nine days ahead instead of seven', 'احجز قبل تسعة أيام بدلًا من سبعة'],
      ['One guest a month for free', 'ضيف واحد مجانًا كل شهر'],
    ],
    packages: [
      { months: 1, total: 149 },
      { months: 6, total: 780 },
      { months: 12, total: 1440, instalments: 12 },
    ],
  },
  {
    id: 602,
    ...named('Play', 'لعب'),
    ...described(
      'For people who play every week: every venue, every hour, fifteen percent less.',
      'لمن يلعب كل أسبوع: كل المواقع وكل الساعات وخمسة عشر بالمئة أقل.',
    ),
    sport: 'padel',
    venue: 1,
    benefits: [
      ['15% off courts, pitches and lanes at all four venues', 'خصم 15% على الملاعب والحارات في المواقع الأربعة'],
      ['Members’ hours from 6 to 8 AM', 'ساعات الأعضاء من السادسة إلى الثامنة صباحًا'],
      ['Racket and ball hire included', 'استئجار المضارب والكرات مشمول'],
      ['Book fourteen days ahead', 'احجز قبل أربعة عشر يومًا'],
    ],
    packages: [
      { months: 1, total: 259 },
      { months: 3, total: 729 },
      { months: 12, total: 2640, instalments: 12 },
    ],
  },
  {
    id: 603,
    ...named('Family', 'عائلة'),
    ...described(
      'Two adults and up to four children on one card, with the pool every weekend.',
      'شخصان بالغان وحتى أربعة أطفال على بطاقة واحدة، والمسبح في كل عطلة أسبوع.',
    ),
    sport: 'swimming',
    venue: 3,
    people: 6,
    benefits: [
      ['Weekend family swim included', 'سباحة العائلة في عطلة الأسبوع مشمولة'],
      ['20% off every academy term', 'خصم 20% على كل فصل في الأكاديميات'],
      ['15% off courts and pitches', 'خصم 15% على الملاعب'],
      ['Birthday hour on a pitch of your choice', 'ساعة عيد ميلاد على الملعب الذي تختاره'],
    ],
    packages: [
      { months: 3, total: 1290 },
      { months: 12, total: 4380, instalments: 12 },
    ],
  },
  {
    id: 604,
    ...named('Iron', 'حديد'),
    ...described(
      'The gym in Al Quoz, whenever it is open, with a coach who knows your name.',
      'صالة القوز في كل ساعات عملها، مع مدرب يعرف اسمك.',
    ),
    sport: 'gym',
    venue: 1,
    benefits: [
      ['Unlimited gym visits', 'زيارات غير محدودة للصالة'],
      ['A plan written for you every eight weeks', 'خطة تُكتب لك كل ثمانية أسابيع'],
      ['Two classes a week', 'حصتان جماعيتان في الأسبوع'],
    ],
    packages: [
      { months: 1, total: 320 },
      { months: 6, total: 1680, instalments: 3 },
      { months: 12, total: 2990, instalments: 12 },
    ],
  },
];

const inInstalments = (total: number, instalments: number): string =>
  `${instalments} payments of AED ${(Math.round((total * 100) / instalments) / 100).toFixed(2).replace('.00', '')}`;

const packageIdOf = (plan: MembershipPlan, position: number): number => plan.id * 10 + position + 1;

/** How many people the card of a package is for, where it is more than one. */
export const peopleOfPackage: ReadonlyMap<number, number> = new Map(
  plans.flatMap((plan) => {
    const { people } = plan;
    return people === undefined ? [] : plan.packages.map((_, position) => [packageIdOf(plan, position), people]);
  }),
);

export const memberships: readonly Details[] = plans.map((plan) => ({
  membership_id: plan.id,
  ...named(plan.name, plan.ar_name),
  ...described(plan.description, plan.ar_description),
  image: null,
  sport: plan.sport,
  venue_id: plan.venue,
  benefits: plan.benefits.map(([english, arabic]) => named(english, arabic)),
  packages: plan.packages.map(({ months, total, instalments }, position) => ({
    membership_package_id: packageIdOf(plan, position),
    product_id: 24_000 + (plan.id - 600) * 10 + position,
    ...lengths[months],
    duration: months,
    ...paid(total),
    installment_divisor: instalments ?? 1,
    pricing: instalments ? inInstalments(total, instalments) : 'paid at once',
  })),
}));
