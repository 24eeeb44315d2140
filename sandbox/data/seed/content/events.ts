/** Events of the season: tournaments, clinics and evenings to watch, relative to the day of the seed. */
import type { InferOutput } from 'valibot';
import type { EventDetails } from '../../../../src/contract/offered/events.ts';
import { dayAfter, nextWeekday } from '../dates.ts';
import { cheapest, described, named, paid } from './wording.ts';
import type { VenueId } from '../venues.ts';
import { venueName } from './places.ts';

type Details = InferOutput<typeof EventDetails>;
type Ticket = Details['tickets'][number];

interface TicketPlan {
  readonly name: string;
  readonly ar_name: string;
  /** AED with VAT. */
  readonly total: number;
  readonly places: number;
  readonly description?: string;
  readonly ar_description?: string;
  readonly category?: readonly [english: string, arabic: string];
  readonly people?: number;
  readonly onePerCustomer?: true;
  readonly seatMapId?: number;
  /** The one day of several that it is for. */
  readonly date?: string;
}

interface EventPlan {
  readonly id: number;
  readonly name: string;
  readonly ar_name: string;
  readonly description: string;
  readonly ar_description: string;
  readonly sport: string;
  readonly venue: VenueId;
  /** Each day with its times. */
  readonly days: readonly (readonly [date: string, start: string, end: string])[];
  readonly pictured?: true;
  readonly tickets: readonly TicketPlan[];
}

/** Products of event tickets begin here: event 301's first ticket is 21010. */
const productOf = (eventId: number, position: number): number => 21_000 + (eventId - 300) * 10 + position;
const ticketOf = (eventId: number, position: number): number => eventId * 10 + position + 1;

/** The seat map of the exhibition night; its seats are in seats.ts. */
export const exhibitionSeatMapId = 30_700;
export const exhibitionId = 307;
export const exhibitionTickets = {
  courtside: ticketOf(exhibitionId, 0),
  baseline: ticketOf(exhibitionId, 1),
  upper: ticketOf(exhibitionId, 2),
} as const;

/** The hall of the finals, with two thousand seats. */
export const finalsSeatMapId = 31_600;
const finalsId = 316;
export const finalsTickets = {
  courtside: ticketOf(finalsId, 0),
  side: ticketOf(finalsId, 1),
  end: ticketOf(finalsId, 2),
} as const;

function ticket(eventId: number, plan: TicketPlan, position: number): Ticket {
  return {
    event_ticket_id: ticketOf(eventId, position),
    product_id: productOf(eventId, position),
    name: plan.name,
    ar_name: plan.ar_name,
    description: plan.description ?? null,
    ar_description: plan.ar_description ?? null,
    ...paid(plan.total),
    participant_count: plan.people ?? 1,
    remaining_capacity: plan.places,
    category: plan.category?.[0] ?? null,
    ar_category: plan.category?.[1] ?? null,
    one_per_customer: plan.onePerCustomer ? 1 : 0,
    date: plan.date ?? null,
    seat_map_id: plan.seatMapId ?? null,
  };
}

function event(plan: EventPlan): Details {
  const tickets = plan.tickets.map((each, position) => ticket(plan.id, each, position));
  return {
    id: plan.id,
    ...named(plan.name, plan.ar_name),
    ...described(plan.description, plan.ar_description),
    image: plan.pictured ? `courts/${plan.sport}-${plan.id}.svg` : null,
    sport: plan.sport,
    start_date: plan.days[0]![0],
    end_date: plan.days.at(-1)![0],
    venue: { id: plan.venue, ...venueName(plan.venue) },
    venue_id: plan.venue,
    event_schedules: plan.days.map(([date, start_time, end_time]) => ({ date, start_time, end_time })),
    price_from: cheapest(tickets),
    tickets,
  };
}

const players = ['Players', 'اللاعبون'] as const;
const spectators = ['Spectators', 'المتفرجون'] as const;

