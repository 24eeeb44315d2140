/** What a keyboard composes stays as it stands until it is composed. */
import { useState, type SyntheticEvent } from 'react';
import { heardBy, type Heard } from './filledIn.ts';

type Hears = (event: SyntheticEvent<HTMLInputElement>) => void;
interface Composed extends Heard<HTMLInputElement> {
  onCompositionStart: Hears;
  onCompositionEnd: Hears;
}

/**
 * For a field that puts what is typed into a form of its own. East Asian keyboards, and those that predict, write into a
 * field what they will write once more; one that is written over meanwhile gets it twice.
 *
 * @param take what was typed, or is composed
 * @param meanwhile what is being composed, to be told and not put into form
 * @returns the text to be shown as it is while it is composed, and how the field hears
 */
export function useComposed(
  take: (field: HTMLInputElement) => void,
  meanwhile?: typeof take,
): [composed: string | undefined, heard: Composed] {
  const [composed, setComposed] = useState<string>();
  const hear = (field: HTMLInputElement): void => {
    if (composed === undefined) return take(field);
    setComposed(field.value);
    meanwhile?.(field);
  };
  return [
    composed,
    {
      ...heardBy(hear),
      onCompositionStart: ({ currentTarget }) => setComposed(currentTarget.value),
      onCompositionEnd: ({ currentTarget }) => {
        setComposed(undefined);
        take(currentTarget);
      },
    },
  ];
}
