/** After the frame that comes next; a page that nobody looks at draws none. */
export const whenDrawn = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
