/** Reads a page as a screen reader does: roles, names, values, states, and announcements. */
import { lineOf } from './screens.ts';

const plainly = (text: string): string =>
  text
    .replaceAll(/[\u200E\u200F\u2066-\u2069]/g, '')
    .replaceAll(/[\s\u00A0\u202F]+/g, ' ')
    .trim();

/** What a library keeps for its own announcements belongs to no screen, and outlives the page that made it. */
const isSkipped = (element: Element): boolean =>
  element.matches(
    '[data-live-announcer], [hidden], [aria-hidden="true"], [inert], dialog:not([open]), script, style, template, svg:not([role])',
  ) ||
  (element.parentElement?.matches('details:not([open])') === true && !element.matches('summary'));

/** @param own a control inside its own label: its options are not part of its name */
function contentOf(node: Node, own?: Element): string {
  if (node === own) return '';
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
  if (!(node instanceof Element) || isSkipped(node)) return '';
  if (node instanceof HTMLImageElement) return node.alt;
  if (node instanceof HTMLBRElement) return ' ';
  const text = [...node.childNodes].map((child) => contentOf(child, own)).join('');
  return blocks.has(node.tagName) ||
    node.matches(
      'small, button, h1, h2, h3, .facts > *, li > b, li > span, .pay label > span, .enrol__added b, .fine, .line__about > span, .pitch__top > *, .bk__now > *, .hit > *, .swap > div > *, .box__packs button > span, .pager button > span, summary > span',
    )
    ? ` ${text} `
    : text;
}

const blocks = new Set(
  'P LI UL OL DIV DL DT DD TABLE TR TD TH SECTION ARTICLE FORM FIELDSET FIGURE NAV DETAILS'.split(' '),
);

const byIds = (ids: string | null): Element[] =>
  (ids ?? '').split(/\s+/).flatMap((id) => document.getElementById(id) ?? []);

function nameOf(element: Element): string {
  if (element instanceof HTMLElement && element.dataset['elsewhere']) return element.dataset['elsewhere'];
  const labels = element instanceof HTMLElement && 'labels' in element ? [...((element.labels as NodeList) ?? [])] : [];
  const legend = element.matches('fieldset') ? element.querySelector(':scope > legend') : null;
  const named = byIds(element.getAttribute('aria-labelledby'))
    .map((named) => contentOf(named))
    .join(' ');
  const name =
    named ||
    element.getAttribute('aria-label') ||
    labels.map((label) => contentOf(label, element)).join(' ') ||
    (legend
      ? contentOf(legend)
      : element.matches('input, select, textarea, fieldset, dialog')
        ? ''
        : contentOf(element)) ||
    element.getAttribute('title') ||
    '';
  return plainly(name);
}

const inputRoles: Record<string, string> = {
  checkbox: 'checkbox',
  radio: 'radio',
  file: 'file',
  range: 'slider',
  number: 'spinbutton',
};

/** The role by which an element is found; null where it is only text or a container. */
function roleOf(element: Element): string | null {
  const own = element.getAttribute('role');
  if (own === 'presentation' || own === 'none') return null;
  if (own !== null && !['alert', 'status', 'list'].includes(own)) return own;
  if (element.matches('dialog')) return 'dialog';
  if (element.matches('h1, h2, h3, h4, h5, h6')) return 'heading';
  if (element.matches('a[href]')) return 'link';
  if (element.matches('button, summary')) return 'button';
  if (element instanceof HTMLInputElement)
    return element.type === 'hidden' ? null : (inputRoles[element.type] ?? 'textbox');
  if (element.matches('textarea')) return 'textbox';
  if (element.matches('select')) return 'combobox';
  if (element.matches('progress')) return 'progressbar';
  if (element.matches('fieldset')) return 'group';
  if (element.matches('section[aria-label]')) return 'region';
  if (element.matches('form[aria-label]')) return 'form';
  if (element.matches('[data-elsewhere]')) return 'address';
  return null;
}

/** What is read in a region is announced, and how urgently. */
function announcementOf(element: Element): string | null {
  if (element.matches('[role="alert"], [aria-live="assertive"]')) return 'alert';
  return element.matches('[role="status"], output, [aria-live="polite"]') ? 'status' : null;
}

const holds = new Set(['textbox', 'combobox', 'spinbutton', 'slider', 'searchbox']);
/** Elements whose parts are read one by one. */
const places = new Set([
  'dialog',
  'alertdialog',
  'group',
  'radiogroup',
  'region',
  'tablist',
  'tabpanel',
  'navigation',
  'form',
  'list',
  'listbox',
  'search',
  'main',
]);

function valueOf(element: Element, role: string): string | undefined {
  if (!holds.has(role)) return undefined;
  if (element instanceof HTMLSelectElement) return plainly(element.selectedOptions[0]?.textContent ?? '') || undefined;
  if (element.matches('[type="password"]')) return '•'.repeat((element as HTMLInputElement).value.length) || undefined;
  return plainly((element as HTMLInputElement).value ?? element.getAttribute('aria-valuenow') ?? '') || undefined;
}

