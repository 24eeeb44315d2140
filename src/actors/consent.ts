/** The customer's word on counting visits, as the page shows it. */
import { createStore } from '@xstate/store';
import { giveConsent, persistedConsent, type Consent } from '../adapters/consent.ts';

export const consent = createStore({
  context: { said: persistedConsent.read(), isAsked: persistedConsent.read() === null },
  on: {
    chosen: (_, { said }: { said: Consent }) => ({ said, isAsked: false }),
    asked: (context) => ({ ...context, isAsked: true }),
  },
});

export function chooseConsent(said: Consent): void {
  giveConsent(said);
  consent.trigger.chosen({ said });
}
