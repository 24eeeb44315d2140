/** What somebody who only listens has to be told, in this order; written from what they need to know, not from the portal. */
import type { Language } from '../support/e2e/words.ts';

/** @param day the day that is booked, as it is written out in that language */
export const mustBeSaid = (language: Language, day: string): readonly (string | RegExp)[] =>
  ({
    en: [
      'Saha',
      'Book a facility push button',
      'Choose time and place',
      'Padel · Al Quoz',
      day,
      /\d+ free times/,
      /06:00 AM/,
      /Padel \d, AED 160; \d courts? to choose from/,
      'Continue push button',
      'Log in heading level 2',
      'Mobile number entry',
      'Password password text',
      'Add extras heading level 2',
      'Done push button',
      'In your cart. Another time? heading level 2',
      'Go to cart push button',
      'Your cart heading level 1',
      'I agree to the booking terms and the cancellation rules check box not checked',
      'Booking terms',
      'Agree push button',
      'Pay AED 160 push button',
      /You’re on\. heading level 1|Paid AED 160/,
    ],
    ar: [
      'ساحة',
      'احجز مرفقًا push button',
      'اختر الوقت والمكان',
      'بادل · القوز',
      day,
      /\d+ وقتًا متاحًا/,
      /من 06:00 صباحًا إلى/,
      /بادل \d، 160 درهم إماراتي؛ المتاح للاختيار: /,
      'متابعة push button',
      'تسجيل الدخول heading level 2',
      'رقم الجوال entry',
      'كلمة المرور password text',
      'أضف إضافات heading level 2',
      'تم push button',
      'أُضيف إلى سلتك. وقت آخر؟ heading level 2',
      'إلى السلة push button',
      'سلتك heading level 1',
      'check box not checked',
      'شروط الحجز',
      'أوافق push button',
      'ادفع 160 درهم إماراتي push button',
      /موعدك مؤكد\. heading level 1|تم دفع 160 درهم إماراتي/,
    ],
  })[language];

/** The first that was not said after all that came before it; undefined when everything was. */
export function firstUnsaid(said: readonly string[], wanted: readonly (string | RegExp)[]): string | undefined {
  // A no-break space inside an amount is heard as a space.
  let rest = said.join('\n').replaceAll('\u00a0', ' ');
  for (const one of wanted) {
    const place = typeof one === 'string' ? rest.indexOf(one) : rest.search(one);
    if (place < 0) return String(one);
    rest = rest.slice(place + (typeof one === 'string' ? one.length : (one.exec(rest)?.[0].length ?? 0)));
  }
  return undefined;
}
