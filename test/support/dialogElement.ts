/**
 * jsdom has `<dialog>` but cannot open one. This is the part of the standard that our dialogs need: modal opening,
 * closing with a `close` event, and returning the focus.
 */
const openers = new WeakMap<HTMLDialogElement, Element | null>();

export function polyfillDialogs(): void {
  const { prototype } = HTMLDialogElement;
  if ('showModal' in prototype) return;
  Object.assign(prototype, {
    showModal(this: HTMLDialogElement) {
      if (this.open) throw new DOMException('The dialog is already open', 'InvalidStateError');
      openers.set(this, document.activeElement);
      this.open = true;
      this.querySelector<HTMLElement>('button, [href], input, select, textarea, [tabindex]')?.focus();
    },
    show(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return;
      this.open = false;
      const opener = openers.get(this);
      if (opener instanceof HTMLElement) opener.focus();
      queueMicrotask(() => this.dispatchEvent(new Event('close')));
    },
  });
}
