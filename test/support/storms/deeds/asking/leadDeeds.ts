/** What somebody does with the lead form, which lies above whatever is open (R4.7.1–3, R1.7.6). */
import { textIn } from '../../../../../machines/attendees/additionalAnswers.ts';
import type { CaptchaState } from '../../../../../machines/captcha/captchaRules.ts';
import { leadFields } from '../../server/asking/leads.ts';
import type { Tab } from '../../tab.ts';
import { ownerName } from '../../who.ts';
import { onPage } from '../onPage.ts';

const asking = (tab: Tab) => {
  const lead = tab.lead();
  return lead?.getSnapshot().matches({ open: 'asking' }) === true ? lead : null;
};

function captchaState(tab: Tab): CaptchaState {
  const value = tab.lead()?.getSnapshot().children.captcha?.getSnapshot().value;
  return value === 'verified' || value === 'expired' || value === 'error' ? value : 'init';
}

export const leadDeeds = {
  /** The operator asks by itself from now on, and somebody comes to the first page. */
  comeHome: onPage(async (tab) => {
    tab.shop.leads.asks.isOn = true;
    await tab.load('/');
  }),
  openLead: onPage((tab) => {
    tab.leads.isWanted = true;
    tab.portal()?.send({ type: 'lead.open' });
  }),
  closeLead: (tab: Tab) => tab.lead()?.send({ type: 'lead.close' }),
  /** Now and then it is taken away again, or what is kept nowhere is given as well. */
  typeLead: (tab: Tab, n: number) => {
    const lead = asking(tab);
    if (lead === null) return;
    const { leads } = tab;
    leads.texts += 1;
    const text = n % 8 === 7 ? '' : `Wish ${leads.texts} of ${ownerName(tab)}`;
    const answers = {
      [leadFields.text]: text,
      ...(n % 4 === 2 ? { [leadFields.number]: '784199012345676', [leadFields.born]: '1987-06-05' } : {}),
    };
    leads.written = { owner: ownerName(tab), text };
    for (const [id, answer] of Object.entries(answers))
      lead.send({ type: 'answer.type', questionId: Number(id), answer });
  },
  proveForLead: (tab: Tab) => tab.lead()?.getSnapshot().children.captcha?.send({ type: 'captcha.begin' }),
  /** What is pressed twice is one wish. */
  sendLead: (tab: Tab) => {
    const lead = asking(tab);
    if (lead === null) return;
    const press = () => lead.send({ type: 'lead.submit', captcha: captchaState(tab) });
    press();
    if (lead.getSnapshot().matches({ open: 'sending' }))
      tab.leads.presses.push({ text: textIn(lead.getSnapshot().context.answers[leadFields.text]), isSent: false });
    press();
  },
} as const;
