/** Whether the operator's server can be reached through the portal, and what it says holds together. */
import * as v from 'valibot';
import { permissibleDifference } from '../../machines/clock/clockRules.ts';
import { outsideAddress } from '../../machines/shared/outsideAddress.ts';
import { isInMaintenance } from '../../machines/site/siteRules.ts';
import { Health, TimeVerification, type SiteConfig } from '../../src/contract/site/site.ts';
import { ErrorResponse, responseOf } from '../../src/contract/wire/wire.ts';
import { configIn, configurationFaults } from '../configuration/faults.ts';
import { readPolicy, services } from '../serve/securityHeaders.ts';
import { advice, fault, type Examination, type Finding } from './finding.ts';
import { isDocument } from './serving.ts';
import { pathOf, type Answer, type Place, type Visit } from './visit.ts';

const read = ({ body }: Answer): unknown => {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return null;
  }
};

const leadThere = 'Lead /api/ of the portal’s own origin to the operator’s server (rule 2 of the guide).';

function calls({ answers }: Visit): Finding[] {
  const asked = ['config', 'healthCheck', 'verifyTime'] as const satisfies readonly Place[];
  const findings = asked.flatMap((place) => {
    const answer = answers[place];
    const path = pathOf(place);
    if (isDocument(answer))
      return [fault(`${path} is answered with the portal’s document instead of the operator’s server.`, leadThere)];
    if (answer.status === 0) return [fault(`${path}: nobody answers (${answer.body}).`, leadThere)];
    if (answer.status >= 500)
      return [
        fault(
          `${path} is answered ${answer.status}.`,
          'Look whether the operator’s server runs and can be reached from the web server.',
        ),
      ];
    if (answer.status >= 300 && answer.status < 400)
      return [
        fault(
          `${path} leads elsewhere (${answer.status}, ${answer.headers.get('Location') ?? 'nowhere'}); the policy forbids to follow.`,
          leadThere,
        ),
      ];
    if (read(answer) === null) return [fault(`${path} is not answered with JSON.`, leadThere)];
    return [];
  });
  if (findings.length > 0 || answers.missingCall.status !== 200 || !isDocument(answers.missingCall)) return findings;
  return [fault('A call that does not exist is answered with the portal’s document.', leadThere)];
}

const configOf = ({ answers }: Visit): SiteConfig | null =>
  answers.config.status === 200 ? configIn(read(answers.config)) : null;

function configuration({ answers }: Visit): Finding[] {
  const { config } = answers;
  if (config.status === 404 && v.is(ErrorResponse, read(config)))
    return [
      fault(
        'The site is switched off: the configuration is answered 404.',
        'Let GET config answer the configuration of this host.',
      ),
    ];
  if (config.status !== 200 || read(config) === null) return [];
  return configurationFaults(read(config)).map(({ where, what }) =>
    fault(
      what.endsWith('?') ? `${where} ${what}` : `${where} ${what}.`,
      'Mend it where the operator’s server keeps it; what it takes stands in docs/guide/operating.md.',
    ),
  );
}

function closed(visit: Visit): Finding[] {
  const { host, hostname } = new URL(visit.origin);
  const health = v.safeParse(responseOf(Health), read(visit.answers.healthCheck));
  const findings: Finding[] = [];
  const domain = health.success ? (health.output.data.domain?.trim().toLowerCase() ?? '') : '';
  if (health.success && health.output.data.web_enable && (domain === host || domain === hostname))
    findings.push(
      advice('The health check closes this site: customers see maintenance.', 'Set web_enable to 0 when it is over.'),
    );
  if (isInMaintenance(configOf(visit)))
    findings.push(
      advice(
        'The configuration closes this site: customers see maintenance.',
        'Empty title and message of maintenance when it is over.',
      ),
    );
  return findings;
}

