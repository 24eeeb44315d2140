/** What somebody says to scripts of others, and what these do (R1.7.3, R1.7.4). */
import * as read from '../../../../../machines/consent/consentSelectors.ts';
import { foreignPurposes, saying, type ForeignPurpose } from '../../asking/consentBeside.ts';
import type { Tab } from '../../tab.ts';

const wishes: readonly (readonly ForeignPurpose[])[] = [foreignPurposes, ['chat'], [], ['ads']];

interface Kept {
  said: Partial<Record<ForeignPurpose, string>>;
  hasLeftovers: boolean;
}

export const consentDeeds = {
  answerConsent: (tab: Tab, n: number) => {
    const consent = tab.consent();
    if (consent === null || !read.isAsked(consent.getSnapshot())) return;
    const granted = wishes[n % wishes.length]!;
    tab.consents.said = saying(granted);
    consent.send({ type: 'consent.answer', granted });
  },
  changeConsent: (tab: Tab) => tab.consent()?.send({ type: 'consent.change' }),
  confirmConsent: (tab: Tab) => tab.consent()?.send({ type: 'consent.confirm' }),
  /** In another tab, which has cleared what was left now and then. */
  answerConsentElsewhere: (tab: Tab, n: number) => {
    const { local } = tab.stores;
    const text = local.getItem('consent');
    const before = text === null ? { said: {}, hasLeftovers: false } : (JSON.parse(text) as { value: Kept }).value;
    const said = saying(wishes[n % wishes.length]!);
    const isTakenBack = foreignPurposes.some((one) => before.said[one] === 'granted' && said[one] === 'denied');
    tab.consents.said = said;
    const hasLeftovers = n % 3 === 2 ? false : before.hasLeftovers || isTakenBack;
    local.setItem('consent', JSON.stringify({ version: 2, value: { said, hasLeftovers } }));
    tab.browser.tell('consent');
  },
  /** One that was asked for comes, or fails; it stores something as soon as it runs. */
  scriptComes: (tab: Tab, n: number) => {
    tab.browser.foreign.come(n, n % 4 !== 3);
    tab.browser.foreign.store();
  },
  scriptStores: (tab: Tab) => tab.browser.foreign.store(),
} as const;
