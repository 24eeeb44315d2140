/** Academies, camps and workshops with their programmes and packages, relative to the day of the seed. */
import type { InferOutput } from 'valibot';
import type { WorkshopDetails } from '../../../../src/contract/offered/academies.ts';
import { bits, dayAfter } from '../dates.ts';
import { cheapest, described, named, paid } from './wording.ts';
import type { VenueId } from '../venues.ts';
import { venueName } from './places.ts';

type Details = InferOutput<typeof WorkshopDetails>;
type Program = Details['programs'][number];
export type PackageType = 'term' | 'month' | 'trial' | 'course';

/** Kinds of what is taught; the list is filtered by `type`. */
export const workshopTypes = { academy: 1, camp: 2, workshop: 3 } as const;
type WorkshopType = keyof typeof workshopTypes;

interface PackagePlan {
  readonly type: PackageType;
  /** AED with VAT. */
  readonly total: number;
}

interface ProgramPlan {
  readonly name: string;
  readonly ar_name: string;
  readonly days: readonly (keyof typeof bits)[];
  readonly time: readonly [start: string, end: string];
  /** First and last day, counted from today. */
  readonly span: readonly [first: number, last: number];
  readonly capacity: number;
  /** Places that are taken when the portal is opened for the first time. */
  readonly taken: number;
  /** Youngest and oldest, in years. */
  readonly ages: readonly [min: number, max: number | null];
  readonly packages: readonly PackagePlan[];
}

interface AcademyPlan {
  readonly id: number;
  readonly type: WorkshopType;
  readonly name: string;
  readonly ar_name: string;
  readonly description: string;
  readonly ar_description: string;
  readonly sport: string;
  readonly venue: VenueId;
  readonly pictured?: true;
  readonly programs: readonly ProgramPlan[];
}

/** A term and a month are paid for what is left of them (Q7.3.c); a trial and a course are bought whole. */
const packageWords = {
  term: { ...named('Whole term', 'الفصل كاملًا'), is_prorata: 1 },
  month: { ...named('One month', 'شهر واحد'), is_prorata: 1 },
  trial: { ...named('One trial session', 'حصة تجريبية واحدة'), is_prorata: 0 },
  course: { ...named('Whole course', 'الدورة كاملة'), is_prorata: 0 },
} as const;

const programId = (academyId: number, position: number): number => academyId * 10 + position + 1;
const productOf = (academyId: number, position: number, choice: number): number =>
  22_000 + (academyId - 400) * 100 + position * 10 + choice;

function academy(plan: AcademyPlan, today: Temporal.PlainDate): Details {
  const programs: Program[] = plan.programs.map((program, position) => ({
    workshop_program_id: programId(plan.id, position),
    ...named(program.name, program.ar_name),
    days: program.days.map((day) => bits[day]),
    start_time: program.time[0],
    end_time: program.time[1],
    start_date: dayAfter(today, program.span[0]),
    end_date: dayAfter(today, program.span[1]),
    capacity: program.capacity,
    remaining_capacity: program.capacity - program.taken,
    min_age: program.ages[0],
    max_age: program.ages[1],
    packages: program.packages.map(({ type, total }, choice) => ({
      product_id: productOf(plan.id, position, choice),
      package_type: type,
      ...packageWords[type],
      ...paid(total),
    })),
  }));
  const starts = plan.programs.map(({ time }) => time[0]).sort();
  const ends = plan.programs.map(({ time }) => time[1]).sort();
  const oldest = plan.programs.map(({ ages }) => ages[1]);
  const picture = `courts/${plan.sport}-${plan.id}.svg`;
  return {
    id: plan.id,
    ...named(plan.name, plan.ar_name),
    ...described(plan.description, plan.ar_description),
    image: plan.pictured ? picture : null,
    images: plan.pictured ? [picture, `courts/${plan.sport}-${plan.id + 50}.svg`] : [],
    sport: plan.sport,
    type: plan.type,
    workshop_type_id: workshopTypes[plan.type],
    venue: { id: plan.venue, ...venueName(plan.venue) },
    venue_id: plan.venue,
    price_from: cheapest(programs.flatMap(({ packages }) => packages)),
    min_age: Math.min(...plan.programs.map(({ ages }) => ages[0])),
    max_age: oldest.includes(null) ? null : Math.max(...oldest.map(Number)),
    days: Object.values(bits).filter((day) => programs.some(({ days }) => days.includes(day))),
    start_time: starts[0]!,
    end_time: ends.at(-1)!,
    programs,
  };
}

