/** The one way to the service that collects errors; fetched when the page is quiet, where the operator has such a service (R7.6.3). */
import {
  addEventProcessor,
  browserTracingIntegration,
  captureException,
  init,
  makeFetchTransport,
  replayIntegration,
  setUser,
} from '@sentry/browser';
import { withoutSecretAddresses } from '../http/redact.ts';
import { cleanReport, messagesIn, type Report } from './cleanReport.ts';
import { isIgnored, reportSettings, tracedAddresses } from './reportRules.ts';

export interface Reporter {
  /** @param where which machine failed, and in which state */
  report(error: unknown, where?: string): void;
  /** Whose reports these are from now on; null: nobody's (R9.4.11). */
  name(id: string | null): void;
}

export interface ReporterOptions {
  /** The address (DSN) that the service gives out. */
  dsn: string;
  /** The site's own host. */
  host: string;
}

type Envelope = Parameters<ReturnType<typeof makeFetchTransport>['send']>[0];

function cleanContent(content: unknown): unknown {
  if (typeof content === 'string') return withoutSecretAddresses(content);
  return ArrayBuffer.isView(content) ? content : cleanReport(content as Report);
}

/** Timings and recordings pass no processor: they are cleaned on their way out. A recording holds no text of the page, but its addresses. */
function withCleanItems([header, items]: Envelope): Envelope {
  const clean = (items as unknown as [object, unknown][]).map(([about, content]) => [about, cleanContent(content)]);
  // SAFETY: the items stay what they are, only texts are others.
  return [header, clean] as unknown as Envelope;
}

export function createReporter({ dsn, host }: ReporterOptions): Reporter {
  const { sendsPerson, ...settings } = reportSettings;
  init({
    dsn,
    ...settings,
    // The id of the customer, and nothing that they or the server wrote.
    dataCollection: {
      userInfo: sendsPerson,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
      stackFrameVariables: false,
    },
    transport: (options) => {
      const transport = makeFetchTransport(options);
      return { ...transport, send: (envelope) => transport.send(withCleanItems(envelope)) };
    },
    tracePropagationTargets: tracedAddresses(host),
    // The names that servers of any kind know (Q7.6.u); the service’s own goes with them.
    propagateTraceparent: true,
    // The words of an error decide what a customer is told: they stay as they are.
    enhanceFetchErrorMessages: 'report-only',
    integrations: [
      browserTracingIntegration(),
      // Without its worker, which the page's policy would have to allow.
      replayIntegration({ maskAllText: true, maskAllInputs: true, blockAllMedia: true, useCompression: false }),
    ],
  });
  addEventProcessor((event, { originalException }) => {
    // SAFETY: a report is read as far as this type says.
    const report = event as unknown as Report;
    if (originalException === 'Timeout' || messagesIn(report).some(isIgnored)) return null;
    return cleanReport(report) as unknown as typeof event;
  });
  return {
    report: (error, where) => void captureException(error, where === undefined ? {} : { tags: { place: where } }),
    name: (id) => setUser(id === null ? null : { id, ip_address: '{{auto}}' }),
  };
}
