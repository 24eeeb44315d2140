/** Plants mistakes into the definition of a chart, as somebody could make them; a law must notice each. */
import { assign, createMachine, emit, not, type AnyStateMachine } from 'xstate';

interface Step {
  readonly target?: unknown;
  readonly guard?: unknown;
  readonly actions?: unknown;
  readonly reenter?: boolean;
}

interface Node {
  [key: string]: unknown;
  initial?: string;
  states?: Record<string, Node>;
  on?: Record<string, Step[]>;
  after?: Record<string, Step[]>;
  always?: Step[];
  onDone?: Step[];
  invoke?: { id?: string; src?: unknown; input?: unknown; onDone?: Step[]; onError?: Step[]; onSnapshot?: Step[] }[];
  entry?: unknown[];
  exit?: unknown[];
  tags?: string[];
}

type Implementations = AnyStateMachine['implementations'];

/** A copy of a definition that may be changed. */
interface Draft {
  readonly root: Node;
  readonly implementations: Implementations;
}

export interface Defect {
  readonly kind: string;
  readonly where: string;
  readonly plant: (machine: AnyStateMachine) => AnyStateMachine;
}

interface Site {
  readonly kind: string;
  readonly where: string;
  readonly change: (draft: Draft) => void;
}

const listOf = <Item>(value: unknown): Item[] =>
  value === undefined ? [] : ((Array.isArray(value) ? [...(value as unknown[])] : [value]) as Item[]);

const stepsOf = (written: unknown): Step[] =>
  listOf<unknown>(written).map((one) => {
    const step = typeof one === 'object' && one !== null ? (one as Step) : { target: one };
    return { ...step, ...(step.actions === undefined ? {} : { actions: listOf(step.actions) }) };
  });

const mapOf = (written: object | undefined): Record<string, Step[]> =>
  Object.fromEntries(Object.entries(written ?? {}).map(([key, value]) => [key, stepsOf(value)]));

function nodeOf(written: Node): Node {
  const node: Node = { ...written };
  if (written.on) node.on = mapOf(written.on);
  if (written.after) node.after = mapOf(written.after);
  for (const key of ['always', 'onDone'] as const) if (written[key]) node[key] = stepsOf(written[key]);
  for (const key of ['entry', 'exit', 'tags'] as const) if (written[key]) node[key] = listOf(written[key]);
  if (written.invoke)
    node.invoke = listOf<NonNullable<Node['invoke']>[number]>(written.invoke).map((invoked) => ({
      ...invoked,
      ...(invoked.onDone ? { onDone: stepsOf(invoked.onDone) } : {}),
      ...(invoked.onError ? { onError: stepsOf(invoked.onError) } : {}),
      ...(invoked.onSnapshot ? { onSnapshot: stepsOf(invoked.onSnapshot) } : {}),
    }));
  if (written.states)
    node.states = Object.fromEntries(Object.entries(written.states).map(([key, state]) => [key, nodeOf(state)]));
  return node;
}

const draftOf = ({ config, implementations }: AnyStateMachine): Draft => ({
  root: { ...nodeOf(config as unknown as Node), options: { maxIterations: 1000 } },
  implementations: {
    ...implementations,
    actions: { ...implementations.actions },
    delays: { ...implementations.delays },
  },
});

/** Lists the places of a definition in order. */
class Places {
  readonly sites: Site[] = [];
  readonly #draft: Draft;

  constructor(draft: Draft) {
    this.#draft = draft;
    this.#node(draft.root, [], []);
    this.#implementations(draft);
  }

