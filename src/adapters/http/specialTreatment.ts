/** The special-treatment flag, for the life of the tab (R4.1.10–12): sent with orders and benefits, used for nothing else (Q4.1.e). */
import * as v from 'valibot';
import { isSpecial } from '../../../machines/portal/specialTreatment.ts';
import { tenantOf } from '../../../machines/portal/tenants.ts';
import { persistedItem } from '../storage/storage.ts';

const persisted = persistedItem('session', 'specialTreatment', 1, v.literal(true));

export const hasSpecialTreatment = (): boolean => persisted.read() === true;

/**
 * Reads the journey of the address that the portal was opened at.
 * @param secret the value that turns the flag on; a setting of the build
 */
export function noteJourney(secret: string): void {
  const { hostname, search } = globalThis.location;
  const asked = new URLSearchParams(search).get('journey');
  const flag = isSpecial({ tenant: tenantOf(hostname), asked, secret, kept: hasSpecialTreatment() });
  if (flag) persisted.write(true);
  else persisted.drop();
}
