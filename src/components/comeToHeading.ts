/** Long enough, in milliseconds, for a screen reader to learn that what had the focus is gone. */
const untilNoticed = 400;

const waitingSpots = new WeakMap<HTMLElement, HTMLElement>();

const goOn = (dialog: HTMLElement): void =>
  dialog.querySelector<HTMLElement>('h2[tabindex="-1"]')?.focus({ preventScroll: true });

/** An element that holds the focus meanwhile: without a name nothing is read, and a press on it does nothing. */
function waitingSpot(dialog: HTMLElement): HTMLElement {
  const spot = document.createElement('span');
  spot.className = 'vh';
  spot.tabIndex = -1;
  // Also when the browser gives the focus back to it.
  spot.addEventListener('focus', () =>
    setTimeout(() => {
      if (spot.ownerDocument.activeElement === spot) goOn(dialog);
    }, untilNoticed),
  );
  dialog.prepend(spot);
  waitingSpots.set(dialog, spot);
  return spot;
}

/**
 * The focus goes to the heading of a dialog, which is read by that (A03). Where the control that had the focus has just
 * gone, Orca takes over the next place without a word: then the focus waits in the dialog for a moment, and goes on to the
 * heading that is there by then, unless somebody has moved it. Other screen readers
 * read the heading once as well.
 */
export function comeToHeading(dialog: HTMLElement, hasLostFocus: boolean): void {
  const spot = waitingSpots.get(dialog);
  if (hasLostFocus) (spot ?? waitingSpot(dialog)).focus({ preventScroll: true });
  else if (spot === undefined || spot.ownerDocument.activeElement !== spot) goOn(dialog);
}
