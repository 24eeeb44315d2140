/**
 * The law of the slides on the home page, from R3.1.1 and A12: they advance, stop while pointed at or focused, and can be
 * paused.
 */
import { carouselMachine } from '../../../machines/carousel/carouselMachine.ts';
import type { Law, Row, Situation } from '../../support/law/law.ts';
import { after } from '../../support/paths.ts';

const show = (index: number) => ({ type: 'slide.show', index });
const toggle = { type: 'carousel.toggle' };
const look = { type: 'attention.gain' };
const leave = { type: 'attention.lose' };
const turn = after('slideTime', 'carousel.playing.turning');

const sevenSeconds = { slideTime: 7_000 };
const turning = { state: { playing: 'turning' }, waits: sevenSeconds } as const;
const first = { current: 0 };
const third = { current: 2 };

const showsThird = (...situations: string[]): Row => ({ law: 'R3.1.1', in: situations, on: show(2), changes: third });
const paused: Situation = { by: [], state: 'paused', knows: first };
const outside = [show(3), show(-1)];

const several: Law = {
  machine: carouselMachine,
  begins: [],
  input: { count: 3, isStill: false },
  situations: {
    turning: { by: [], ...turning, knows: first },
    last: { by: [show(2)], ...turning, knows: third },
    held: { by: [look], state: { playing: 'held' }, knows: first },
    paused: { ...paused, by: [toggle] },
  },
  rows: [
    { law: 'R3.1.1', in: ['turning'], on: turn, changes: { current: 1 }, waits: sevenSeconds },
    { law: 'R3.1.1', in: ['last'], on: turn, changes: first, waits: sevenSeconds },
    showsThird('turning', 'held', 'paused'),
    { law: 'R3.1.1', in: ['last'], on: show(2) },
    { law: 'A12', in: ['turning', 'last'], on: look, to: 'held' },
    { law: 'A12', in: ['held'], on: leave, to: 'turning' },
    { law: 'A12', in: ['turning', 'last', 'held'], on: toggle, to: 'paused' },
    { law: 'A12', in: ['paused'], on: toggle, to: 'turning' },
  ],
  refused: outside,
};

/** Who asked for less motion starts it themselves. */
const still: Law = {
  machine: carouselMachine,
  begins: [],
  input: { count: 3, isStill: true },
  situations: { paused, started: { by: [toggle], ...turning, knows: first } },
  rows: [
    { law: 'A12', in: ['paused'], on: toggle, to: 'started' },
    { law: 'A12', in: ['started'], on: toggle, to: 'paused' },
    { law: 'A12', in: ['started'], on: turn, changes: { current: 1 }, waits: sevenSeconds },
    showsThird('paused', 'started'),
  ],
  refused: outside,
};

/** One alone never goes round. */
const single: Law = {
  machine: carouselMachine,
  begins: [],
  input: { count: 1, isStill: false },
  situations: { paused },
  rows: [{ law: 'R3.1.1', in: ['paused'], on: show(0) }],
  refused: [toggle, show(1), turn, look, leave],
};

export const laws: readonly Law[] = [several, still, single];
