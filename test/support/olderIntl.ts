/**
 * Intl as browsers with older data have it: where nobody says which digits, Arabic has its own. The portal runs on what
 * its customers hold; these tests run on the newest data there is.
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

/** The constructor of old; what is asked for by options still wins. */
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

/** Takes the place of Intl; returns what puts the newer one back. */
export function useOlderIntl(): () => void {
  const { NumberFormat, DateTimeFormat, RelativeTimeFormat } = Intl;
  Object.assign(Intl, {
    NumberFormat: olderOne(NumberFormat),
    DateTimeFormat: olderOne(DateTimeFormat),
    RelativeTimeFormat: olderOne(RelativeTimeFormat),
  });
  return () => void Object.assign(Intl, { NumberFormat, DateTimeFormat, RelativeTimeFormat });
}
