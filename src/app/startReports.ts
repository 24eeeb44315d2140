/** Connects the reporter with the portal: which error, in which machine and state, and which customer. */
import type { PortalRef } from '../../machines/portal/portalMachine.ts';
import type { SessionRef } from '../../machines/session/sessionMachine.ts';
import type { SiteConfig } from '../contract/site/site.ts';
import { followSession } from '../adapters/actors/login/followSession.ts';
import { failureIn } from '../adapters/reports/failures.ts';
import { isNotReported } from '../adapters/reports/reportRules.ts';
import { leaveTracing } from '../adapters/http/leaveTracing.ts';
import { observeWith } from '../actors/inspection.ts';

type Settings = Pick<SiteConfig, 'reports_dsn' | 'reports_on_localhost'>;

const errorIn = (event: Event): unknown => {
  const { error, reason } = event as Partial<ErrorEvent & PromiseRejectionEvent>;
  return (error as unknown) ?? reason;
};

/**
 * @param kept what went wrong before
 * @param listening to it: ended as soon as the reporter listens by itself
 */
export async function startReports(
  portal: PortalRef,
  settings: Settings,
  kept: readonly Event[],
  listening: AbortController,
): Promise<void> {
  const { reports_dsn: dsn, reports_on_localhost: isCollected } = settings;
  const { href, hostname: host } = globalThis.location;
  if (!dsn || isNotReported(href, isCollected)) return listening.abort();
  const { createReporter } = await import('../adapters/reports/reporter.ts');
  const reporter = createReporter({ dsn, host });
  leaveTracing();
  const session = portal.system.get('session') as SessionRef;
  followSession(session, (user) => reporter.name(user?.id === undefined ? null : String(user.id)));
  observeWith((event) => {
    const failure = failureIn(event);
    if (failure) reporter.report(failure.error, failure.where);
  });
  listening.abort();
  for (const event of kept) reporter.report(errorIn(event));
}
