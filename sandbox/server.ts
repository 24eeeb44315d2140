/** What every route and page of the sandbox has at hand. */
import type { Clock } from './data/clock.ts';
import type { Database } from './data/database.ts';

export interface Server {
  readonly database: Database;
  readonly clock: Clock;
  /** Where the sandbox itself is reached, without a slash at the end. */
  readonly url: string;
  /** The portal's origin; browsers of no other origin are answered. */
  readonly portalOrigin: string;
  /** Under which of its names the portal is asking, within a call: a tenant's host has settings of its own. */
  readonly origin?: string;
  /** Whether who calls too often is told to wait. */
  readonly countsCalls: boolean;
}
