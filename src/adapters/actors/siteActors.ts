/** What the site does in the world: gets its configuration, applies it outside of the views, asks after its health. */
import * as v from 'valibot';
import { fromPromise } from 'xstate';
import { siteMachine } from '../../../machines/site/siteMachine.ts';
import type { ConfigToApply } from '../../../machines/site/siteContext.ts';
import { pictureAddress } from '../../../machines/shared/addressOf.ts';
import { RefusedError } from '../../../machines/shared/problem.ts';
import { provideFor } from '../../../machines/shared/provideFor.ts';
import { SiteConfig, type Colors } from '../../contract/site/site.ts';
import { localName } from '../../i18n/localName.ts';
import { currentLocale } from '../../i18n/locale.ts';
import { siteEndpoints } from '../../contract/endpoints/site.ts';
import { callAndRead } from '../http/client.ts';
import { currentToken, persistedVisitorToken, sessionId } from '../storage/login/credentials.ts';
import { chooseCaptcha } from '../captcha/captchaKey.ts';
import { readConfig } from '../http/readConfig.ts';
import { persistedItem } from '../storage/storage.ts';
import { nameDocument } from '../device/documentTitle.ts';
import { whenIdle } from '../device/whenIdle.ts';
import { provideReconnect } from './reconnectActors.ts';

/** The colours as they were put on the page; the document reads them before the bundle arrives. */
const PaintedTheme = v.object({
  mode: v.picklist(['light', 'dark']),
  tokens: v.record(v.string(), v.string()),
});
export type PaintedTheme = v.InferOutput<typeof PaintedTheme>;

export interface SiteDeps {
  /** Puts the operator's colours on the page (R4.2.4). */
  paint(colors: Partial<Colors>): PaintedTheme;
}

const persistedConfig = persistedItem('session', 'config', 1, SiteConfig);
const persistedTheme = persistedItem('local', 'theme', 1, PaintedTheme);

/** The machine decides when to ask again (R7.2.1, Q4.2.b). */
const askConfig = (): Promise<SiteConfig> => callAndRead(siteEndpoints.config, { retries: 0 }, readConfig);

/** A session that the server does not know any more has ended with this refusal: the site is opened signed out. */
async function loadConfig(): Promise<SiteConfig> {
  try {
    return await askConfig();
  } catch (error) {
    if (error instanceof RefusedError && error.status === 401 && currentToken() === null) return askConfig();
    throw error;
  }
}

function showFavicon({ favicon_image_url: path, image_base: base }: SiteConfig): void {
  const address = pictureAddress(path, base, globalThis.location.origin);
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon && address) icon.href = address;
}

/** Their code is fetched where an operator has one, and tells what is none (T08). */
function applyTagManagers(config: SiteConfig): void {
  if (!config.gtm_code && !config.krews_gtm_code) return;
  import('../scripts/tagManager.ts').then(
    ({ addTagManagers }) => addTagManagers(config),
    (error: unknown) => console.error('The tag managers were not added:', error),
  );
}

/**
 * Puts once, before the first screen, what the configuration sets in the document and in storage (R1.7.1, R4.2.4–6,
 * R9.4.5). A configuration of a former visit names nobody and starts no third-party scripts.
 */
function applyConfig({ config, isFormer }: ConfigToApply, world: SiteDeps): void {
  nameDocument(localName(config.venue, currentLocale()));
  showFavicon(config);
  persistedTheme.write(world.paint(config.colors ?? {}));
  chooseCaptcha(config.recaptcha_site_key);
  if (isFormer) return;
  sessionId(config.session_id);
  if (config.vtoken) persistedVisitorToken.write(config.vtoken);
  persistedConfig.write(config);
  applyTagManagers(config);
}

export const provideSite = (world: SiteDeps) =>
  provideFor(siteMachine)({
    actors: {
      loadConfig: fromPromise(loadConfig),
      applyConfig: fromPromise(async ({ input }) => applyConfig(input, world)),
      checkHealth: fromPromise(async ({ signal }) => {
        await whenIdle();
        const { checkHealth } = await import('./healthCheck.ts');
        return checkHealth(signal);
      }),
      reconnect: provideReconnect(),
    },
  });
