/** Tag-manager containers of the operator (R4.2.5). Their codes come from the configuration, so that none is trusted to be one. */
const containerCode = /^GTM-[A-Z0-9]{4,10}$/;

/** What a page under a strict policy asks of scripts' addresses; not all browsers have it, nor do TypeScript's types. */
interface ScriptAddresses {
  createScriptURL(address: string): string;
}
interface TagPage {
  dataLayer?: Record<string, unknown>[];
  trustedTypes?: { createPolicy(name: string, rules: ScriptAddresses): ScriptAddresses };
}

let addresses: ScriptAddresses | undefined;

/** @throws TypeError where the page's policy does not allow tag managers */
function scriptAddress(code: string): string {
  const plain: ScriptAddresses = { createScriptURL: (address) => address };
  addresses ??= (globalThis as TagPage).trustedTypes?.createPolicy('tag-manager', plain) ?? plain;
  return addresses.createScriptURL(`https://www.googletagmanager.com/gtm.js?id=${code}`);
}

function addContainer(code: string): void {
  const page = globalThis as TagPage;
  const script = document.createElement('script');
  script.async = true;
  script.src = scriptAddress(code);
  page.dataLayer ??= [];
  page.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  document.head.append(script);
}

/** Adds a script for each code that is one; what cannot be added is named in the console and harms nothing else. */
export function addTagManagers(codes: readonly (string | null)[]): void {
  for (const code of new Set(codes)) {
    if (!code?.trim()) continue;
    try {
      if (containerCode.test(code)) addContainer(code);
      else console.error(`"${code.slice(0, 40)}" is no tag-manager container.`);
    } catch (error) {
      console.error(`The tag manager ${code} was not added:`, error);
    }
  }
}
