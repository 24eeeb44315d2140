/** The site's configuration as the operator wrote it: a wrong field costs that field, never the site (T12). */
import * as v from 'valibot';
import { siteEndpoints } from '../contract/endpoints/site.ts';
import { ConfigAnswer, type SiteConfig } from '../contract/site.ts';
import { refuse } from './contractError.ts';

const longestViolation = 300;

/** What stands for what no site can be without. */
const standIns = () => ({
  status: true,
  'data.venue': {},
  'data.venue.id': 1,
  'data.venue.name': globalThis.location.hostname,
});

/** The mending is fetched when there is something to mend. */
async function mend(written: unknown): Promise<v.InferOutput<typeof ConfigAnswer>> {
  const { mended } = await import('./mended.ts');
  const found = mended(ConfigAnswer, written, { depth: 2, standIns: standIns() });
  if (found === null) return refuse(siteEndpoints.config, 'there is no configuration in the answer');
  const fields = found.violations.map((violation) => violation.replace(/^data\./, '').slice(0, longestViolation));
  console.warn(`The configuration has fields that do not fit; their defaults stand: ${fields.join('; ')}`);
  return found.value;
}

/**
 * Carousel, session id and visitor token may stand beside the data; what stands inside wins (Q7.2.a).
 * @throws ContractError when there is no configuration in the answer
 */
export async function readConfig(answer: Blob): Promise<SiteConfig> {
  const written: unknown = JSON.parse(await answer.text());
  const parsed = v.safeParse(ConfigAnswer, written);
  const { data, carousel, session_id, vtoken } = parsed.success ? parsed.output : await mend(written);
  return {
    ...data,
    carousel: data.carousel?.length ? data.carousel : carousel,
    session_id: data.session_id ?? session_id,
    vtoken: data.vtoken ?? vtoken,
  };
}
