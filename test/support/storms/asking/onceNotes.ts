/** What a storm notes of what is said once: presses, what was sent, and what the server said last. */
import { isGuestOwner, nobody, type Owner } from '../../../../machines/session/owner.ts';
import {
  isInviteAnswer,
  isErasure,
  isPartner,
  isRegistration,
  isSentAgain,
  type Asked,
  type Reply,
} from '../server/asked.ts';

interface Press {
  what: string;
  isSent: boolean;
}

export function createOnceNotes(faults: string[]) {
  const presses: Press[] = [];
  /** What the server has said last of each invitation, to whom it was told here. */
  const heard = new Map<string, string>();
  /** What a business has typed, and who was there last, until somebody has signed up or its customer has gone. */
  const typed = { name: '', owner: nobody };

  function noteSent(what: string, isRight: (press: Press) => boolean): void {
    const press = presses.find((one) => !one.isSent && isRight(one));
    if (press === undefined) faults.push(`I13: ${what} was sent, and nobody pressed for it`);
    else press.isSent = true;
  }

  const wordOf = (asked: Asked): string | null => {
    const body = asked.body as Record<string, string>;
    if (isSentAgain(asked)) return `again to ${body['email'] ?? body['mobile']}`;
    if (isInviteAnswer(asked)) return `${body['answer']} to ${asked.path.split('/')[2]}`;
    return isPartner(asked) ? `partner ${body['email']}` : null;
  };

  return {
    presses,
    heard,
    typed,
    /** Whoever comes in the place of a customer, or of a guest, finds nothing of theirs; whose session is over may come again. */
    passOn(here: Owner): void {
      const isGone = isGuestOwner(typed.owner) || (typed.owner !== nobody && here !== nobody);
      if (isGone && typed.owner !== here) typed.name = '';
      typed.owner = here;
    },
    sent(asked: Asked): void {
      // An account that is gone takes it along, whether or not its customer hears of it.
      if (isErasure(asked)) typed.name = '';
      const what = wordOf(asked);
      if (what !== null) noteSent(what, (press) => press.what === what);
    },
    answered(asked: Asked, { status, body }: Reply): void {
      // The login begins both forms: what is done with the one was typed for the other, too.
      if ((isPartner(asked) || isRegistration(asked)) && status === 200) typed.name = '';
      const [, token] = /^events\/invites\/(.+)$/.exec(asked.path) ?? [];
      if (token === undefined || status !== 200) return;
      heard.set(token, (body as { data: { status: string } }).data.status);
    },
  };
}
