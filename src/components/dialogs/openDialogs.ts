import { useSyncExternalStore } from 'react';

/*
 * A modal dialog makes everything outside it inert, toasts included. Whoever must be seen and heard above the dialogs asks
 * here for the topmost one and stands inside it.
 */
interface Open {
  dialog: HTMLDialogElement;
  /** How Back takes it away, where it is an entry of the history on top of what the address says (F12). */
  leave: (() => void) | undefined;
}

let open: readonly Open[] = [];
const listeners = new Set<() => void>();

function change(next: readonly Open[]): void {
  open = next;
  for (const listener of listeners) listener();
}

/** Puts a dialog on top. Returns what takes it away again. */
export function enterDialog(dialog: HTMLDialogElement, leave?: () => void): () => void {
  change([...open, { dialog, leave }]);
  return () => change(open.filter((other) => other.dialog !== dialog));
}

export const isEntered = (dialog: HTMLDialogElement): boolean => open.some((other) => other.dialog === dialog);

/** Tells whenever a dialog opens or closes. Returns what stops it. */
export const onDialogs = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const topmost = (): HTMLDialogElement | null => open.at(-1)?.dialog ?? null;

/** How to close each dialog that lies above the address, the lowest first. */
export const layers = (): (() => void)[] => open.flatMap(({ leave }) => leave ?? []);

export const useTopmostDialog = (): HTMLDialogElement | null => useSyncExternalStore(onDialogs, topmost);
