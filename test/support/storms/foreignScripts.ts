/** What others run on a page of a storm's browser: scripts that come when the walk says so, and what they store. */

class Script extends EventTarget {
  async = false;
  src = '';
  /** It runs. */
  hasCome = false;
}

/** Cookies, as far as a page sees them. */
class Jar {
  readonly #all = new Map<string, string>();
  get text(): string {
    return [...this.#all].map(([name, value]) => `${name}=${value}`).join('; ');
  }
  put(text: string): void {
    const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(text) ?? [];
    if (text.includes('max-age=0')) this.#all.delete(name);
    else this.#all.set(name, value);
  }
}

/** @param areas where scripts store */
export function createForeignScripts(areas: readonly Pick<Storage, 'setItem'>[]) {
  const scripts: Script[] = [];
  const jar = new Jar();
  const nameOf = ({ src }: Script): string => `by ${new URL(src).hostname.split('.')[0]}`;

  return {
    /** Those of the document that is open. */
    scripts,
    jar,
    /** Their part of the document. */
    page: {
      readyState: 'complete',
      scripts,
      createElement: () => new Script(),
      head: { append: (script: Script) => void scripts.push(script) },
      get cookie(): string {
        return jar.text;
      },
      set cookie(text: string) {
        jar.put(text);
      },
    },
    /** One that was asked for comes, or does not. */
    come(n: number, isThere: boolean): void {
      const coming = scripts.filter(({ hasCome }) => !hasCome);
      const script = coming[n % Math.max(1, coming.length)];
      if (script === undefined) return;
      script.hasCome = isThere;
      script.dispatchEvent(new Event(isThere ? 'load' : 'error'));
    },
    /** All that run store something. */
    store(): void {
      for (const script of scripts.filter(({ hasCome }) => hasCome)) {
        for (const area of areas) area.setItem(nameOf(script), 'somebody');
        jar.put(`${nameOf(script)}=somebody; path=/`);
      }
    },
    /** The document goes. */
    leave: (): void => void scripts.splice(0),
  };
}
