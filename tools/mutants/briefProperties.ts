/**
 * fast-check in the place of itself while mutants are judged: a property is tried for a third of a second of the
 * processor, whoever else is at work on it. What it would notice it mostly notices early, and there are thousands of
 * mutants. Its own limit goes by the clock on the wall: on a busy machine it is over before the first try.
 */
import fc from '../../node_modules/fast-check/lib/fast-check.js';

/** Microseconds. */
const patienceForProperty = 300_000;

interface Tried {
  run(value: unknown, ...rest: unknown[]): unknown;
  generate(...rest: unknown[]): unknown;
}

/** Those with a seed of their own: what they count is of all their tries. */
const whole = new WeakSet<object>();

function brief<T>(property: T): T {
  const tried = property as Tried;
  const [run, generate] = [tried.run.bind(tried), tried.generate.bind(tried)];
  let until: number | undefined;
  let last: unknown;
  const isTired = (): boolean => {
    if (whole.has(tried)) return false;
    const now = process.threadCpuUsage().user;
    until ??= now + patienceForProperty;
    return now > until;
  };
  tried.run = (...given) => (isTired() ? null : run(...given));
  tried.generate = (...given) => {
    if (last === undefined || !isTired()) last = generate(...given);
    return last;
  };
  return property;
}

function assert(property: object, ...settings: { seed?: number }[]): unknown {
  if (settings[0]?.seed !== undefined) whole.add(property);
  return (fc.assert as (...all: unknown[]) => unknown)(property, ...settings);
}

export default {
  ...fc,
  assert,
  property: (...given: unknown[]) => brief((fc.property as (...all: unknown[]) => unknown)(...given)),
  asyncProperty: (...given: unknown[]) => brief((fc.asyncProperty as (...all: unknown[]) => unknown)(...given)),
};
