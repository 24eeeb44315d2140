/**
 * Invariants of consent: no script of others without it, none twice and none where an address may hold a token, and nobody is
 * asked twice (R1.7.3, R1.7.4, T05, T08).
 */
import * as read from '../../../../../machines/consent/consentSelectors.ts';
import { foreignPurposes, type ForeignPurpose } from '../../asking/consentBeside.ts';
import type { Tab } from '../../tab.ts';
import { tally } from '../../tally.ts';

const requirementOf = { chat: 'R1.7.3', ads: 'R1.7.4' } as const;

/** By its address. */
export const purposeAt = (src: string): ForeignPurpose => (src.includes('chat') ? 'chat' : 'ads');

export function watchConsent(tab: Tab): () => string[] {
  /** The scripts that were there when this was looked at. */
  let known: readonly object[] = [];

  return () => {
    const consent = tab.consent()?.getSnapshot();
    const found: string[] = [];
    const { scripts } = tab.browser.foreign;
    const { said } = tab.consents;
    for (const script of scripts.filter((one) => !known.includes(one))) {
      const purpose = purposeAt(script.src);
      tally(`${requirementOf[purpose]}: a script is asked for`);
      if (said[purpose] !== 'granted') found.push(`${requirementOf[purpose]}: ${script.src} is asked for unallowed`);
      if (scripts.filter(({ src }) => src === script.src).length > 1)
        found.push(`${requirementOf[purpose]}: ${script.src} is asked for twice`);
      if (/^\/(?:login|verify-customer|home-bsl)/.test(tab.loadedAt()))
        found.push(`T05: ${script.src} is asked for at ${tab.loadedAt()}`);
    }
    known = [...scripts];
    if (consent === undefined) return found;
    const isSaid = foreignPurposes.every((purpose) => said[purpose] !== undefined);
    if (isSaid) tally('R1.7.3: consent was given, or refused');
    if (isSaid && consent.matches({ question: 'asked' })) found.push('R1.7.3: whoever has answered is asked again');
    if (!isSaid && !read.isAsked(consent)) found.push('R1.7.3: nobody has said anything, and nobody is asked');
    const shown = read.granted(consent).join();
    const wanted = foreignPurposes.filter((purpose) => said[purpose] === 'granted').join();
    if (shown !== wanted) found.push(`R1.7.3: “${wanted}” is allowed, and “${shown}” is told to be`);
    const text = tab.stores.local.getItem('consent');
    const kept = text === null ? {} : (JSON.parse(text) as { value: { said: object } }).value.said;
    if (JSON.stringify(kept) !== JSON.stringify(said))
      found.push(`R1.7.3: ${JSON.stringify(said)} was said, and ${JSON.stringify(kept)} is kept`);
    return found;
  };
}
