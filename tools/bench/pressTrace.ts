/** What a press costs the page's main thread, by the thread's own clock: what else the machine does is not in it. */
import type { Browser, Page } from 'playwright';

export interface PressWork {
  /** Milliseconds of the dearest task that handles the press. */
  press: number;
  /** What of it is compiling. */
  compiling: number;
  /** Milliseconds of the dearest task until the page is quiet. */
  longest: number;
  /** Milliseconds of all of them; what of it is styles and what is layout. */
  total: number;
  styles: number;
  layout: number;
  /** How often script made the page be laid out or styled before it went on. */
  forced: number;
}

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { data?: { type?: string }; name?: string };
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
const press = /^(?:pointer|mouse|key|click|change|input|touch)/;
const categories = [
  '-*',
  'toplevel',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'v8.execute',
  'v8',
  'disabled-by-default-v8.compile',
];

/** Notes all that the page does while `act` runs. */
export async function traced(browser: Browser, page: Page, act: () => Promise<unknown>): Promise<PressWork> {
  await browser.startTracing(page, { categories });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  return workOf(traceEvents);
}

/** Reads a trace: the thread of the page is the one on which events are dispatched. */
export function workOf(events: readonly TraceEvent[]): PressWork {
  const dispatched = events.find(({ name, args }) => name === 'EventDispatch' && press.test(args?.data?.type ?? ''));
  if (dispatched === undefined) throw new Error('The press is not in the trace.');
  const own = events.filter(({ ph, pid, tid }) => ph === 'X' && pid === dispatched.pid && tid === dispatched.tid);
  const within = (outer: TraceEvent) => (inner: TraceEvent) =>
    inner.ts >= outer.ts && inner.ts + (inner.dur ?? 0) <= outer.ts + (outer.dur ?? 0);
  const cost = ({ tdur = 0 }: TraceEvent): number => tdur / 1000;
  const sum = (some: readonly TraceEvent[]): number => some.reduce((total, one) => total + cost(one), 0);
  const most = (some: readonly TraceEvent[]): number => Math.max(0, ...some.map(cost));
  // A task may hold another: the outer one counts.
  let end = 0;
  const tasks = own
    .filter(({ name }) => task.test(name))
    .sort((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0))
    .filter(({ ts, dur = 0 }) => {
      if (ts < end) return false;
      end = ts + dur;
      return true;
    });
  const presses = own.filter(({ name, args }) => name === 'EventDispatch' && press.test(args?.data?.type ?? ''));
  const scripts = own.filter(({ name }) => script.has(name));
  const styles = own.filter(({ name }) => name === 'UpdateLayoutTree');
  const compiled = own.filter(({ name }) => name === 'V8.CompileCode');
  const pressed = tasks.filter((one) => presses.some(within(one)));
  const dearest = pressed.toSorted((one, other) => cost(other) - cost(one))[0];
  const layouts = own.filter(({ name }) => name === 'Layout');
  return {
    press: most(pressed),
    compiling: dearest === undefined ? 0 : sum(compiled.filter(within(dearest))),
    longest: most(tasks),
    total: sum(tasks),
    styles: sum(styles),
    layout: sum(layouts),
    forced: [...styles, ...layouts].filter((one) => scripts.some((outer) => within(outer)(one))).length,
  };
}
