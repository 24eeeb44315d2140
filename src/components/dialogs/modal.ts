import { ignoreNextSecondPress } from '../doublePress.ts';
import { comeToHeading } from '../comeToHeading.ts';
import { isNowhere, passFocusOn } from './passFocusOn.ts';
import { enterDialog, isEntered, topmost } from './openDialogs.ts';

/** How far, in CSS pixels, a sheet is pulled down before letting go closes it. */
const farEnough = 96;

function isOutside(box: DOMRect, { clientX, clientY }: MouseEvent): boolean {
  return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom;
}

/** A sheet follows the finger on its handle, downwards only. */
function followPull(dialog: HTMLDialogElement, handle: Element, leave: () => void, signal: AbortSignal): void {
  let from: number | null = null;
  const listen = (type: string, act: (event: PointerEvent) => void): void =>
    handle.addEventListener(type, act as EventListener, { signal });
  const settle = (): void => {
    from = null;
    dialog.style.translate = '';
  };
  listen('pointerdown', (event) => {
    from = event.clientY;
    handle.setPointerCapture(event.pointerId);
  });
  listen('pointermove', (event) => {
    if (from !== null) dialog.style.translate = `0 ${Math.max(0, event.clientY - from)}px`;
  });
  listen('pointerup', (event) => {
    const pulled = from === null ? 0 : event.clientY - from;
    settle();
    if (pulled > farEnough) leave();
  });
  listen('pointercancel', settle);
}

/** Whoever pressed twice to open a dialog has not read it: the second press is meant for nothing in it (F09). */
function passOver(dialog: HTMLDialogElement, signal: AbortSignal): void {
  let isOwn = false;
  dialog.addEventListener(
    'click',
    (event) => {
      if (event.detail < 2) isOwn = true;
      if (isOwn) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true, signal },
  );
}

/** Where the focus went back to when the last dialog went: nobody has come there on their own. */
let returnedTo: Element | null = null;
/** The dialog has gone in this breath, and the focus is on its way there. */
let isReturning = false;

/**
 * A dialog has gone with its view: the focus goes back. `close()` would have all of the page styled with the dialog in it, to
 * look for a place for the focus, and once more without it.
 */
function giveBack(dialog: HTMLDialogElement, opener: Element | null, isInSight: boolean): void {
  isReturning = false;
  if (dialog.isConnected) {
    // A view that is only hidden for a while, as React hides what waits: nothing may be held back by a dialog nobody sees.
    if (!isEntered(dialog)) dialog.close();
  } else if (opener instanceof HTMLElement && isNowhere()) opener.focus({ preventScroll: isInSight });
}

/**
 * Shows a dialog as modal and moves the focus in: to what carries `data-autofocus`, else to the heading. Every way out the
 * browser offers (Esc, the back gesture, a press on the scrim, a pull on the handle) is asked of `leave`; the dialog itself
 * never closes on its own. The back gesture is not asked for by one that is an entry of the history: the booking's own, or a
 * layer on top of what the address says, which Back takes away. Gives back what closes it and returns the focus: to what
 * opened it, or, where nothing on the page did, to its `home`, which nobody has seen yet and is scrolled to.
 */
export function openModal(
  dialog: HTMLDialogElement,
  leave: () => void,
  {
    isEntry = false,
    isLayer = false,
    home = () => null,
  }: { isEntry?: boolean; isLayer?: boolean; home?: () => HTMLElement | null } = {},
): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const { activeElement } = document;
  // Where one dialog follows another, it goes back to what the first one was opened from.
  const opener = isReturning && activeElement === document.body ? returnedTo : activeElement;
  // Some browsers focus no button that is pressed: then the page is where its customer is. What opens by itself was not pressed.
  const isUnasked = opener === document.body && !navigator.userActivation?.isActive;
  const hasLostFocus = opener === document.body || opener === returnedTo;
  if (!dialog.open) dialog.showModal();
  const exit = enterDialog(dialog, isLayer ? leave : undefined);
  const first = dialog.querySelector<HTMLElement>('[data-autofocus]');
  if (first) first.focus({ preventScroll: true });
  else comeToHeading(dialog, hasLostFocus);

  passOver(dialog, signal);
  dialog.addEventListener(
    'cancel',
    (event) => {
      if (event.target !== dialog) return;
      event.preventDefault();
      leave();
    },
    { signal },
  );
  // The browser asks such a dialog for nothing; Esc is a way out all the same, of the topmost one.
  if (isEntry || isLayer)
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing || topmost() !== dialog) return;
        event.preventDefault();
        leave();
      },
      { signal },
    );
  // Browsers close a dialog on the second Esc whatever `cancel` answers: it comes back until its owner takes it away.
  dialog.addEventListener(
    'close',
    (event) => {
      if (event.target !== dialog || dialog.open || !dialog.isConnected) return;
      dialog.showModal();
      leave();
    },
    { signal },
  );
  let isPressedOutside = false;
  dialog.addEventListener(
    'pointerdown',
    (event) => {
      isPressedOutside = event.target === dialog && isOutside(dialog.getBoundingClientRect(), event);
    },
    { signal },
  );
  dialog.addEventListener(
    'click',
    (event) => {
      // A drag that began inside (marking text) is no press on the scrim.
      if (isPressedOutside && isOutside(dialog.getBoundingClientRect(), event)) leave();
    },
    { signal },
  );
  const handle = dialog.querySelector(':scope > .grab');
  if (handle) followPull(dialog, handle, leave, signal);

  return () => {
    ignoreNextSecondPress();
    listening.abort();
    exit();
    const own = opener === document.body ? home() : null;
    const target = own ?? opener;
    returnedTo = target;
    isReturning = true;
    queueMicrotask(() => giveBack(dialog, target, own === null));
    if (isUnasked || target !== document.body) passFocusOn(target);
  };
}
