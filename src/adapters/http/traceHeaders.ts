/** Which trace a request belongs to, as servers of any kind read it (Q7.6.u); it goes to the operator's calls alone, which are the site's own (R7.6.4). */

const digits = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** One trace for each page that is loaded; null once the reporter has one of its own. */
let trace: string | null = digits(16);

/** Every request has its trace, also of a site that reports no errors (Q9.4.e). */
export const traceHeaders = (): Record<string, string> =>
  trace === null ? {} : { traceparent: `00-${trace}-${digits(8)}-01` };

/** From now on the reporter adds the trace to requests. */
export function leaveTracing(): void {
  trace = null;
}
