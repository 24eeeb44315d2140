/** Scripts of others, which the page's policy has to allow by address and by name (`docs/guide/serving.md`). */
import { scriptAddress } from './scriptAddresses.ts';

/**
 * Puts a script into the page.
 * @param policy the name under which the page's policy allows it
 * @throws TypeError where the page's policy does not know that name
 */
export function addScript(policy: string, address: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.async = true;
  script.src = scriptAddress(policy, address);
  document.head.append(script);
  return script;
}
