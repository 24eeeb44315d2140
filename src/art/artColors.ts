/** What the drawings take from the operator. */
export interface ArtColors {
  /** Hex colours, as the operator typed them. */
  readonly primary: string;
  readonly accent: string;
  /** In a dark page daylight is drawn a little dimmer. */
  readonly mode?: 'light' | 'dark' | undefined;
}

export const defaultArtColors: ArtColors = { primary: '#d63f17', accent: '#e4f222' };
