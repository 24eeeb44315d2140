import { linksIn } from './writtenLinks.ts';

/** A plain text with the links that are written in it (R9.4.2). */
export function LinkedText({ text }: { text: string }) {
  return linksIn(text).map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : (
      <a key={`${index} ${part.href}`} href={part.href} target="_blank" rel="noopener noreferrer">
        {part.label}
      </a>
    ),
  );
}
