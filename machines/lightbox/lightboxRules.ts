/** What a finger and a key mean over a picture. */

/** How far, in CSS pixels, a finger moves that means another picture. */
const farEnough = 48;

/** By how far the finger went: below zero it pulled the next picture in, above it the one before. */
export const isSwipeOn = (by: number): boolean => by <= -farEnough;
export const isSwipeBack = (by: number): boolean => by >= farEnough;

export type KeyMove = 'next' | 'previous' | 'first' | 'last';

/** Where a key leads; in Arabic the next picture lies to the left. */
export function moveOfKey(key: string, isRightToLeft: boolean): KeyMove | null {
  if (key === 'Home') return 'first';
  if (key === 'End') return 'last';
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return null;
  return (key === 'ArrowRight') === isRightToLeft ? 'previous' : 'next';
}
