/** Long enough, in milliseconds, for a screen reader to learn that what had the focus is gone. */
const untilNoticed = 400;

const places = new WeakMap<HTMLElement, HTMLElement>();

const goOn = (dialog: HTMLElement): void =>
  dialog.querySelector<HTMLElement>('h2[tabindex="-1"]')?.focus({ preventScroll: true });

/** Where the focus waits: it has no name, so that nothing is read, and a press on it does nothing. */
function waitingSpot(dialog: HTMLElement): HTMLElement {
  const place = document.createElement('span');
  place.className = 'vh';
  place.tabIndex = -1;
  // Also when the browser gives the focus back to it.
  place.addEventListener('focus', () =>
    setTimeout(() => {
      if (place.ownerDocument.activeElement === place) goOn(dialog);
    }, untilNoticed),
  );
  dialog.prepend(place);
  places.set(dialog, place);
  return place;
}

/**
 * The focus goes to the heading of a dialog, which is read by that (A03). Where the control that had the focus has just
 * gone, Orca takes over the next place without a word: then the focus waits in the dialog for a moment, and goes on to the
 * heading that is there by then, unless somebody has moved it. Whose reader minds no such thing hears the heading once too.
 */
export function comeToHeading(dialog: HTMLElement, hasLostFocus: boolean): void {
  const place = places.get(dialog);
  if (hasLostFocus) (place ?? waitingSpot(dialog)).focus({ preventScroll: true });
  else if (place === undefined || place.ownerDocument.activeElement !== place) goOn(dialog);
}
