import type { Theme } from './deriveTheme.ts';

/** `mode` of the configuration's colours: `dark` turns the page dark; `baps` is another kind of site, in light colours. */
export const isDarkMode = (mode: unknown): boolean => mode === 'dark';

/** Writes the tokens and the mode to the document. */
export function applyTheme(theme: Theme, mode?: unknown): void {
  const root = document.documentElement;
  for (const [name, value] of Object.entries(theme)) root.style.setProperty(name, value);
  if (isDarkMode(mode)) root.dataset['mode'] = 'dark';
  else delete root.dataset['mode'];
}
