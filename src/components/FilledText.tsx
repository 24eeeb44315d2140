import { classNames } from './classNames.ts';
import type { RichTextProps } from './RichText.tsx';
import { fillWithRichText } from './richText.ts';
import './prose.css';

const isMarkup = /<\w/;

/** Brings the cleaning of foreign HTML along, so it is loaded where such a text is shown. */
export function FilledText({ html, className }: RichTextProps) {
  return (
    <div
      className={classNames('prose', !isMarkup.test(html) && 'prose--plain', className)}
      key={html}
      ref={(element) => {
        if (element) fillWithRichText(element, html);
      }}
    />
  );
}
