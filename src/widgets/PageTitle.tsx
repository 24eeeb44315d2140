import { localName } from '../i18n/localName.ts';
import { useLocale } from '../i18n/useLocale.ts';
import { useConfig } from '../actors/portalContext.tsx';
import { DocumentTitle } from '../components/text/DocumentTitle.tsx';

/** The title of the document: the page, then the operator. */
export function PageTitle({ text }: { text?: string }) {
  const name = localName(useConfig().venue, useLocale());
  return <DocumentTitle text={text ? `${text} · ${name}` : name} />;
}
