/**
 * Google shows its questions in an element of its own at the end of the page. An open modal dialog of ours would lie
 * over it and block every click, so our dialogs stop being modal until the answer is there.
 */
export function releaseModals(): () => void {
  const dialogs = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')];
  const focused = document.activeElement;
  for (const dialog of dialogs) {
    dialog.close();
    dialog.show();
  }
  return () => {
    for (const dialog of dialogs) {
      if (!dialog.isConnected || !dialog.open) continue;
      dialog.close();
      dialog.showModal();
    }
    if (focused instanceof HTMLElement) focused.focus();
  };
}
