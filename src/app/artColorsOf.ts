import { defaultArtColors, type ArtColors } from '../art/artColors.ts';
import type { Colors } from '../contract/site/site.ts';

const isHex = (color: string | null | undefined): color is string => /^#[0-9a-f]{6}$/i.test(color ?? '');

/** The operator's colours for the drawings; anything but a plain hex colour is replaced by ours. */
export function artColorsOf(colors: Colors | null): ArtColors {
  return {
    primary: isHex(colors?.primary) ? colors.primary : defaultArtColors.primary,
    accent: isHex(colors?.accent) ? colors.accent : defaultArtColors.accent,
    mode: colors?.mode === 'dark' ? 'dark' : 'light',
  };
}
