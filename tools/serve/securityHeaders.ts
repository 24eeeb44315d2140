/**
 * The headers that the portal's answers carry. One place for the build (which writes them down for operators' own
 * servers), the preview server and the tests.
 */

/** Directive to sources, e.g. `{ 'img-src': ["'self'"] }`. */
export type Policy = Readonly<Record<string, readonly string[]>>;

/** Headers of each document and worker, by its path below the site's root; those of one host alone by `//host/path`. */
export type HeadersFile = Record<string, Record<string, string>>;

/** Hashes (`'sha256-…'`) of what a document carries inline. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/** Nothing is allowed but the site itself and exactly the inline text that was hashed. */
export function policyOf({ scripts, styles }: InlineHashes): Policy {
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'media-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // Who cleans the operator's texts parses them, two workers may be started, and data for search engines stands in a script.
    'trusted-types': ['dompurify', 'schedule-worker', 'shell-worker', 'structured-data'],
  };
}

export const writePolicy = (policy: Policy): string =>
  Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');

export const readPolicy = (text: string): Policy =>
  Object.fromEntries(
    text.split(';').map((part) => {
      const [directive = '', ...sources] = part.trim().split(/\s+/);
      return [directive, sources];
    }),
  );

/** Adds sources to directives; `'none'` gives way to them. */
export function allow(policy: Policy, more: Policy): Policy {
  const widened = Object.entries(more).map(([directive, sources]) => {
    const known = (policy[directive] ?? []).filter((source) => source !== "'none'");
    return [directive, [...new Set([...known, ...sources])]] as const;
  });
  return { ...policy, ...Object.fromEntries(widened) };
}

/**
 * What each service of others needs that an operator may use, by the name that `PORTAL_SERVICES` of the build takes. Google
 * names its own policies for Trusted Types; a browser's console names one that is missing.
 */
export const services = {
  recaptcha: {
    'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
    'trusted-types': ['recaptcha-loader', 'recaptcha', 'goog#html'],
  },
  // The containers themselves, and the one service they are told to count with; what else a container loads is named by its operator.
  'tag-manager': {
    'script-src': ['https://www.googletagmanager.com/gtm.js', 'https://www.googletagmanager.com/gtag/js'],
    'connect-src': ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
    'img-src': ['https://www.googletagmanager.com'],
    'trusted-types': ['tag-manager'],
  },
  // Google's sheet is the browser's own, which looks these up by the page's policy; Apple's asks nobody from the page.
  'express-pay': { 'connect-src': ['https://google.com/pay', 'https://pay.google.com'] },
} as const satisfies Record<string, Policy>;

const isService = (name: string): name is keyof typeof services => name in services;

/**
 * The policy widened for the services that are named, apart by commas.
 * @throws when a name is unknown
 */
export function withServices(policy: Policy, names = ''): Policy {
  const wanted = names.split(',').map((name) => name.trim());
  return wanted.filter(Boolean).reduce((widened, name) => {
    if (!isService(name))
      throw new Error(`The portal knows no service "${name}": ${Object.keys(services).join(', ')}.`);
    return allow(widened, services[name]);
  }, policy);
}

/**
 * The policy widened by an operator's own sources, written as a policy is: `img-src https://pictures.example; form-action …`.
 * @throws when a directive is unknown, or a source is none that names somebody
 */
export function withSources(policy: Policy, text = ''): Policy {
  if (text.trim() === '') return policy;
  const more = readPolicy(text);
  for (const [directive, sources] of Object.entries(more)) {
    if (!Object.hasOwn(policy, directive)) throw new Error(`The portal's policy has no directive "${directive}".`);
    const wrong = sources.find((source) => !/^https:\/\/(?:\*\.)?[a-z\d.-]+(?::\d+)?(?:\/[\w./-]*)?$/i.test(source));
    if (wrong !== undefined) throw new Error(`"${wrong}" is no address of a site: ${directive} takes https://….`);
  }
  return allow(policy, more);
}

/** Where scripts of other companies run, that a tenant's configuration names (`src/adapters/actors/consentActors.ts`). */
export const widgetPolicy = { 'trusted-types': ['widget'] } as const satisfies Policy;

/**
 * The policies of single hosts, by their names: `events.example script-src https://ads.example/p.js; img-src … | other.example …`.
 * What a host is not named for is allowed on none.
 * @throws when a host is none, and as `withSources` does
 */
export function hostPolicies(policy: Policy, text = ''): Readonly<Record<string, Policy>> {
  const hosts = text.split('|').flatMap((part) => {
    const [, host = '', sources = ''] = /^\s*(\S+)\s+(\S[\s\S]*)$/.exec(part) ?? [];
    if (part.trim() === '') return [];
    if (!/^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/.test(host))
      throw new Error(`"${part.trim()}" does not begin with the name of a host.`);
    return [[host, allow(withSources(policy, sources), widgetPolicy)] as const];
  });
  return Object.fromEntries(hosts);
}

/** A worker is told by the page all it needs: it may load and call nothing. */
export const workerHeaders = { 'Content-Security-Policy': "default-src 'none'" } as const;

/** The worker that keeps the portal asks for its files, and nobody else for anything. */
export const shellWorkerHeaders = { 'Content-Security-Policy': "default-src 'none'; connect-src 'self'" } as const;

/** Features a portal never needs, so that no script on its pages can use them either. */
const deniedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];

/** Sheets of browsers are a feature that a page has to be allowed, as is what they look up. */
const mayPay = (policy: Policy): boolean =>
  services['express-pay']['connect-src'].every((source) => policy['connect-src']?.includes(source));

const featuresOf = (policy: Policy): string =>
  deniedFeatures
    .map((feature) => (feature === 'payment' && mayPay(policy) ? 'payment=(self)' : `${feature}=()`))
    .join(', ');

/** Every answer. */
export const commonHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/**
 * Every document. The opener policy lets the portal keep the window it opens itself (the inspector), and still cuts it off
 * from whoever opened the portal.
 */
export const documentHeaders = (policy: Policy): Record<string, string> => ({
  'Content-Security-Policy': writePolicy(policy),
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': featuresOf(policy),
  ...commonHeaders,
});

/** Routes whose address may hold a token: no request that follows from them may tell where it came from. */
export const secretRoutes = /^\/(?:login|verify-customer|paymentsuccess|home-bsl)(?:\/|$)/;

export const referrerPolicyOf = (path: string): string =>
  secretRoutes.test(path) ? 'no-referrer' : 'strict-origin-when-cross-origin';
