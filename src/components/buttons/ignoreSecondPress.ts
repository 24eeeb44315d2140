import type { MouseEvent } from 'react';

/**
 * As `onClickCapture` of what changes under a press: the second half of a double press was meant for what stood there at
 * the first, and presses nothing of what stands there now (F09).
 */
export function ignoreSecondPress(event: MouseEvent): void {
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
}
