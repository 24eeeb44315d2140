import { localName } from '../i18n/localName.ts';
import { useLocale } from '../i18n/useLocale.ts';
import { useConfig } from '../actors/portalContext.tsx';

/** The title of the document: the page, then the operator; React lifts it into the head. */
export function PageTitle({ text }: { text?: string }) {
  const name = localName(useConfig().venue, useLocale());
  return <title>{text ? `${text} · ${name}` : name}</title>;
}
