/** What customers type for what the operator calls otherwise, in both languages (Q2.7.c). */

/** By a word in the name of a service: what one plays it on, and other names of the sport. */
const grounds: readonly (readonly [RegExp, string])[] = [
  [/padel|tennis|badminton|basket|volley|squash|بادل|تنس|ريشة|سلة|طائرة|إسكواش/i, 'court courts ملعب ملاعب'],
  [/padel|بادل/i, 'paddle'],
  [/football|كرة القدم/i, 'soccer'],
  [/football|soccer|cricket|rugby|كرة القدم|كريكي?ت|رغبي/i, 'pitch pitches field fields ملعب ملاعب'],
  [/swim|aqua|سباح/i, 'pool pools swimming مسبح مسابح حمام بركة سباحة'],
  [/gym|fitness|لياقة|رياضية/i, 'gym gyms fitness جيم نادي صالة لياقة'],
];

export const groundWords = (...names: readonly (string | null)[]): string[] =>
  grounds.flatMap(([pattern, words]) => (names.some((name) => name !== null && pattern.test(name)) ? words : []));

/** By the page of a section. */
export const sectionWords: Readonly<Record<string, string>> = {
  '/events': 'event events tournament tournaments competition competitions فعالية فعاليات بطولة بطولات مسابقة مسابقات',
  '/training': 'coach coaches trainer trainers مدرب مدربون مدربين تدريب',
  '/academies': 'academy academies course courses أكاديمية أكاديميات دورة دورات',
  '/memberships':
    'membership memberships member members join subscription subscriptions card عضوية عضويات عضو أعضاء انضمام اشتراك اشتراكات بطاقة',
  '/blogs': 'blog blogs story stories article articles مدونة مقال مقالات قصص',
  '/outlets': 'outlet outlets shop shops store stores متجر متاجر منفذ منافذ',
  '/retail': 'shop store retail متجر متاجر تسوق',
  '/media-library': 'gallery photo photos picture pictures video videos معرض صور فيديو',
  '/offers': 'offer offers package packages discount عرض عروض باقة باقات خصم',
};
