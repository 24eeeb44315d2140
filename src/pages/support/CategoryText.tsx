import { useLingui } from '@lingui/react';
import { languageOf } from '../../i18n/languageOf.ts';
import { categoryWords, isKnownCategory } from './supportWords.ts';

/** What a request is about: in the page's language where it is one of ours, else as it is written. */
export function CategoryText({ category }: { category: string }) {
  const { i18n } = useLingui();
  if (isKnownCategory(category)) return <span>{i18n._(categoryWords[category])}</span>;
  return <bdi lang={languageOf(category)}>{category}</bdi>;
}
