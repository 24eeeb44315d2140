/** Another customer, who needs no browser. */
import { clientOf, type Client } from '../../sandbox/support/client.ts';
import { venueTime } from './loggedInBefore.ts';
import type { Origins } from './stack.ts';

export const rivalOf = ({ sandboxOrigin, portalOrigin }: Origins): Client =>
  clientOf({ url: sandboxOrigin, portalOrigin, stamp: venueTime });
