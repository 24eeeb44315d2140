import type { IconShape } from '../../art/icons/iconShape.ts';
import {
  athletics,
  badminton,
  basketball,
  climbing,
  cricket,
  fives,
  football,
  gym,
  padel,
  swimming,
  tennis,
  volleyball,
} from '../../art/icons/sports.ts';
import type { Sport } from '../../art/sport.ts';
import { Icon } from './Icon.tsx';

const shapes: Readonly<Record<Sport, IconShape>> = {
  athletics,
  badminton,
  basketball,
  climbing,
  cricket,
  fives,
  football,
  gym,
  padel,
  swimming,
  tennis,
  volleyball,
};

/** The plan of a court as a sign. */
export function SportIcon({ sport }: { sport: Sport }) {
  return <Icon of={shapes[sport]} />;
}
