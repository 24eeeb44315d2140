/** Scripts that carry data and run nothing, which a page under a strict policy takes from nobody but a named maker. */

/** Not all browsers have it, nor do TypeScript's types. */
interface StrictPage {
  trustedTypes?: { createPolicy(name: string, rules: DataScripts): DataScripts };
}
interface DataScripts {
  createScript(text: string): string;
}

/** The name under which the page's policy allows it (`docs/guide/serving.md`). */
const name = 'structured-data';
let maker: DataScripts | undefined;

/** An element with that data, to be put into the page; as JSON it runs nowhere. */
export function dataScript(type: 'application/ld+json', data: unknown): HTMLScriptElement {
  const plain: DataScripts = { createScript: (text) => text };
  maker ??= (globalThis as StrictPage).trustedTypes?.createPolicy(name, plain) ?? plain;
  const element = document.createElement('script');
  element.type = type;
  element.text = maker.createScript(JSON.stringify(data).replaceAll('<', String.raw`\u003c`));
  return element;
}
