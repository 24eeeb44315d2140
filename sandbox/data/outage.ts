/** Tells a database that cannot be reached, or does not answer in time, from one that refuses a statement. */

/** Connection exceptions, too many of them, a server that shuts down or ends a statement that takes too long. */
const states = /^(?:08...|53[34]00|57P0[1-5]|57014|25P0[34])$/;
const ways = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN']);
/** What the driver says without a code. */
const words =
  /Connection terminated|connect(?:ing|ion)? .*(?:timeout|error)|timeout exceeded when trying to connect|does not answer/i;

/** Whether a later try may succeed although nothing of the call has changed. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  return typeof code === 'string' ? states.test(code) || ways.has(code) : words.test(error.message);
}
