/** What the portal wants the identity provider to bring back unchanged (addition `providerState`, Q7.7.n). */
import * as v from 'valibot';

export const ProviderState = v.object({ state: v.pipe(v.string(), v.minLength(16), v.maxLength(200)) });
