/** Addresses of scripts, which a page under a strict policy takes from nobody but a named maker of such addresses. */

/** Not all browsers have it, nor do TypeScript's types. */
interface ScriptAddresses {
  createScriptURL(address: string): string;
}
interface StrictPage {
  trustedTypes?: { createPolicy(name: string, rules: ScriptAddresses): ScriptAddresses };
}

const makers = new Map<string, ScriptAddresses>();

/**
 * An address that the page takes for a script.
 * @param name under which the page's policy allows it (`docs/guide/serving.md`)
 * @throws TypeError where the page's policy does not know that name
 */
export function scriptAddress(name: string, address: string): string {
  const plain: ScriptAddresses = { createScriptURL: (wanted) => wanted };
  const maker = makers.get(name) ?? (globalThis as StrictPage).trustedTypes?.createPolicy(name, plain) ?? plain;
  makers.set(name, maker);
  return maker.createScriptURL(address);
}
