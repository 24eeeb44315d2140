/**
 * `Intl` as in browsers with older data, which write Arabic with Arabic digits unless others are asked for. Node has the newest
 * data, so tests need this to see what customers with older phones see.
 */
const digits = 'arab';

const isArabic = (locale: string): boolean => {
  const { language, numberingSystem } = new Intl.Locale(locale);
  return language === 'ar' && numberingSystem === undefined;
};

type Locales = Intl.LocalesArgument;
type Options = { numberingSystem?: string | undefined };

const older = (locales: Locales): Locales =>
  [locales ?? []].flat().map((locale) => {
    const tag = String(locale);
    return isArabic(tag) ? new Intl.Locale(tag, { numberingSystem: digits }).toString() : tag;
  });

/** A constructor with the older default; digits named in the options still win. */
function olderOne<Made extends abstract new (...given: never[]) => object>(constructor: Made): Made {
  const withDigits = ([locales, options]: unknown[]): [Locales, Options | undefined] => [
    (options as Options | undefined)?.numberingSystem === undefined ? older(locales as Locales) : (locales as Locales),
    options as Options | undefined,
  ];
  return new Proxy(constructor, {
    construct: (target, given, newTarget) => Reflect.construct(target as never, withDigits(given), newTarget) as object,
    apply: (target, self, given) => Reflect.apply(target as never, self, withDigits(given)),
  });
}

/** Replaces the global `Intl`; returns a function that restores it. */
export function useOlderIntl(): () => void {
  const { NumberFormat, DateTimeFormat, RelativeTimeFormat } = Intl;
  Object.assign(Intl, {
    NumberFormat: olderOne(NumberFormat),
    DateTimeFormat: olderOne(DateTimeFormat),
    RelativeTimeFormat: olderOne(RelativeTimeFormat),
  });
  return () => void Object.assign(Intl, { NumberFormat, DateTimeFormat, RelativeTimeFormat });
}
