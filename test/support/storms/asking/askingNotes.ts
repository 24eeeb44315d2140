/** What a storm notes of pages that ask one thing: what was typed, pressed, sent and answered. */
import type { FormPress } from './askingPages.ts';
import { isFormSent, isPreference, type Asked, type Reply } from '../server/asked.ts';
import { textOf } from '../server/asking/siteForms.ts';

/** @param ownerOf whose a token is */
export function createAskingNotes(faults: string[], ownerOf: (token: string) => string) {
  const presses: FormPress[] = [];
  /** What was typed last into each form, and by whom, until it is known to have arrived: the browser keeps one of each. */
  const written = new Map<string, { owner: string; text: string }>();
  const counts = { texts: 0, preferred: 0 };

  function sentForm(asked: Asked): void {
    const slug = asked.path.replace('forms/', '');
    const text = textOf(asked.body);
    const press = presses.find((one) => !one.isSent && one.slug === slug && one.text === text);
    if (press === undefined) faults.push(`I13: “${text}” was sent in a form by nobody`);
    else press.isSent = true;
    const owner = asked.token === null ? 'nobody' : ownerOf(asked.token);
    if (!text.endsWith(`of ${owner}`) && !text.endsWith('of nobody'))
      faults.push(`T06: “${text}” is sent in a form by ${owner}`);
  }

  return {
    presses,
    written,
    counts,
    /** Of a customer who is there, what another one has typed there is dropped. */
    forgetOthers(slug: string, here: string): void {
      const kept = written.get(slug);
      if (here !== 'nobody' && kept !== undefined && kept.owner !== 'nobody' && kept.owner !== here)
        written.delete(slug);
    },
    sent(asked: Asked): void {
      if (isFormSent(asked)) sentForm(asked);
      if (!isPreference(asked)) return;
      counts.preferred -= 1;
      if (counts.preferred < 0) faults.push('I13: a card was made the first that nobody pressed for');
    },
    answered(asked: Asked, { status }: Reply): void {
      if (!isFormSent(asked) || status !== 200) return;
      const slug = asked.path.replace('forms/', '');
      if (written.get(slug)?.text === textOf(asked.body)) written.delete(slug);
    },
  };
}
