/** The site's configuration as the operator wrote it: a wrong field costs that field, never the site (T12). */
import * as v from 'valibot';
import { ConfigAnswer, type SiteConfig } from '../../contract/site/site.ts';

/** The mending is fetched when there is something to mend. */
const mend = async (written: unknown) => (await import('./mendConfig.ts')).mendConfig(written);

/**
 * Carousel, session id and visitor token may stand beside the data; what stands inside wins (Q7.2.a).
 * @throws ContractError when there is no configuration in the answer
 */
export async function readConfig(answer: Pick<Response, 'json'>): Promise<SiteConfig> {
  const written: unknown = await answer.json();
  const parsed = v.safeParse(ConfigAnswer, written);
  const { data, carousel, session_id, vtoken } = parsed.success ? parsed.output : await mend(written);
  return {
    ...data,
    carousel: data.carousel?.length ? data.carousel : carousel,
    session_id: data.session_id ?? session_id,
    vtoken: data.vtoken ?? vtoken,
  };
}
