/** The twelve courts that can be drawn. */
export type Sport =
  | 'football'
  | 'fives'
  | 'padel'
  | 'tennis'
  | 'basketball'
  | 'swimming'
  | 'cricket'
  | 'badminton'
  | 'volleyball'
  | 'athletics'
  | 'gym'
  | 'climbing';

/** Length and breadth in metres, with the run-off that belongs to the picture. */
export const courtSizes: Readonly<Record<Sport, readonly [length: number, breadth: number]>> = {
  football: [105, 68],
  fives: [40, 20],
  padel: [20, 10],
  tennis: [23.77, 10.97],
  basketball: [28, 15],
  swimming: [25, 15],
  cricket: [150, 130],
  badminton: [13.4, 6.1],
  volleyball: [18, 9],
  athletics: [176, 92],
  gym: [20, 10],
  climbing: [12, 8],
};

const words: readonly (readonly [RegExp, Sport])[] = [
  [/padel|بادل/i, 'padel'],
  [/tennis|تنس/i, 'tennis'],
  [/five|futsal|7.?a.?side|خماسي|سباعي/i, 'fives'],
  [/basket|3\s?[x×]\s?3|سلة/i, 'basketball'],
  [/swim|pool|aqua|سباح|مسبح/i, 'swimming'],
  [/cricket|كريكي?ت/i, 'cricket'],
  [/badminton|shuttle|ريشة/i, 'badminton'],
  [/volley|طائرة/i, 'volleyball'],
  [/run|track|athletic|5k|10k|جري|سباق|ألعاب قوى/i, 'athletics'],
  [/climb|boulder|تسلق|تسلّق/i, 'climbing'],
  [/gym|fitness|yoga|crossfit|لياقة|نادي|يوغا/i, 'gym'],
  [/football|soccer|pitch|كرة القدم|ملعب/i, 'football'],
];

/** The sport that names in either language tell, as the server names none; null when nothing fits. */
export function recognizedSport(...names: readonly (string | null | undefined)[]): Sport | null {
  for (const name of names) {
    const found = name ? words.find(([pattern]) => pattern.test(name)) : undefined;
    if (found) return found[1];
  }
  return null;
}

/** The court to draw; five-a-side when nothing fits. */
export const sportOf = (...names: readonly (string | null | undefined)[]): Sport =>
  recognizedSport(...names) ?? 'fives';
