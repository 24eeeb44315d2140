import type { MouseEvent } from 'react';

/**
 * On the capture of what changes under a press: the second half of a double press was meant for what stood there at the
 * first, and is neither a press on what took its place nor a way from there (F09).
 */
export function passOverSecond(event: MouseEvent): void {
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
}