function stateOf(element: Element): string | undefined {
  const says = (name: string) => element.getAttribute(`aria-${name}`);
  const either = (value: string | null, yes: string, no: string) =>
    value === null ? [] : [value === 'false' ? no : yes];
  const isTick = element.matches('input[type="checkbox"], input[type="radio"]');
  const isBusy = says('busy') === 'true';
  // A disabled element disables everything inside it.
  const isOut = element.matches(':disabled') || element.closest('[aria-disabled="true"]') !== null;
  const states = [
    ...(!isBusy && isOut ? ['disabled'] : []),
    ...(isBusy ? ['busy'] : []),
    ...(element.matches('input[readonly], textarea[readonly]') ? ['fixed'] : []),
    ...(isTick
      ? [(element as HTMLInputElement).checked ? 'ticked' : 'unticked']
      : either(says('checked'), 'ticked', 'unticked')),
    ...either(says('pressed'), 'pressed', 'unpressed'),
    ...either(says('selected'), 'chosen', 'unchosen'),
    ...either(says('current'), 'chosen', 'unchosen'),
    ...either(says('expanded'), 'open', 'closed'),
    ...(says('invalid') === 'true' ? ['wrong'] : []),
  ];
  return states.length === 0 ? undefined : states.join(' ');
}

const descriptionOf = (element: Element): string[] =>
  byIds(element.getAttribute('aria-describedby')).flatMap((said) => plainly(contentOf(said)) || []);

const isOfInterest = (element: Element): boolean => roleOf(element) !== null || announcementOf(element) !== null;

/** Nothing inside but words. */
const isPlain = (element: Element): boolean =>
  ![element, ...element.querySelectorAll('*')].some((part) => !isSkipped(part) && isOfInterest(part));

/** A sentence is one line, however many elements it has. */
const isSentence = (element: Element): boolean =>
  isPlain(element) && ![...element.querySelectorAll('*')].some(({ tagName }) => blocks.has(tagName));

const isInRun = (element: Element): boolean =>
  !blocks.has(element.tagName) && !element.matches('label, legend') && isSentence(element);

function read(element: Element, described: ReadonlySet<Element>, isAnnounced = false): string[] {
  if (isSkipped(element) || described.has(element)) return [];
  const role = roleOf(element);
  const line = (as: string, name: string) => lineOf({ role: as, name }, 'en');
  if (role !== null && !places.has(role)) {
    const [value, is] = [valueOf(element, role), stateOf(element)];
    return [
      lineOf(
        {
          role,
          name: nameOf(element),
          ...(value === undefined ? {} : { value }),
          ...(is === undefined ? {} : { is }),
          says: descriptionOf(element),
        },
        'en',
      ),
    ];
  }
  const announces = isAnnounced ? null : announcementOf(element);
  const told = announces === null ? '' : plainly(contentOf(element));
  const own = [
    ...(role !== null && nameOf(element) !== '' && !['main', 'list', 'search'].includes(role)
      ? [line(role, nameOf(element))]
      : []),
    ...(announces !== null && told !== '' ? [line(announces, told)] : []),
  ];
  const isSilent = isAnnounced || announces !== null || element.matches('label, legend');
  if (role === null && !isSilent && isSentence(element)) {
    const words = plainly(contentOf(element));
    return words === '' ? own : [...own, line('text', words)];
  }
  const lines: string[] = [];
  let run = '';
  const flush = () => {
    if (plainly(run) !== '' && !isSilent) lines.push(line('text', plainly(run)));
    run = '';
  };
  for (const child of element.childNodes) {
    const isInline = child instanceof Element && isInRun(child) && !described.has(child);
    if (child.nodeType === Node.TEXT_NODE || isInline) run += contentOf(child);
    else if (child instanceof Element) {
      flush();
      lines.push(...read(child, described, isSilent && !element.matches('label, legend') ? true : isAnnounced));
    }
  }
  flush();
  return [...own, ...lines];
}

/** Behind an open dialog nothing can be reached. */
const reachable = (): Element => [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;

/** What has the focus, by its role and name alone; null where nothing has it. */
export function focused(): string | null {
  const place = document.activeElement;
  if (place === null || place === document.body) return null;
  return lineOf({ role: roleOf(place) ?? 'text', name: nameOf(place) }, 'en');
}

/** The screen, one line a part, from top to bottom. */
export function onScreen(): string[] {
  const place = reachable();
  // A region's description is inside it, and is read in its turn.
  const described = new Set(
    [...place.querySelectorAll('[aria-describedby]:not(section)')].flatMap((control) =>
      byIds(control.getAttribute('aria-describedby')),
    ),
  );
  // Notices are read last, once, wherever they are in the document.
  const notices = document.querySelector('.toasts');
  return [
    ...read(place, new Set([...described, ...(notices ? [notices] : [])])),
    ...[...(notices?.querySelectorAll('output, [role="alert"]') ?? [])].flatMap((told) => read(told, described)),
  ];
}
