/** What a press is made of, read from a trace: from its task to the one that hands its frame over, each millisecond once. */
import { expect, test } from 'vitest';
import { pressWorkOf, type PressEvent } from '../../tools/bench/pressTrace.ts';

const [pid, tid] = [7, 1];
/** In milliseconds; the thread was busy for half of each. */
const work = (name: string, from: number, until: number, args: PressEvent['args'] = {}, of = tid): PressEvent => ({
  name,
  ph: 'X',
  pid,
  tid: of,
  ts: from * 1_000,
  dur: (until - from) * 1_000,
  tdur: (until - from) * 500,
  args,
});
const runTask = 'ThreadControllerImpl::RunTask';

const trace: PressEvent[] = [
  work(runTask, 0, 10),
  work(runTask, 20, 60),
  work('EventDispatch', 22, 58, { data: { type: 'click' } }),
  work('FunctionCall', 24, 54),
  work('Layout', 30, 34),
  work(runTask, 62, 66),
  work(runTask, 70, 90),
  work('UpdateLayoutTree', 72, 76),
  work('Layout', 76, 82),
  work('Commit', 84, 88),
  work(runTask, 70, 200, {}, 2),
  work(runTask, 100, 180),
  work('FunctionCall', 102, 178),
  // Once the frame is there nobody waits for it.
  work('UpdateLayoutTree', 110, 120),
];

test('it is broken down by kind until the next frame', () => {
  expect(pressWorkOf(trace, 4)).toEqual({
    answer: 128,
    byKind: {
      'for the tools': 0,
      compiling: 0,
      'our script and the frameworks’': 52,
      styles: 8,
      layout: 20,
      paint: 8,
      garbage: 0,
      'the rest': 40,
    },
    longest: 160,
    total: 308,
    forced: 1,
  });
});

test('what comes under a pointer that rests, long after the press, is no part of it', () => {
  const late = [
    work(runTask, 210, 230),
    work('EventDispatch', 212, 228, { data: { type: 'mouseover' } }),
    work(runTask, 240, 260),
    work('Commit', 242, 246),
  ];
  expect(pressWorkOf([...trace, ...late], 4).answer).toBe(128);
});

test('a trace without a press, or without its frame, is refused', () => {
  expect(() => pressWorkOf([work(runTask, 0, 10)], 4)).toThrow('press');
  expect(() =>
    pressWorkOf(
      trace.filter(({ name }) => name !== 'Commit'),
      4,
    ),
  ).toThrow('frame');
});