/** What the configuration uses must be allowed by the policy, which follows the build and not the configuration. */
function allowances(visit: Visit): Finding[] {
  const config = configOf(visit);
  const policy = readPolicy(visit.answers.home.headers.get('Content-Security-Policy') ?? '');
  if (config === null || policy['img-src'] === undefined) return [];
  const findings: Finding[] = [];
  const pictures = URL.parse(config.image_base ?? '/', visit.origin)?.origin;
  const isAllowed =
    pictures === visit.origin || policy['img-src'].some((source) => pictures && source.startsWith(pictures));
  if (!isAllowed)
    findings.push(
      fault(
        `Pictures lie at ${pictures ?? config.image_base}, which the policy does not allow: they show as drawings.`,
        `Build with PORTAL_SOURCES="img-src ${pictures ?? 'https://…'}".`,
      ),
    );
  for (const name of ['manifest_url', 'ar_manifest_url'] as const) {
    const address = config[name];
    if (address && URL.parse(address, visit.origin)?.origin !== visit.origin)
      findings.push(
        fault(
          `The manifest (${name}) lies on another origin: the site cannot be installed.`,
          'Answer it below a path of the portal’s own origin that leads to the operator’s server.',
        ),
      );
  }
  const lacks = (service: 'recaptcha' | 'tag-manager') =>
    services[service]['script-src'].some((source) => !policy['script-src']?.includes(source));
  if (config.recaptcha_site_key && lacks('recaptcha'))
    findings.push(
      fault(
        'The configuration wants reCAPTCHA, which the policy does not allow: nobody can prove to be human.',
        'Build with PORTAL_SERVICES=recaptcha, or empty recaptcha_site_key.',
      ),
    );
  if ((config.gtm_code ?? config.krews_gtm_code) && lacks('tag-manager'))
    findings.push(
      fault(
        'The configuration names a container of the tag manager, which the policy does not allow: nothing is loaded.',
        'Build with PORTAL_SERVICES=tag-manager, or empty the codes.',
      ),
    );
  for (const name of ['chat_widget_url', 'ad_pixel_url'] as const) {
    const script = outsideAddress(config[name] ?? '');
    if (script !== null && !policy['script-src']?.some((source) => script.startsWith(source)))
      findings.push(
        fault(
          `The configuration names a script of another company (${name}), which the policy does not allow: nothing is loaded.`,
          `Build with PORTAL_HOST_SOURCES="${new URL(visit.origin).hostname} script-src ${script}", or empty ${name}.`,
        ),
      );
  }
  return findings;
}

const minute = 60_000;

function clock({ answers: { verifyTime }, asked }: Visit): Finding[] {
  const answer = read(verifyTime);
  const told = v.safeParse(responseOf(TimeVerification), answer);
  const refused = v.safeParse(v.object({ data: TimeVerification }), answer);
  if (!told.success && !refused.success)
    return verifyTime.status === 0 || answer === null || verifyTime.status >= 500
      ? []
      : [
          fault(
            'The server’s clock cannot be read: verify-time answers something else than both clocks.',
            'Answer userTime and systemTime as instants (ISO 8601).',
          ),
        ];
  const { systemTime } = told.success ? told.output.data : refused.success ? refused.output.data : { systemTime: '' };
  const system = Date.parse(systemTime);
  if (Number.isNaN(system))
    return [
      fault(
        `The server’s clock says "${systemTime}", which is no instant.`,
        'Answer userTime and systemTime as instants (ISO 8601).',
      ),
    ];
  const ahead = system > asked.to ? system - asked.to : Math.min(0, system - asked.from);
  if (Math.abs(ahead) <= permissibleDifference * minute) return [];
  const minutes = Math.round(Math.abs(ahead) / minute);
  return [
    fault(
      `The server’s clock is ${minutes} minutes ${ahead > 0 ? 'ahead of' : 'behind'} this machine’s. More than ${permissibleDifference}, and every customer is told that their clock is wrong.`,
      'Set both machines by a time server (NTP), and look again.',
    ),
  ];
}

export const operatorExaminations: readonly Examination[] = [
  { name: 'Operator’s server', findings: calls },
  { name: 'Configuration', reads: 'config', findings: configuration },
  { name: 'Configuration and policy', reads: 'config', findings: allowances },
  { name: 'Open to customers', reads: 'healthCheck', findings: closed },
  { name: 'Clock of the server', reads: 'verifyTime', findings: clock },
];
