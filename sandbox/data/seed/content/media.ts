/** The media library and the gallery; everything in them is drawn or written by the sandbox itself. */
import type { InferOutput } from 'valibot';
import type { GalleryImage, MediaItem } from '../../../../src/contract/site/articles.ts';

type Item = InferOutput<typeof MediaItem>;
type Picture = InferOutput<typeof GalleryImage>;

const drawing = (id: number, sport: string, title: string, ar_title: string): Item => ({
  id,
  type: 'image',
  title,
  ar_title,
  url: `courts/${sport}-media-${id}.svg`,
  thumbnail: `courts/${sport}-media-${id}.svg`,
});
const film = (id: number, sport: string, title: string, ar_title: string): Item => ({
  id,
  type: 'video',
  title,
  ar_title,
  url: `films/${sport}.webm`,
  thumbnail: `courts/${sport}-media-${id}.svg`,
});
const sheet = (id: number, slug: string, title: string, ar_title: string): Item => ({
  id,
  type: 'document',
  title,
  ar_title,
  url: `documents/${slug}.pdf`,
  thumbnail: null,
});

export const mediaItems: readonly Item[] = [
  drawing(901, 'football', 'Mirdif Fields, pitch one', 'ملاعب مردف، الملعب الأول'),
  film(902, 'padel', 'A padel rally, drawn', 'تبادل في البادل، مرسوم'),
  sheet(903, 'court-dimensions', 'Court dimensions on one page', 'مقاسات الملاعب في صفحة واحدة'),
  drawing(904, 'swimming', 'Jaddaf Waterside, six lanes', 'واجهة الجداف، ست حارات'),
  drawing(905, 'padel', 'Barsha Courts, glass one', 'ملاعب البرشاء، الزجاجي الأول'),
  film(906, 'basketball', 'The lines of a basketball court, painted', 'خطوط ملعب السلة وهي تُرسم'),
  sheet(907, 'house-rules', 'House rules to hang on the wall', 'قواعد المكان للتعليق على الجدار'),
  drawing(908, 'badminton', 'Al Quoz Sheds, court five', 'عنابر القوز، الملعب الخامس'),
  sheet(909, 'heat-plan', 'Heat plan for team captains', 'خطة الحرّ لقادة الفرق'),
  drawing(910, 'cricket', 'The square in Mirdif', 'ساحة الكريكيت في مردف'),
  film(911, 'tennis', 'Two hundred metres of white line', 'مئتا متر من الخط الأبيض'),
  drawing(912, 'basketball', 'Al Quoz Sheds, main court', 'عنابر القوز، الملعب الرئيسي'),
];

const shots: readonly (readonly [sport: string, caption: string, ar_caption: string])[] = [
  ['football', 'Pitch one in Mirdif after the first cut', 'الملعب الأول في مردف بعد أول قصّ'],
  ['padel', 'Glass court two, Barsha', 'الملعب الزجاجي الثاني، البرشاء'],
  ['swimming', 'The long pool at Jaddaf before opening', 'المسبح الطويل في الجداف قبل الافتتاح'],
  ['tennis', 'Court six, repainted', 'الملعب السادس بعد إعادة الطلاء'],
  ['basketball', 'Main court, Al Quoz', 'الملعب الرئيسي، القوز'],
  ['badminton', 'Court five, the quiet one', 'الملعب الخامس الهادئ'],
  ['fives', 'Thursday pitch, Mirdif', 'ملعب الخميس، مردف'],
  ['cricket', 'The square and its three strips', 'ساحة الكريكيت وأشرطتها الثلاثة'],
  ['volleyball', 'Sand beside the creek', 'الرمل على ضفة الخور'],
  ['padel', 'Glass court seven, Jaddaf', 'الملعب الزجاجي السابع، الجداف'],
  ['gym', 'The platform room', 'غرفة المنصّات'],
  ['athletics', 'The curve behind pitch three', 'المنعطف خلف الملعب الثالث'],
];

export const galleryImages: readonly Picture[] = shots.map(([sport, caption, ar_caption], position) => ({
  id: 951 + position,
  url: `courts/${sport}-gallery-${position + 1}.svg`,
  caption,
  ar_caption,
}));
