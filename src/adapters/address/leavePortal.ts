/** The ways out of the portal, which no first screen has. */
import { outsideAddress } from '../../../machines/shared/outsideAddress.ts';

/** Leaves the portal; false where the address is not one to send a customer to. */
export function leaveFor(address: string): boolean {
  const outside = outsideAddress(address);
  if (outside !== null) globalThis.location.assign(outside);
  return outside !== null;
}

/** Opens a page beside the portal; null where the address is not one to show a customer, or no window may be opened. */
export function openBeside(address: string, name: string, look: string): Window | null {
  const outside = outsideAddress(address);
  return outside === null ? null : globalThis.open(outside, name, look);
}
