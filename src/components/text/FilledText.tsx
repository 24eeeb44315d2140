import { languageOf } from '../../i18n/languageOf.ts';
import { directionOf } from '../../i18n/languages.ts';
import { classNames } from '../classNames.ts';
import { fillWithRichText } from './richText.ts';
import './prose.css';

export interface RichTextProps {
  /** The operator's HTML; only what a text needs of it is shown. */
  html: string;
  className?: string | undefined;
}

const isMarkup = /<\w/;

/** Brings the cleaning of foreign HTML along, so it is loaded where such a text is shown. */
export function FilledText({ html, className }: RichTextProps) {
  const language = languageOf(html.replace(/<[^<>]*>/g, ''));
  return (
    <div
      lang={language}
      dir={language && directionOf(language)}
      className={classNames('prose', !isMarkup.test(html) && 'prose--plain', className)}
      key={html}
      ref={(element) => {
        if (element) fillWithRichText(element, html);
      }}
    />
  );
}
