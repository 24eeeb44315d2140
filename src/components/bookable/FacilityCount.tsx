import { Plural } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { FacilityKind } from '../../art/facilityKind.ts';

/** How many facilities a service has, by their word: courts, pitches, lanes. */
export function FacilityCount({ kind, count }: { kind: FacilityKind; count: number }): ReactNode {
  const counts: Record<FacilityKind, ReactNode> = {
    court: <Plural value={count} one="# court" other="# courts" />,
    pitch: <Plural value={count} one="# pitch" other="# pitches" />,
    hall: <Plural value={count} one="# hall" other="# halls" />,
    facility: <Plural value={count} one="# facility" other="# facilities" />,
  };
  return counts[kind];
}
