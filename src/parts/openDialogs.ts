import { useSyncExternalStore } from 'react';

/*
 * A modal dialog makes everything outside it inert, toasts included. Whoever must be seen and heard above the dialogs asks
 * here for the topmost one and stands inside it.
 */
let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLDialogElement[]): void {
  open = next;
  for (const listener of listeners) listener();
}

/** Puts a dialog on top; gives back what takes it away again. */
export function enterDialog(dialog: HTMLDialogElement): () => void {
  change([...open, dialog]);
  return () => change(open.filter((other) => other !== dialog));
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const topmost = (): HTMLDialogElement | null => open.at(-1) ?? null;

export const useTopmostDialog = (): HTMLDialogElement | null => useSyncExternalStore(subscribe, topmost);
