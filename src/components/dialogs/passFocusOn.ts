/** The next element that can take the focus, from the nearest outwards. */
const readable = 'h1[tabindex="-1"], h2[tabindex="-1"]';

function focusableNear(around: readonly Element[]): HTMLElement | null {
  for (const one of around) {
    if (!one.isConnected) continue;
    const target = one.matches('[tabindex="-1"]') ? one : one.querySelector(readable);
    if (target instanceof HTMLElement) return target;
  }
  return document.querySelector('#main');
}

/** Whether nothing that can be used has the focus: some browsers leave it on a control that went out of use, all do for a moment. */
export function isNowhere(): boolean {
  const { activeElement: focused } = document;
  return focused === null || focused === document.body || focused.matches(':disabled');
}

/**
 * What has the focus goes and takes it along: once the view has followed, the focus is on `from`, or, where that is gone
 * or out of use as well, on what is around it; never on the page as a whole (I30). Who is elsewhere is left in peace.
 */
export function passFocusOn(from: Element | null): void {
  const around: Element[] = [];
  for (let one = from; one !== null; one = one.parentElement) around.push(one);
  setTimeout(() => {
    if (!isNowhere()) return;
    if (from instanceof HTMLElement) from.focus({ preventScroll: true });
    if (isNowhere()) focusableNear(around)?.focus({ preventScroll: true });
  });
}
