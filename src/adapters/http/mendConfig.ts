/** A configuration with fields that do not fit: their defaults stand, and the console names them (T12). Fetched when there is something to mend. */
import type * as v from 'valibot';
import { siteEndpoints } from '../../contract/endpoints/site.ts';
import { ConfigAnswer } from '../../contract/site/site.ts';
import { refuse } from './contractError.ts';
import { mended } from './mended.ts';

const longestViolation = 300;

/** What stands for what no site can be without. */
const standIns = (hostname: string) => ({
  status: true,
  'data.venue': {},
  'data.venue.id': 1,
  'data.venue.name': hostname,
});

/** What customers of that host have of it; the doctor looks at the same. */
export const fittingConfig = (written: unknown, hostname: string) =>
  mended(ConfigAnswer, written, { depth: 2, standIns: standIns(hostname) });

/** @throws ContractError when there is no configuration in the answer */
export function mendConfig(written: unknown): v.InferOutput<typeof ConfigAnswer> {
  const found = fittingConfig(written, globalThis.location.hostname);
  if (found === null) return refuse(siteEndpoints.config, 'there is no configuration in the answer');
  const fields = found.violations.map((violation) => violation.replace(/^data\./, '').slice(0, longestViolation));
  console.warn(`The configuration has fields that do not fit; their defaults stand: ${fields.join('; ')}`);
  return found.value;
}
