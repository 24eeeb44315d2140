/** What the portal wants the identity provider to bring back unchanged (addition `providerState`, T04). */
import * as v from 'valibot';

export const ProviderState = v.object({ state: v.pipe(v.string(), v.minLength(16), v.maxLength(200)) });
