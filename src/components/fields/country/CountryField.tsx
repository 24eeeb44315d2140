import { lazy, Suspense } from 'react';
import { Field } from '../Field.tsx';
import type { CountryFieldProps } from './CountryList.tsx';

const CountryList = lazy(() => import('./CountryList.tsx').then(({ CountryList }) => ({ default: CountryList })));

/** One of all countries, found by typing a part of its name in either language. */
export function CountryField(props: CountryFieldProps) {
  const { label, labelHidden, hint, error, optional, className } = props;
  const waiting = (
    <Field {...{ label, labelHidden, hint, error, optional, className }}>
      {(control) => <input {...control} className="input" readOnly aria-busy />}
    </Field>
  );
  return (
    <Suspense fallback={waiting}>
      <CountryList {...props} />
    </Suspense>
  );
}
