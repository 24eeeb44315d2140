/** When the storm is over, consent can be given and taken back, and nothing of what was taken back is left (R1.7.3, I24). */
import { consentDeeds } from '../deeds/asking/consentDeeds.ts';
import type { Tab } from '../tab.ts';
import type { ClearUp } from '../waysOutOfOwn.ts';
import { purposeAt } from '../invariants/beside/consentInvariants.ts';
import { foreignPurposes } from './consentBeside.ts';

/** Milliseconds: the page is quiet by then, and no script keeps the next one any longer. */
const aWhile = 40_000;
/** Choices of what is allowed. */
const [everything, nothing] = [0, 2] as const;

/** What was not allowed runs no more, and has left nothing. */
function leftovers(tab: Tab): string[] {
  const { scripts, jar } = tab.browser.foreign;
  const refused = foreignPurposes.filter((purpose) => tab.consents.said[purpose] !== 'granted');
  const names = [...tab.stores.session.entries(), ...tab.stores.local.entries()].map(([name]) => name);
  const isOf = (name: string) => refused.some((purpose) => name.startsWith(`by ${purpose}`));
  return [
    ...scripts.filter(({ src }) => refused.includes(purposeAt(src))).map(({ src }) => `${src} runs`),
    ...[...names, ...jar.text.split('; ')].filter(isOf).map((name) => `“${name}” is kept`),
  ].map((what) => `R1.7.3: ${what}, which is allowed no more`);
}

export async function consenting(tab: Tab, clearUp: ClearUp): Promise<string[]> {
  if (tab.consent() === null || Object.keys(tab.consents.said).length === 0) return [];
  const rest = async () => {
    await tab.wait(aWhile);
    await clearUp(tab);
  };
  await rest();
  const left = leftovers(tab);
  if (left.length > 0) return left;
  // A page of its own: where the address may hold a token nothing comes.
  await tab.load('/');
  consentDeeds.changeConsent(tab);
  consentDeeds.answerConsent(tab, everything);
  await rest();
  if (tab.browser.foreign.scripts.length < foreignPurposes.length) return ['I24: what is allowed does not come'];
  for (const _ of foreignPurposes) consentDeeds.scriptComes(tab, 0);
  consentDeeds.changeConsent(tab);
  consentDeeds.answerConsent(tab, nothing);
  await rest();
  return leftovers(tab);
}
