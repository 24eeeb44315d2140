/** The site itself: configuration, health, clock, venues (R7.2.1, R7.5.8, Q7.6.a, Q7.6.q). */
import { randomUUID } from 'node:crypto';
import type { InferInput } from 'valibot';
import { headerNames } from '../../src/contract/requestHeaders.ts';
import type { Health, SiteConfig } from '../../src/contract/site/site.ts';
import { readSetting } from '../data/settings.ts';
import { siteOf } from '../domain/site.ts';
import { hashOf } from '../domain/access/tokens.ts';
import { handle, ok } from './call.ts';
import { notFound, Refused } from '../answers/refused.ts';
import { requestWords } from '../answers/requestWords.ts';

type Config = InferInput<typeof SiteConfig>;

/** The stand-ins of other companies' scripts lie with the sandbox itself, on another origin than the portal (Q1.7.b). */
const widgetAt = (address: string | null | undefined, url: string): string | null =>
  address?.startsWith('/widgets/') ? new URL(address, url).href : (address ?? null);

/** Minutes by which the clocks may differ (R9.3.12). */
const permissibleMinutes = 5;

export const siteHandlers = handle({
  async config({ server }) {
    const site = await siteOf(server);
    if (site.venue === undefined) throw new Refused(404, requestWords.siteDisabled, { code: 'siteDisabled' });
    const { carousel, ...rest } = site;
    rest.chat_widget_url = widgetAt(rest.chat_widget_url, server.url);
    rest.ad_pixel_url = widgetAt(rest.ad_pixel_url, server.url);
    const session_id = randomUUID();
    return { ...ok(rest as Config), carousel, session_id, vtoken: hashOf(`visitor ${session_id}`).slice(0, 32) };
  },

  async healthCheck({ server: { database } }) {
    const health = await readSetting<InferInput<typeof Health>>(database, 'health');
    if (!health) throw notFound();
    return ok(health);
  },

  async verifyTime({ server: { clock }, userTime }) {
    const system = clock.instant();
    if (!userTime)
      throw new Refused(422, requestWords.noTime(headerNames.userTime), {
        code: 'invalid',
        field: headerNames.userTime,
      });
    const times = {
      userTime: userTime.toString({ smallestUnit: 'second' }),
      systemTime: system.toString({ smallestUnit: 'second' }),
    };
    // The header has whole seconds: so exactly has the comparison.
    const apart = Math.abs(Math.floor(system.epochMilliseconds / 1000) - Math.floor(userTime.epochMilliseconds / 1000));
    if (apart > permissibleMinutes * 60) {
      throw new Refused(409, requestWords.clocksApart, { code: 'clockMismatch', data: times });
    }
    return ok(times);
  },
});
