/** What a customer prefers, kept across visits (R3.2.6, R9.1.2). */
import * as v from 'valibot';
import { createActor, fromTransition } from 'xstate';
import { persistedItem } from '../adapters/storage/storage.ts';
import { speak } from '../adapters/http/client.ts';
import { activateLocale } from '../i18n/locale.ts';
import type { Locale } from '../i18n/languages.ts';

const persisted = persistedItem(
  'local',
  'preferences',
  1,
  v.object({ language: v.picklist(['en', 'ar']), size: v.number() }),
);

interface Preferences {
  language: Locale;
  size: number;
}
const initial: Preferences = { language: 'en', size: 16 };

type PreferenceEvent = { type: 'languageChosen'; language: Locale } | { type: 'restored'; kept: Preferences };

/** Every event is taken at any time: no chart is needed. */
export const preferences = createActor(
  fromTransition(
    (context: Preferences, event: PreferenceEvent): Preferences =>
      event.type === 'restored' ? event.kept : { ...context, language: event.language },
    initial,
  ),
).start();

/** Takes over the preferences of a former visit, but not before it is known that they may be trusted (R4.1.3). */
export const restorePreferences = (): void => preferences.send({ type: 'restored', kept: persisted.read() ?? initial });

/** Shows the portal in that language and remembers it; the language on screen stays when its words cannot be loaded. */
export async function chooseLanguage(language: Locale): Promise<void> {
  await activateLocale(language);
  speak(language);
  preferences.send({ type: 'languageChosen', language });
  persisted.write(preferences.getSnapshot().context);
}

export const preferredLanguage = (): Locale => preferences.getSnapshot().context.language;
