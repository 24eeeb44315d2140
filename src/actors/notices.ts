/** The one notice that may be on screen; a new one replaces it (R8.1.4). */
import { createStore } from '@xstate/store';
import { currentLocale, type Locale } from '../i18n/locale.ts';

export interface Notice {
  /** Tells two equal texts apart, so that each is announced. */
  id: number;
  tone: 'ok' | 'bad';
  text: string;
  /** The language that it was told in. */
  locale: Locale;
  action?: { label: string; run: () => void };
}

export const notices = createStore({
  context: { shown: null as Notice | null, count: 0 },
  on: {
    noticed: ({ count }, { notice }: { notice: Omit<Notice, 'id'> }) => ({
      count: count + 1,
      shown: { ...notice, id: count + 1 },
    }),
    dismissed: (context, { id }: { id: number }) => (context.shown?.id === id ? { ...context, shown: null } : context),
  },
});

/** Milliseconds that a notice stays; an error is read twice. With something to press it stays as long as an error. */
const shortStay = 5_000;
const longStay = 10_000;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Lets the notice on screen go after its time, counted from now. */
export function letNoticeGo(): void {
  clearTimeout(timer);
  const { shown } = notices.getSnapshot().context;
  if (shown === null) return;
  const stay = shown.tone === 'bad' || shown.action ? longStay : shortStay;
  timer = setTimeout(() => notices.trigger.dismissed({ id: shown.id }), stay);
}

/** Keeps the notice while somebody points at it or has focus in it. */
export function holdNotice(): void {
  clearTimeout(timer);
}

/** Shows a notice in the words of the customer's language. */
export function notify(notice: Omit<Notice, 'id' | 'locale'>): void {
  notices.trigger.noticed({ notice: { ...notice, locale: currentLocale() } });
  letNoticeGo();
}

/** Notices about something that is on screen: they are no news once it is gone, and would lie over what is there then. */
export function passingNotices() {
  let last: number | undefined;
  const dismiss = () => {
    if (last !== undefined) dismissNotice(last);
  };
  return {
    tell(text: string, tone: Notice['tone'] = 'bad'): void {
      notify({ tone, text });
      last = notices.getSnapshot().context.shown?.id;
    },
    dismiss,
  };
}

/** Takes a notice away, unless another one has taken its place. */
export function dismissNotice(id: number): void {
  notices.trigger.dismissed({ id });
}
