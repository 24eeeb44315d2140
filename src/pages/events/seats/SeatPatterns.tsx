import type { ReactNode } from 'react';
import { seatCategories, type SeatCategory } from './categories.ts';

/** Dots, diagonals, uprights, bars, a grid, rings: told apart without their colours. On a field of ten by ten. */
const marks: Readonly<Record<SeatCategory, ReactNode>> = {
  a: <circle cx="5" cy="5" r="1.7" className="pmark" />,
  b: <path d="M-2 12L12 -2M3 17L17 3M-7 7L7 -7" className="pline" />,
  c: <path d="M2.5 0V10M7.5 0V10" className="pline" />,
  d: <path d="M0 2.5H10M0 7.5H10" className="pline" />,
  e: <path d="M5 0V10M0 5H10" className="pline" />,
  f: <circle cx="5" cy="5" r="3" className="pline" />,
};

interface SeatPatternsProps {
  /** Before the name of the category. */
  name: string;
  /** The length of a field, of which there are about two on a seat. */
  field: number;
}

/** What free seats are filled with. */
export function SeatPatterns({ name, field }: SeatPatternsProps) {
  return (
    <defs>
      {seatCategories.map((category) => (
        <pattern
          key={category}
          id={`${name}-${category}`}
          width="10"
          height="10"
          patternUnits="userSpaceOnUse"
          patternTransform={`scale(${field / 10})`}
        >
          <rect width="10" height="10" className={`pfill-${category}`} />
          {marks[category]}
        </pattern>
      ))}
    </defs>
  );
}
