/** How events and guards are called (`docs/vocabulary.md`), and the names that are older than that. */

export type Spoken = 'event' | 'guard';

const forms: Readonly<Record<Spoken, RegExp>> = {
  event: /^[a-z][A-Za-z]*\.[a-z][A-Za-z]*$/,
  guard: /^(?:is|has|may)[A-Z]/,
};

const asked: Readonly<Record<Spoken, string>> = {
  event: 'noun.verb',
  guard: 'a question with is, has or may',
};

/** They keep their names until somebody works on them; no new one joins them, and whoever renames one takes it out. */
export const olderNames: Readonly<Record<Spoken, readonly string[]>> = {
  event: [],
  guard: [
    'asksNothing',
    'changesHolds',
    'lacksProof',
    'lacksTerms',
    'leavesGuestOrder',
    'leavesHolds',
    'mustLogInFirst',
    'mustRead',
    'needsApproval',
    'offersGuests',
    'offersProvider',
    'usesEmail',
  ],
};

/** What is wrong with names of that kind: new ones of another form, and older ones that are gone. */
export function grammarFaults(
  kind: Spoken,
  names: readonly string[],
  older: readonly string[] = olderNames[kind],
): string[] {
  const wrong = names.filter((name) => !forms[kind].test(name) && !older.includes(name));
  const gone = older.filter((name) => !names.includes(name));
  return [
    ...wrong.map((name) => `${name}: ${kind}s are ${asked[kind]}`),
    ...gone.map((name) => `${name} is gone: take it out of tools/nameGrammar.ts`),
  ];
}
