import { defaultArtColors, type ArtColors } from '../../art/artColors.ts';

/** The picture of a court that the document itself showed first. */
const drawn = document.querySelector<HTMLImageElement>('.first__art')?.src;

const written = (color: string): string => encodeURIComponent(color.toLowerCase());

/** The same in the operator's colours: the ball's is all that the picture has of them. Undefined where there was none. */
export const firstPicture = ({ accent }: ArtColors = defaultArtColors): string | undefined =>
  drawn?.replaceAll(written(defaultArtColors.accent), written(accent));
