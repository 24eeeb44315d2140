/** What a start is made of, read from a trace: every millisecond once, for the innermost kind around it. */
import { expect, test } from 'vitest';
import { shownMark, startWorkOf, type TraceEvent } from '../../tools/bench/startWork.ts';

const [pid, tid] = [7, 1];
const meta = (name: string, ts: number, args: TraceEvent['args'] = {}): TraceEvent => ({
  name,
  ph: 'R',
  pid,
  tid,
  ts,
  args,
});
/** In milliseconds; the thread ran for half of each. */
const work = (name: string, from: number, until: number, of = tid): TraceEvent => ({
  name,
  ph: 'X',
  pid,
  tid: of,
  ts: from * 1_000,
  dur: (until - from) * 1_000,
  tdur: (until - from) * 500,
});

const trace: TraceEvent[] = [
  meta('thread_name', 0, { name: 'CrRendererMain' }),
  meta('navigationStart', 0, { data: { documentLoaderURL: 'about:blank' } }),
  meta('navigationStart', 10_000, { data: { documentLoaderURL: 'http://localhost/' } }),
  work('ThreadControllerImpl::RunTask', 0, 8),
  work('ThreadControllerImpl::RunTask', 12, 20),
  work('UpdateLayoutTree', 14, 18),
  meta('firstContentfulPaint', 30_000),
  work('ThreadControllerImpl::RunTask', 40, 100),
  work('v8.evaluateModule', 42, 92),
  work('V8.CompileCode', 50, 60),
  work('V8.CollectSourcePositions', 70, 90),
  work('V8.ParseFunction', 72, 88),
  work('ThreadControllerImpl::RunTask', 40, 140, 2),
  meta(shownMark, 110_000),
  work('ThreadControllerImpl::RunTask', 120, 130),
  work('Layout', 121, 129),
];

const nothing = {
  'for the tools': 0,
  compiling: 0,
  'our script and the frameworks’': 0,
  styles: 0,
  layout: 0,
  paint: 0,
  garbage: 0,
  'the rest': 0,
};

test('it is told by kind, of the page’s own thread and from its address on', () => {
  expect(startWorkOf(trace, 4)).toEqual({
    painted: 20,
    shown: 100,
    toPaint: 16,
    toShown: 120,
    total: 156,
    blocked: 70,
    longest: 120,
    toPaintByKind: { ...nothing, styles: 8, 'the rest': 8 },
    toShownByKind: {
      ...nothing,
      'for the tools': 40,
      compiling: 20,
      'our script and the frameworks’': 40,
      'the rest': 20,
    },
    byKind: {
      'for the tools': 40,
      compiling: 20,
      'our script and the frameworks’': 40,
      styles: 8,
      layout: 16,
      paint: 0,
      garbage: 0,
      'the rest': 32,
    },
  });
});

test('a trace without the page, or that ends too early, is none', () => {
  expect(() => startWorkOf(trace.slice(0, 2), 4)).toThrow('not in the trace');
  expect(() => startWorkOf(trace.slice(0, 8), 4)).toThrow('before the page is shown');
});
