import type { IconShape } from '../../art/icons/iconShape.ts';
import * as sports from '../../art/icons/sports.ts';
import { sportOf, type Sport } from '../../art/sport.ts';
import { Icon } from '../../parts/Icon.tsx';

const shapes: Readonly<Record<Sport, IconShape>> = {
  football: sports.football,
  fives: sports.fives,
  padel: sports.padel,
  tennis: sports.tennis,
  basketball: sports.basketball,
  swimming: sports.swimming,
  cricket: sports.cricket,
  badminton: sports.badminton,
  volleyball: sports.volleyball,
  athletics: sports.athletics,
  gym: sports.gym,
  climbing: sports.climbing,
};

interface Named {
  name: string;
  ar_name: string | null;
}

/** The plan of a service's court. */
export function SportIcon({ of }: { of: Named | null }) {
  return <Icon of={shapes[sportOf(of?.name, of?.ar_name)]} />;
}
