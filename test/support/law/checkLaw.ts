/** Tests that a machine keeps its laws, each time anew (I27), and that the laws are complete. */
import { describe, expect, test } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { Coverage } from '../coverage.ts';
import { actorSubject } from '../replay.ts';
import { alphabetOf, goalOf, keyOf, situationAfter, type Law, type Row, type Situation } from './law.ts';
import { decisionsOf, firstDecisionsOf, transitionsOf } from './decisions.ts';
import { defectsOf, someOf, type Defect } from './defects.ts';
import { beginningOf, changesOf, reach, runsOf, step, type Moment } from './moment.ts';

const shortly = (value: unknown): string => keyOf(value).slice(0, 70);
const sorted = (words: readonly string[]): string[] => words.toSorted((one, other) => one.localeCompare(other));

/** A pair of situation and event, with its rows: none where it is refused. */
interface Pair {
  readonly name: string;
  readonly situation: Situation;
  readonly event: AnyEventObject;
  readonly rows: readonly Row[];
}

const paired = new WeakMap<Law, readonly Pair[]>();

/** There are hundreds, and each situation asks for its own: they are put together once. */
function pairsOf(law: Law): readonly Pair[] {
  const known = paired.get(law);
  if (known !== undefined) return known;
  const byEvent = Map.groupBy(law.rows, ({ on }) => keyOf(on));
  const events = alphabetOf(law).map((event) => ({ event, rows: byEvent.get(keyOf(event)) ?? [] }));
  const pairs = Object.entries(law.situations).flatMap(([name, situation]) =>
    events.map(({ event, rows }) => ({ name, situation, event, rows: rows.filter((row) => row.in.includes(name)) })),
  );
  paired.set(law, pairs);
  return pairs;
}

export function expectSituation(
  law: Law,
  { by, state, runs = [], waits = {}, tags = [], knows = {} }: Situation,
): void {
  const now = reach(law, by);
  expect({
    state: now.snapshot.value,
    runs: runsOf(now),
    waits: now.waits,
    tags: sorted([...now.snapshot.tags]),
  }).toEqual({ state, runs: sorted(runs), waits, tags: sorted(tags) });
  expect(now.snapshot.context).toMatchObject(knows);
}

export function expectBeginning(law: Law): void {
  if (law.begins !== undefined) expect(beginningOf(law)).toEqual(law.begins);
}

const pick = (waits: Situation['waits'] = {}, isWanted: (name: string, milliseconds: number) => boolean) =>
  Object.fromEntries(Object.entries(waits).filter(([name, milliseconds]) => isWanted(name, milliseconds)));

/** The delays that begin with a row: those it names, or those of the situation it leads to that did not run before. */
function beginsWith(law: Law, row: Row, left: NonNullable<Situation['waits']>) {
  if (row.waits !== undefined) return row.waits;
  return pick(situationAfter(law, row)?.waits, (name) => !(name in left));
}

export function expectRow(law: Law, row: Row, situation: Situation): void {
  const now = reach(law, situation.by);
  const { next, does, left, begun } = step(law.machine, now, row.on);
  const expected = beginsWith(law, row, left);
  const isUsual = (name: string, milliseconds: number) => !(name in expected) && law.beginAnew?.[name] === milliseconds;
  expect({
    to: next.snapshot.value,
    changes: changesOf(now.snapshot, next.snapshot),
    does,
    waits: pick(begun, (name, milliseconds) => !isUsual(name, milliseconds)),
  }).toEqual({
    to: goalOf(law, row, situation),
    changes: row.changes ?? {},
    does: row.does ?? [],
    waits: expected,
  });
  if ('ends' in row) expect(next.snapshot.output).toEqual(row.ends);
}

/** A refused event changes nothing and has no effect. */
const frame = (row: Pick<Row, 'law' | 'on' | 'in'>): Row => ({ ...row, changes: {}, does: [] });

function expectRefusals(law: Law, name: string): void {
  const refused = pairsOf(law).filter((pair) => pair.name === name && pair.rows.length === 0);
  for (const { event, situation } of refused)
    expectRow(law, frame({ law: 'refused', in: [name], on: event }), situation);
}

/** Walks with a running actor, which must do the same as `transition()`: it has real children and a clock. */
async function expectActor(
  { machine, input, callbackActors = [] }: Law,
  events: readonly AnyEventObject[],
  { snapshot }: Moment,
  coverage: Coverage,
) {
  const subject = actorSubject(machine, { input, callbackActors, coverage });
  for (const event of events) {
    if (/^xstate\.(?:done|error)\.actor\./.test(event.type)) await subject.settle(event);
    else await subject.act(event);
  }
  await subject.check(snapshot);
}

