/** The second half of a double press was meant for what stood there at the first, and leads the focus nowhere (F09). */
export function passOverSecondHalf(): void {
  document.addEventListener(
    'mousedown',
    (press) => {
      if (press.detail > 1) press.preventDefault();
    },
    { capture: true, once: true },
  );
}

/** Nor does it press what has come under the finger since. */
export function passOverSecondPress(): void {
  passOverSecondHalf();
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
