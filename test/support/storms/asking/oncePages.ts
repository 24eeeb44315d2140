/**
 * The pages of a storm where something is said once, with nobody logged in or anybody: orders are sent again, an invitation is
 * answered, a business signs up (Q7.7.i, R2.1.3, R1.6.1).
 */
import { createActor, type ActorRef, type EventObject, type Snapshot } from 'xstate';
import type { EventInviteRef } from '../../../../machines/eventInvite/eventInviteMachine.ts';
import type { PartnerRegistrationRef } from '../../../../machines/partnerRegistration/partnerRegistrationMachine.ts';
import type { SendAgainRef } from '../../../../machines/sendAgain/sendAgainMachine.ts';
import { provideSendAgain } from '../../../../src/adapters/actors/cart/sendAgainActors.ts';
import { provideEventInvite } from '../../../../src/adapters/actors/content/eventInviteActors.ts';
import { providePartnerRegistration } from '../../../../src/adapters/actors/login/registrationActors.ts';
import { partnerDraft } from '../../../../src/adapters/storage/drafts/registrationDrafts.ts';

export type OncePage =
  | {
      name: 'sendAgain';
      actor: SendAgainRef;
      /** Where the last press wants them. */
      pressed: string | null;
    }
  | {
      name: 'invite';
      actor: EventInviteRef;
      /** What its link says. */
      token: string;
    }
  | { name: 'partner'; actor: PartnerRegistrationRef };

type Started = (actor: ActorRef<Snapshot<unknown>, EventObject>) => void;

/** Null where it is another page. */
export function openOncePage(name: string, detail: string | null, started: Started): OncePage | null {
  if (name === 'sendAgain') {
    const actor = createActor(provideSendAgain());
    started(actor as never);
    return { name, actor, pressed: null };
  }
  if (name === 'invite') {
    const token = detail ?? '';
    const actor = createActor(provideEventInvite(), { input: { token } });
    started(actor as never);
    return { name, actor, token };
  }
  if (name !== 'partner') return null;
  const actor = createActor(providePartnerRegistration(), { input: { draft: partnerDraft() } });
  started(actor as never);
  return { name, actor };
}

export const isOncePage = (page: { name: string }): page is OncePage =>
  ['sendAgain', 'invite', 'partner'].includes(page.name);
