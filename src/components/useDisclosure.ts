import { useId, useRef, useState } from 'react';
import { useEscape } from './dialogs/useEscape.ts';

/**
 * What a button opens elsewhere than right behind itself, where `<details>` cannot (027): Esc closes it alone, and closing
 * leads back to the button (A04).
 */
export function useDisclosure<Around extends HTMLElement = HTMLElement, Opened extends HTMLElement = HTMLElement>() {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const around = useRef<Around>(null);
  const opened = useRef<Opened>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  useEscape(around, isOpen, close);
  useEscape(opened, isOpen, close);
  useEscape(opener, isOpen, close);
  return {
    isOpen,
    close,
    /** An element around both, in which Esc closes it as well. */
    around,
    opener: { ref: opener, 'aria-expanded': isOpen, 'aria-controls': id, onClick: () => setOpen(!isOpen) },
    opened: { ref: opened, id, hidden: !isOpen },
  };
}
