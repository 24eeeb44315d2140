/** Meets the presses that follow the first at once, which the browser counts on: 2, 3, 4. One that begins anew ends it. */
function meetFurtherPresses(kind: 'mousedown' | 'click', meet: (press: MouseEvent) => void): void {
  const ended = new AbortController();
  let last = 1;
  document.addEventListener(
    kind,
    (press) => {
      if (press.detail <= last) return ended.abort();
      last = press.detail;
      meet(press);
    },
    { capture: true, signal: ended.signal },
  );
}

/** The first of several presses has put the focus somewhere: those after it do not take it away (F09). */
export function leaveFocusOnSecondPress(): void {
  meetFurtherPresses('mousedown', (press) => press.preventDefault());
}

/** The page has moved at the first press: those after it do not press what has come under the finger since (F09). */
export function ignoreNextSecondPress(): void {
  leaveFocusOnSecondPress();
  meetFurtherPresses('click', (press) => {
    press.preventDefault();
    press.stopImmediatePropagation();
  });
}
