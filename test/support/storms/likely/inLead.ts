/** What somebody is likely to do next in the lead form. */
import type { LeadRef } from '../../../../machines/lead/leadMachine.ts';
import { leadFields } from '../server/asking/leads.ts';
import { comings, type Likely } from './comings.ts';

export function inLead(lead: LeadRef): Likely {
  const { context, children } = lead.getSnapshot();
  const isTyped = (context.answers[leadFields.text] ?? '') !== '';
  const isProved = children.captcha?.getSnapshot().matches('verified') === true;
  return [
    ['typeLead', isTyped ? 4 : 20],
    ['proveForLead', isTyped && !isProved ? 16 : 1],
    // Whoever does not know whether it has arrived presses once more.
    ['sendLead', isTyped && isProved ? 24 : 2],
    ['closeLead', 3],
    ['reload', isTyped ? 5 : 1],
    ['comeHome', isTyped ? 4 : 1],
    ['logIn', 4],
    ['logOut', isTyped ? 3 : 1],
    ['refusedElsewhere', isTyped ? 10 : 1],
    ['logInElsewhere', isTyped ? 4 : 1, 0],
    ['logInElsewhere', isTyped ? 4 : 1, 1],
    ...comings,
  ];
}
