/** Scripts of others, which the page's policy has to allow by address and by name (`docs/guide/serving.md`). */

/** What a page under a strict policy asks of scripts' addresses; not all browsers have it, nor do TypeScript's types. */
interface ScriptAddresses {
  createScriptURL(address: string): string;
}
interface StrictPage {
  trustedTypes?: { createPolicy(name: string, rules: ScriptAddresses): ScriptAddresses };
}

const policies = new Map<string, ScriptAddresses>();

function policyNamed(name: string): ScriptAddresses {
  const plain: ScriptAddresses = { createScriptURL: (address) => address };
  const policy = policies.get(name) ?? (globalThis as StrictPage).trustedTypes?.createPolicy(name, plain) ?? plain;
  policies.set(name, policy);
  return policy;
}

/**
 * Puts a script into the page.
 * @param policy the name under which the page's policy allows it
 * @throws TypeError where the page's policy does not know that name
 */
export function addScript(policy: string, address: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.async = true;
  script.src = policyNamed(policy).createScriptURL(address);
  document.head.append(script);
  return script;
}