  #add(kind: string, where: string, change: Site['change']): void {
    this.sites.push({ kind, where, change });
  }

  #node(node: Node, path: readonly string[], siblings: readonly string[]): void {
    const name = path.join('.') || 'root';
    const at = ({ root }: Draft): Node => path.reduce((one, key) => one.states![key]!, root);
    const inner = Object.keys(node.states ?? {});
    for (const field of ['on', 'after'] as const)
      for (const key of Object.keys(node[field] ?? {}))
        this.#steps(node[field]![key]!, (draft) => at(draft)[field]![key]!, `${name} · ${key}`, [
          path,
          siblings,
          inner,
        ]);
    for (const key of Object.keys(node.after ?? {}).filter((one) => /^\d+$/.test(one)))
      this.#add('a delay ten times as long', `${name} · ${key} ms`, (draft) => {
        const { [key]: steps, ...rest } = at(draft).after!;
        at(draft).after = { ...rest, [String(Number(key) * 10)]: steps! };
      });
    for (const key of ['always', 'onDone'] as const)
      if (node[key]) this.#steps(node[key], (draft) => at(draft)[key]!, `${name} · ${key}`, [path, siblings, inner]);
    for (const [index, invoked] of (node.invoke ?? []).entries()) {
      const title = `${name} · ${invoked.id ?? String(invoked.src)}`;
      for (const key of ['onDone', 'onError', 'onSnapshot'] as const)
        if (invoked[key])
          this.#steps(invoked[key], (draft) => at(draft).invoke![index]![key]!, `${title} ${key}`, [
            path,
            siblings,
            inner,
          ]);
      this.#add('an actor that is not started', title, (draft) => void at(draft).invoke!.splice(index, 1));
      if (invoked.input !== undefined)
        this.#add('an actor without its input', title, (draft) => {
          at(draft).invoke![index]!.input = () => ({});
        });
    }
    for (const key of ['entry', 'exit'] as const)
      for (const index of (node[key] ?? []).keys())
        this.#add(
          'an action left out',
          `${name} · ${key} ${index + 1}`,
          (draft) => void at(draft)[key]!.splice(index, 1),
        );
    for (const [index, tag] of (node.tags ?? []).entries())
      this.#add('a tag left out', `${name} · ${tag}`, (draft) => void at(draft).tags!.splice(index, 1));
    const other = inner.find((key) => key !== node.initial && !isPassed(node.states![key]!));
    if (node.initial !== undefined && other !== undefined)
      this.#add('a wrong start', `${name} · ${other}`, (draft) => {
        at(draft).initial = other;
      });
    for (const [event, steps] of Object.entries(node.on ?? {}))
      for (const sibling of siblings) this.#tooMany(event, steps, name, [...path.slice(0, -1), sibling]);
    // A transient state leads to the same state anyway.
    const stayed = node.type === 'parallel' ? [] : inner.filter((key) => !isPassed(node.states![key]!));
    for (const key of inner)
      this.#node(
        node.states![key]!,
        [...path, key],
        stayed.filter((one) => one !== key),
      );
  }

  /** A sibling state that takes the event as well, unless a parent state takes it already. */
  #tooMany(event: string, steps: readonly Step[], name: string, to: readonly string[]): void {
    const lineage = to.map((_, depth) => to.slice(0, depth).reduce((one, key) => one.states![key]!, this.#draft.root));
    const target = to.reduce((one, key) => one.states![key]!, this.#draft.root);
    if ([...lineage, target].some((node) => node.on?.[event] !== undefined) || target.type === 'final') return;
    const isElsewhere = (goal: unknown) =>
      typeof goal === 'string' && !goal.startsWith('.') && goal !== to.at(-1) && !isWithin(goal, to);
    if (!steps.every(({ target: goal }) => isElsewhere(goal))) return;
    this.#add('a transition too many', `${name} · ${event} in ${to.join('.')}`, ({ root }) => {
      const node = to.reduce((one, key) => one.states![key]!, root);
      node.on = { ...node.on, [event]: steps.map((step) => ({ ...step, guard: undefined })) };
    });
  }

  #steps(
    steps: readonly Step[],
    at: (draft: Draft) => Step[],
    title: string,
    [path, siblings, inner]: readonly [readonly string[], readonly string[], readonly string[]],
  ): void {
    for (const [index, { target, guard, actions, reenter }] of steps.entries()) {
      const where = steps.length > 1 ? `${title} [${index}]` : title;
      const write = (draft: Draft, change: Step) => {
        const all = at(draft);
        all[index] = { ...all[index], ...change };
      };
      this.#add('a transition left out', where, (draft) => void at(draft).splice(index, 1));
      if (guard !== undefined) {
        this.#add('a guard turned round', where, (draft) => write(draft, { guard: not(guard as never) }));
        this.#add('a guard left out', where, (draft) => write(draft, { guard: undefined }));
      }
      for (const [place] of listOf(actions).entries())
        this.#add('an action left out', `${where} / ${place + 1}`, (draft) =>
          write(draft, { actions: listOf(actions).filter((_, one) => one !== place) }),
        );
      if (reenter === true && isOwn(target, path))
        this.#add('a state that does not begin anew', where, (draft) => write(draft, { reenter: false }));
      if (actions !== undefined || target !== undefined)
        this.#add('an event too many', where, (draft) =>
          write(draft, { actions: [...listOf(actions), emit({ type: 'nobody.asked' })] }),
        );
      const elsewhere = this.#elsewhere(target, path, siblings, inner);
      if (elsewhere !== null)
        this.#add('a wrong target', `${where} → ${elsewhere}`, (draft) => write(draft, { target: elsewhere }));
    }
  }

  #elsewhere(
    target: unknown,
    path: readonly string[],
    siblings: readonly string[],
    inner: readonly string[],
  ): string | null {
    const [goal] = listOf<unknown>(target);
    if (typeof goal !== 'string') return null;
    if (goal.startsWith('.')) {
      const other = inner.find((key) => key !== goal.slice(1).split('.')[0]);
      return other === undefined ? null : `.${other}`;
    }
    if (goal.startsWith('#')) return siblings.find((key) => !isWithin(goal, [...path.slice(0, -1), key])) ?? null;
    return siblings.find((key) => key !== goal.split('.')[0]) ?? path.at(-1) ?? null;
  }

  #implementations({ implementations }: Draft): void {
    for (const [name, delay] of Object.entries(implementations.delays as Record<string, unknown>))
      this.#add('a delay ten times as long', name, (draft) => {
        (draft.implementations.delays as Record<string, unknown>)[name] =
          typeof delay === 'function'
            ? (...args: unknown[]) => 10 * (delay as (...args: unknown[]) => number)(...args)
            : Number(delay) * 10;
      });
    for (const [name, action] of Object.entries(implementations.actions as Record<string, unknown>)) {
      const { assignment } = (action ?? {}) as { assignment?: unknown };
      if (assignment === undefined) continue;
      this.#add('a value that is not kept', name, (draft) => {
        (draft.implementations.actions as Record<string, unknown>)[name] = withoutFirst(assignment);
      });
    }
  }
}

