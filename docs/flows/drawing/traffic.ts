/**
 * Who runs whom and who sends what to whom, read from the charts and from the wiring in `src`: there is no list beside the
 * code that could forget an arrow or make one up. What cannot be read is an error, not a gap.
 */
import { emittedByCharts, knowing, readCharts } from './charts.ts';
import { byText, names, type Arrow, type Running } from './source.ts';
import { Wiring } from './wiring.ts';

export interface Traffic {
  running: Running[];
  arrows: Arrow[];
  /** Emitted, and no program listens. */
  unheard: { from: string; event: string }[];
  /** The machines whose context knows the customer. */
  hasUser: string[];
}

export function readTraffic(): Traffic {
  const charts = readCharts();
  const wiring = new Wiring(charts.running);
  const order = (name: string): number => (names as string[]).indexOf(name);
  const running = [...charts.running, ...wiring.pageActors()].sort(
    (one, other) => order(one.parent) - order(other.parent) || order(one.child) - order(other.child),
  );
  const arrows = [...charts.arrows, ...wiring.arrows()].sort(
    (one, other) => order(one.from) - order(other.from) || byText(one.to, other.to) || byText(one.event, other.event),
  );
  const unheard = emittedByCharts().filter(
    ({ from, event }) => !arrows.some((arrow) => arrow.from === from && (arrow.emitted ?? arrow.event) === event),
  );
  return { running, arrows, unheard, hasUser: knowing('user') };
}
