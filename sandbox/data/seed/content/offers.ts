/** Bundles at one price, good for some weeks around the day of the seed. */
import type { InferOutput } from 'valibot';
import type { Offer } from '../../../../src/contract/offered/offers.ts';
import { retailProducts } from './outlets.ts';
import { trainers } from './trainers.ts';
import type { VenueId } from '../venues.ts';
import { dayAfter } from '../dates.ts';
import { described, named, paid } from './wording.ts';

type Details = InferOutput<typeof Offer>;
type Part = Details['products'][number];

/** An offer is sold under its own id: offer_id and product_id are one number. */
const offerId = (position: number): number => 26_001 + position;

function fromShelf(name: string, quantity: number): Part {
  const product = retailProducts.find((each) => each.name === name);
  if (!product) throw new Error(`No product on the shelves is called ${name}`);
  return { product_id: product.product_id, ...named(product.name, product.ar_name ?? product.name), quantity };
}

function withTrainer(trainerId: number, sessions: number): Part {
  const trainer = trainers.find(({ id }) => id === trainerId);
  const choice = trainer?.packages.find((each) => each.sessions === sessions);
  if (!trainer || !choice) throw new Error(`Trainer ${trainerId} sells no package of ${sessions}`);
  return {
    product_id: choice.product_id,
    ...named(`${choice.name} with ${trainer.name}`, `${choice.ar_name} مع ${trainer.ar_name}`),
    quantity: 1,
  };
}

interface OfferPlan {
  readonly name: string;
  readonly ar_name: string;
  readonly description: string;
  readonly ar_description: string;
  readonly sport: string;
  readonly venue: VenueId;
  readonly total: number;
  /** First and last day, counted from today. */
  readonly span: readonly [first: number, last: number];
  readonly products: readonly Part[];
}

const plans: readonly OfferPlan[] = [
  {
    ...named('Padel starter set', 'طقم بداية البادل'),
    ...described(
      'Racket, three balls and an overgrip, AED 117 less than one by one.',
      'مضرب وثلاث كرات وأشرطة مقبض، بتوفير 117 درهمًا عن شرائها منفردة.',
    ),
    sport: 'padel',
    venue: 4,
    total: 699,
    span: [-10, 35],
    products: [
      fromShelf('Oryx Carbon padel racket', 1),
      fromShelf('Padel balls, tube of three', 1),
      fromShelf('Overgrips, pack of three', 1),
    ],
  },
  {
    ...named('First five lessons, balls on us', 'أول خمس حصص والكرات علينا'),
    ...described('Five hours with Lucía and two tubes of new balls.', 'خمس ساعات مع لوسيا وعلبتان من الكرات الجديدة.'),
    sport: 'padel',
    venue: 4,
    total: 1363,
    span: [-3, 27],
    products: [withTrainer(502, 5), fromShelf('Padel balls, tube of three', 2)],
  },
  {
    ...named('Into the water', 'إلى الماء'),
    ...described(
      'Goggles, cap, kickboard and towel: all a first lesson needs.',
      'نظارة وقبعة ولوح ومنشفة: كل ما تحتاجه الحصة الأولى.',
    ),
    sport: 'swimming',
    venue: 3,
    total: 239,
    span: [-20, 40],
    products: [
      fromShelf('Lane goggles, clear', 1),
      fromShelf('Silicone swim cap', 1),
      fromShelf('Kickboard', 1),
      fromShelf('Deck towel', 1),
    ],
  },
  {
    ...named('Team bag', 'حقيبة الفريق'),
    ...described(
      'Two match balls, bibs for five and twenty cones for the captain who organises everything.',
      'كرتا مباريات وخمس صدريات و20 قمعًا، لقائد الفريق الذي يرتّب كل شيء.',
    ),
    sport: 'football',
    venue: 2,
    total: 399,
    span: [0, 60],
    products: [
      fromShelf('Match football, size 5', 2),
      fromShelf('Bibs, set of five', 1),
      fromShelf('Marker cones, twenty', 1),
    ],
  },
  {
    ...named('Film night', 'ليلة التصوير'),
    ...described(
      'Your game filmed from the tower and six cold isotonic drinks for the analysis afterwards.',
      'مباراتك مصوّرة من البرج وستة مشروبات رياضية باردة لجلسة التحليل بعدها.',
    ),
    sport: 'fives',
    venue: 2,
    total: 119,
    span: [-1, 13],
    products: [fromShelf('Match film, one game', 1), fromShelf('Isotonic drink, lime', 6)],
  },
  {
    ...named('Ten hours of footwork', 'عشر ساعات من حركة القدمين'),
    ...described(
      'Ten badminton sessions with Ananya and a dozen feather shuttles.',
      'عشر حصص ريشة طائرة مع أنانيا واثنتا عشرة ريشة طبيعية.',
    ),
    sport: 'badminton',
    venue: 1,
    total: 1690,
    span: [5, 50],
    products: [withTrainer(506, 10), fromShelf('Feather shuttles, twelve', 1)],
  },
];

/** All offers; which of them hold is decided by the date of the question. */
export const offersOf = (today: Temporal.PlainDate): Details[] =>
  plans.map(({ name, ar_name, description, ar_description, sport, venue, total, span, products }, position) => {
    const { price, tax_amount } = paid(total);
    return {
      offer_id: offerId(position),
      ...named(name, ar_name),
      ...described(description, ar_description),
      image: null,
      sport,
      venue_id: venue,
      offer_price: price,
      tax_amount,
      valid_from: dayAfter(today, span[0]),
      valid_to: dayAfter(today, span[1]),
      products: [...products],
    };
  });