/** Transitions without a row, rows without a transition, and guards seen with one answer only. */
export function gapsOf(laws: readonly Law[]) {
  const pairs = laws.flatMap((law) =>
    pairsOf(law).map((pair) => ({
      ...pair,
      decisions: decisionsOf(reach(law, pair.situation.by).snapshot, pair.event),
    })),
  );
  const looked = [...laws.flatMap(firstDecisionsOf), ...pairs.flatMap(({ decisions }) => decisions)];
  const said = new Set(looked.map(({ transition, isTaken }) => `${transition} ${isTaken}`));
  const says = (name: string, isTaken: boolean) => said.has(`${name} ${isTaken}`);
  const transitions = transitionsOf(laws[0]!.machine);
  const idle = pairs.flatMap(({ rows, decisions }) => (decisions.some(({ isTaken }) => isTaken) ? [] : rows));
  const keyOfRow = (row: Row) => keyOf([row.on, row.to, row.changes, row.does, row.waits, row.ends]);
  const isSaidBefore = (key: string, index: number, keys: readonly string[]) => keys.indexOf(key) !== index;
  return {
    untaken: transitions.filter(({ name }) => !says(name, true)).map(({ name }) => name),
    neverRefused: transitions.filter(({ name, isGuarded }) => isGuarded && !says(name, false)).map(({ name }) => name),
    rowsWithoutTransition: [...new Set(idle)].map((row) => `${row.law} ${shortly(row.on)}`),
    pairsWithTwoRows: pairs
      .filter(({ rows }) => rows.length > 1)
      .map(({ name, event }) => `${name} · ${shortly(event)}`),
    rowsToJoin: laws.flatMap(({ rows }) => {
      const keys = rows.map(keyOfRow);
      return rows
        .filter((_, index) => isSaidBefore(keys[index]!, index, keys))
        .map((row) => `${row.law} ${shortly(row.on)}`);
    }),
  };
}

/** Whether a machine with a defect is caught by its laws: by a situation, a row, a refusal, or a gap. */
export function isNoticed(laws: readonly Law[], { plant }: Defect): boolean {
  const changed = laws.map((law) => ({ ...law, machine: plant(law.machine) }));
  try {
    for (const law of changed) {
      expectBeginning(law);
      for (const situation of Object.values(law.situations)) expectSituation(law, situation);
      for (const row of law.rows) for (const name of row.in) expectRow(law, row, law.situations[name]!);
    }
    for (const law of changed) for (const name of Object.keys(law.situations)) expectRefusals(law, name);
    return Object.values(gapsOf(changed)).some(({ length }) => length > 0);
  } catch {
    return true;
  }
}

/** `npm run mutants:laws` plants all there are; the suite ten in each machine, to see that its law can fail. */
const { LAW_DEFECTS = '10', LAW_SEED = '1' } = process.env;

/** The tests of one machine; several laws where it starts in several ways. */
export function checkLaws(...laws: readonly Law[]): void {
  const coverage = laws[0]!.coverage ?? new Coverage(laws[0]!.machine);
  describe.each(laws.map((law, index) => [index + 1, law] as const))('law %i', (_, law) => {
    test('starts with the effects that the law names', () => expectBeginning(law));
    test.each(Object.entries(law.situations))('%s is as it is said to be', async (name, situation) => {
      expectSituation(law, situation);
      // Situations without a row are reached here; no walk goes through them.
      if (!law.rows.some((row) => row.in.includes(name)))
        await expectActor(law, situation.by, reach(law, situation.by), coverage);
    });
    const kept = law.rows.flatMap((row) => row.in.map((name) => [row.law, name, shortly(row.on), row] as const));
    test.each(kept)('%s: %s · %s', async (__, name, ___, row) => {
      const { by } = law.situations[name]!;
      expectRow(law, row, law.situations[name]!);
      await expectActor(law, [...by, row.on], step(law.machine, reach(law, by), row.on).next, coverage);
    });
    // One test for each situation, since there are hundreds of pairs.
    test.each(Object.entries(law.situations))('%s refuses everything else', (name) => expectRefusals(law, name));
  });

  test('one law says what happens at the start', () => {
    expect(laws.some(({ begins }) => begins !== undefined)).toBe(true);
  });

  test('every transition and both answers of every guard have a row, and every row has a transition', () => {
    expect(gapsOf(laws)).toEqual({
      untaken: [],
      neverRefused: [],
      rowsWithoutTransition: [],
      pairsWithTwoRows: [],
      rowsToJoin: [],
    });
  });

  test('the running actor takes every transition', () => {
    expect(coverage.missing()).toEqual({ states: [], transitions: [] });
  });

  const known = new Set(laws.flatMap(({ unnoticed = {} }) => Object.keys(unnoticed)));
  const defects = defectsOf(laws[0]!.machine).filter(({ kind, where }) => !known.has(`${kind}: ${where}`));
  const some = someOf(defects, Number(LAW_DEFECTS), Number(LAW_SEED));
  test.each(some.map((defect) => [`${defect.kind}: ${defect.where}`, defect] as const))(
    'a defect is noticed: %s',
    (_, defect) => expect(isNoticed(laws, defect)).toBe(true),
  );
}
