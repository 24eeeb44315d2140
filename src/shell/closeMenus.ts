/** For each menu that is open, what removes the handlers of the ways to close it. */
const listening = new Map<HTMLDetailsElement, AbortController>();

/**
 * A menu of the header closes by Esc, with the focus on its button, by tabbing out of it and by a press elsewhere (A10).
 * Called whenever one opens or closes.
 */
export function closeOnWayOut(menu: HTMLDetailsElement): void {
  listening.get(menu)?.abort();
  listening.delete(menu);
  if (!menu.open) return;
  const over = new AbortController();
  listening.set(menu, over);
  const { signal } = over;
  const leave = ({ target }: Event): void => {
    if (target instanceof Node && !menu.contains(target)) menu.open = false;
  };
  document.addEventListener('focusin', leave, { signal });
  document.addEventListener('pointerdown', leave, { signal });
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      const hadFocus = menu.contains(document.activeElement);
      menu.open = false;
      if (hadFocus) menu.querySelector('summary')?.focus();
    },
    { signal },
  );
}
