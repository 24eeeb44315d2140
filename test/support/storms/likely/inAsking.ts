/** What somebody is likely to do next on a page that asks one thing. */
import type { CardsPage, FormPage, VerificationPage } from '../asking/askingPages.ts';
import { captchaOf, codeOf } from '../deeds/loginDeeds.ts';
import { fieldIds, formSlugs } from '../server/asking/siteForms.ts';
import type { Tab } from '../tab.ts';
import { comings, type Likely } from './comings.ts';

const proofOf = (tab: Tab): Likely =>
  captchaOf(tab)?.getSnapshot().matches('verified') === true ? [] : [['proveHuman', 12]];

function inForm(tab: Tab, { asked, slug }: FormPage): Likely {
  const away: Likely = [['openForm', 1], ['leave', 1], ...comings];
  const snapshot = asked?.getSnapshot();
  if (snapshot === undefined) return [['reloadForm', 2], ...away];
  if (snapshot.matches('sent')) return [['renewForm', 6], ...away];
  if (snapshot.matches({ open: 'storing' })) return [['cancelFormFile', 4], ...away];
  const isTyped = (snapshot.context.answers[fieldIds.text] ?? '') !== '';
  const proof = proofOf(tab);
  return [
    ...(isTyped ? proof : []),
    ['answerForm', isTyped ? 3 : 20],
    ['attachToForm', 3],
    // Whoever does not know whether it has arrived presses once more.
    ['sendForm', isTyped && proof.length === 0 ? 24 : 2],
    ['reload', isTyped ? 5 : 1],
    ['openForm', 2, formSlugs.findIndex((one) => one === slug)],
    ['refusedElsewhere', isTyped ? 8 : 1],
    ['logInElsewhere', isTyped ? 3 : 1, 0],
    ['logInElsewhere', isTyped ? 3 : 1, 1],
    ...away,
  ];
}

function inVerification(tab: Tab, { actor }: VerificationPage): Likely {
  const away: Likely = [['confirmLink', 2], ['openLogin', 1], ['leave', 1], ...comings];
  const snapshot = actor.getSnapshot();
  if (snapshot.matches('unreachable')) return [['retryLink', 20], ...away];
  if (snapshot.matches({ refused: 'confirmingCode' }))
    return [
      ...(codeOf(tab)?.getSnapshot().matches('open') === true ? proofOf(tab) : []),
      ['enterCode', 20, 1],
      ['enterCode', 3],
      ['leaveCode', 3],
      ['resendCode', 2],
      ...away,
    ];
  if (!snapshot.matches('refused')) return away;
  const proof = proofOf(tab);
  return [...proof, ['askLinkCode', proof.length === 0 ? 20 : 1], ...away];
}

const inCards = ({ actor }: CardsPage): Likely => [
  ['preferCard', actor.getSnapshot().context.data === null ? 1 : 20],
  ['reloadCards', 3],
  ['openWallet', 2],
  ['leave', 1],
  ...comings,
  ...comings,
];

export const inAsking = (tab: Tab, page: FormPage | VerificationPage | CardsPage): Likely =>
  page.name === 'form' ? inForm(tab, page) : page.name === 'cards' ? inCards(page) : inVerification(tab, page);
