/**
 * Invariants of pages that ask one thing: nobody sees what another has typed or keeps, what was typed stays until it has arrived
 * or its customer has gone, and nothing is told that the server has not done (Q2.1.d, Q2.1.c, Q7.7.l, T06).
 */
import { textIn } from '../../../../machines/attendees/additionalAnswers.ts';
import type { SavedCard } from '../../../../src/contract/customers/customers.ts';
import type { FormPage, CardsPage, VerificationPage } from '../asking/askingPages.ts';
import { fieldIds } from '../server/asking/siteForms.ts';
import type { Tab } from '../tab.ts';
import { tally } from '../tally.ts';
import { ownerName } from '../who.ts';

function formFaults(tab: Tab, { asked, slug, pressed }: FormPage): string[] {
  if (asked === null) return [];
  const here = ownerName(tab);
  const snapshot = asked.getSnapshot();
  const text = textIn(snapshot.context.answers[fieldIds.text]);
  const file = snapshot.context.answers[fieldIds.file];
  const found: string[] = [];
  if (text !== '' && !text.endsWith(`of ${here}`) && !text.endsWith('of nobody'))
    found.push(`T06: ${here} sees “${text}” in a form`);
  const name = typeof file === 'string' ? tab.shop.ownRecords.stored.get(file)?.name : undefined;
  if (name !== undefined && !name.endsWith(`of customer ${tab.user()?.id}`))
    found.push(`T06: ${here} sees “${name}” in a form`);
  if (snapshot.matches('sent')) {
    tally('Q2.1.d: a form is told to be sent');
    const isThere = tab.shop.siteForms.sent.some((one) => one.slug === slug && one.text === pressed?.text);
    // However oddly it was told: what was typed has arrived.
    if (isThere && tab.asking.written.get(slug)?.text === pressed?.text) tab.asking.written.delete(slug);
    return isThere ? found : [...found, `Q2.1.d: “${pressed?.text}” is told to be sent, and is not`];
  }
  if (snapshot.context.problem !== null) tally('Q2.1.d: a form was refused, or lost');
  const kept = tab.asking.written.get(slug);
  // With the first of a customer's own beside it, a visitor's is theirs.
  if (kept?.owner === 'nobody' && typeof file === 'string') kept.owner = here;
  const isTheirs = kept !== undefined && (kept.owner === here || kept.owner === 'nobody');
  if (!isTheirs || kept.text === '') return found;
  tally('Q2.1.d: a form is being filled in');
  return kept.text === text ? found : [...found, `Q2.1.d: “${kept.text}” was typed, and “${text}” stands in the form`];
}

function verificationFaults(tab: Tab, { actor, token }: VerificationPage): string[] {
  const snapshot = actor.getSnapshot();
  if (snapshot.matches('refused')) {
    tally('Q2.1.c: a link is told not to work');
    return [];
  }
  if (!snapshot.matches('confirmed')) return [];
  tally('R2.1.21: an address is told to be confirmed');
  const isThere = (token !== null && tab.shop.links.confirmed.has(token)) || tab.shop.waysIn.proved.size > 0;
  return isThere ? [] : ['R2.1.21: an address is told to be confirmed, and is not'];
}

function cardFaults(tab: Tab, { actor, preference, owner }: CardsPage): string[] {
  const here = ownerName(tab);
  const cards = (actor.getSnapshot().context.data ?? []) as SavedCard[];
  const strange = cards.find(({ id }) => `customer ${id.split('-')[1]}` !== here);
  if (strange !== undefined) return [`T06: ${here} sees ${strange.id}`];
  const { id, problem } = preference.getSnapshot().context;
  const isResting = preference.getSnapshot().matches('resting') && !actor.getSnapshot().hasTag('busy');
  if (id === null || problem !== null || !isResting || actor.getSnapshot().context.problem !== null) return [];
  tally('Q7.7.l: a card is told to be the first');
  const first = tab.shop.savedCards.firstOf(Number(owner.replace('customer ', '')));
  const shown = cards.find((card) => card.is_default)?.id ?? null;
  return shown === first ? [] : [`Q7.7.l: ${shown} is told to be the first card, and it is ${first}`];
}

export function watchAsking(tab: Tab): () => string[] {
  /** How many accounts are gone. */
  let gone = 0;
  let begun: FormPage['asked'] = null;

  return () => {
    const page = tab.page();
    const { erased } = tab.shop.erasures;
    // An account that is gone takes along what lies in this tab, as a logout does.
    if (erased.length > gone) tab.asking.written.clear();
    gone = erased.length;
    if (page.name === 'form' && page.asked !== begun) {
      begun = page.asked;
      tab.asking.forgetOthers(page.slug, ownerName(tab));
    }
    return [
      ...tab.shop.siteForms.misplaced.splice(0),
      ...(page.name === 'form' ? formFaults(tab, page) : []),
      ...(page.name === 'verification' ? verificationFaults(tab, page) : []),
      ...(page.name === 'cards' ? cardFaults(tab, page) : []),
    ];
  };
}
