/** Days and times in both languages, spelt as the portal spells them, with Western digits (R9.3.6). */
import type { Language } from '../../words.ts';

const formats = {
  en: { locale: 'en-GB', comma: ', ', halves: ['AM', 'PM'] },
  ar: { locale: 'ar-AE-u-nu-latn', comma: '، ', halves: ['ص', 'م'] },
} as const;

const part = (language: Language, date: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(formats[language].locale, { ...options, timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );

const clockOf = (language: Language, time: string) => {
  const hour = Number(time.slice(0, 2));
  return {
    digits: `${String(hour % 12 || 12).padStart(2, '0')}:${time.slice(3, 5)}`,
    half: formats[language].halves[hour < 12 ? 0 : 1],
  };
};

/** 21 Nov 2026. */
export const dateText = (language: Language, date: string): string =>
  `${date.slice(8, 10)} ${part(language, date, { month: 'short' })} ${date.slice(0, 4)}`;

/** No line ends in it. */
const hardSpace = '\u00a0';

/** A line may end after a dash even where a hard space follows. */
const hardDash = '–\u2060';

/** 20:00:00 → 08:00 PM, 08:00 م. */
export function timeText(language: Language, time: string): string {
  const { digits, half } = clockOf(language, time);
  return `${digits} ${half}`;
}

/** Sat 21 Nov 2026, 08:00 – 09:30 PM. Stamps are wall-clock times of the venue; the half of the day is said once when both share it, and all of it stays in one line. */
export function spanText(language: Language, startsAt: string, endsAt: string): string {
  const date = startsAt.slice(0, 10);
  const start = clockOf(language, startsAt.slice(11));
  const end = clockOf(language, endsAt.slice(11));
  const from = start.half === end.half ? start.digits : `${start.digits}${hardSpace}${start.half}`;
  const day = `${part(language, date, { weekday: 'short' })} ${dateText(language, date)}`;
  return `${day}${formats[language].comma}${from}${hardSpace}${hardDash}${hardSpace}${end.digits}${hardSpace}${end.half}`;
}
