/** The states and transitions of a machine taken by running actors; fed by XState's inspection. */
import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
  InspectionEvent,
} from 'xstate';

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)];

const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];

/** The same name for the same transition in any provided copy of the machine. */
function nameOf(transition: AnyTransitionDefinition): string {
  const siblings = transition.eventType
    ? transition.source.transitions.get(transition.eventType)
    : transition.source.always;
  const position = siblings?.indexOf(transition as never) ?? -1;
  const targets = transition.target?.map(({ id }: AnyStateNode) => id).join(',') ?? 'stays';
  return `${transition.source.id} · ${transition.eventType || 'always'} [${position}] → ${targets}`;
}

export class Coverage {
  readonly states = new Map<string, number>();
  readonly transitions = new Map<string, number>();
  readonly #machineId: string;

  constructor(machine: AnyStateMachine) {
    this.#machineId = machine.root.id;
    for (const node of nodesOf(machine.root)) {
      this.states.set(node.id, 0);
      for (const transition of transitionsOf(node)) this.transitions.set(nameOf(transition), 0);
    }
  }

  /** Pass it as `inspect` to createActor. */
  readonly inspect = (event: InspectionEvent): void => {
    if (event.type !== '@xstate.microstep' && event.type !== '@xstate.snapshot') return;
    const snapshot = event.snapshot as AnyMachineSnapshot;
    if (snapshot.machine?.root.id !== this.#machineId) return;
    for (const { id } of snapshot._nodes) this.states.set(id, (this.states.get(id) ?? 0) + 1);
    if (event.type !== '@xstate.microstep') return;
    for (const transition of event._transitions) {
      // A state that is left at once is never in a settled snapshot.
      this.states.set(transition.source.id, (this.states.get(transition.source.id) ?? 0) + 1);
      const name = nameOf(transition);
      this.transitions.set(name, (this.transitions.get(name) ?? 0) + 1);
    }
  };

  /** What no path has taken; both lists must be empty at the end of a machine's test. */
  missing(): { states: string[]; transitions: string[] } {
    const untaken = (counts: Map<string, number>) =>
      [...counts].filter(([, count]) => count === 0).map(([name]) => name);
    return { states: untaken(this.states), transitions: untaken(this.transitions) };
  }
}
