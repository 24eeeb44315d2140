/** How events and guards are called (`docs/vocabulary.md`). */

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
