import { markedParts } from '../../contract/wire/spelling.ts';
import { languageOf } from '../../i18n/languageOf.ts';
import { localText } from '../../i18n/localName.ts';
import { useLocale } from '../../i18n/useLocale.ts';

interface MarkedTextProps<Field extends string> {
  of: NoInfer<{ readonly [key in Field | `ar_${Field}`]?: string | null | undefined }>;
  field: Field;
  /** What was typed, which is marked in the spelling in which it stands here. */
  typed: string;
}

/** A text of the operator's in the language of the page, with what was typed marked in it. */
export function MarkedText<Field extends string>({ of, field, typed }: MarkedTextProps<Field>) {
  const locale = useLocale();
  const words = localText(of, field, locale);
  const language = languageOf(words);
  const parts = markedParts(words, typed).map(({ text, isTyped }, position) =>
    isTyped ? <mark key={position}>{text}</mark> : text,
  );
  return language === locale || !language ? parts : <bdi lang={language}>{parts}</bdi>;
}
