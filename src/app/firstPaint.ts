/** The operator's colours, which the document shows on the next visit before the bundle arrives. */
import type { Colors } from '../contract/site/site.ts';
import type { PaintedTheme } from '../adapters/actors/siteActors.ts';
import { applyTheme, isDarkMode } from '../theme/applyTheme.ts';
import { isColor } from '../theme/color.ts';
import { defaultColors, deriveTheme } from '../theme/deriveTheme.ts';

const roles = Object.keys(defaultColors) as (keyof typeof defaultColors)[];

/** Puts the operator's colours on the page and returns them, to be kept; what is no colour is named (T12). */
export function paint(colors: Partial<Colors>): PaintedTheme {
  const wrong = roles.filter((role) => colors[role]?.trim() && !isColor(colors[role]));
  if (wrong.length > 0)
    console.warn(`The configuration has colours that are none; their defaults stand: ${wrong.join(', ')}`);
  const tokens = deriveTheme(colors);
  applyTheme(tokens, colors.mode);
  return { mode: isDarkMode(colors.mode) ? 'dark' : 'light', tokens };
}
