import { courtArt, type CourtArtOptions } from '../../art/courtArt.ts';
import { equipmentArt, type EquipmentArtOptions } from '../../art/equipmentArt.ts';
export { courtColor } from '../../art/courtColor.ts';
import { classNames } from '../classNames.ts';

/*
 * A drawing is shown as an image, not as part of the page: it costs the page one element instead of hundreds, is decoded
 * and cached once, and keeps its own styles under a content policy that forbids them in the document.
 */
const drawn = new Map<string, string>();
const mostKept = 200;

function urlOf(key: string, draw: () => string): string {
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const oldest = drawn.keys().next();
  if (drawn.size >= mostKept && !oldest.done) drawn.delete(oldest.value);
  const url = `data:image/svg+xml,${encodeURIComponent(draw())}`;
  drawn.set(key, url);
  return url;
}

interface Placed {
  className?: string;
  alt?: string;
}

export function CourtDrawing({ className, alt = '', ...options }: CourtArtOptions & Placed) {
  const src = urlOf(`court ${JSON.stringify(options)}`, () => courtArt(options));
  return <img className={classNames('art', className)} src={src} alt={alt} decoding="async" draggable={false} />;
}

export function EquipmentDrawing({ className, alt = '', ...options }: EquipmentArtOptions & Placed) {
  const src = urlOf(`kit ${JSON.stringify(options)}`, () => equipmentArt(options));
  return <img className={classNames('art', className)} src={src} alt={alt} decoding="async" draggable={false} />;
}
