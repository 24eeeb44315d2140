/** What swipes and keys do to a picture. */

/** The shortest swipe that turns to another picture, in CSS pixels. */
const farEnough = 48;

/** `by`: how far the finger moved; negative pulls in the next picture, positive the previous. */
export const isSwipeOn = (by: number): boolean => by <= -farEnough;
export const isSwipeBack = (by: number): boolean => by >= farEnough;

export type KeyMove = 'next' | 'previous' | 'first' | 'last';

/** Which picture a key leads to; in Arabic the next one is to the left. */
export function moveOfKey(key: string, isRightToLeft: boolean): KeyMove | null {
  if (key === 'Home') return 'first';
  if (key === 'End') return 'last';
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return null;
  return (key === 'ArrowRight') === isRightToLeft ? 'previous' : 'next';
}