const term = [-21, 63] as const;

const plans: readonly AcademyPlan[] = [
  {
    id: 401,
    type: 'academy',
    name: 'Saha Football Academy',
    ar_name: 'أكاديمية ساحة لكرة القدم',
    description:
      'Small groups, a ball for each child and more touches than standing around. Every coach holds at least a UEFA C or AFC C licence, and every term ends with a festival instead of a league table.',
    ar_description:
      'مجموعات صغيرة وكرة لكل طفل ولمسات أكثر من الانتظار. يحمل كل مدرب رخصة C من الاتحاد الأوروبي أو الآسيوي على الأقل، وينتهي كل فصل بمهرجان بدلًا من جدول ترتيب.',
    sport: 'football',
    venue: 2,
    pictured: true,
    programs: [
      {
        ...named('Under 8', 'تحت 8 سنوات'),
        days: ['monday', 'wednesday'],
        time: ['16:00:00', '17:00:00'],
        span: term,
        capacity: 24,
        taken: 19,
        ages: [5, 7],
        packages: [
          { type: 'term', total: 1575 },
          { type: 'month', total: 630 },
          { type: 'trial', total: 52.5 },
        ],
      },
      {
        ...named('Under 11', 'تحت 11 سنة'),
        days: ['monday', 'wednesday'],
        time: ['17:00:00', '18:30:00'],
        span: term,
        capacity: 24,
        taken: 21,
        ages: [8, 10],
        packages: [
          { type: 'term', total: 2100 },
          { type: 'month', total: 840 },
          { type: 'trial', total: 52.5 },
        ],
      },
      {
        ...named('Under 14', 'تحت 14 سنة'),
        days: ['tuesday', 'thursday', 'saturday'],
        time: ['18:15:00', '19:45:00'],
        span: term,
        capacity: 22,
        taken: 9,
        ages: [11, 13],
        packages: [
          { type: 'term', total: 2310 },
          { type: 'month', total: 924 },
        ],
      },
    ],
  },
  {
    id: 402,
    type: 'academy',
    name: 'Barsha Padel School',
    ar_name: 'مدرسة البرشاء للبادل',
    description:
      'From the first wall rebound to match play. Four players to a court and one coach, always; you move up when your coach says so and not before.',
    ar_description:
      'من أول ارتداد عن الجدار حتى اللعب في المباريات. أربعة لاعبين في الملعب ومدرب واحد دائمًا، وتنتقل إلى المستوى التالي حين يقرر مدربك ذلك.',
    sport: 'padel',
    venue: 4,
    programs: [
      {
        ...named('Beginners, evenings', 'مبتدئون، مساءً'),
        days: ['sunday', 'tuesday'],
        time: ['19:00:00', '20:00:00'],
        span: [-14, 42],
        capacity: 8,
        taken: 6,
        ages: [16, null],
        packages: [
          { type: 'term', total: 1260 },
          { type: 'month', total: 720 },
          { type: 'trial', total: 90 },
        ],
      },
      {
        ...named('Juniors 9 to 13', 'ناشئون من 9 إلى 13'),
        days: ['saturday'],
        time: ['09:00:00', '10:30:00'],
        span: [-14, 42],
        capacity: 12,
        taken: 12,
        ages: [9, 13],
        packages: [
          { type: 'term', total: 760 },
          { type: 'trial', total: 85 },
        ],
      },
    ],
  },
  {
    id: 403,
    type: 'academy',
    name: 'Learn to swim at Jaddaf',
    ar_name: 'تعلّم السباحة في الجداف',
    description:
      'Six steps from bubbles to fifty metres. Lessons are half an hour, four children to an instructor, in water kept at twenty-nine degrees; there is a women-only evening for adults.',
    ar_description:
      'ست خطوات من الفقاعات إلى خمسين مترًا. مدة الحصة نصف ساعة، وأربعة أطفال لكل مدرب، والماء بحرارة تسع وعشرين درجة، ولدينا أمسية للسيدات فقط.',
    sport: 'swimming',
    venue: 3,
    pictured: true,
    programs: [
      {
        ...named('Step 1, ages 4 to 6', 'الخطوة الأولى، من 4 إلى 6 سنوات'),
        days: ['sunday', 'tuesday', 'thursday'],
        time: ['15:30:00', '16:00:00'],
        span: [-10, 46],
        capacity: 12,
        taken: 10,
        ages: [4, 6],
        packages: [
          { type: 'term', total: 1440 },
          { type: 'month', total: 780 },
          { type: 'trial', total: 70 },
        ],
      },
      {
        ...named('Step 3, ages 7 to 10', 'الخطوة الثالثة، من 7 إلى 10 سنوات'),
        days: ['sunday', 'tuesday', 'thursday'],
        time: ['16:15:00', '16:45:00'],
        span: [-10, 46],
        capacity: 12,
        taken: 7,
        ages: [7, 10],
        packages: [
          { type: 'term', total: 1440 },
          { type: 'month', total: 780 },
        ],
      },
      {
        ...named('Women, first strokes', 'سيدات، الضربات الأولى'),
        days: ['monday', 'wednesday'],
        time: ['20:00:00', '20:45:00'],
        span: [-10, 46],
        capacity: 10,
        taken: 4,
        ages: [16, null],
        packages: [{ type: 'term', total: 1180 }],
      },
    ],
  },
  {
    id: 404,
    type: 'academy',
    name: 'Junior tennis pathway',
    ar_name: 'مسار التنس للناشئين',
    description:
      'Red, orange, green, yellow: smaller courts and slower balls first, so that rallies come in the first week. Parents get a two-line note after every lesson.',
    ar_description:
      'أحمر فبرتقالي فأخضر فأصفر: ملاعب أصغر وكرات أبطأ في البداية، فتبدأ التبادلات من الأسبوع الأول. ويصل الأهل سطران عن كل حصة.',
    sport: 'tennis',
    venue: 4,
    programs: [
      {
        ...named('Red ball, ages 5 to 7', 'الكرة الحمراء، من 5 إلى 7 سنوات'),
        days: ['monday', 'thursday'],
        time: ['16:00:00', '16:45:00'],
        span: term,
        capacity: 10,
        taken: 8,
        ages: [5, 7],
        packages: [
          { type: 'term', total: 1680 },
          { type: 'month', total: 640 },
          { type: 'trial', total: 60 },
        ],
      },
      {
        ...named('Green ball, ages 9 to 11', 'الكرة الخضراء، من 9 إلى 11 سنة'),
        days: ['monday', 'thursday', 'saturday'],
        time: ['17:00:00', '18:00:00'],
        span: term,
        capacity: 10,
        taken: 5,
        ages: [9, 11],
        packages: [
          { type: 'term', total: 2520 },
          { type: 'month', total: 960 },
        ],
      },
    ],
  },
  {
    id: 405,
    type: 'academy',
    name: 'Sheds Basketball',
    ar_name: 'سلة العنابر',
    description:
      'Ball handling for twenty minutes, then shooting, then five against five. Boys and girls train together until twelve and side by side afterwards.',
    ar_description:
      'عشرون دقيقة للتحكم بالكرة ثم التصويب ثم خمسة ضد خمسة. يتدرب الأولاد والبنات معًا حتى سن الثانية عشرة، ثم جنبًا إلى جنب.',
    sport: 'basketball',
    venue: 1,
    programs: [
      {
        ...named('Rookies, 8 to 11', 'الواعدون، من 8 إلى 11'),
        days: ['monday', 'wednesday'],
        time: ['16:00:00', '18:00:00'],
        span: [-21, 56],
        capacity: 20,
        taken: 13,
        ages: [8, 11],
        packages: [
          { type: 'term', total: 1365 },
          { type: 'month', total: 546 },
          { type: 'trial', total: 47.25 },
        ],
      },
      {
        ...named('Girls, 12 to 16', 'بنات، من 12 إلى 16'),
        days: ['tuesday', 'thursday'],
        time: ['17:30:00', '18:45:00'],
        span: [-21, 56],
        capacity: 20,
        taken: 11,
        ages: [12, 16],
        packages: [
          { type: 'term', total: 1490 },
          { type: 'month', total: 590 },
        ],
      },
    ],
  },
  {
    id: 406,
    type: 'camp',
    name: 'School break multi-sport camp',
    ar_name: 'مخيم العطلة متعدد الرياضات',
    description:
      'Five mornings, five sports, one packed bag. Swimming on the hot days, football when it is kind outside, and a treasure map on Thursday that nobody has solved yet.',
    ar_description:
      'خمس صباحات وخمس رياضات وحقيبة واحدة. سباحة في الأيام الحارة وكرة قدم حين يطيب الجو، وخريطة كنز يوم الخميس لم يحلّها أحد بعد.',
    sport: 'football',
    venue: 2,
    pictured: true,
    programs: [
      {
        ...named('Ages 6 to 9', 'من 6 إلى 9 سنوات'),
        days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
        time: ['08:30:00', '13:00:00'],
        span: [18, 29],
        capacity: 40,
        taken: 27,
        ages: [6, 9],
        packages: [{ type: 'course', total: 1180 }],
      },
      {
        ...named('Ages 10 to 13', 'من 10 إلى 13 سنة'),
        days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
        time: ['08:30:00', '13:00:00'],
        span: [18, 29],
        capacity: 40,
        taken: 22,
        ages: [10, 13],
        packages: [{ type: 'course', total: 1180 }],
      },
    ],
  },
  {
    id: 407,
    type: 'workshop',
    name: 'Strong women: six weeks of lifting',
    ar_name: 'نساء قويات: ستة أسابيع من رفع الأثقال',
    description:
      'Squat, press, pull, and the reasons behind them. Ten women, two coaches, a written plan to take home, and no mirrors.',
    ar_description:
      'القرفصاء والضغط والسحب، ولماذا نفعل كل ذلك. عشر نساء ومدربتان وخطة مكتوبة تأخذينها معك، وبلا مرايا.',
    sport: 'gym',
    venue: 1,
    programs: [
      {
        ...named('Evening group', 'مجموعة المساء'),
        days: ['sunday', 'wednesday'],
        time: ['19:30:00', '20:45:00'],
        span: [6, 48],
        capacity: 10,
        taken: 3,
        ages: [16, null],
        packages: [
          { type: 'course', total: 890 },
          { type: 'trial', total: 70 },
        ],
      },
    ],
  },
  {
    id: 408,
    type: 'workshop',
    name: 'Spin bowling weekend',
    ar_name: 'عطلة أسبوع للرمي الدوّار',
    description:
      'Grip, seam, flight and the courage to toss it up. Four sessions in the nets with slow-motion film, for anyone over fifteen who has bowled before.',
    ar_description:
      'القبضة والدرزة والتحليق والجرأة على رفع الكرة. أربع حصص في الشباك مع تصوير بطيء، لمن تجاوز الخامسة عشرة وسبق له الرمي.',
    sport: 'cricket',
    venue: 2,
    programs: [
      {
        ...named('Two weekends', 'عطلتا أسبوع'),
        days: ['saturday', 'sunday'],
        time: ['07:00:00', '09:00:00'],
        span: [7, 21],
        capacity: 14,
        taken: 6,
        ages: [16, null],
        packages: [{ type: 'course', total: 420 }],
      },
    ],
  },
];

/** All academies, camps and workshops in the order of the page. */
export const academiesOf = (today: Temporal.PlainDate): Details[] => plans.map((plan) => academy(plan, today));

/** Places that are taken already, by programme. */
export const takenPlaces = plans.flatMap(({ id, programs }) =>
  programs.map(({ taken, capacity }, position) => ({ program_id: programId(id, position), used: taken, capacity })),
);
