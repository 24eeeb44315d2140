import { Children, Fragment, type ReactNode } from 'react';
import { useLocale } from '../../i18n/useLocale.ts';

/** Several things in one breath, `Padel, Court 3`, `بادل، ملعب 3`, of which each may be marked as what it is. */
export function Joined({ children }: { children: ReactNode }) {
  const comma = useLocale() === 'ar' ? '، ' : ', ';
  return Children.toArray(children).map((child, index) => (
    <Fragment key={index}>
      {index > 0 ? comma : null}
      {child}
    </Fragment>
  ));
}
