/** What needs a customer's consent, and what they answered (R1.7.3, R1.7.4, R4.2.5). */
import type { SiteConfig } from '../../src/contract/site/site.ts';
import { isBareToken } from '../portal/bareToken.ts';
import { outsideAddress } from '../shared/outsideAddress.ts';
import { pathParts } from '../shared/pathParts.ts';
import { containersOf } from '../site/tagManagers.ts';

export type Purpose = 'counting' | 'chat' | 'ads';
export type Word = 'granted' | 'denied';
/** The customer's answer for each purpose; no answer is no consent. */
export type Said = Readonly<Partial<Record<Purpose, Word>>>;

/** A purpose and its third-party script; null where a tag manager is told instead. */
export interface ConsentRequest {
  purpose: Purpose;
  script: string | null;
}

type Named = Pick<SiteConfig, 'gtm_code' | 'krews_gtm_code' | 'chat_widget_url' | 'ad_pixel_url'>;

/** Script addresses must be HTTPS or local; others are ignored (T08). */
const scriptAt = (purpose: Purpose, address: string | null): ConsentRequest[] => {
  const script = outsideAddress(address);
  return script === null ? [] : [{ purpose, script }];
};

/** The operator's requests, in the order in which they are asked. */
export const wishesOf = (config: Named): ConsentRequest[] => [
  ...(containersOf(config).codes.length > 0 ? [{ purpose: 'counting', script: null } as const] : []),
  ...scriptAt('chat', config.chat_widget_url),
  ...scriptAt('ads', config.ad_pixel_url),
];

const secretPages: ReadonlySet<string | undefined> = new Set([
  'login',
  'verify-customer',
  'paymentsuccess',
  'home-bsl',
  'event-invite',
]);

/** No third-party script runs where an address may hold a token, whatever the consent (T05, T08). */
export const mayLoadAt = (pathname: string): boolean => {
  const parts = pathParts(pathname);
  return parts !== null && !secretPages.has(parts[0]) && !isBareToken(parts.join('/'));
};

export const isAnswered = (wishes: readonly ConsentRequest[], said: Said): boolean =>
  wishes.every(({ purpose }) => said[purpose] !== undefined);

/** An answer covers everything that was asked: what is not granted is denied. */
export const answered = (wishes: readonly ConsentRequest[], granted: readonly Purpose[]): Said =>
  Object.fromEntries(wishes.map(({ purpose }) => [purpose, granted.includes(purpose) ? 'granted' : 'denied']));

const allPurposes = ['counting', 'chat', 'ads'] as const;

export const grantedIn = (said: Said): Purpose[] => allPurposes.filter((purpose) => said[purpose] === 'granted');

export const isSameAnswer = (one: Said, other: Said): boolean =>
  allPurposes.every((purpose) => one[purpose] === other[purpose]);

/** Whether a script of this page was requested that is granted no more. */
export const hasWithdrawn = (said: Said, begun: readonly Purpose[]): boolean =>
  begun.some((purpose) => said[purpose] !== 'granted');

/** The purposes that were granted before and are not any more. */
export const takenBack = (said: Said, granted: readonly Purpose[]): Purpose[] =>
  grantedIn(said).filter((purpose) => !granted.includes(purpose));

/** The next script to load: granted, and not requested yet. */
export const nextScript = (
  wishes: readonly ConsentRequest[],
  said: Said,
  begun: readonly Purpose[],
): ConsentRequest | undefined =>
  wishes.find(({ purpose, script }) => script !== null && said[purpose] === 'granted' && !begun.includes(purpose));
