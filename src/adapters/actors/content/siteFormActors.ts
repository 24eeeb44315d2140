/** What a form of the operator does outside the machine (Q2.1.d, Q7.5.a). */
import { fromPromise } from 'xstate';
import { RefusedError } from '../../../../machines/shared/problem.ts';
import { siteFormMachine } from '../../../../machines/siteForm/siteFormMachine.ts';
import { provideFor } from '../../../../machines/shared/provideFor.ts';
import type { SiteForm } from '../../../contract/forms/forms.ts';
import { formEndpoints } from '../../../contract/endpoints/form.ts';
import { takeProof } from '../../http/captchaProof.ts';
import { call } from '../../http/client.ts';
import { persistSiteFormDraft, type SiteFormDraftKey } from '../../storage/drafts/siteFormDrafts.ts';
import { storeFile } from '../../storage/storeFile.ts';
import { provideCaptcha } from '../login/captchaActors.ts';
import { fileOf } from '../../device/fileOf.ts';

/** @throws RefusedError `formUnknown` for a slug that the operator has no form for */
export async function loadSiteForm(slug: string, signal: AbortSignal): Promise<SiteForm> {
  try {
    return (await call(formEndpoints.siteForm, { params: { slug }, signal })).data;
  } catch (error) {
    throw error instanceof RefusedError && error.status === 404 ? new RefusedError('formUnknown') : error;
  }
}

export const provideSiteForm = (of: SiteFormDraftKey) =>
  provideFor(siteFormMachine)({
    actors: {
      captcha: provideCaptcha(),
      persistDraft: persistSiteFormDraft(of),
      storeFile: fromPromise(({ input, signal }) => storeFile(fileOf(input.file), signal)),
      submitForm: fromPromise(async ({ input: { slug, sent }, signal }) => {
        const { message } = await call(formEndpoints.submitSiteForm, {
          params: { slug },
          body: { ...sent, recaptcha_response: takeProof('form') },
          signal,
        });
        return { message };
      }),
    },
  });
