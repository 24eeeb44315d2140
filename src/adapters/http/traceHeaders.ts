/** Which trace a request belongs to, as servers of any kind read it (Q7.6.u); it goes to the operator's calls alone, which are the site's own (R7.6.4). */

/** Every request has its trace, also of a site that reports no errors (Q9.4.e): the document, which asks first, begins one for each page that is loaded. */
export const traceHeaders = (): Record<string, string> => {
  const { __trace: next } = globalThis as { __trace?: () => string };
  return next ? { traceparent: next() } : {};
};