/** All events of the season, earliest first; `remaining_capacity` is what was put on sale. */
export function eventsOf(today: Temporal.PlainDate): Details[] {
  const tonight = today.toString();
  const cupSaturday = nextWeekday(today, 'saturday', 16);
  const cupSunday = Temporal.PlainDate.from(cupSaturday).add({ days: 1 }).toString();
  const leagueStart = nextWeekday(today, 'tuesday', 5);
  const leagueNights = [0, 1, 2, 3].map((week) => Temporal.PlainDate.from(leagueStart).add({ weeks: week }).toString());

  const season: EventPlan[] = [
    {
      id: 301,
      name: 'Full Moon Padel Open',
      ar_name: 'بطولة البدر للبادل',
      description:
        'Thirty-two pairs, four glass courts and one long evening by the creek. Group matches are two sets to six, and from the quarter-finals every deuce is a golden point. Balls, water and a late supper are included for players.',
      ar_description:
        'اثنان وثلاثون ثنائيًا وأربعة ملاعب زجاجية وأمسية طويلة على ضفة الخور. تُلعب مباريات المجموعات بشوطين، ومن ربع النهائي فصاعدًا تُحسم كل نقطة تعادل بالنقطة الذهبية. تشمل المشاركة الكرات والماء وعشاءً متأخرًا للاعبين.',
      sport: 'padel',
      venue: 3,
      days: [[dayAfter(today, 4), '19:00:00', '23:00:00']],
      tickets: [
        {
          ...named('Pair entry, open draw', 'مشاركة ثنائي، الفئة المفتوحة'),
          ...described(
            'For two players of any level; four matches at least.',
            'للاعبَين اثنين من أي مستوى، وأربع مباريات على الأقل.',
          ),
          total: 340,
          places: 16,
          people: 2,
          category: players,
        },
        {
          ...named('Pair entry, mixed draw', 'مشاركة ثنائي، الفئة المختلطة'),
          ...described('One woman and one man in each pair.', 'لاعبة ولاعب في كل ثنائي.'),
          total: 340,
          places: 12,
          people: 2,
          category: players,
        },
        { ...named('Spectator', 'متفرج'), total: 85, places: 120, category: spectators },
      ],
    },
    {
      id: 302,
      name: 'Sunrise 5K and breakfast',
      ar_name: 'سباق الشروق 5 كم والفطور',
      description:
        'Two laps around the fields while the air is still cool. Walkers, prams and fast people start together at six sharp; chai, karak and manakish wait under the trees at the finish.',
      ar_description:
        'لفّتان حول الملاعب والهواء ما زال عليلًا. ينطلق المشاة وعربات الأطفال والعدّاؤون معًا في السادسة تمامًا، وعند خط النهاية شاي وكرك ومناقيش تحت الأشجار.',
      sport: 'athletics',
      venue: 2,
      days: [[nextWeekday(today, 'sunday', 3), '06:00:00', '09:00:00']],
      pictured: true,
      tickets: [
        {
          ...named('Runner', 'عدّاء'),
          ...described('Number, timing chip and breakfast.', 'رقم وشريحة توقيت وفطور.'),
          total: 60,
          places: 240,
        },
        {
          ...named('Child under 12', 'طفل دون 12 عامًا'),
          ...described('Runs with an adult; breakfast included.', 'يركض مع شخص بالغ، والفطور مشمول.'),
          total: 25,
          places: 80,
        },
        {
          ...named('Family of four', 'عائلة من أربعة أفراد'),
          ...described('Two adults and two children.', 'بالغان وطفلان.'),
          total: 140,
          places: 30,
          people: 4,
        },
      ],
    },
    {
      id: 303,
      name: 'Friday Night Fives: the final',
      ar_name: 'نهائي دوري ليالي الجمعة للخماسي',
      description:
        'Ten weeks, eighteen teams, two left. The final of the five-a-side league is free to watch; gates open at half past eight and the drums come with the supporters.',
      ar_description:
        'عشرة أسابيع وثمانية عشر فريقًا، ولم يبقَ سوى فريقين. حضور نهائي الدوري الخماسي مجاني، وتُفتح البوابات في الثامنة والنصف، أما الطبول فيحضرها المشجعون.',
      sport: 'fives',
      venue: 2,
      days: [[nextWeekday(today, 'friday', 6), '21:00:00', '23:00:00']],
      tickets: [
        {
          ...named('Free entry', 'دخول مجاني'),
          ...described('One for each customer.', 'تذكرة واحدة لكل عميل.'),
          total: 0,
          places: 300,
          onePerCustomer: true,
        },
        {
          ...named('Touchline bench for four', 'مقعد لأربعة عند خط التماس'),
          ...described('Cushions, dates and coffee.', 'وسائد وتمر وقهوة.'),
          total: 180,
          places: 10,
          people: 4,
        },
      ],
    },
    {
      id: 304,
      name: 'Little Swimmers splash day',
      ar_name: 'يوم السبّاحين الصغار',
      description:
        'The whole pool belongs to children under ten: floats, a treasure dive and their first certificate. Two instructors for every eight children, parents on the deck with coffee.',
      ar_description:
        'المسبح كله للأطفال دون العاشرة: ألعاب طافية وغوص بحثًا عن الكنز وأول شهادة سباحة. مدربان لكل ثمانية أطفال، والأهل على حافة المسبح مع القهوة.',
      sport: 'swimming',
      venue: 3,
      days: [[nextWeekday(today, 'saturday', 9), '09:00:00', '12:00:00']],
      pictured: true,
      tickets: [
        { ...named('One child and one parent', 'طفل مع أحد والديه'), total: 95, places: 40, people: 2 },
        {
          ...named('Second child', 'طفل ثانٍ'),
          ...described('Only together with the first ticket.', 'مع التذكرة الأولى فقط.'),
          total: 55,
          places: 30,
        },
      ],
    },
    {
      id: 305,
      name: 'Winter cricket sixes',
      ar_name: 'سداسيات الشتاء للكريكيت',
      description:
        'Six a side, five overs, no draws. Sixteen teams play on two pitches from the afternoon until the floodlights are on; the umpires keep strict time and the curry is hot.',
      ar_description:
        'ستة لاعبين وخمس جولات ولا تعادل. يلعب ستة عشر فريقًا على ملعبين من بعد الظهر حتى تُضاء الكشافات، والحكّام يضبطون الوقت بدقة.',
      sport: 'cricket',
      venue: 2,
      days: [[nextWeekday(today, 'wednesday', 12), '16:30:00', '22:00:00']],
      tickets: [
        {
          ...named('Team of six', 'فريق من ستة لاعبين'),
          ...described('Three matches at least, balls included.', 'ثلاث مباريات على الأقل، والكرات مشمولة.'),
          total: 660,
          places: 16,
          people: 6,
          category: players,
        },
        { ...named('Spectator', 'متفرج'), total: 20, places: 200, category: spectators },
      ],
    },
    {
      id: 306,
      name: '3×3 under the lights',
      ar_name: 'ثلاثة ضد ثلاثة تحت الأضواء',
      description:
        'Half a court, one hoop, ten minutes or twenty-one points. The sheds open both doors, the music stays on and the winners keep the ball.',
      ar_description:
        'نصف ملعب وسلة واحدة، عشر دقائق أو إحدى وعشرون نقطة. تُفتح أبواب العنابر على مصراعيها وتبقى الموسيقى، والكرة من نصيب الفائزين.',
      sport: 'basketball',
      venue: 1,
      days: [[dayAfter(today, 6), '18:00:00', '22:00:00']],
      tickets: [
        {
          ...named('Team of four', 'فريق من أربعة لاعبين'),
          ...described('Three on the court and one on the bench.', 'ثلاثة في الملعب وواحد على دكة البدلاء.'),
          total: 300,
          places: 3,
          people: 4,
          category: players,
        },
        { ...named('Standing place', 'تذكرة وقوف'), total: 35, places: 150, category: spectators },
      ],
    },
    {
      id: exhibitionId,
      name: 'Centre court exhibition night',
      ar_name: 'ليلة العروض في الملعب الرئيسي',
      description:
        'Two former top-fifty players, one short-format match and a doubles with four of our juniors. Every one of the 120 seats is numbered: pick yours on the plan.',
      ar_description:
        'لاعبان سابقان من أفضل خمسين في العالم، ومباراة قصيرة، ثم زوجي مع أربعة من ناشئينا. المقاعد المئة والعشرون كلها مرقّمة: اختر مقعدك على المخطط.',
      sport: 'tennis',
      venue: 4,
      days: [[nextWeekday(today, 'saturday', 11), '19:30:00', '22:00:00']],
      pictured: true,
      tickets: [
        {
          ...named('Courtside', 'بمحاذاة الملعب'),
          ...described(
            'Front rows on the long side, close enough to hear the strings.',
            'الصفوف الأولى على الجانب الطويل، حيث تسمع صوت الأوتار.',
          ),
          total: 260,
          places: 40,
          seatMapId: exhibitionSeatMapId,
        },
        {
          ...named('Baseline', 'خلف الخط النهائي'),
          ...described('Behind the server, raised.', 'خلف الإرسال في مدرّج مرتفع.'),
          total: 180,
          places: 40,
          seatMapId: exhibitionSeatMapId,
        },
        {
          ...named('Upper stand', 'المدرّج العلوي'),
          ...described('The whole court in one look.', 'الملعب كله في نظرة واحدة.'),
          total: 110,
          places: 40,
          seatMapId: exhibitionSeatMapId,
        },
      ],
    },
    {
      id: 308,
      name: 'Open night: try a new sport',
      ar_name: 'ليلة مفتوحة: جرّب رياضة جديدة',
      description:
        'Badminton, basketball and the weights room with a coach at each, half an hour each, nothing to pay. Come in sports shoes; rackets and balls are here.',
      ar_description:
        'الريشة الطائرة وكرة السلة وصالة الأثقال، مدرب في كل محطة ونصف ساعة لكل رياضة بلا مقابل. تعالَ بحذاء رياضي، فالمضارب والكرات عندنا.',
      sport: 'badminton',
      venue: 1,
      days: [[tonight, '20:00:00', '22:00:00']],
      tickets: [{ ...named('Free place', 'مكان مجاني'), total: 0, places: 60, onePerCustomer: true }],
    },
    {
      id: 309,
      name: 'Ladies’ badminton social',
      ar_name: 'لقاء السيدات للريشة الطائرة',
      description:
        'Women only, doubles with changing partners, every level welcome. Six courts behind closed doors and a female team at the desk and on the court.',
      ar_description:
        'للسيدات فقط، مباريات زوجية مع تبديل الشريكات، ونرحب بكل المستويات. ستة ملاعب خلف أبواب مغلقة، وفريق نسائي في الاستقبال والملعب.',
      sport: 'badminton',
      venue: 1,
      days: [[nextWeekday(today, 'monday', 2), '18:00:00', '21:00:00']],
      tickets: [
        {
          ...named('Player', 'لاعبة'),
          ...described('Shuttles and a racket if you need one.', 'الريش مشمول، ومضرب إن احتجتِ إليه.'),
          total: 50,
          places: 36,
        },
      ],
    },
    {
      id: 310,
      name: 'Al Quoz barbell meet',
      ar_name: 'ملتقى القوز لرفع الأثقال',
      description:
        'Three lifts, three attempts, three judges. Weigh-in from four o’clock; beginners have their own flight and the loudest bench.',
      ar_description:
        'ثلاث رفعات وثلاث محاولات وثلاثة حكام. يبدأ الوزن عند الرابعة، وللمبتدئين مجموعتهم الخاصة وأعلى تشجيع.',
      sport: 'gym',
      venue: 1,
      days: [[nextWeekday(today, 'saturday', 20), '16:00:00', '21:00:00']],
      tickets: [
        { ...named('Lifter', 'رباع'), total: 150, places: 32, category: players },
        { ...named('Spectator', 'متفرج'), total: 30, places: 100, category: spectators },
      ],
    },
    {
      id: 311,
      name: 'Schools football cup',
      ar_name: 'كأس المدارس لكرة القدم',
      description:
        'Twenty-four school teams under fourteen, groups on Saturday, knock-out on Sunday. The full pitch for the final; parents’ tents along the west line.',
      ar_description:
        'أربعة وعشرون فريقًا مدرسيًا دون الرابعة عشرة، دور المجموعات يوم السبت والأدوار الإقصائية يوم الأحد. النهائي على الملعب الكامل، وخيام الأهل على الجانب الغربي.',
      sport: 'football',
      venue: 2,
      days: [
        [cupSaturday, '08:00:00', '17:00:00'],
        [cupSunday, '09:00:00', '16:00:00'],
      ],
      pictured: true,
      tickets: [
        {
          ...named('Saturday, groups', 'السبت، دور المجموعات'),
          total: 25,
          places: 400,
          category: ['Saturday', 'السبت'],
          date: cupSaturday,
        },
        {
          ...named('Sunday, knock-out and final', 'الأحد، الأدوار الإقصائية والنهائي'),
          total: 35,
          places: 400,
          category: ['Sunday', 'الأحد'],
          date: cupSunday,
        },
        {
          ...named('Both days', 'اليومان معًا'),
          total: 50,
          places: 300,
          category: ['Both days', 'اليومان معًا'],
        },
      ],
    },
    {
      id: 312,
      name: 'Company padel league',
      ar_name: 'دوري الشركات للبادل',
      description:
        'Four Tuesday evenings, six players in each team, three rubbers a tie. Built for people who come straight from work: first serve at seven, home by eleven.',
      ar_description:
        'أربع أمسيات ثلاثاء، وستة لاعبين في كل فريق، وثلاث مباريات في كل مواجهة. صُمّم لمن يأتون من العمل مباشرة: أول إرسال في السابعة والعودة إلى البيت قبل الحادية عشرة.',
      sport: 'padel',
      venue: 4,
      days: leagueNights.map((date) => [date, '19:00:00', '22:30:00'] as const),
      tickets: [
        {
          ...named('Company team', 'فريق شركة'),
          ...described('Six players, all four evenings.', 'ستة لاعبين في الأمسيات الأربع كلها.'),
          total: 1890,
          places: 8,
          people: 6,
        },
      ],
    },
    {
      id: 313,
      name: 'Swim a mile for the reef',
      ar_name: 'ميل سباحة من أجل الشعاب',
      description:
        'Sixty-four lengths in your own time, in three waves. Half of each entry pays for coral plugs off the Fujairah coast; the counters are students who will cheer.',
      ar_description:
        'أربع وستون طولًا على مهلك، في ثلاث دفعات. يذهب نصف كل مشاركة إلى زراعة المرجان قبالة ساحل الفجيرة، ويعدّ الأطوال طلاب لا يكفّون عن التشجيع.',
      sport: 'swimming',
      venue: 3,
      days: [[nextWeekday(today, 'friday', 24), '06:30:00', '10:00:00']],
      tickets: [
        {
          ...named('Wave one, 6:30', 'الدفعة الأولى، 6:30'),
          total: 120,
          places: 24,
          category: ['Swimmers', 'السبّاحون'],
        },
        {
          ...named('Wave two, 7:30', 'الدفعة الثانية، 7:30'),
          total: 120,
          places: 24,
          category: ['Swimmers', 'السبّاحون'],
        },
        {
          ...named('Wave three, 8:30', 'الدفعة الثالثة، 8:30'),
          total: 120,
          places: 0,
          category: ['Swimmers', 'السبّاحون'],
        },
        {
          ...named('Relay of four', 'تتابع لأربعة'),
          ...described('A quarter of a mile each.', 'ربع ميل لكل سبّاح.'),
          total: 320,
          places: 10,
          people: 4,
          category: ['Relay', 'التتابع'],
        },
      ],
    },
    {
      id: 314,
      name: 'Serve and volley clinic',
      ar_name: 'ورشة الإرسال والضربة الطائرة',
      description:
        'Two hours with Karim Haddad on the two shots that nobody practises. Twelve players, three courts, one camera behind the baseline; you take your own film home.',
      ar_description:
        'ساعتان مع كريم حداد على الضربتين اللتين لا يتدرب عليهما أحد. اثنا عشر لاعبًا وثلاثة ملاعب وكاميرا خلف الخط، وتعود إلى بيتك بتصويرك.',
      sport: 'tennis',
      venue: 4,
      days: [[nextWeekday(today, 'thursday', 5), '19:00:00', '21:00:00']],
      tickets: [{ ...named('Player', 'لاعب'), total: 160, places: 12 }],
    },
    {
      id: 315,
      name: 'Midnight padel marathon',
      ar_name: 'ماراثون البادل الليلي',
      description:
        'Twelve hours from dusk to dawn, teams of four, the clock never stops. Won this year by four nurses from Rashid Hospital.',
      ar_description:
        'اثنتا عشرة ساعة من الغروب إلى الفجر بفرق من أربعة لاعبين والساعة لا تتوقف. فازت به هذا العام أربع ممرضات من مستشفى راشد.',
      sport: 'padel',
      venue: 3,
      days: [[dayAfter(today, -9), '18:00:00', '23:59:59']],
      pictured: true,
      tickets: [{ ...named('Team of four', 'فريق من أربعة لاعبين'), total: 480, places: 0, people: 4 }],
    },
    {
      id: finalsId,
      name: '3×3 finals under the lights',
      ar_name: 'نهائيات ثلاثة ضد ثلاثة تحت الأضواء',
      description:
        'Eight teams, one hoop after the other and a hall of two thousand around them. Doors at seven, first game at eight; every seat is numbered.',
      ar_description:
        'ثمانية فرق ومباراة تلو الأخرى وسط قاعة تتسع لألفي متفرج. تُفتح الأبواب في السابعة وتبدأ المباراة الأولى في الثامنة، وكل المقاعد مرقّمة.',
      sport: 'basketball',
      venue: 1,
      days: [[nextWeekday(today, 'thursday', 27), '20:00:00', '22:30:00']],
      tickets: [
        {
          ...named('Courtside', 'بجانب الملعب'),
          ...described('Two rows with their feet on the floor.', 'صفّان على حافة الملعب مباشرة.'),
          total: 160,
          places: 200,
          seatMapId: finalsSeatMapId,
        },
        {
          ...named('Side stand', 'المدرّج الجانبي'),
          ...described('Along the length of the court.', 'بمحاذاة طول الملعب.'),
          total: 110,
          places: 1200,
          seatMapId: finalsSeatMapId,
        },
        {
          ...named('End stand', 'المدرّج الخلفي'),
          ...described('Behind the hoops.', 'خلف السلّتين.'),
          total: 75,
          places: 600,
          seatMapId: finalsSeatMapId,
        },
      ],
    },
  ];
  return season.map(event).sort((one, other) => one.start_date.localeCompare(other.start_date) || one.id - other.id);
}
