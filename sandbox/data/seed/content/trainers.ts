/** Trainers, their packages and the hours they work each week. */
import type { InferOutput } from 'valibot';
import type { TrainerDetails } from '../../../../src/contract/offered/trainers.ts';
import type { VenueId } from '../venues.ts';
import { serviceOf, type ServiceSport } from './places.ts';
import { weekday } from '../dates.ts';
import { cheapest, named, paid } from './wording.ts';

type Details = InferOutput<typeof TrainerDetails>;

/** Hours of one weekday at which sessions may begin and must have ended. */
export interface WorkingHours {
  readonly days: readonly (keyof typeof weekday)[];
  readonly from: `${number}:00:00`;
  readonly until: `${number}:00:00`;
}

interface TrainerPlan {
  readonly id: number;
  readonly name: string;
  readonly ar_name: string;
  readonly title: string;
  readonly ar_title: string;
  readonly bio: string;
  readonly ar_bio: string;
  readonly sport: string;
  readonly venue: VenueId;
  readonly service: ServiceSport;
  /** AED with VAT for one session of 60 minutes. */
  readonly hour: number;
  readonly hours: readonly WorkingHours[];
}

const plans: readonly TrainerPlan[] = [
  {
    id: 501,
    ...named('Karim Haddad', 'كريم حداد'),
    title: 'Tennis coach, former Davis Cup player',
    ar_title: 'مدرب تنس ولاعب سابق في كأس ديفيز',
    bio: 'Karim played eleven Davis Cup ties for Lebanon and has coached in Dubai since 2009. He fixes one thing at a time and writes it on a card for you.',
    ar_bio:
      'لعب كريم إحدى عشرة مواجهة في كأس ديفيز مع لبنان، ويدرّب في دبي منذ عام 2009. يصلح شيئًا واحدًا في كل مرة ويكتبه لك على بطاقة.',
    sport: 'tennis',
    venue: 4,
    service: 'tennis',
    hour: 320,
    hours: [{ days: ['monday', 'tuesday', 'wednesday', 'thursday'], from: '15:00:00', until: '21:00:00' }],
  },
  {
    id: 502,
    ...named('Lucía Romero', 'لوسيا روميرو'),
    title: 'Padel coach, level 3',
    ar_title: 'مدربة بادل، المستوى الثالث',
    bio: 'Lucía grew up beside a padel club in Málaga and teaches the lob before the smash. Her pairs sessions are half lesson, half match.',
    ar_bio:
      'نشأت لوسيا إلى جوار نادٍ للبادل في مالقة، وتعلّم الكرة العالية قبل الضربة الساحقة. حصصها الزوجية نصفها درس ونصفها مباراة.',
    sport: 'padel',
    venue: 4,
    service: 'padel',
    hour: 290,
    hours: [{ days: ['sunday', 'monday', 'wednesday', 'friday'], from: '16:00:00', until: '22:00:00' }],
  },
  {
    id: 503,
    ...named('Omar Al Mansoori', 'عمر المنصوري'),
    title: 'Football coach, AFC B licence',
    ar_title: 'مدرب كرة قدم، رخصة B الآسيوية',
    bio: 'Omar works with young players on the two metres around the ball. Sessions are short, sharp and filmed from the fence.',
    ar_bio: 'يعمل عمر مع اللاعبين الصغار على المترين المحيطين بالكرة. حصصه قصيرة ومكثفة ومصوّرة من خلف السياج.',
    sport: 'football',
    venue: 2,
    service: 'football',
    hour: 240,
    hours: [{ days: ['sunday', 'tuesday', 'thursday', 'saturday'], from: '15:00:00', until: '20:00:00' }],
  },
  {
    id: 504,
    ...named('Grace Wanjiru', 'غريس وانجيرو'),
    title: 'Swimming instructor, adults and children',
    ar_title: 'مدربة سباحة للكبار والصغار',
    bio: 'Grace has taught more than six hundred people to swim, the oldest of them seventy-four. She stays in the water with you until you no longer notice.',
    ar_bio: 'علّمت غريس السباحة لأكثر من ستمئة شخص، أكبرهم في الرابعة والسبعين. تبقى معك في الماء إلى أن تنسى وجودها.',
    sport: 'swimming',
    venue: 3,
    service: 'swimming',
    hour: 210,
    hours: [
      { days: ['sunday', 'tuesday', 'thursday'], from: '07:00:00', until: '12:00:00' },
      { days: ['sunday', 'tuesday', 'thursday'], from: '16:00:00', until: '20:00:00' },
    ],
  },
  {
    id: 505,
    ...named('Marcus Bell', 'ماركوس بيل'),
    title: 'Basketball skills coach',
    ar_title: 'مدرب مهارات كرة السلة',
    bio: 'Marcus was a point guard in Birmingham for nine seasons. Bring your weak hand; he is not interested in the other one.',
    ar_bio: 'لعب ماركوس صانع ألعاب في برمنغهام تسعة مواسم. أحضر يدك الضعيفة، فالأخرى لا تعنيه.',
    sport: 'basketball',
    venue: 1,
    service: 'basketball',
    hour: 230,
    hours: [{ days: ['monday', 'wednesday', 'friday', 'saturday'], from: '16:00:00', until: '21:00:00' }],
  },
  {
    id: 506,
    ...named('Ananya Iyer', 'أنانيا أيير'),
    title: 'Badminton coach, national doubles champion',
    ar_title: 'مدربة ريشة طائرة وبطلة زوجي وطنية',
    bio: 'Ananya teaches footwork first and racket second. Two pairs can share an hour with her at no extra cost.',
    ar_bio: 'تعلّم أنانيا حركة القدمين أولًا ثم المضرب. ويمكن لثنائيين أن يتقاسما ساعة معها دون زيادة في السعر.',
    sport: 'badminton',
    venue: 1,
    service: 'badminton',
    hour: 190,
    hours: [{ days: ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday'], from: '17:00:00', until: '22:00:00' }],
  },
  {
    id: 507,
    ...named('Sara Al Balushi', 'سارة البلوشي'),
    title: 'Strength coach, women’s hours',
    ar_title: 'مدربة قوة، ساعات السيدات',
    bio: 'Sara lifts in the 64 kg class and trains new mothers, nurses and one grandmother who deadlifts 90 kg. She writes your plan before you meet.',
    ar_bio: 'تنافس سارة في وزن 64 كغ، وتدرّب أمهات جديدات وممرضات وجدّة ترفع 90 كغ. تكتب خطتك قبل أن تلتقيا.',
    sport: 'gym',
    venue: 1,
    service: 'gym',
    hour: 220,
    hours: [{ days: ['sunday', 'tuesday', 'thursday', 'saturday'], from: '08:00:00', until: '13:00:00' }],
  },
  {
    id: 508,
    ...named('Imran Sheikh', 'عمران شيخ'),
    title: 'Cricket coach, batting and spin',
    ar_title: 'مدرب كريكيت، ضرب ورمي دوّار',
    bio: 'Imran opened the batting for Sharjah for twelve years. Nets with him end with one over that counts.',
    ar_bio: 'افتتح عمران الضرب لفريق الشارقة اثني عشر عامًا. وتنتهي حصصه في الشباك بجولة واحدة تُحسب.',
    sport: 'cricket',
    venue: 2,
    service: 'cricket',
    hour: 200,
    hours: [{ days: ['tuesday', 'wednesday', 'saturday', 'sunday'], from: '17:00:00', until: '22:00:00' }],
  },
  {
    id: 509,
    ...named('Yousef Nasser', 'يوسف ناصر'),
    title: 'Padel coach, beginners and pairs',
    ar_title: 'مدرب بادل للمبتدئين والثنائيات',
    bio: 'Yousef was a squash player who changed walls. Patient with beginners, merciless with people who run around their backhand.',
    ar_bio: 'كان يوسف لاعب إسكواش ثم غيّر الجدران. صبور مع المبتدئين، ولا يرحم من يهرب من ضربته الخلفية.',
    sport: 'padel',
    venue: 3,
    service: 'padel',
    hour: 250,
    hours: [{ days: ['tuesday', 'thursday', 'friday', 'saturday'], from: '09:00:00', until: '14:00:00' }],
  },
  {
    id: 510,
    ...named('Nina Kovač', 'نينا كوفاتش'),
    title: 'Movement and recovery coach',
    ar_title: 'مدربة حركة وتعافٍ',
    bio: 'Nina was a physiotherapist with two handball clubs. Forty years of desk work do not frighten her, and she will not say the word core.',
    ar_bio:
      'عملت نينا معالجة فيزيائية في ناديين لكرة اليد. لا تخيفها أربعون سنة من الجلوس إلى المكتب، وحصصها هادئة بلا صراخ.',
    sport: 'gym',
    venue: 4,
    service: 'gym',
    hour: 260,
    hours: [{ days: ['monday', 'wednesday', 'friday'], from: '07:00:00', until: '12:00:00' }],
  },
];

/** One, five and ten sessions; the more, the less each costs. */
const choices = [
  { ...named('One session', 'حصة واحدة'), sessions: 1, share: 1 },
  { ...named('Five sessions', 'خمس حصص'), sessions: 5, share: 0.94 },
  { ...named('Ten sessions', 'عشر حصص'), sessions: 10, share: 0.88 },
] as const;

const minutes = 60;

export const trainers: readonly Details[] = plans.map((plan) => {
  const packages = choices.map(({ share, ...choice }, position) => ({
    training_package_id: plan.id * 10 + position + 1,
    product_id: 23_000 + (plan.id - 500) * 10 + position,
    ...choice,
    duration: minutes,
    ...paid(Math.round(plan.hour * choice.sessions * share)),
  }));
  return {
    id: plan.id,
    ...named(plan.name, plan.ar_name),
    image: null,
    sport: plan.sport,
    title: plan.title,
    ar_title: plan.ar_title,
    bio: plan.bio,
    ar_bio: plan.ar_bio,
    venue_id: plan.venue,
    services: [serviceOf(plan.venue, plan.service)].filter((service) => service !== null),
    price_from: cheapest(packages),
    packages,
  };
});

export const workingHoursOf = (trainerId: number): readonly WorkingHours[] =>
  plans.find(({ id }) => id === trainerId)?.hours ?? [];
