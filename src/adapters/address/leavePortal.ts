/** The ways out of the portal; no first screen needs them. */
import { outsideAddress } from '../../../machines/shared/outsideAddress.ts';

/** Leaves the portal; false for an address that is not safe to lead to. */
export function leaveFor(address: string): boolean {
  const outside = outsideAddress(address);
  if (outside !== null) globalThis.location.assign(outside);
  return outside !== null;
}

/** Opens a page in a window of its own; null for an address that is not safe, or where no window may be opened. */
export function openBeside(address: string, name: string, look: string): Window | null {
  const outside = outsideAddress(address);
  return outside === null ? null : globalThis.open(outside, name, look);
}
