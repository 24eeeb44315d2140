import { useState } from 'react';
import { ownerOf } from '../../../machines/session/owner.ts';
import { usePageActor, useSession } from '../../actors/portalContext.tsx';
import { useVenueNow } from '../../actors/useVenueNow.ts';
import { provideProfile } from '../../adapters/actors/account/profileActors.ts';
import { profileDraft } from '../../adapters/storage/drafts/profileDrafts.ts';
import type { Profile } from '../../contract/customers/customers.ts';
import { Contact } from './Contact.tsx';
import { ProfileFields } from './ProfileFields.tsx';

/** All that is on file, to be changed and saved. */
export function ProfileForm({ known }: { known: Profile }) {
  const session = useSession();
  const today = useVenueNow().slice(0, 10);
  const [machine] = useState(() => provideProfile(known));
  const [written] = useState(() => profileDraft(ownerOf(known)));
  const profile = usePageActor(machine, { input: { profile: known, written, today, session } });
  return (
    <>
      <Contact />
      <ProfileFields profile={profile} />
    </>
  );
}
