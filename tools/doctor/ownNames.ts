import dns from 'node:dns';

/**
 * Names below `localhost` are this very machine (RFC 6761, 6.3). Browsers know it, most systems do not, and `fetch` asks the
 * system: whoever looks at the tenants of a portal at home could not reach them.
 */
export function resolveOwnNames(): void {
  const { lookup } = dns;
  // SAFETY: the name alone is another one, whichever form the call has.
  dns.lookup = ((name: string, ...rest: never[]) =>
    (lookup as (...all: unknown[]) => void)(
      /\.localhost\.?$/i.test(name) ? 'localhost' : name,
      ...rest,
    )) as typeof lookup;
}
