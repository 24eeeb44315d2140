import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { FacilityKind } from '../../art/facilityKind.ts';

/** One of a service's facilities, by its word: court, pitch, lane. */
export function FacilityWord({ kind }: { kind: FacilityKind }): ReactNode {
  const words: Record<FacilityKind, ReactNode> = {
    court: <Trans>Court</Trans>,
    pitch: <Trans>Pitch</Trans>,
    hall: <Trans>Hall</Trans>,
    facility: <Trans>Facility</Trans>,
  };
  return words[kind];
}
