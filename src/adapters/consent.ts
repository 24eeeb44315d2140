/** Whether a customer agreed that tag managers count visits; nobody has until they say so. */
import * as v from 'valibot';
import { persistedItem } from './storage.ts';

export type Consent = 'granted' | 'denied';

/** Belongs to the browser: whoever logs in or out is asked no second time. */
export const persistedConsent = persistedItem('local', 'consent', 1, v.picklist(['granted', 'denied']));

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
const answered = (consent: Consent) => ({
  ad_storage: consent,
  ad_user_data: consent,
  ad_personalization: consent,
  analytics_storage: consent,
});

/** What holds before the first tag runs. */
export function beginConsent(): void {
  command('consent', 'default', answered('denied'));
  if (persistedConsent.read() === 'granted') command('consent', 'update', answered('granted'));
}

/** The customer's word, for now and for later visits. */
export function giveConsent(consent: Consent): void {
  persistedConsent.write(consent);
  command('consent', 'update', answered(consent));
}
