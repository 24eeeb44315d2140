/** What was typed into forms of the operator's and not sent, each for whom it belongs to: through reloads as far as it may be written down (012). */
import { fromCallback } from 'xstate';
import type { SiteFormDraftNews } from '../../../../machines/siteForm/siteFormMachine.ts';
import { emptyDraft, lastingDraft, type SiteFormDraft } from '../../../../machines/siteForm/siteFormRules.ts';
import { isFor, nobody, ownerAtRest, type Owner } from '../../../../machines/session/owner.ts';
import type { SiteForm } from '../../../contract/forms/forms.ts';
import { readableAnswers, writeFormDraft, readFormDraft } from './formDrafts.ts';

/** Which form, and whose answers. */
export interface SiteFormDraftKey {
  owner: Owner;
  slug: string;
}

/** With what is written nowhere: a reload loses it. */
const whole = new Map<string, SiteFormDraft>();

/** What they typed there before and did not send. What is another customer's is dropped; while nobody is logged in it lies aside. */
export function siteFormDraft({ owner, slug }: SiteFormDraftKey, form: Pick<SiteForm, 'fields'>): SiteFormDraft {
  const written = readFormDraft(slug);
  // Whoever logged out took along what was written, and with it the rest.
  if (written === undefined) whole.delete(slug);
  else if (isFor(written.owner, owner)) {
    return lastingDraft(form, whole.get(slug) ?? written);
  } else if (owner !== nobody) {
    whole.delete(slug);
    writeFormDraft(slug, null);
  }
  return emptyDraft;
}

export const persistSiteFormDraft = ({ owner, slug }: SiteFormDraftKey) =>
  fromCallback<SiteFormDraftNews, undefined>(({ receive }) =>
    receive((news) => {
      if (news.type === 'draft.done') {
        whole.delete(slug);
        writeFormDraft(slug, null);
        return;
      }
      const { answers, isCut } = readableAnswers(news.written.answers);
      whole.set(slug, news.draft);
      writeFormDraft(slug, { owner: ownerAtRest(owner), answers, isCut: isCut || news.written.isCut });
    }),
  );
