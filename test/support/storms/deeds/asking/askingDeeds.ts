/** What somebody does on pages that ask one thing: a form of the operator's, a link, which card is the first. */
import { textIn } from '../../../../../machines/attendees/additionalAnswers.ts';
import { fieldIds, formSlugs } from '../../server/asking/siteForms.ts';
import type { FormPage } from '../../asking/askingPages.ts';
import type { SavedCard } from '../../../../../src/contract/customers/customers.ts';
import { StormFile } from '../../stormFile.ts';
import type { Tab } from '../../tab.ts';
import { ownerName } from '../../who.ts';
import { captchaState, pressForCode } from '../loginDeeds.ts';
import { onPage } from '../onPage.ts';

const filling = (tab: Tab): FormPage | null => {
  const page = tab.page();
  return page.name === 'form' && page.asked?.getSnapshot().matches({ open: 'filling' }) === true ? page : null;
};

/** Who has an account whose address is not confirmed yet. */
export const unconfirmed = { email: 'late@there.example', country_code: '971', mobile_number: '501234567' } as const;

export const askingDeeds = {
  openForm: onPage((tab, n) => tab.goTo('form', formSlugs[n % formSlugs.length])),
  reloadForm: (tab: Tab) => {
    const page = tab.page();
    if (page.name === 'form') page.actor.send({ type: 'resource.reload' });
  },
  /** Now and then it is taken away again, or what is kept nowhere is given as well. */
  answerForm: (tab: Tab, n: number) => {
    const page = filling(tab);
    if (page === null) return;
    const { asking } = tab;
    asking.counts.texts += 1;
    const text = n % 8 === 7 ? '' : `Answer ${asking.counts.texts} of ${ownerName(tab)}`;
    const answers = {
      [fieldIds.text]: text,
      ...(n % 4 === 2 ? { [fieldIds.number]: '784199012345676', [fieldIds.born]: '1987-06-05' } : {}),
      ...(n % 4 === 3 ? { [fieldIds.signed]: { path: null, name: 'signature-7', agreed: true } } : {}),
    };
    for (const [id, answer] of Object.entries(answers))
      page.asked!.send({ type: 'answer.type', fieldId: Number(id), answer });
    asking.written.set(page.slug, { owner: ownerName(tab), text });
  },
  attachToForm: (tab: Tab, n: number) => {
    const page = filling(tab);
    if (page === null) return;
    tab.uploads.chosen += 1;
    const isOdd = n % 5 === 4;
    const file = new StormFile(`File ${tab.uploads.chosen} for a form of customer ${tab.user()?.id}`, isOdd);
    page.asked!.send({ type: 'file.choose', fieldId: fieldIds.file, file, isSignedIn: tab.user() !== null });
    if (!isOdd && page.asked!.getSnapshot().matches({ open: 'storing' })) tab.uploads.pressed += 1;
  },
  cancelFormFile: (tab: Tab) => {
    const page = tab.page();
    if (page.name === 'form') page.asked?.send({ type: 'file.cancel' });
  },
  /** What is pressed twice is one wish. */
  sendForm: (tab: Tab) => {
    const page = filling(tab);
    if (page === null) return;
    const { asked, slug } = page;
    const press = () => asked!.send({ type: 'form.submit', captcha: captchaState(tab) });
    press();
    if (asked!.getSnapshot().matches({ open: 'sending' })) {
      const text = textIn(asked!.getSnapshot().context.answers[fieldIds.text]);
      page.pressed = { slug, text, isSent: false };
      tab.asking.presses.push(page.pressed);
    }
    press();
  },
  renewForm: (tab: Tab) => {
    const page = tab.page();
    if (page.name === 'form') page.asked?.send({ type: 'form.renew' });
  },
  /** The link of a message, or one that nobody sent. */
  confirmLink: onPage(async (tab, n) => {
    const token = n % 4 === 3 ? 'proof-of-no-link' : tab.shop.links.issue();
    await tab.load(`/verify-customer?token=${token}`);
    tab.goTo('verification');
  }),
  retryLink: (tab: Tab) => {
    const page = tab.page();
    if (page.name === 'verification' && page.actor.getSnapshot().status === 'active')
      page.actor.send({ type: 'verification.retry' });
  },
  askLinkCode: (tab: Tab) => {
    const page = tab.page();
    if (page.name !== 'verification' || tab.login() !== null || tab.reset() !== null) return;
    const { actor } = page;
    const press = () => actor.send({ type: 'recipient.submit', ...unconfirmed, captcha: captchaState(tab) });
    pressForCode(tab, press, () => actor.getSnapshot().matches({ refused: 'confirmingCode' }));
  },
  openCards: onPage((tab) => tab.goTo('cards')),
  reloadCards: (tab: Tab) => {
    const page = tab.page();
    if (page.name === 'cards') page.actor.send({ type: 'resource.reload' });
  },
  /** What is pressed twice is one wish. */
  preferCard: (tab: Tab, n: number) => {
    const page = tab.page();
    if (page.name !== 'cards') return;
    const others = ((page.actor.getSnapshot().context.data ?? []) as SavedCard[]).filter((card) => !card.is_default);
    const card = others[n % Math.max(1, others.length)];
    const { preference } = page;
    if (card === undefined || !preference.getSnapshot().matches('resting')) return;
    tab.asking.counts.preferred += 1;
    for (let press = 0; press < 2; press += 1) preference.send({ type: 'card.prefer', id: card.id });
  },
} as const;
