/**
 * Records which actor sends which event to which while the real portal runs, as a Mermaid sequence diagram; only names of
 * events are kept.
 */
import { StateMachine, type AnyActorRef, type AnyEventObject, type InspectionEvent } from 'xstate';
import type { Arrow } from '../../docs/flows/drawing/source.ts';

type Inspected = AnyActorRef & { logic?: unknown; _parent?: AnyActorRef };

const machineOf = (ref: Inspected): string | null => (ref.logic instanceof StateMachine ? ref.logic.id : null);

interface Line {
  text: string;
  isShown: boolean;
}

/** Participants of the diagram that are not machines. */
const edges = new Set(['toasts', 'address', 'bar']);

export class SequenceRecorder {
  readonly #arrows: readonly Arrow[];
  #lines: Line[] = [];
  /** Where an actor began; what never ends is a callback actor, and not drawn. */
  readonly #actors = new Map<Inspected, Line>();
  readonly #seen = new Set<string>();
  readonly #running = new Map<string, Inspected>();
  /** Senders that the system diagram does not know: an arrow is missing there. */
  readonly unknown: string[] = [];
  /** What the customer does at this moment. */
  #pressed: AnyEventObject | null = null;

  /** @param arrows the arrows of the system diagram */
  constructor(arrows: readonly Arrow[]) {
    this.#arrows = arrows;
  }

  readonly inspect = (told: InspectionEvent): void => {
    const ref = told.actorRef as unknown as Inspected;
    const to = machineOf(ref);
    if (told.type === '@xstate.actor') {
      if (to !== null) this.#began(ref, to);
      else this.#asked(ref);
    }
    if (told.type !== '@xstate.event' || to === null || told.event.type === 'xstate.init') return;
    this.#told(told.event, to, told.sourceRef as unknown as Inspected | undefined, ref);
  };

  /** The customer, or the page for them, tells an actor something. */
  press(actor: { send(event: never): void }, event: AnyEventObject): void {
    this.#pressed = event;
    actor.send(event as never);
    this.#pressed = null;
  }

  /** What was drawn so far is not wanted. */
  forget(): void {
    this.#lines = [];
    this.#seen.clear();
  }

  get page(): string {
    const actors = [...this.#seen];
    const last = ['outside', 'address', 'bar', 'toasts'].filter((name) => this.#seen.has(name));
    const order = [
      ...actors.filter((name) => name === 'customer'),
      ...actors.filter((name) => name !== 'customer' && !last.includes(name)),
      ...last,
    ];
    const titles: Record<string, string> = { outside: 'server and browser', bar: 'address bar' };
    return [
      '```mermaid',
      'sequenceDiagram',
      ...order.map(
        (name) =>
          `  ${name === 'customer' ? 'actor' : 'participant'} ${name}${titles[name] ? ` as ${titles[name]}` : ''}`,
      ),
      ...this.#lines.filter(({ isShown }) => isShown).map(({ text }) => `  ${text}`),
      '```',
    ].join('\n');
  }

  #draw(from: string, line: string, to: string, what: string): void {
    if (from === to) return;
    this.#seen.add(from);
    this.#seen.add(to);
    this.#lines.push({ text: `${from}${line}${to}: ${what}`, isShown: true });
  }

  #asked(ref: Inspected): void {
    const parent = ref._parent && machineOf(ref._parent as Inspected);
    if (!parent) return;
    const line = { text: `${parent}->>outside: ${ref.id}`, isShown: false };
    this.#lines.push(line);
    this.#actors.set(ref, line);
  }

  #began(ref: Inspected, name: string): void {
    this.#running.set(name, ref);
    const parent = ref._parent && machineOf(ref._parent as Inspected);
    if (parent) this.#draw(parent, '->>', name, 'runs');
    ref.on('*', ({ type }: AnyEventObject) => {
      for (const { from, to, event, emitted } of this.#arrows)
        if (from === name && edges.has(to) && (emitted ?? event) === type) this.#draw(name, '-)', to, type);
    });
  }

  #told(event: AnyEventObject, to: string, source: Inspected | undefined, ref: Inspected): void {
    const { type } = event;
    const [, end, child = ''] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? [];
    const from = source === undefined ? null : machineOf(source);
    if (end !== undefined) {
      const began = source && this.#actors.get(source);
      if (began) began.isShown = true;
      this.#draw(
        from ?? 'outside',
        '-->>',
        to,
        `${from === null ? `${child} ` : ''}${end === 'done' ? 'done' : 'failed'}`,
      );
      if (from !== null) this.#running.delete(from);
    } else if (type.startsWith('xstate.after.')) {
      this.#seen.add(to);
      this.#lines.push({ text: `Note over ${to}: ${type.split('.')[2]}`, isShown: true });
    } else if (from !== null) {
      if (source !== ref) this.#draw(from, '->>', to, type);
    } else if (event === this.#pressed) this.#draw(type === 'address.changed' ? 'bar' : 'customer', '->>', to, type);
    else this.#forwarded(type, to, source !== undefined);
  }

  /** A page's own actor is stopped with its page. */
  #isRunning(name: string): boolean {
    const snapshot = this.#running.get(name)?.getSnapshot() as { status: string } | undefined;
    return snapshot !== undefined && snapshot.status !== 'stopped';
  }

  /** An event from a callback actor: from the machine in the system diagram, or from outside. */
  #forwarded(type: string, to: string, byCallback: boolean): void {
    const arrow = this.#arrows.find((one) => one.to === to && one.event === type && this.#isRunning(one.from));
    if (arrow !== undefined) this.#draw(arrow.from, '->>', to, type);
    else if (byCallback) this.#draw('outside', '->>', to, type);
    else this.unknown.push(`${to} was told ${type}`);
  }
}
