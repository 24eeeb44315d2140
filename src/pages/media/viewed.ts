/** What can be looked at in the lightbox: a picture or a film of the operator's. */
export interface Viewed {
  id: number;
  kind: 'image' | 'video';
  /** Null: it has no address that a browser may open. */
  src: string | null;
  /** A picture of a film. */
  poster: string | null;
  title: string | null;
  ar_title: string | null;
  /** What it shows, in words, for whoever does not see or hear it. */
  description: string | null;
  ar_description: string | null;
}
