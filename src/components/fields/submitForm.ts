import type { FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { ignoreNextSecondPress } from '../doublePress.ts';

/**
 * Scrolls and moves the focus to what was refused: to the summary of several faults, where the form has one, else to
 * the first control.
 */
export function leadToFaults(form: HTMLElement | null): void {
  const refused = form?.querySelector<HTMLElement>('[data-refusals]') ?? form?.querySelector('[aria-invalid="true"]');
  if (!(refused instanceof HTMLElement)) return;
  refused.focus();
  // What is higher than the screen is put into its middle by that, with its first lines above the edge.
  const scroller = refused.closest('dialog') ?? document.documentElement;
  const edge = Math.max(0, scroller.getBoundingClientRect().top);
  if (refused.getBoundingClientRect().top < edge + parseFloat(getComputedStyle(scroller).scrollPaddingTop))
    refused.scrollIntoView({ block: 'start' });
  // The page has scrolled under a double press.
  ignoreNextSecondPress();
}

/** Reads what was typed, submits it, and leads to what was refused. */
export function submitForm(event: FormEvent<HTMLFormElement>, send: (typed: (name: string) => string) => void): void {
  event.preventDefault();
  const form = event.currentTarget;
  const values = new FormData(form);
  const typed = (name: string): string => {
    const value = values.get(name);
    return typeof value === 'string' ? value : '';
  };
  flushSync(() => send(typed));
  leadToFaults(form);
}
