/** Runs in the page: finds what a customer sees by its role and name, and says where to press it. */
import type * as TestingLibrary from '@testing-library/dom';

/** What is looked for, as JSON. */
export interface Query {
  role: string;
  /** The whole name, or with `how` a part of it. */
  name?: string;
  how?: 'starting' | 'holding';
  /** Looks only inside the first that is found so. */
  within?: Query;
  /** Only what can be used. */
  enabled?: boolean;
  checked?: boolean;
}

/** What was found first. */
export interface Sight {
  /** How many there are. */
  count: number;
  /** Where a press would meet it; null where something lies over it. */
  point: { x: number; y: number } | null;
  enabled: boolean;
  checked: boolean;
  value: string;
  /** Its label's or its own text. */
  text: string;
}

declare global {
  var TestingLibraryDom: typeof TestingLibrary | undefined;
}

/** Whether the library is there; a page that was loaded anew has none. */
export const isReady = (): boolean => globalThis.TestingLibraryDom !== undefined;

/** Self-contained: it travels as source. */
export function look(query: Query): Sight {
  const { queryAllByRole } = globalThis.TestingLibraryDom!;
  const plain = (text: string): string =>
    text
      .replace(/[\u200b\u200e\u200f\u2066-\u2069]/g, '')
      .replace(/\s+/g, ' ')
      .trim();
  const isControl = (one: Element): one is HTMLInputElement => one instanceof HTMLInputElement;
  const isEnabled = (one: Element): boolean =>
    !one.matches(':disabled') && one.getAttribute('aria-disabled') !== 'true' && !one.closest('[inert]');
  const isSeen = (one: Element): boolean => one.getClientRects().length > 0;

  const all = (scope: HTMLElement, { role, name, how, within, enabled, checked }: Query): HTMLElement[] => {
    const place = within === undefined ? scope : all(scope, within)[0];
    if (place === undefined) return [];
    const wanted = plain(name ?? '');
    const fits = (given: string): boolean => {
      const is = plain(given);
      return how === 'starting' ? is.startsWith(wanted) : how === 'holding' ? is.includes(wanted) : is === wanted;
    };
    // The field of a password has no role of its own.
    const found =
      role === 'password'
        ? [...place.querySelectorAll<HTMLElement>('input[type=password]')]
        : queryAllByRole(place, role, name === undefined ? {} : { name: fits });
    return found.filter(
      (one) =>
        isSeen(one) &&
        (enabled === undefined || isEnabled(one) === enabled) &&
        (checked === undefined || (isControl(one) && one.checked) === checked),
    );
  };

  // What lies behind an open dialog cannot be used.
  const dialogs = [...document.querySelectorAll<HTMLElement>('dialog:modal')];
  // A dialog is found from without, what lies in it from within.
  const open = dialogs.at(-1);
  const found = all((query.role === 'dialog' ? open?.parentElement : open) ?? document.body, query);
  const target = found[0];
  if (target === undefined) return { count: 0, point: null, enabled: false, checked: false, value: '', text: '' };

  const label = isControl(target) ? target.labels?.[0] : undefined;
  const pointOf = (one: Element): { x: number; y: number } | null => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const point = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
    const hit = document.elementFromPoint(point.x, point.y);
    if (hit === null) return null;
    // A label's own link is not the label.
    const isLabel = label?.contains(hit) === true && hit.closest('a, button') === null;
    return target.contains(hit) || isLabel ? point : null;
  };
  const place = (): { x: number; y: number } | null => pointOf(target) ?? (label ? pointOf(label) : null);
  let point = place();
  if (point === null) {
    target.scrollIntoView({ block: 'center', behavior: 'instant' });
    point = place();
  }
  return {
    count: found.length,
    point,
    enabled: isEnabled(target),
    checked: isControl(target) && target.checked,
    value: isControl(target) ? target.value : '',
    text: plain((label ?? target).innerText),
  };
}
