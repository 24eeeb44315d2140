/** The question of consent, which stands at the foot of every page, as its view starts it; and what a storm notes of it. */
import { createActor } from 'xstate';
import type { ConsentRef } from '../../../../machines/consent/consentMachine.ts';
import type { PortalRef } from '../../../../machines/portal/portalMachine.ts';
import { consentInput, provideConsent } from '../../../../src/adapters/actors/consentActors.ts';
import { giveConsent } from '../../../../src/adapters/storage/consent.ts';
import { stormSite } from '../portal.ts';

export const foreignPurposes = ['chat', 'ads'] as const;
export type ForeignPurpose = (typeof foreignPurposes)[number];

/** What was said on this device, here or in another tab. */
export const createConsentNotes = () => ({
  said: {} as Partial<Record<ForeignPurpose, 'granted' | 'denied'>>,
});

export const saying = (granted: readonly ForeignPurpose[]) =>
  Object.fromEntries(
    foreignPurposes.map((purpose) => [purpose, granted.includes(purpose) ? 'granted' : 'denied'] as const),
  );

export function startConsent(portal: PortalRef): ConsentRef {
  const actor = createActor(provideConsent(portal), { input: consentInput(stormSite) });
  actor.on('consent.given', ({ said, hasLeftovers }) => giveConsent(said, hasLeftovers));
  actor.start();
  return actor;
}
