import { localText } from '../../i18n/localName.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { ConfiguredText } from './ConfiguredText.tsx';
import { LocalText } from './LocalText.tsx';

interface DescribedTextProps<Field extends string> {
  of: NoInfer<{ readonly [key in Field | `ar_${Field}`]?: string | null | undefined }>;
  /** Its description unless something else is said. */
  field?: Field;
}

/** What the operator tells of something, with the links that are written in it; where all of it is a link it is a `LocalText`. */
export function DescribedText<Field extends string = 'description'>({
  of,
  field = 'description' as Field,
}: DescribedTextProps<Field>) {
  return (
    <ConfiguredText text={localText(of, field, useLocale())}>
      <LocalText of={of} field={field} />
    </ConfiguredText>
  );
}
