/** The media library and the gallery; everything in them is drawn or written by the sandbox itself. */
import type { InferOutput } from 'valibot';
import type { GalleryImage, MediaItem } from '../../../../src/contract/site/media.ts';

type Item = InferOutput<typeof MediaItem>;
type Picture = InferOutput<typeof GalleryImage>;

const drawing = (id: number, sport: string, title: string, ar_title: string): Item => ({
  id,
  type: 'image',
  title,
  ar_title,
  description: null,
  ar_description: null,
  url: `courts/${sport}-media-${id}.svg`,
  thumbnail: `courts/${sport}-media-${id}.svg`,
});
const film = (
  id: number,
  sport: string,
  title: string,
  ar_title: string,
  description: string,
  ar_description: string,
): Item => ({
  id,
  type: 'video',
  title,
  ar_title,
  description,
  ar_description,
  url: `films/${sport}.webm`,
  thumbnail: `courts/${sport}-media-${id}.svg`,
});
const sheet = (id: number, slug: string, title: string, ar_title: string): Item => ({
  id,
  type: 'document',
  title,
  ar_title,
  description: null,
  ar_description: null,
  url: `documents/${slug}.pdf`,
  thumbnail: null,
});

export const mediaItems: readonly Item[] = [
  drawing(901, 'football', 'Mirdif Fields, pitch one', 'ملاعب مردف، الملعب الأول'),
  film(
    902,
    'padel',
    'A padel court, drawn in three lines',
    'ملعب بادل يُرسم بثلاثة خطوط',
    'Seven seconds, without sound. An empty blue court is seen from above. One white line is drawn across it near the left end, then one near the right end: the service lines. A third joins their middles, and the court can be played on.',
    'سبع ثوانٍ بلا صوت. ملعب أزرق فارغ يُرى من الأعلى. يُرسم خط أبيض يعبره قرب طرفه الأيسر، ثم خط قرب طرفه الأيمن، وهما خطّا الإرسال. ثم يصل خط ثالث بين منتصفيهما فيصبح الملعب صالحًا للعب.',
  ),
  sheet(903, 'court-dimensions', 'Court dimensions on one page', 'مقاسات الملاعب في صفحة واحدة'),
  drawing(904, 'swimming', 'Jaddaf Waterside, six lanes', 'واجهة الجداف، ست حارات'),
  drawing(905, 'padel', 'Barsha Courts, glass one', 'ملاعب البرشاء، الزجاجي الأول'),
  film(
    906,
    'basketball',
    'The lines of a basketball court, painted',
    'خطوط ملعب السلة وهي تُرسم',
    'Seven seconds, without sound. A bare wooden court with a red border is seen from above. White paint goes once around its edge, then along the half-way line and around the centre circle. The left half follows, with its key, its three-point line and the arc under the basket, then the right half in the same order.',
    'سبع ثوانٍ بلا صوت. أرضية خشبية خالية يحيط بها إطار أحمر، تُرى من الأعلى. يدور الخط الأبيض حول حافتها مرة، ثم يمرّ بخط المنتصف ودائرة الوسط. يأتي بعدها النصف الأيسر: منطقة السلة وقوس الثلاث نقاط والقوس تحت السلة، ثم النصف الأيمن بالترتيب نفسه.',
  ),
  sheet(907, 'house-rules', 'House rules to hang on the wall', 'قواعد المكان للتعليق على الجدار'),
  drawing(908, 'badminton', 'Al Quoz Sheds, court five', 'عنابر القوز، الملعب الخامس'),
  sheet(909, 'heat-plan', 'Heat plan for team captains', 'خطة الحرّ لقادة الفرق'),
  drawing(910, 'cricket', 'The square in Mirdif', 'ساحة الكريكيت في مردف'),
  film(
    911,
    'tennis',
    'Two hundred metres of white line',
    'مئتا متر من الخط الأبيض',
    'Seven seconds, without sound. A blue tennis court on green ground is seen from above. A white line runs around the whole court, then along it for the two sidelines of the singles court. Two lines across mark where a serve may land, and one between them parts the service boxes. The short marks in the middle of the base lines come last.',
    'سبع ثوانٍ بلا صوت. ملعب تنس أزرق وسط أرض خضراء يُرى من الأعلى. يدور خط أبيض حول الملعب كله، ثم يمتد طولًا ليحدّد جانبي ملعب الفردي. ويحدّد خطان عرضيان حيث يجوز أن يسقط الإرسال، ويفصل خط بينهما مربعات الإرسال. وآخر ما يُرسم العلامتان القصيرتان في منتصف الخطين النهائيين.',
  ),
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
