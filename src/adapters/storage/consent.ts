/** What a customer agreed to, kept in this browser, and told to the tag managers; nobody has agreed until they say so. */
import * as v from 'valibot';
import type { Said, Word } from '../../../machines/consent/consentRules.ts';
import { persistedItem } from './storage.ts';

const Answer = v.optional(v.picklist(['granted', 'denied']));

/** Belongs to the browser: whoever logs in or out is asked no second time. */
export const persistedConsent = persistedItem(
  'local',
  'consent',
  2,
  v.object({
    said: v.object({ counting: Answer, chat: Answer, ads: Answer }),
    /** A consent that was taken back may have left data behind. */
    hasLeftovers: v.boolean(),
  }),
);

interface TagPage {
  dataLayer?: object[];
}

/** Tells the tag managers something; they read it when they come, in the order it was said. */
export function tellTagManagers(said: object): void {
  const page = globalThis as TagPage;
  page.dataLayer ??= [];
  page.dataLayer.push(said);
}

/** Commands are told as the arguments of a call: lists are not heard. */
function command(..._words: readonly unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params -- this very object is what tag managers know a command by
  tellTagManagers(arguments);
}

/** Everything that tag managers ask consent for (consent mode). */
const everything = (word: Word) => ({
  ad_storage: word,
  ad_user_data: word,
  ad_personalization: word,
  analytics_storage: word,
});

/** What the tag managers of this page hold: another tab tells its own. */
let told: Word | undefined;

/** What holds before the first tag runs. */
export function beginConsent(): void {
  command('consent', 'default', everything('denied'));
  told = persistedConsent.read()?.said.counting;
  if (told === 'granted') command('consent', 'update', everything('granted'));
}

/** Stores the customer's decision, given here or in another tab, for now and for later visits. */
export function giveConsent(said: Said, hasLeftovers: boolean): void {
  persistedConsent.write({ said, hasLeftovers });
  if (said.counting === undefined || said.counting === told) return;
  told = said.counting;
  command('consent', 'update', everything(told));
}
