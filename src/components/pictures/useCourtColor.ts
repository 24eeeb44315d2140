import { useContext, useEffect, useState } from 'react';
import type { Sport } from '../../art/sport.ts';
import { ArtColorsContext } from './CourtArt.tsx';

/** The colour that pictures of a court show, once their drawings are there; undefined before, and without them. */
export function useCourtColor(sport: Sport, way: number | null): string | undefined {
  const colors = useContext(ArtColorsContext);
  const [color, setColor] = useState<string>();
  useEffect(() => {
    if (way === null) return undefined;
    let isGone = false;
    import('./drawings.tsx').then(
      ({ courtColor }) => (isGone ? undefined : setColor(courtColor(sport, way, colors))),
      // Without the drawings a ticket has no colour.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [sport, way, colors]);
  return color;
}
