/** What a press costs the page's main thread, by the thread's own clock: what else the machine does is not in it. */
import type { Browser, Page } from 'playwright';
import { workByKind, type Kind, type TraceEvent } from './startWork.ts';

export interface PressWork {
  /** Milliseconds from the task of the press to the end of the task that hands its frame over, and these by kind. */
  answer: number;
  byKind: Readonly<Record<Kind, number>>;
  /** Milliseconds of the dearest task until the page is quiet, and of all of them. */
  longest: number;
  total: number;
  /** How often script had the page styled or laid out before it went on, until that frame; the test tool's own is among it. */
  forced: number;
}

export interface PressEvent extends TraceEvent {
  args?: TraceEvent['args'] & { data?: { type?: string } };
}

const task = /RunTask$/;
const script = new Set([
  'EvaluateScript',
  'EventDispatch',
  'FireAnimationFrame',
  'FunctionCall',
  'RunMicrotasks',
  'TimerFire',
]);
/** What lays the page out or styles it. */
const restyled = new Set(['UpdateLayoutTree', 'Layout']);
// What comes under a pointer that rests is told as well, also long after the press.
const press = /^(?:(?:pointer|mouse)(?:down|up)|key|click|change|input|touch)/;
const categories = [
  '-*',
  'toplevel',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'v8.execute',
  'v8',
  'disabled-by-default-v8.compile',
];

/** Notes all that the page does while `act` runs, as on a processor so many times slower. */
export async function traced(
  browser: Browser,
  page: Page,
  slowdown: number,
  act: () => Promise<unknown>,
): Promise<PressWork> {
  await browser.startTracing(page, { categories });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: PressEvent[] };
  return pressWorkOf(traceEvents, slowdown);
}

/** Reads a trace: the thread of the page is the one on which events are dispatched. */
export function pressWorkOf(events: readonly PressEvent[], slowdown: number): PressWork {
  const isPress = ({ name, args }: PressEvent) => name === 'EventDispatch' && press.test(args?.data?.type ?? '');
  const dispatched = events.find(isPress);
  if (dispatched === undefined) throw new Error('The press is not in the trace.');
  const own = events
    .filter(({ ph, pid, tid }) => ph === 'X' && pid === dispatched.pid && tid === dispatched.tid)
    .sort((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
  const within = (outer: TraceEvent) => (inner: TraceEvent) =>
    inner.ts >= outer.ts && inner.ts + (inner.dur ?? 0) <= outer.ts + (outer.dur ?? 0);
  const cost = ({ tdur = 0 }: TraceEvent): number => (tdur / 1_000) * slowdown;
  const sum = (some: readonly TraceEvent[]): number => some.reduce((total, one) => total + cost(one), 0);
  // A task may hold another: the outer one counts.
  let end = 0;
  const tasks = own.filter(({ name, ts, dur = 0 }) => {
    if (!task.test(name) || ts < end) return false;
    end = ts + dur;
    return true;
  });
  const presses = own.filter(isPress);
  const first = tasks.find((one) => presses.some(within(one)));
  const last = presses.at(-1)!;
  const frame = own.find(({ name, ts }) => name === 'Commit' && ts >= last.ts);
  if (first === undefined || frame === undefined) throw new Error('The frame that answers is not in the trace.');
  const answering = tasks.filter(({ ts }) => ts >= first.ts && ts <= frame.ts);
  const answers = own.filter((one) => answering.some((outer) => within(outer)(one)));
  const scripts = answers.filter(({ name }) => script.has(name));
  return {
    answer: sum(answering),
    byKind: workByKind(answers, slowdown),
    longest: Math.max(0, ...tasks.map(cost)),
    total: sum(tasks),
    forced: answers.filter((one) => restyled.has(one.name) && scripts.some((outer) => within(outer)(one))).length,
  };
}
