import { Plural } from '@lingui/react/macro';
import type { Workshop } from '../../contract/offered/academies.ts';

type Told = Pick<Workshop, 'min_age' | 'max_age'>;

/** `4–7`, `16+`; null where nobody is told. */
function span({ min_age: min, max_age: max }: Told): string | null {
  if (max === null) return min === null ? null : `${min}+`;
  return min === null || min === max ? `${max}` : `${min}–${max}`;
}

/** For which ages it is: what parents look for first. */
export function Ages({ of }: { of: Told }) {
  const years = span(of);
  if (years === null) return <span className="ac__age" />;
  return (
    <span className="ac__age">
      <b>
        <bdi className="ltr num nowrap">{years}</bdi>
      </b>
      <span>
        <Plural value={of.max_age ?? of.min_age ?? 0} one="year old" other="years old" />
      </span>
    </span>
  );
}
