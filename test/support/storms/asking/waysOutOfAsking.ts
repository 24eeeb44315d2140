/** When the storm is over, what is pressed leads on where one thing is asked (I24). */
import { askingDeeds } from '../deeds/asking/askingDeeds.ts';
import { enter, loginDeeds, proved, rightCode } from '../deeds/loginDeeds.ts';
import type { Tab } from '../tab.ts';
import type { ClearUp } from '../waysOutOfOwn.ts';

/** Another code may be had by then, in milliseconds. */
const aMinute = 61_000;

/** A form is sent (Q2.1.d). */
async function answering(tab: Tab, clearUp: ClearUp): Promise<string[]> {
  const page = tab.page();
  if (page.name !== 'form') return [];
  askingDeeds.reloadForm(tab);
  await clearUp(tab);
  if (page.asked === null) return ['I24: a form does not come'];
  // A dialog above it has a captcha of its own.
  if (tab.login() !== null || tab.reset() !== null) return [];
  const known = tab.shop.siteForms.sent.length;
  askingDeeds.renewForm(tab);
  askingDeeds.answerForm(tab, 0);
  await proved(tab);
  askingDeeds.sendForm(tab);
  await clearUp(tab);
  return tab.shop.siteForms.sent.length > known || tab.page() !== page ? [] : ['I24: a form cannot be sent'];
}

/** An address is confirmed, by its link or by a code (R2.1.21). */
async function confirming(tab: Tab, clearUp: ClearUp): Promise<string[]> {
  const page = tab.page();
  if (page.name !== 'verification' || tab.login() !== null || tab.reset() !== null) return [];
  askingDeeds.retryLink(tab);
  await clearUp(tab);
  const { actor } = page;
  if (actor.getSnapshot().matches('refused')) {
    loginDeeds.leaveCode(tab);
    await tab.wait(aMinute);
    await proved(tab);
    askingDeeds.askLinkCode(tab);
    await clearUp(tab);
    enter(tab, rightCode(tab) ?? '111111');
    await clearUp(tab);
  }
  return actor.getSnapshot().matches('confirmed') || tab.page() !== page ? [] : ['I24: no address is confirmed'];
}

/** Another card is the first (Q7.7.l). */
async function preferring(tab: Tab, clearUp: ClearUp): Promise<string[]> {
  const page = tab.page();
  if (page.name !== 'cards') return [];
  askingDeeds.reloadCards(tab);
  await clearUp(tab);
  const owner = Number(page.owner.replace('customer ', ''));
  const former = tab.shop.savedCards.firstOf(owner);
  askingDeeds.preferCard(tab, 0);
  await clearUp(tab);
  return tab.shop.savedCards.firstOf(owner) === former && tab.page() === page
    ? ['I24: no other card can be the first']
    : [];
}

export const leadingOn = async (tab: Tab, clearUp: ClearUp): Promise<string[]> => [
  ...(await answering(tab, clearUp)),
  ...(await confirming(tab, clearUp)),
  ...(await preferring(tab, clearUp)),
];
