/**
 * The pages of a storm on which one thing is asked, as their views start them: a form of the operator's, the link that confirms
 * an address, and which saved card is the first (R2.1.28, R2.1.21, Q7.7.l).
 */
import { createActor, type ActorRef, type ActorRefFrom, type EventObject, type Snapshot } from 'xstate';
import type { CardPreferenceRef } from '../../../../machines/cardPreference/cardPreferenceMachine.ts';
import type { resourceMachine } from '../../../../machines/resource/resourceMachine.ts';
import { ownerOf, type Owner } from '../../../../machines/session/owner.ts';
import type { SessionRef } from '../../../../machines/session/sessionMachine.ts';
import type { SiteFormRef } from '../../../../machines/siteForm/siteFormMachine.ts';
import type { VerificationRef } from '../../../../machines/verification/verificationMachine.ts';
import { loadSavedCards } from '../../../../src/adapters/actors/account/accountActors.ts';
import { provideCardPreference } from '../../../../src/adapters/actors/cart/cardPreferenceActors.ts';
import { loadSiteForm, provideSiteForm } from '../../../../src/adapters/actors/content/siteFormActors.ts';
import { provideVerification } from '../../../../src/adapters/actors/login/verificationActors.ts';
import { provideResource } from '../../../../src/adapters/actors/resourceActors.ts';
import { siteFormDraft } from '../../../../src/adapters/storage/drafts/siteFormDrafts.ts';
import { verificationToken } from '../../../../src/adapters/storage/login/verificationToken.ts';
import type { SiteForm } from '../../../../src/contract/forms/forms.ts';

type ResourceRef = ActorRefFrom<typeof resourceMachine>;

/** A press of Send that had an effect. */
export interface FormPress {
  slug: string;
  text: string;
  isSent: boolean;
}

export interface FormPage {
  name: 'form';
  /** Whose answers stand in it: they are begun anew for somebody else, on the same page. */
  owner: Owner;
  slug: string;
  actor: ResourceRef;
  /** Once the form has come. */
  asked: SiteFormRef | null;
  /** What was pressed last. */
  pressed: FormPress | null;
  /** It is for whoever is there now. */
  follow(): void;
}

export interface VerificationPage {
  name: 'verification';
  actor: VerificationRef;
  /** That of the link that led here. */
  token: string | null;
}

export interface CardsPage {
  name: 'cards';
  owner: Owner;
  actor: ResourceRef;
  preference: CardPreferenceRef;
}

type Started = (actor: ActorRef<Snapshot<unknown>, EventObject>) => void;

export function openForm(session: SessionRef, slug: string, started: Started): FormPage {
  const here = (): Owner => ownerOf(session.getSnapshot().context.user);
  const actor = createActor(provideResource(loadSiteForm), { input: { query: slug } });
  const page: FormPage = { name: 'form', owner: here(), slug, actor, asked: null, pressed: null, follow };
  function begin(): void {
    const form = actor.getSnapshot().context.data as SiteForm | null;
    if (form === null) return;
    const of = { owner: page.owner, slug };
    page.asked = createActor(provideSiteForm(of), { input: { slug, form, draft: siteFormDraft(of, form) } });
    started(page.asked as never);
  }
  function follow(): void {
    if (page.owner === here()) return;
    page.asked?.stop();
    Object.assign(page, { owner: here(), asked: null, pressed: null });
    begin();
  }
  actor.subscribe(() => {
    if (page.asked === null) begin();
  });
  started(actor as never);
  return page;
}

export function openVerification(started: Started): VerificationPage {
  const token = verificationToken();
  const actor = createActor(provideVerification());
  started(actor as never);
  return { name: 'verification', actor, token };
}

export function openCards(owner: Owner, started: Started): CardsPage {
  const actor = createActor(provideResource(loadSavedCards), { input: { query: null } });
  const preference = createActor(provideCardPreference(), { input: { resource: actor } });
  started(actor as never);
  started(preference as never);
  return { name: 'cards', owner, actor, preference };
}
