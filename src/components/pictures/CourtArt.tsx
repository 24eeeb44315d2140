import { createContext, lazy, Suspense, useContext } from 'react';
import type { ArtColors } from '../../art/artColors.ts';
import type { CourtArtOptions } from '../../art/courtArt.ts';
import type { EquipmentArtOptions } from '../../art/equipmentArt.ts';
import { groundOf } from '../../art/grounds.ts';
import { fetchWhenReachable } from '../../adapters/actors/fetchWhenReachable.ts';
import { classNames } from '../classNames.ts';
import './picture.css';

/** The operator's colours in the drawings; the app fills it in once the configuration is there. */
export const ArtColorsContext = createContext<ArtColors | undefined>(undefined);

interface Placed {
  className?: string;
  /** Only where the picture is the sole name of a thing. */
  alt?: string;
}

export type CourtArtProps = Omit<CourtArtOptions, 'colors'> & Placed;
export type EquipmentArtProps = Omit<EquipmentArtOptions, 'colors'> & Placed;

const fetchDrawings = () => fetchWhenReachable(() => import('./drawings.tsx'));
const CourtDrawing = lazy(() => fetchDrawings().then(({ CourtDrawing }) => ({ default: CourtDrawing })));
const EquipmentDrawing = lazy(() => fetchDrawings().then(({ EquipmentDrawing }) => ({ default: EquipmentDrawing })));

/** A court drawn from its rule book, under the light of the hour; its ground stands there until the drawing is done. */
export function CourtArt(props: CourtArtProps) {
  const colors = useContext(ArtColorsContext);
  return (
    <Suspense fallback={<Ground {...props} />}>
      <CourtDrawing {...props} colors={colors} />
    </Suspense>
  );
}

/** Things laid on a court: products, add-ons, and shirts with initials for people without a portrait. */
export function EquipmentArt(props: EquipmentArtProps) {
  const colors = useContext(ArtColorsContext);
  return (
    <Suspense fallback={<Ground {...props} />}>
      <EquipmentDrawing {...props} colors={colors} />
    </Suspense>
  );
}

function Ground({ sport, className }: { sport?: CourtArtOptions['sport']; className?: string }) {
  return <span className={classNames('art', className)} style={{ background: groundOf(sport) }} />;
}
