import { useState } from 'react';
import { providePartnerRegistration, provideRegistration } from '../../adapters/actors/login/registrationActors.ts';
import { partnerDraft, registrationDraft } from '../../adapters/storage/drafts/registrationDrafts.ts';
import { usePageActor } from '../../actors/portalContext.tsx';
import { useVenueNow } from '../../actors/useVenueNow.ts';

/** Both forms of this page, begun where a reload interrupted them. */
export function useRegistrations() {
  const today = useVenueNow().slice(0, 10);
  const [customerMachine] = useState(provideRegistration);
  const [partnerMachine] = useState(providePartnerRegistration);
  const [drafts] = useState(() => ({ customer: registrationDraft(), partner: partnerDraft() }));
  return {
    customer: usePageActor(customerMachine, { input: { draft: drafts.customer, today } }),
    partner: usePageActor(partnerMachine, { input: { draft: drafts.partner } }),
  };
}
