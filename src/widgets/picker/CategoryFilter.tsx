import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Chips } from '../../components/choices/Chips.tsx';
import { LocalText } from '../../components/text/LocalText.tsx';

/** Everything is shown at first (R2.12.7). */
export const allCategories = '*';

interface Categorized {
  category: string | null;
  ar_category: string | null;
}

interface CategoryFilterProps {
  of: readonly Categorized[];
  value: string;
  onChange: (category: string) => void;
  legend: ReactNode;
  /** Instead of `All tickets`. */
  all?: ReactNode;
}

/** One chip for each category that occurs (Q2.12.b); what is of one kind needs no filter. */
export function CategoryFilter({ of, value, onChange, legend, all }: CategoryFilterProps) {
  const categories = new Map(of.flatMap((one) => (one.category ? [[one.category, one] as const] : [])));
  if (categories.size < 2) return null;
  return (
    <Chips
      legend={legend}
      legendHidden
      value={value}
      onChange={onChange}
      options={[
        { value: allCategories, label: all ?? <Trans>All tickets</Trans> },
        ...[...categories].map(([category, one]) => ({
          value: category,
          label: <LocalText of={one} field="category" />,
        })),
      ]}
    />
  );
}
