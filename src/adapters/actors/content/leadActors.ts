/** What the lead form does outside the machine (R7.5.2–5); loaded only where the operator asks something. */
import { fromCallback, fromPromise, type AnyActorRef } from 'xstate';
import { leadMachine, type LeadRecalled, type LeadRef } from '../../../../machines/lead/leadMachine.ts';
import { isAttended } from '../../../../machines/portal/isAttended.ts';
import type { PortalSnapshot } from '../../../../machines/portal/portalSelectors.ts';
import { ownerOf } from '../../../../machines/session/owner.ts';
import { required } from '../../../../machines/shared/required.ts';
import { provideFor } from '../../../../machines/shared/provideFor.ts';
import { leadEndpoints } from '../../../contract/endpoints/lead.ts';
import type { LeadForm } from '../../../contract/forms/leadForm.ts';
import { call } from '../../http/client.ts';
import { takeProof } from '../../http/captchaProof.ts';
import { persistLead, persistedLead } from '../../storage/drafts/persistedLead.ts';
import { provideCaptcha } from '../login/captchaActors.ts';
import type { SessionSource } from '../login/followSession.ts';

/** The customer is busy with something else: a dialog is open, a booking under way, a field being filled in. */
function isOccupied(portal: PortalSnapshot): boolean {
  const isTyping = document.activeElement?.matches('input, textarea, select') ?? false;
  return isTyping || isAttended(portal) || document.querySelector('dialog[open]') !== null;
}

/**
 * @param portalNow the portal as it is when the form arrives
 * @param found the form, where it was asked for to know whether to fetch all this
 */
export function provideLead(portalNow: () => PortalSnapshot, found: LeadForm | null) {
  let first = found;
  const session = (): SessionSource => required(portalNow().children.session, 'session');
  return provideFor(leadMachine)({
    actors: {
      captcha: provideCaptcha(),
      loadLead: fromPromise(async ({ signal }) => {
        const form = first ?? (await call(leadEndpoints.leadForm, { signal })).data;
        first = null;
        return {
          form,
          ...persistedLead(form, ownerOf(session().getSnapshot().context.user)),
          screen: { pathname: location.pathname, isOccupied: isOccupied(portalNow()) },
        };
      }),
      submitLead: fromPromise(async ({ input, signal }) => {
        const { message } = await call(leadEndpoints.submitLead, {
          body: { ...input, recaptcha_response: takeProof('lead') },
          signal,
        });
        return { message };
      }),
      // SAFETY: the machine gives itself.
      persistLead: fromCallback<LeadRecalled, { lead: AnyActorRef }>(({ input, sendBack }) =>
        persistLead(input.lead as LeadRef, session(), sendBack),
      ),
    },
  });
}
