/** The customer's word on counting visits, as the page shows it. */
import { createStore } from '@xstate/store';
import { giveConsent, keptConsent, type Consent } from '../adapters/consent.ts';

export const consent = createStore({
  context: { said: keptConsent.read(), isAsked: keptConsent.read() === null },
  on: {
    chosen: (_, { said }: { said: Consent }) => ({ said, isAsked: false }),
    asked: (context) => ({ ...context, isAsked: true }),
  },
});

export function chooseConsent(said: Consent): void {
  giveConsent(said);
  consent.trigger.chosen({ said });
}
