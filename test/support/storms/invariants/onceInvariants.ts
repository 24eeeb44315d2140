/** Invariants of what is said once: nothing is told that the server has not done, and what was typed stays (Q7.7.i, Q2.1.b, R1.6.1). */
import * as readInvite from '../../../../machines/eventInvite/eventInviteSelectors.ts';
import type { OncePage } from '../asking/oncePages.ts';
import type { Tab } from '../tab.ts';
import { tally } from '../tally.ts';

function sendAgainFaults(tab: Tab, { actor, pressed }: Extract<OncePage, { name: 'sendAgain' }>): string[] {
  if (!actor.getSnapshot().matches('sent')) return [];
  tally('Q7.7.i: orders are told to be sent again');
  return tab.shop.saidOnce.sentAgain.some((to) => to === pressed)
    ? []
    : [`Q7.7.i: orders are told to be sent to ${pressed}, and are not`];
}

function inviteFaults(tab: Tab, { actor, token }: Extract<OncePage, { name: 'invite' }>): string[] {
  const snapshot = actor.getSnapshot();
  const { invite, problem } = snapshot.context;
  if (invite === null || !snapshot.matches('open') || snapshot.hasTag('busy') || problem !== null) return [];
  const screen = readInvite.screen(snapshot);
  const heard = tab.once.heard.get(token);
  tally(`Q2.1.b: an invitation is told to be ${screen}`);
  if (invite.invitee_name !== `Guest of ${token}`)
    return [`T06: “${invite.invitee_name}” reads the invitation ${token}`];
  return (screen === 'asked' ? 'invited' : screen) === heard
    ? []
    : [`Q2.1.b: an invitation is told to be ${screen}, and the server has said ${heard}`];
}

function partnerFaults(tab: Tab, { actor }: Extract<OncePage, { name: 'partner' }>): string[] {
  const snapshot = actor.getSnapshot();
  const { entity_name, email } = snapshot.context.draft;
  if (snapshot.matches('awaitingApproval')) {
    tally('R4.1.9: a business is told to wait for its approval');
    const isHad = tab.shop.saidOnce.partners.includes(email);
    // However oddly it was told: what was typed has arrived.
    if (isHad) tab.once.typed.name = '';
    return isHad ? [] : [`R4.1.9: ${email} is told to wait for its approval, and nobody has it`];
  }
  const { name } = tab.once.typed;
  if (name !== '') tally('F34: a business is signing up');
  return name === '' || name === entity_name ? [] : [`F34: “${name}” was typed, and “${entity_name}” stands there`];
}

export function onceFaults(tab: Tab): string[] {
  tab.once.passOn(tab.owner());
  const page = tab.page();
  if (page.name === 'sendAgain') return sendAgainFaults(tab, page);
  if (page.name === 'invite') return inviteFaults(tab, page);
  return page.name === 'partner' ? partnerFaults(tab, page) : [];
}
