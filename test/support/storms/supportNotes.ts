/** What a storm notes of what is written to the operator: what was typed, pressed, sent and answered. */
import { filesOf } from './server/support.ts';
import { isMessage, type Asked, type Reply } from './server/asked.ts';
import { tally } from './tally.ts';

/** A press of Send that had an effect. */
export interface Sending {
  owner: string;
  /** The request that it replies to; null: something new. */
  id: string | null;
  text: string;
  files: readonly string[];
  isSent: boolean;
}

export const placeOfMessage = (owner: string, id: string | null): string => `${owner} ${id ?? 'new'}`;

/** @param ownerOf whose a token is */
export function createSupportNotes(faults: string[], ownerOf: (token: string) => number | undefined) {
  const presses: Sending[] = [];
  /** What each has typed last and where, until it is known to have arrived. */
  const written = new Map<string, string>();
  /** What was sent from each place and is not known to have arrived. */
  const unsettled = new Map<string, { text: string; files: string; key: string }>();
  /** What each key has stood for. */
  const wordsOf = new Map<string, string>();
  /** Messages of which the server has said that they are there, with other files. */
  const arrived = new Set<string>();

  function read(asked: Asked) {
    const { message, files } = asked.body as { message: string; files?: File | File[] };
    const [, id = null] = asked.path.split('/');
    const owner = `customer ${ownerOf(asked.token ?? '')}`;
    return { owner, id, text: message, files: filesOf({ files: files ?? [] }), place: placeOfMessage(owner, id) };
  }

  function sent(asked: Asked): void {
    const { owner, id, text, files, place } = read(asked);
    const press = presses.find((one) => !one.isSent && one.text === text && one.id === id);
    if (press === undefined) faults.push(`I13: “${text}” was sent by nobody`);
    else press.isSent = true;
    if (press !== undefined && press.files.join('|') !== files.join('|'))
      faults.push(`F34: “${text}” goes with other files than were attached`);
    for (const part of [text, ...files])
      if (!part.endsWith(`of ${owner}`)) faults.push(`T06: “${part}” is sent by ${owner}`);
    const key = asked.key ?? '';
    const words = JSON.stringify([place, text]);
    if (key === '') faults.push('I12: a message was sent without a key');
    if ((wordsOf.get(key) ?? words) !== words) faults.push('I12: the key of a message stands for another one');
    wordsOf.set(key, words);
    const former = unsettled.get(place);
    const now = { text, files: files.join('|'), key };
    if (former?.text === text && former.files === now.files) {
      tally('I12: a message that may have arrived is sent again');
      if (former.key !== key) faults.push(`I12: “${text}” may have arrived, and is sent again under another key`);
    }
    unsettled.set(place, now);
  }

  return {
    presses,
    written,
    arrived,
    /** How many texts were typed, and files chosen. */
    counts: { texts: 0, files: 0 },
    /** Whoever logs out leaves nothing here. */
    farewell(): void {
      written.clear();
      unsettled.clear();
    },
    sent(asked: Asked): void {
      if (isMessage(asked)) sent(asked);
    },
    answered(asked: Asked, { status, body }: Reply): void {
      if (!isMessage(asked)) return;
      const { text, place } = read(asked);
      if (status === 200) {
        unsettled.delete(place);
        if (written.get(place) === text) written.delete(place);
      }
      if ((body as { code?: string }).code !== 'idempotencyMismatch') return;
      tally('I12: a message is told to have arrived with other files');
      unsettled.delete(place);
      arrived.add(text);
    },
  };
}
