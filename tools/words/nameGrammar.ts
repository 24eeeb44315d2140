/** How events, guards and actions are called (`docs/vocabulary.md`). */

type Spoken = 'event' | 'guard' | 'action';

const forms: Readonly<Record<Spoken, RegExp>> = {
  event: /^[a-z][A-Za-z]*\.[a-z][A-Za-z]*$/,
  guard: /^(?:is|has|may)[A-Z]/,
  // What is kept is assigned or persisted; what is told is emitted, sent, or a problem that is assigned.
  action: /^(?!keep|forget|tell|say)[a-z]+[A-Z]/,
};

const asked: Readonly<Record<Spoken, string>> = {
  event: 'noun.verb',
  guard: 'a question with is, has or may',
  action: 'a verb and what it is done to, and neither keep, forget, tell nor say',
};

/** What is wrong with names of that kind. */
export const grammarFaults = (kind: Spoken, names: readonly string[]): string[] =>
  names.filter((name) => !forms[kind].test(name)).map((name) => `${name}: ${kind}s are ${asked[kind]}`);
