/** Every endpoint of the contract with what it does. */
import { endpoints, type EndpointName } from '../../src/contract/endpoints.ts';
import type { Handlers } from './call.ts';
import { contentHandlers } from './content/contentHandlers.ts';
import { facilityHandlers } from './facilities.ts';
import { loginHandlers } from './login.ts';
import { Refused } from './refused.ts';
import { registrationHandlers } from './registration.ts';
import { serviceHandlers } from './services.ts';
import { siteHandlers } from './site.ts';

const missing = Object.fromEntries(
  (Object.keys(endpoints) as EndpointName[]).map((name) => [
    name,
    async () => {
      throw new Refused(501, 'Not there yet');
    },
  ]),
);

export const handlers = {
  ...missing,
  ...siteHandlers,
  ...serviceHandlers,
  ...facilityHandlers,
  ...loginHandlers,
  ...registrationHandlers,
  ...contentHandlers,
} as unknown as Handlers;
