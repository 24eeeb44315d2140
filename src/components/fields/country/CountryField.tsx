import { lazy, Suspense } from 'react';
import { Field, type FieldText } from '../Field.tsx';

export interface CountryFieldProps extends FieldText {
  /** A country's id (R3.7.4). */
  value: number | null;
  onChange: (id: number | null) => void;
  /** The value comes from the profile and may be seen, not changed. */
  locked?: boolean | undefined;
  disabled?: boolean | undefined;
}

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