/** Whether a target by id, `#cart.open`, is a state or what that state stands in, or the other way round. */
function isWithin(goal: string, state: readonly string[]): boolean {
  if (!goal.startsWith('#')) return false;
  const path = goal.split('.').slice(1);
  return path.slice(0, state.length).every((key, depth) => key === state[depth]);
}

/** Whether a target is its own source state or lies in it: only then `reenter` makes a difference. */
function isOwn(target: unknown, path: readonly string[]): boolean {
  const [goal] = listOf<unknown>(target);
  if (typeof goal !== 'string') return path.length === 0;
  if (goal.startsWith('#')) return path.every((key, depth) => goal.split('.')[depth + 1] === key);
  return goal.startsWith('.') || path.length === 0 || goal.split('.')[0] === path.at(-1);
}

/** Whether a state is transient: an actor never rests in it. */
const isPassed = ({ always, type }: Node): boolean => always !== undefined || type === 'history';

/** An assignment without the first of its keys. */
function withoutFirst(assignment: unknown) {
  if (typeof assignment !== 'function') {
    const [, ...rest] = Object.entries(assignment as object);
    return assign(Object.fromEntries(rest) as never);
  }
  return assign((...args: unknown[]) => {
    const [, ...rest] = Object.entries((assignment as (...args: unknown[]) => object)(...args));
    return Object.fromEntries(rest);
  });
}

/** All of these defects that are possible in this machine. */
export const defectsOf = (machine: AnyStateMachine): Defect[] =>
  new Places(draftOf(machine)).sites.map(({ kind, where, change }) => ({
    kind,
    where,
    plant: (original) => {
      const draft = draftOf(original);
      change(draft);
      return createMachine(draft.root as never, draft.implementations as never);
    },
  }));

/** A selection that depends on the seed alone; the kinds take turns, so that ten defects are of ten kinds if possible. */
export function someOf(defects: readonly Defect[], count: number, seed: number): Defect[] {
  const rank = ({ kind, where }: Defect) =>
    Array.from(`${seed} ${kind} ${where}`).reduce((sum, sign) => (Math.imul(sum, 31) + sign.charCodeAt(0)) | 0, 7) >>>
    0;
  const byKind = Map.groupBy(
    defects.toSorted((one, other) => rank(one) - rank(other)),
    ({ kind }) => kind,
  );
  const kinds = [...byKind.values()].toSorted((one, other) => rank(one[0]!) - rank(other[0]!));
  const turns = Math.max(0, ...kinds.map(({ length }) => length));
  return Array.from({ length: turns }, (_, turn) => kinds.flatMap((kind) => kind.slice(turn, turn + 1)))
    .flat()
    .slice(0, count);
}
