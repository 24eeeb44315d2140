/** Sentences of the sandbox in both languages. */
export type Language = 'en' | 'ar';

/** A sentence in both languages. */
export type Words = Readonly<Record<Language, string>>;
export const bilingual = (en: string, ar: string): Words => ({ en, ar });
