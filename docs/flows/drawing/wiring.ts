/** What the wiring in `src` says: who listens to whom, and what becomes of what was heard. */
import type { ActorName } from '../../../machines/registry.ts';
import { actorsIn, declaredIn, type Declared } from './declarations.ts';
import { callsIn, filesIn, isActor, names, wiringWords, type Arrow, type File, type Running } from './source.ts';
import {
  argumentsOf,
  calleeOf,
  eventType,
  isFunction,
  isNode,
  nameOf,
  nodesBelow,
  textOf,
  type SyntaxNode,
} from './syntax.ts';

interface Told {
  to: string;
  /** null: whatever was heard. */
  event: string | null;
}

const relays = new Set(['tell', 'sendBack']);

/** The wiring: what the actors of a machine, and the callbacks beside them, hear and say. */
export class Wiring {
  readonly #files = [...filesIn('src/app/**/*.{ts,tsx}'), ...filesIn('src/adapters/**/*.ts')];
  readonly #views = filesIn('src/{pages,shell,widgets,actors,components}/**/*.{ts,tsx}', wiringWords);
  readonly #declared = declaredIn(this.#files);
  /** The providers' names are those of one file each. */
  readonly #tops = [...this.#declared.values()].flatMap((found) => [...found]);
  readonly #actorsOf = new Map([...this.#files, ...this.#views].map((file) => [file, actorsIn(file)]));
  readonly #functions = new Map<File, { name: string | null; value: SyntaxNode }[]>();
  readonly #arrows: Arrow[] = [];
  readonly #running: readonly Running[];

  /** @param running who runs whom, as the charts say */
  constructor(running: readonly Running[]) {
    this.#running = running;
  }

