/** What plain daylight does to a colour: multiplies its lightness and adds to it, multiplies its chroma. */
export const daylight = { brightness: 0.98, lift: 0.025, saturation: 0.98, hueShift: 0 } as const;

/** In a dark page daylight is dimmed a little. */
export const exposureOf = (isDarkPage: boolean): number => (isDarkPage ? 0.86 : 1);
