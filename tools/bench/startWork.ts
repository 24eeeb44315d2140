/** What a page's main thread does while it starts, by kind and by the thread's own clock, read from a trace of the browser. */

export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string; data?: { documentLoaderURL?: string } };
}

export const traceCategories = [
  '-*',
  'toplevel',
  'devtools.timeline',
  'v8',
  'v8.execute',
  'disabled-by-default-v8.compile',
  'blink.user_timing',
  'loading',
];
/** What the page marks when it shows what it is visited for. */
export const shownMark = 'bench-shown';

/** By the innermost of these that an instant lies in; anything else is the rest. */
const kinds = {
  // The tools that measure want to know of each error, React’s own at its start as well, where it was made.
  'for the tools': /^V8\.CollectSourcePositions$/,
  compiling: /^V8\.Compile(?:Code|Script|StreamedModule)$|^v8\.compile/,
  'our script and the frameworks’':
    /^(?:EvaluateScript|v8\.evaluateModule|FunctionCall|RunMicrotasks|TimerFire|FireAnimationFrame|v8\.callFunction|v8\.run)$/,
  styles: /^(?:UpdateLayoutTree|ParseAuthorStyleSheet)$/,
  layout: /^(?:Layout|PrePaint)$/,
  paint: /^(?:Paint|Layerize|Commit)$/,
  garbage: /^M(?:inor|ajor)GC$/,
} as const;
export type Kind = keyof typeof kinds | 'the rest';
export const allKinds = [...Object.keys(kinds), 'the rest'] as Kind[];

export interface StartWork {
  /** Milliseconds until something is painted, and until what the page is visited for is shown. */
  readonly painted: number;
  readonly shown: number;
  /** Work until the first paint, from there until it is shown, and all until the page is quiet. */
  readonly toPaint: number;
  readonly toShown: number;
  readonly total: number;
  /** What tasks after the first paint have beyond 50 milliseconds, on a processor so many times slower; the dearest of them. */
  readonly blocked: number;
  readonly longest: number;
  /** By kind: what comes before the first paint, from there until it is shown, and all of it. */
  readonly toPaintByKind: Readonly<Record<Kind, number>>;
  readonly toShownByKind: Readonly<Record<Kind, number>>;
  readonly byKind: Readonly<Record<Kind, number>>;
}

const longTask = 50;
const isTask = /RunTask$/;

const kindOf = (name: string): Kind | undefined =>
  (Object.keys(kinds) as (keyof typeof kinds)[]).find((kind) => kinds[kind].test(name));

/**
 * What every event took by itself, without those within it, told to the innermost kind around it: milliseconds of a thread so
 * many times slower. The events of one thread, an outer one before those within it.
 */
export function workByKind(events: readonly TraceEvent[], slowdown: number): Record<Kind, number> {
  const work = Object.fromEntries(allKinds.map((kind) => [kind, 0])) as Record<Kind, number>;
  const open: { end: number; kind: Kind }[] = [];
  for (const { name, ts, dur = 0, tdur = 0 } of events) {
    while (open.length > 0 && open.at(-1)!.end <= ts) open.pop();
    const around = open.at(-1)?.kind;
    const kind = kindOf(name) ?? around ?? 'the rest';
    const cost = (tdur / 1_000) * slowdown;
    work[kind] += cost;
    if (around !== undefined) work[around] -= cost;
    open.push({ end: ts + dur, kind });
  }
  return work;
}

export function startWorkOf(events: readonly TraceEvent[], slowdown: number): StartWork {
  const [begun] = events
    .filter(
      ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL?.startsWith('http') === true,
    )
    .sort((one, other) => one.ts - other.ts);
  if (begun === undefined) throw new Error('The page is not in the trace.');
  const ofPage = (name: string) =>
    events.find((event) => event.name === name && event.pid === begun.pid && event.ts > begun.ts);
  const [painted, shown] = [ofPage('firstContentfulPaint'), ofPage(shownMark)];
  const thread = events.find(
    ({ name, pid, args }) => name === 'thread_name' && pid === begun.pid && args?.name === 'CrRendererMain',
  );
  if (painted === undefined || shown === undefined || thread === undefined)
    throw new Error('The trace ends before the page is shown.');
  const own = events
    .filter(
      ({ ph, pid, tid, ts, tdur }) =>
        ph === 'X' && tdur !== undefined && pid === begun.pid && tid === thread.tid && ts >= begun.ts,
    )
    .sort((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
  let end = 0;
  const tasks = own.filter(({ name, ts, dur = 0 }) => {
    if (!isTask.test(name) || ts < end) return false;
    end = ts + dur;
    return true;
  });
  const within = (some: readonly TraceEvent[]) =>
    own.filter(({ ts }) => some.some((task) => ts >= task.ts && ts < task.ts + (task.dur ?? 0)));
  const cost = ({ tdur = 0 }: TraceEvent): number => (tdur / 1_000) * slowdown;
  const sum = (some: readonly TraceEvent[]): number => some.reduce((total, one) => total + cost(one), 0);
  const early = tasks.filter(({ ts }) => ts <= painted.ts);
  const late = tasks.filter(({ ts }) => ts > painted.ts);
  const awaited = late.filter(({ ts }) => ts <= shown.ts);
  return {
    painted: (painted.ts - begun.ts) / 1_000,
    shown: (shown.ts - begun.ts) / 1_000,
    toPaint: sum(early),
    toShown: sum(awaited),
    total: sum(tasks),
    blocked: late.reduce((total, task) => total + Math.max(0, cost(task) - longTask), 0),
    longest: Math.max(0, ...late.map(cost)),
    toPaintByKind: workByKind(within(early), slowdown),
    toShownByKind: workByKind(within(awaited), slowdown),
    byKind: workByKind(within(tasks), slowdown),
  };
}
