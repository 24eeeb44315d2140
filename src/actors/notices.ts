/** The one notice that may be on screen; a new one replaces it (R8.1.4). */
import { createActor, fromTransition } from 'xstate';
import { currentLocale } from '../i18n/locale.ts';
import type { Locale } from '../i18n/languages.ts';

export interface Notice {
  /** A new number for each notice, so that the same text is announced again. */
  id: number;
  tone: 'ok' | 'bad';
  text: string;
  /** The language that it was told in. */
  locale: Locale;
  action?: { label: string; run: () => void };
}

interface Notices {
  readonly shown: Notice | null;
  readonly count: number;
}
type NoticeEvent = { type: 'noticed'; notice: Omit<Notice, 'id'> } | { type: 'dismissed'; id: number };

/** Every event is taken at any time: no chart is needed. */
function afterEvent(context: Notices, event: NoticeEvent): Notices {
  const { shown, count } = context;
  if (event.type === 'noticed') return { count: count + 1, shown: { ...event.notice, id: count + 1 } };
  return shown?.id === event.id ? { ...context, shown: null } : context;
}

export const notices = createActor(fromTransition(afterEvent, { shown: null, count: 0 })).start();

/** Seconds that a notice stays; an error is read twice. */
const shortStay = 5;
const longStay = 10;

let timer: ReturnType<typeof setTimeout> | undefined;
/** Where somebody points at the notice or has focus in it. */
let holder: Element | undefined;

/**
 * Lets the notice on screen go after its time, counted from now in seconds in which it could be read: neither what passes
 * while the page is out of sight counts, nor while the device stands still. What offers something waits for its press: who
 * needs long to find it would come too late (2.2.1).
 */
export function letNoticeGo(): void {
  holder = undefined;
  clearTimeout(timer);
  const { shown } = notices.getSnapshot().context;
  if (shown === null || shown.action) return;
  let left = shown.tone === 'bad' ? longStay : shortStay;
  const countDown = (): void => {
    timer = setTimeout(() => {
      if (!document.hidden) left -= 1;
      if (left > 0) countDown();
      else dismissNotice(shown.id);
    }, 1_000);
  };
  countDown();
}

/** Keeps the notice, and what takes its place, while somebody points at it or has focus in it. */
export function holdNotice(region: Element): void {
  holder = region;
  clearTimeout(timer);
}

/** Shows a notice in the words of the customer's language. */
export function notify(notice: Omit<Notice, 'id' | 'locale'>): void {
  notices.send({ type: 'noticed', notice: { ...notice, locale: currentLocale() } });
  // Nobody leaves what is not in the page any more.
  if (holder?.isConnected) clearTimeout(timer);
  else letNoticeGo();
}

/**
 * Notices about something on the screen: they go with it, since they would be no news any more and would cover what
 * comes next.
 */
export function passingNotices() {
  let last: number | undefined;
  const dismiss = () => {
    if (last !== undefined) dismissNotice(last);
  };
  return {
    tell(text: string, tone: Notice['tone'] = 'bad', action?: Notice['action']): void {
      notify({ tone, text, ...(action && { action }) });
      last = notices.getSnapshot().context.shown?.id;
    },
    dismiss,
  };
}

/** Takes a notice away, unless another one has taken its place. */
export function dismissNotice(id: number): void {
  notices.send({ type: 'dismissed', id });
  if (notices.getSnapshot().context.shown === null) holder = undefined;
}
