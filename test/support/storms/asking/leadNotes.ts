/** What a storm notes of the lead form: what was typed, pressed, sent and answered, and whether it was closed. */
import { isErasure, isLead, type Asked, type Reply } from '../server/asked.ts';
import { leadTextOf } from '../server/asking/leads.ts';

export interface LeadPress {
  text: string;
  isSent: boolean;
}

export function createLeadNotes(faults: string[]) {
  const presses: LeadPress[] = [];
  const state = {
    /** How many texts were typed. */
    texts: 0,
    /** What was typed last, and by whom, until it is known to have arrived or its customer has gone. */
    written: null as { owner: string; text: string } | null,
    /** It was closed, or sent, in this tab (R4.7.2). */
    isClosed: false,
    /** Its button was pressed since the page was loaded. */
    isWanted: false,
  };

  return Object.assign(state, {
    presses,
    sent(asked: Asked): void {
      // An account that is gone takes it along, whether or not its customer hears of it.
      if (isErasure(asked)) state.written = null;
      if (!isLead(asked)) return;
      const text = leadTextOf(asked.body);
      const press = presses.find((one) => !one.isSent && one.text === text);
      if (press === undefined) faults.push(`I13: “${text}” was sent as a lead, and nobody pressed for it`);
      else press.isSent = true;
    },
    answered(asked: Asked, { status }: Reply): void {
      if (isLead(asked) && status === 200 && state.written?.text === leadTextOf(asked.body)) state.written = null;
    },
  });
}
