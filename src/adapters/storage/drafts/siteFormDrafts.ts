/** What was typed into forms of the operator's and not sent, each for whom it belongs to: through reloads as far as it may be written down (012). */
import * as v from 'valibot';
import { fromCallback } from 'xstate';
import type { SiteFormDraftNews } from '../../../../machines/siteForm/siteFormMachine.ts';
import { emptyDraft, lastingDraft, type SiteFormDraft } from '../../../../machines/siteForm/siteFormRules.ts';
import { isFor, nobody, ownerAtRest, type Owner } from '../../../../machines/session/owner.ts';
import type { SiteForm } from '../../../contract/forms/forms.ts';
import { persistedItem } from '../storage.ts';
import { draftStorage } from './draftStorage.ts';

/** Which form, and whose answers. */
export interface SiteFormDraftKey {
  owner: Owner;
  slug: string;
}

const Text = v.pipe(v.string(), v.maxLength(5_000));
const Answer = v.union([Text, v.array(Text), v.object({ country_code: Text, mobile_number: Text })]);
const Draft = v.object({
  owner: v.string(),
  answers: v.record(v.pipe(v.string(), v.digits()), Answer),
  isCut: v.boolean(),
});
type Written = v.InferOutput<typeof Draft>;

const persisted = persistedItem(...draftStorage.siteForms, v.record(v.string(), Draft));

/** What is longer than can be read again is not written: one such answer would take all that is written with it. */
function readable({ answers, isCut }: SiteFormDraft): Omit<Written, 'owner'> {
  const entries = Object.entries(answers);
  const short = entries.filter((entry): entry is [string, v.InferOutput<typeof Answer>] => v.is(Answer, entry[1]));
  return { answers: Object.fromEntries(short), isCut: isCut || short.length < entries.length };
}

/** With what is written nowhere: a reload loses it. */
const whole = new Map<string, SiteFormDraft>();

function write(slug: string, draft: Written | null): void {
  const others = Object.entries(persisted.read() ?? {}).filter(([other]) => other !== slug);
  const drafts = draft ? [...others, [slug, draft] as const] : others;
  if (drafts.length > 0) persisted.write(Object.fromEntries(drafts));
  else persisted.drop();
}

/** What they typed there before and did not send. What is another customer's is dropped; while nobody is logged in it lies aside. */
export function siteFormDraft({ owner, slug }: SiteFormDraftKey, form: Pick<SiteForm, 'fields'>): SiteFormDraft {
  const drafts = persisted.read() ?? {};
  const written = Object.hasOwn(drafts, slug) ? drafts[slug] : undefined;
  // Whoever logged out took along what was written, and with it the rest.
  if (written === undefined) whole.delete(slug);
  else if (isFor(written.owner, owner)) {
    return lastingDraft(form, whole.get(slug) ?? written);
  } else if (owner !== nobody) {
    whole.delete(slug);
    write(slug, null);
  }
  return emptyDraft;
}

export const persistSiteFormDraft = ({ owner, slug }: SiteFormDraftKey) =>
  fromCallback<SiteFormDraftNews, undefined>(({ receive }) =>
    receive((news) => {
      if (news.type === 'draft.done') {
        whole.delete(slug);
        write(slug, null);
        return;
      }
      whole.set(slug, news.draft);
      write(slug, { owner: ownerAtRest(owner), ...readable(news.written) });
    }),
  );
