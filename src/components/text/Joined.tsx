import { Children, Fragment, type ReactNode } from 'react';
import { useLocale } from '../../i18n/useLocale.ts';

/** Several names after each other, `Padel, Court 3`, `بادل، ملعب 3`, each of which may be marked with its language. */
export function Joined({ children }: { children: ReactNode }) {
  const comma = useLocale() === 'ar' ? '، ' : ', ';
  return Children.toArray(children).map((child, index) => (
    <Fragment key={index}>
      {index > 0 ? comma : null}
      {child}
    </Fragment>
  ));
}
