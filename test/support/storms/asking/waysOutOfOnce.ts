/** When the storm is over, what is said once arrives (I24). */
import { onceDeeds } from '../deeds/asking/onceDeeds.ts';
import type { Tab } from '../tab.ts';
import type { ClearUp } from '../waysOutOfOwn.ts';

/** Orders are sent again (Q7.7.i). */
async function wanting(tab: Tab, clearUp: ClearUp): Promise<string[]> {
  const page = tab.page();
  if (page.name !== 'sendAgain') return [];
  const known = tab.shop.saidOnce.sentAgain.length;
  onceDeeds.wantOther(tab);
  onceDeeds.wantAgain(tab, 0);
  await clearUp(tab);
  return tab.shop.saidOnce.sentAgain.length > known ? [] : ['I24: no order is sent again'];
}

/** An invitation is answered, in either way, or is said to be none (Q2.1.b). */
async function deciding(tab: Tab, clearUp: ClearUp): Promise<string[]> {
  const page = tab.page();
  if (page.name !== 'invite') return [];
  onceDeeds.reloadInvite(tab);
  await clearUp(tab);
  if (page.actor.getSnapshot().matches('unknown'))
    return tab.shop.saidOnce.invites.has(page.token) ? ['I24: an invitation is told to be none'] : [];
  const said: (string | undefined)[] = [];
  for (const n of [0, 1]) {
    onceDeeds.answerInvite(tab, n);
    await clearUp(tab);
    said.push(tab.shop.saidOnce.invites.get(page.token));
  }
  return said.at(-1) === 'declined' ? [] : [`I24: an invitation is answered, and is ${said.join(', ')}`];
}

/** A business signs up (R1.6.1). */
async function signingUp(tab: Tab, clearUp: ClearUp): Promise<string[]> {
  const page = tab.page();
  if (page.name !== 'partner' || page.actor.getSnapshot().matches('awaitingApproval')) return [];
  const { partners } = tab.shop.saidOnce;
  const next = [0, 1, 2].find((n) => !partners.includes(`house-${n}@partners.example`));
  if (next === undefined) return [];
  onceDeeds.signUpPartner(tab, next);
  await clearUp(tab);
  return page.actor.getSnapshot().matches('awaitingApproval') ? [] : ['I24: a business cannot sign up'];
}

export const sayingOnce = async (tab: Tab, clearUp: ClearUp): Promise<string[]> => [
  ...(await wanting(tab, clearUp)),
  ...(await deciding(tab, clearUp)),
  ...(await signingUp(tab, clearUp)),
];
