/**
 * Google asks its questions in a window of its own at the end of the page. An open modal dialog of ours would lie over it
 * and keep every click from it, so that ours stop being modal until the answer is there.
 * @returns what makes them modal again and brings the focus back
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
