/** Whether the documents carry their headers, and the policy of exactly this build. */
import { inlineHashesOf } from '../build/contentSecurityPolicy.ts';
import { documentHeaders, policyOf, readPolicy, referrerPolicyOf, type Policy } from '../serve/securityHeaders.ts';
import { fault, type Examination, type Finding } from './finding.ts';
import { isDocument } from './serving.ts';
import { pathOf, secretPages, type Place, type Visit } from './visit.ts';

const policyName = 'Content-Security-Policy';
const takeThem = 'Send the headers that headers.json names, of the same build as the documents.';

/** Sources that open a door whatever stands beside them. */
const isOpenDoor = (source: string): boolean =>
  /^(?:'unsafe-(?:inline|eval|hashes)'|\*|https?:|wss?:|data:|blob:)$/.test(source);
/** Pictures may be written into a page, and made from what a customer chose. */
const mayHold = (directive: string, source: string): boolean =>
  directive === 'img-src' && (source === 'data:' || source === 'blob:');

const isHash = (source: string) => source.startsWith("'sha");

function policyFindings(served: Policy, wanted: Policy): Finding[] {
  return Object.entries(wanted).flatMap(([directive, sources]) => {
    const own = served[directive];
    if (own === undefined) return [fault(`The policy says nothing of ${directive}.`, takeThem)];
    const open = own.filter((source) => isOpenDoor(source) && !mayHold(directive, source));
    const missing = sources.filter((source) => !own.includes(source) && source !== "'none'");
    const closed = sources.includes("'none'") && own.includes("'none'");
    const doors = open.map((source) =>
      fault(
        `The policy allows ${source} in ${directive}: a script of others could run.`,
        `Take ${source} away; name single addresses instead.`,
      ),
    );
    if (missing.some(isHash))
      return [
        ...doors,
        fault(
          `The policy of ${directive} does not know what this document carries inline. The first paint is refused.`,
          'The headers are of another build: deploy headers.json together with the documents.',
        ),
      ];
    if (missing.length > 0)
      return [...doors, fault(`The policy of ${directive} lacks ${missing.join(' ')}.`, takeThem)];
    if (
      sources.includes("'none'") &&
      !closed &&
      ['default-src', 'object-src', 'base-uri', 'frame-ancestors'].includes(directive)
    )
      return [...doors, fault(`The policy of ${directive} is not 'none'.`, takeThem)];
    return doors;
  });
}

function policy({ answers: { home } }: Visit): Finding[] {
  if (!isDocument(home)) return [];
  const written = home.headers.get(policyName);
  if (written === null) return [fault(`There is no ${policyName}.`, takeThem)];
  return policyFindings(readPolicy(written), policyOf(inlineHashesOf(home.body)));
}

function others({ answers }: Visit): Finding[] {
  const wanted = Object.entries(documentHeaders({})).filter(
    ([name]) => name !== policyName && name !== 'Referrer-Policy',
  );
  return (['home', 'page'] as const)
    .filter((place) => isDocument(answers[place]))
    .flatMap((place) =>
      wanted
        .filter(([name, value]) => answers[place].headers.get(name) !== value)
        .map(([name, value]) => {
          const own = answers[place].headers.get(name);
          return fault(
            `${pathOf(place)} is sent ${own === null ? `without ${name}` : `with ${name}: ${own}`}.`,
            `Send ${name}: ${value}`,
          );
        }),
    );
}

/** Which page a customer came from is told to nobody where its address holds a token. */
function referrers({ answers }: Visit): Finding[] {
  return (['home', ...secretPages] as const satisfies readonly Place[])
    .filter((place) => isDocument(answers[place]))
    .flatMap((place) => {
      const wanted = referrerPolicyOf(pathOf(place));
      const own = answers[place].headers.get('Referrer-Policy');
      if (own === wanted || (own === 'no-referrer' && place === 'home')) return [];
      return [
        fault(
          `${pathOf(place)} is sent with Referrer-Policy ${own ?? 'none'}${place === 'home' ? '' : ': the token in its address can leave with a link'}.`,
          `Send Referrer-Policy: ${wanted}`,
        ),
      ];
    });
}

const isOwnMachine = (hostname: string): boolean =>
  /^(?:localhost|.*\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);

function transport({ origin, answers }: Visit): Finding[] {
  const { protocol, hostname } = new URL(origin);
  if (isOwnMachine(hostname)) return [];
  if (protocol !== 'https:')
    return [
      fault(
        'The portal is served without TLS: passwords and tokens can be read on the way, and the captcha does not work.',
        'Serve it by https and lead http there.',
      ),
    ];
  return /max-age=[1-9]\d{6,}/.test(answers.home.headers.get('Strict-Transport-Security') ?? '')
    ? []
    : [fault('Browsers are not told to stay with https.', 'Send Strict-Transport-Security: max-age=31536000')];
}

export const headerExaminations: readonly Examination[] = [
  { name: 'Policy of the documents', findings: policy },
  { name: 'Other headers', findings: others },
  { name: 'Addresses with tokens', findings: referrers },
  { name: 'Transport', findings: transport },
];
