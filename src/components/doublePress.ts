/** The first half of a double press has put the focus somewhere: the second half does not take it away (F09). */
export function leaveFocusOnSecondPress(): void {
  document.addEventListener(
    'mousedown',
    (press) => {
      if (press.detail > 1) press.preventDefault();
    },
    { capture: true, once: true },
  );
}

/** The page has moved at the first half: the second does not press what has come under the finger since (F09). */
export function ignoreNextSecondPress(): void {
  leaveFocusOnSecondPress();
  document.addEventListener(
    'click',
    (press) => {
      if (press.detail < 2) return;
      press.preventDefault();
      press.stopImmediatePropagation();
    },
    { capture: true, once: true },
  );
}
