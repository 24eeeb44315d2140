/** What stands in a text field is heard, whoever wrote it: a hand, the browser, a password manager. */
import type { SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

export interface Heard<TControl extends TextControl> {
  onInput: (event: SyntheticEvent<TControl>) => void;
  onChange: (event: SyntheticEvent<TControl>) => void;
}

/**
 * How a field hears what is written into it, each value once. React's `onChange` alone is deaf to a value that a script of
 * the page wrote before the event, as some password managers and browsers on phones do: React took note of the value
 * when it was written, finds nothing new in the event, and its next rendering empties the field.
 */
export const heardBy = <TControl extends TextControl>(take: (control: TControl) => void): Heard<TControl> => ({
  onInput: ({ currentTarget }) => take(currentTarget),
  onChange: ({ currentTarget, nativeEvent }) => {
    if (nativeEvent.type !== 'input') take(currentTarget);
  },
});

const textTypes = new Set(['text', 'tel', 'email', 'password', 'url', 'search', 'number']);
const isText = (control: Element): control is TextControl =>
  control instanceof HTMLTextAreaElement || (control instanceof HTMLInputElement && textTypes.has(control.type));

/** Fields that hold something else than what was last rendered tell it before their form is sent: no event may have. */
function tellWhatStands({ target }: Event): void {
  if (!(target instanceof HTMLFormElement)) return;
  // Rendered at once, since whoever takes the form reads the values of the last rendering.
  flushSync(() => {
    for (const control of target.elements)
      if (isText(control) && control.value !== control.defaultValue)
        control.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

// In capture: before React, which listens further in, hands the form over.
globalThis.document?.addEventListener('submit', tellWhatStands, { capture: true });
