/** How events, guards, actions and actors are called (`docs/vocabulary.md`). */
import { StateMachine } from 'xstate';

type Spoken = 'event' | 'guard';

const forms: Readonly<Record<Spoken, RegExp>> = {
  event: /^[a-z][A-Za-z]*\.[a-z][A-Za-z]*$/,
  guard: /^(?:is|has|may)[A-Z]/,
};

const asked: Readonly<Record<Spoken, string>> = {
  event: 'noun.verb',
  guard: 'a question with is, has or may',
};

/** What is wrong with names of that kind. */
export const grammarFaults = (kind: Spoken, names: readonly string[]): string[] =>
  names.filter((name) => !forms[kind].test(name)).map((name) => `${name}: ${kind}s are ${asked[kind]}`);

/** What an action does, as XState calls it, and the verbs that say so. */
const verbsOf: Readonly<Record<string, readonly string[]>> = {
  assign: ['assign', 'clear'],
  emit: ['emit'],
  raise: ['raise'],
  sendTo: ['send'],
  spawnChild: ['spawn'],
  stopChild: ['stop'],
};

interface BuiltIn {
  type?: string;
  /** What `enqueueActions` was given. */
  collect?: unknown;
}

/** `enqueueActions` does what its function enqueues: it says whether or how often, and never more than one kind. */
function mechanismsOf(action: unknown): string[] {
  const { type = '', collect } = action as BuiltIn;
  const mechanism = type.replace('xstate.', '');
  if (mechanism !== 'enqueueActions') return [mechanism];
  return [...new Set(Array.from(String(collect).matchAll(/\benqueue\.(\w+)/g), ([, called]) => called!))];
}

/** What is wrong with actions, by how they are implemented: one does one thing, and the verb of its name says which. */
export const actionFaults = (actions: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(actions).flatMap(([name, action]) => {
    const mechanisms = mechanismsOf(action);
    const verbs = verbsOf[mechanisms[0] ?? ''];
    if (mechanisms.length > 1) return [`${name}: one action, one mechanism, and not ${mechanisms.join(' and ')}`];
    if (verbs === undefined) return [`${name}: what it does is none of ${Object.keys(verbsOf).join(', ')}`];
    if (verbs.some((verb) => new RegExp(`^${verb}[A-Z]`).test(name))) return [];
    return [`${name}: ${mechanisms[0]} is called ${verbs.join('… or ')}…`];
  });

interface Actors {
  /** By the keys under which they are provided; a machine is called like a machine. */
  readonly actors: Readonly<Record<string, unknown>>;
  readonly invoked: readonly { readonly id: string; readonly src: unknown }[];
}

/**
 * What is wrong with the names of what a chart runs: what is done for it is a verb and its object, and what is kept is
 * persisted. Its id is the key it is provided under, or says as well what it is done for.
 */
export const actorFaults = ({ actors, invoked }: Actors): string[] => {
  const named = Object.entries(actors).flatMap(([key, logic]) => (logic instanceof StateMachine ? [] : [key]));
  const ids = invoked.flatMap(({ id, src }) => (id === src ? [] : [id]));
  return [...named, ...ids]
    .filter((name) => !/^(?!keep|forget)[a-z]+[A-Z]/.test(name))
    .map((name) => `${name}: actors are a verb and its object, and neither keep nor forget`);
};
