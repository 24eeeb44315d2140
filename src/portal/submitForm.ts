import type { FormEvent } from 'react';
import { flushSync } from 'react-dom';

/** Leads eye and hand to the first control that was refused. */
export function focusFirstFault(form: HTMLElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}

/** Reads what was typed, sends it on, and leads to the first field that was refused. */
export function submitForm(event: FormEvent<HTMLFormElement>, send: (typed: (name: string) => string) => void): void {
  event.preventDefault();
  const form = event.currentTarget;
  const values = new FormData(form);
  const typed = (name: string): string => {
    const value = values.get(name);
    return typeof value === 'string' ? value : '';
  };
  flushSync(() => send(typed));
  focusFirstFault(form);
}
