/**
 * Invariants of the lead form: nobody reads what another has typed, what was typed stays until it has arrived or its customer
 * has gone, nothing is told to be sent that is not, and it opens by itself only where it may (R4.7.1–3, R7.5.5, T06).
 */
import { textIn } from '../../../../../machines/attendees/additionalAnswers.ts';
import { leadFields } from '../../server/asking/leads.ts';
import type { Tab } from '../../tab.ts';
import { tally } from '../../tally.ts';
import { ownerName } from '../../who.ts';

/** Where a storm comes to, and it does not open by itself (Q4.7.a). */
const isQuiet = /^\/(?:cart|login)\b/;

/** It opens by its button, or by itself: then neither where it was closed, nor on a page that it does not belong to. */
function openingFaults(tab: Tab): string[] {
  const { leads } = tab;
  if (leads.isWanted) {
    leads.isClosed = false;
    return [];
  }
  tally('R4.7.1: the lead form opens by itself');
  return [
    ...(leads.isClosed ? ['R4.7.2: the lead form was closed, and opens by itself'] : []),
    ...(isQuiet.test(location.pathname) ? [`Q4.7.a: the lead form opens by itself at ${location.pathname}`] : []),
  ];
}

export function leadFaults(tab: Tab): string[] {
  const { leads } = tab;
  const here = ownerName(tab);
  // Of a customer who is there, what another one has typed is dropped.
  const isOthers = leads.written !== null && ![here, 'nobody'].includes(leads.written.owner);
  if (here !== 'nobody' && isOthers) leads.written = null;
  const snapshot = tab.lead()?.getSnapshot();
  if (snapshot === undefined || snapshot.context.form === null) return [];
  const found = snapshot.matches('open') ? openingFaults(tab) : [];
  const text = textIn(snapshot.context.answers[leadFields.text]);
  if (text !== '' && !text.endsWith(`of ${here}`) && !text.endsWith('of nobody'))
    found.push(`T06: ${here} sees “${text}” in the lead form`);
  if (snapshot.matches('sent') || snapshot.matches('dismissed')) leads.isClosed = true;
  if (snapshot.matches('sent')) {
    tally('R7.5.5: a lead is told to be sent');
    const pressed = leads.presses.at(-1)?.text;
    const isThere = tab.shop.leads.sent.some((one) => one === pressed);
    // However oddly it was told: what was typed has arrived.
    if (isThere && leads.written?.text === pressed) leads.written = null;
    if (!isThere) found.push(`R7.5.5: “${pressed}” is told to be sent, and is not`);
    return found;
  }
  if (snapshot.context.problem !== null) tally('F01: a lead was refused, or lost');
  const isTheirs = leads.written !== null && [here, 'nobody'].includes(leads.written.owner);
  if (!isTheirs || leads.written!.text === '') return found;
  tally('F01: a lead is being filled in');
  const { text: typed } = leads.written!;
  // What nobody's is becomes theirs who sees it (012), and lies aside when they have gone.
  if (here !== 'nobody') leads.written!.owner = here;
  return typed === text ? found : [...found, `F01: “${typed}” was typed, and “${text}” stands in the lead form`];
}
