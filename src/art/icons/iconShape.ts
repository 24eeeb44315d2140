/**
 * Icons are hand-drawn on a 24 grid in the grammar of the courts: 1.75 painted strokes, butt caps, mitred corners, only
 * true arcs. They are plain constants, grouped by meaning, so that a page carries the groups it uses and no more.
 */
export interface IconShape {
  readonly d: string;
  /** Points along the reading direction, so it turns round in Arabic. */
  readonly mirrored?: true;
}
