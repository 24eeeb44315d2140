/** Which errors are reported, how often, and which addresses get trace headers. */
import { ConnectionError, RefusedError } from '../../../machines/shared/problem.ts';

/** How the reporter is set up (R9.4.10, R9.4.11): shares of what happens, and that a report says whose it is. */
export const reportSettings = {
  environment: 'prod',
  tracesSampleRate: 1,
  replaysSessionSampleRate: 0.1,
  replaysOnErrorSampleRate: 0.1,
  sendsPerson: true,
} as const;

/** On a developer's machine nothing is reported, unless a sandbox collects it (R9.4.9). */
export const isNotReported = (address: string, isCollected: boolean): boolean =>
  !isCollected && address.includes('localhost');

const ignoredParts = [
  'Object captured as exception with keys',
  'Failed to fetch dynamically imported module',
  'Unable to preload CSS for',
];

/**
 * Errors that are no defect: a bare `Timeout` (R8.5.8), a lost file of an older version, an event taken for an error
 * (R8.5.9).
 */
export const isIgnored = (message: string): boolean =>
  message === 'Timeout' || ignoredParts.some((part) => message.includes(part));

/** No defects either: a refusal, a lost connection, a request that was aborted. The customer is told. */
export const isExpected = (error: unknown): boolean =>
  error instanceof RefusedError ||
  error instanceof ConnectionError ||
  (error instanceof DOMException && error.name === 'AbortError');

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Addresses whose requests carry trace headers: this machine's, the site's own host and what lies below it (R7.6.4). */
export const tracedAddresses = (host: string): RegExp[] => [
  /^https?:\/\/localhost(?::\d+)?(?:[/?#]|$)/i,
  new RegExp(String.raw`^https?://(?:[a-z\d-]+\.)*${escaped(host)}(?::\d+)?(?:[/?#]|$)`, 'i'),
];
