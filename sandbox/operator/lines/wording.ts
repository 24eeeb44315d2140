/** Dates and times on receipts, in both languages, with Western digits. */
const formats = {
  en: { locale: 'en-GB', join: ', ' },
  ar: { locale: 'ar-AE-u-nu-latn', join: '، ' },
} as const;

/** Sat, 21 Nov 2026, 8:00 PM – 9:30 PM. Stamps are wall-clock times of the venue. */
export function spanText(language: 'en' | 'ar', startsAt: string, endsAt: string): string {
  const { locale, join } = formats[language];
  const [start, end] = [startsAt, endsAt].map((stamp) => new Date(`${stamp.replace(' ', 'T')}Z`));
  const date = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(start);
  const time = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', hour12: true, timeZone: 'UTC' });
  return `${date}${join}${time.format(start)} – ${time.format(end)}`;
}

/** 21 Nov 2026. */
export const dateText = (language: 'en' | 'ar', date: string): string =>
  new Intl.DateTimeFormat(formats[language].locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`));