  /** `provideX` and the machine that it provides. */
  readonly #providers = new Map<string, ActorName>(
    [...this.#tops].flatMap(([name, { node }]) => {
      for (const { call } of callsIn(node)) {
        if (calleeOf(call).name !== 'provideFor') continue;
        const machine = nameOf(argumentsOf(call)[0])?.replace(/Machine$/, '') ?? null;
        if (isActor(machine)) return [[name, machine] as const];
      }
      return [];
    }),
  );

  #topOf(name: string): Declared {
    return this.#tops.find(([one]) => one === name)![1];
  }

  #add(arrow: Arrow): void {
    const isSame = (one: Arrow) => one.from === arrow.from && one.to === arrow.to && one.event === arrow.event;
    if (arrow.from !== arrow.to && !this.#arrows.some(isSame)) this.#arrows.push(arrow);
  }

  /** What a callback tells, and whom; `self` hears what is only sent back. */
  #told(callback: SyntaxNode, file: File, self: string): Told[] {
    const name = nameOf(callback);
    const local = name === null ? null : this.#localFunction(name, file, callback);
    if (name !== null && local === null) return relays.has(name) ? [{ to: self, event: null }] : [];
    return callsIn(local ?? callback).flatMap(({ call }): Told[] => {
      const { name: called, receiver } = calleeOf(call);
      const [said] = argumentsOf(call);
      if (said === undefined) return [];
      const event = eventType(said);
      const isNews = event !== null || nameOf(said) === 'news' || said.type === 'ObjectExpression';
      if (receiver === null && relays.has(called ?? '') && isNews) return [{ to: self, event }];
      if (called !== 'send' || receiver === null) return [];
      return this.#actorsOf.get(file)!(receiver).map((to) => ({ to, event }));
    });
  }

  /** The function of that name that was declared last before it is used there. */
  #localFunction(name: string, file: File, use: SyntaxNode): SyntaxNode | null {
    let all = this.#functions.get(file);
    if (all === undefined) {
      all = nodesBelow(file.tree).flatMap(({ node }) => {
        const value = node.type === 'VariableDeclarator' ? node.init : node;
        return nameOf(node.id) !== null && isNode(value) && isFunction(value) ? [{ name: nameOf(node.id), value }] : [];
      });
      this.#functions.set(file, all);
    }
    const named = all.filter((one) => one.name === name).map(({ value }) => value);
    return named.findLast(({ start }) => (start as number) < (use.start as number)) ?? named[0] ?? null;
  }

  /** All that is done for a machine: its provider with all that this calls, and what it is given by others. */
  #workOf(machine: ActorName): { node: SyntaxNode; file: File; tells: string }[] {
    const work: { node: SyntaxNode; file: File; tells: string }[] = [];
    const reach = (node: SyntaxNode, file: File, tells: string) => {
      if (work.some((one) => one.node === node)) return;
      work.push({ node, file, tells });
      for (const { node: below } of nodesBelow(node, (one) => !this.#isOthers(one, machine))) {
        const name = nameOf(below);
        const found = name === null || this.#providers.has(name) ? undefined : this.#declared.get(file)?.get(name);
        if (found) reach(found.node, found.file, machine);
      }
    };
    for (const [provider, provided] of this.#providers)
      if (provided === machine) {
        const { node, file } = this.#topOf(provider);
        reach(node, file, machine);
        for (const file of this.#files)
          for (const { call, above } of callsIn(file.tree)) {
            if (nameOf(call.callee) !== provider) continue;
            const around = above.map((one) => this.#providers.get(nameOf(one.id) ?? '')).find((one) => one);
            for (const given of argumentsOf(call)) reach(given, file, around ?? machine);
          }
      }
    return work;
  }

  /** What is given to another machine is that machine's. */
  #isOthers(node: SyntaxNode, machine: ActorName): boolean {
    const provided = node.type === 'CallExpression' ? this.#providers.get(nameOf(node.callee) ?? '') : undefined;
    return provided !== undefined && provided !== machine;
  }

  #listen(call: SyntaxNode, file: File, self: string): boolean {
    const { name, receiver } = calleeOf(call);
    const [first, callback] = argumentsOf(call);
    const emitted = textOf(first);
    if (name !== 'on' || receiver === null || emitted === null || callback === undefined) return false;
    const heard = this.#actorsOf.get(file)!(receiver);
    if (heard.length === 0) throw new Error(`${file.path}: cannot tell who emits "${emitted}".`);
    const told = this.#told(callback, file, self);
    for (const from of heard)
      for (const { to, event } of told.length > 0 ? told : [{ to: self, event: null }]) {
        const renamed = event !== null && event !== emitted ? { emitted } : {};
        this.#add({ from, to, event: event ?? emitted, way: 'heard', ...renamed, at: file.path });
      }
    return true;
  }

  #readWork(machine: ActorName): void {
    for (const { node, file, tells } of this.#workOf(machine)) {
      const actors = this.#actorsOf.get(file)!;
      const heardHere = new Set<SyntaxNode>();
      for (const { call, above } of callsIn(node, (one) => !this.#isOthers(one, machine))) {
        const at = file.path;
        if (this.#listen(call, file, machine)) heardHere.add(call);
        const { name, receiver } = calleeOf(call);
        const [first, second] = argumentsOf(call);
        if (first === undefined) continue;
        if (name === 'subscribe' && receiver !== null)
          for (const from of actors(receiver))
            for (const { to, event } of this.#told(first, file, machine))
              if (event !== null) this.#add({ from, to, event, way: 'followed', at });
        const sent = eventType(first);
        if (name === 'send' && receiver !== null && sent !== null && !above.some((one) => heardHere.has(one)))
          for (const to of actors(receiver)) this.#add({ from: machine, to, event: sent, way: 'sent', at });
        if (receiver === null && relays.has(name ?? '') && sent !== null && tells !== machine)
          this.#add({ from: machine, to: tells, event: sent, way: 'sent', at });
        if (receiver !== null || second === undefined) continue;
        this.#readHandedOn(call, file, machine);
      }
    }
  }

  /** `follow(actor, callback)` and `ask(actor, event)`. */
  #readHandedOn(call: SyntaxNode, file: File, machine: ActorName): void {
    const at = file.path;
    const [actor, second] = argumentsOf(call) as [SyntaxNode, SyntaxNode];
    const isNamed = ['CallExpression', 'Identifier', 'MemberExpression'].includes(actor.type);
    const from = isNamed ? this.#actorsOf.get(file)!(actor) : [];
    const asked = eventType(second);
    if (asked !== null) for (const to of from) this.#add({ from: machine, to, event: asked, way: 'sent', at });
    // `watch(actor, read)` and `follow(actor, read, tell)`: what is read is what is told, unless the callback says otherwise.
    const reader = calleeOf(call).name;
    if (reader === 'watch' || reader === 'follow') {
      const said = nodesBelow(second).flatMap(({ node }) => eventType(node) ?? []);
      const tell = argumentsOf(call)[2];
      const told = tell === undefined ? [] : this.#told(tell, file, machine);
      const news = told.flatMap(({ to, event }) =>
        event === null ? said.map((one) => ({ to, event: one })) : [{ to, event }],
      );
      const heard = tell === undefined ? said.map((event) => ({ to: machine, event })) : news;
      for (const one of from)
        for (const { to, event } of heard) this.#add({ from: one, to, event, way: 'followed', at });
      return;
    }
    if (!isFunction(second) && !relays.has(nameOf(second) ?? '')) return;
    const isRelay = !isFunction(second);
    const inner = this.#localFunction(calleeOf(call).name ?? '', file, call);
    const callback = isRelay ? inner : second;
    const told = callback === null ? [] : this.#told(callback, file, machine);
    // Whoever looks at itself looks at what it runs.
    const seen = from.flatMap((one) =>
      one === machine ? this.#running.flatMap(({ parent, child }) => (parent === one ? [child] : [])) : [one],
    );
    for (const one of seen)
      for (const { to, event } of told) if (event !== null) this.#add({ from: one, to, event, way: 'followed', at });
  }

  /** Callbacks of nobody's: toasts, the address bar, what the tab keeps, and views that pass on what a machine of their own says. */
  #readCallbacks(): void {
    const done = new Set([...this.#providers.keys()].map((name) => this.#topOf(name).file));
    for (const file of [...this.#files, ...this.#views]) {
      if (done.has(file) || file.path.startsWith('src/adapters/')) continue;
      const isAddress = file.path === 'src/app/address/followAddress.ts';
      for (const { call } of callsIn(file.tree)) {
        const says = new Set(callsIn(call).map(({ call: inner }) => calleeOf(inner).name));
        const isWritten = says.has('setParams') || says.has('noteInAddress') || (!isAddress && says.has('navigate'));
        const isStart = file.path === 'src/app/startPortal.ts';
        const beside = isWritten ? 'bar' : isAddress ? 'address' : isStart ? 'tab' : 'views';
        const self = says.has('notify') ? 'toasts' : beside;
        // What the machine of the address says is for the portal, which it was given a way to tell.
        const isOfAddress = calleeOf(call).receiver !== null && nameOf(calleeOf(call).receiver) === 'address';
        this.#listen(call, file, isOfAddress ? 'portal' : self);
        const { name, receiver } = calleeOf(call);
        const [first] = argumentsOf(call);
        if (isAddress && name === 'subscribe' && receiver !== null)
          for (const from of this.#actorsOf.get(file)!(receiver))
            this.#add({ from, to: 'bar', event: 'its state', way: 'followed', at: file.path });
        // What the address says is told by whoever reads it.
        if (name === 'send' && receiver !== null && first !== undefined && eventType(first) === 'address.changed')
          for (const to of this.#actorsOf.get(file)!(receiver))
            this.#add({ from: 'bar', to, event: 'address.changed', way: 'sent', at: file.path });
      }
    }
  }

  /** Machines that a page starts for itself. */
  pageActors(): Running[] {
    const machinesOf = new Set<string>();
    for (const { tree } of this.#views)
      for (const { node } of nodesBelow(tree)) {
        if (node.type !== 'Identifier') continue;
        const name = node.name as string;
        const own = name.endsWith('Machine') ? name.replace(/Machine$/, '') : null;
        const machine = this.#providers.get(name) ?? (isActor(own) ? own : undefined);
        if (machine !== undefined) machinesOf.add(machine);
      }
    return [...[...machinesOf].map((child) => ({ parent: 'pages', child })), ...this.#ofTheBar()];
  }

  /** Beside the portal the address bar has a machine of its own. */
  #ofTheBar(): Running[] {
    return this.#files.flatMap(({ tree }) =>
      callsIn(tree).flatMap(({ call }) => {
        const [logic] = calleeOf(call).name === 'createActor' ? argumentsOf(call) : [];
        const child = logic?.type === 'CallExpression' ? this.#providers.get(calleeOf(logic).name ?? '') : undefined;
        return child === undefined || child === 'portal' ? [] : [{ parent: 'bar', child }];
      }),
    );
  }

  arrows(): Arrow[] {
    for (const machine of names) this.#readWork(machine);
    this.#readCallbacks();
    return this.#arrows;
  }
}
